public import MarayaGeometry

/// A place by distances from the edges of a region, in points.
///
///     ├─ leading ─┤ ▒▒▒▒ width ▒▒▒▒ ├─ trailing ─┤
///
/// On each axis two of the three values say all. With one of them, or none, the axis is *open*:
/// the size is measured. The rules are those of an absolutely positioned box in CSS: a missing
/// leading edge counts from the trailing one, with neither the box begins at the leading edge,
/// and a trailing edge beside both others is left out.
@frozen
public struct EdgePlacement: Hashable, Sendable {
  /// The distance from the leading edge.
  public var leading: Double?
  /// The distance from the top edge.
  public var top: Double?
  /// The distance from the trailing edge.
  public var trailing: Double?
  /// The distance from the bottom edge.
  public var bottom: Double?
  /// The width.
  public var width: Double?
  /// The height.
  public var height: Double?
  /// Which part of the supernode the edges are those of.
  public var region: PlacementRegion

  /// Creates a place from the values that are known.
  @inlinable
  public init(
    leading: Double? = nil,
    top: Double? = nil,
    trailing: Double? = nil,
    bottom: Double? = nil,
    width: Double? = nil,
    height: Double? = nil,
    in region: PlacementRegion = .bounds
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    self.width = width
    self.height = height
    self.region = region
  }

  /// Whether the width has to be measured.
  @inlinable
  public var measuresWidth: Bool { width == nil && (leading == nil || trailing == nil) }

  /// Whether the height has to be measured.
  @inlinable
  public var measuresHeight: Bool { height == nil && (top == nil || bottom == nil) }

  /// Whether a size has to be measured.
  @inlinable
  public var measures: Bool { measuresWidth || measuresHeight }

  /// Whether no value is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    [leading, top, trailing, bottom, width, height].allSatisfy { $0?.isFinite ?? true }
  }

  /// What is proposed to the node in a region of a size, in points.
  ///
  /// An open axis is offered what the known edge leaves of the region.
  @inlinable
  public func proposal(in region: Size) -> SizeProposal {
    SizeProposal(
      width: Self.length(leading, trailing, width, in: region.width),
      height: Self.length(top, bottom, height, in: region.height)
    )
  }

  /// The rectangle in leading space, in points.
  ///
  /// - Parameters:
  ///   - region: The region, in leading space.
  ///   - size: The size that came of ``proposal(in:)``.
  /// - Returns: A rectangle of that size.
  @inlinable
  public func rect(in region: Rect, size: Size) -> Rect {
    Rect(
      x: Self.origin(leading, trailing, size.width, region.minX, region.maxX),
      y: Self.origin(top, bottom, size.height, region.minY, region.maxY),
      width: size.width,
      height: size.height
    )
  }

  @inlinable
  static func length(
    _ near: Double?,
    _ far: Double?,
    _ length: Double?,
    in extent: Double
  ) -> ProposedLength {
    if let length { return .exactly(length) }
    let rest = max(extent - (near ?? 0) - (far ?? 0), 0)
    return near != nil && far != nil ? .exactly(rest) : .atMost(rest)
  }

  @inlinable
  static func origin(
    _ near: Double?,
    _ far: Double?,
    _ length: Double,
    _ min: Double,
    _ max: Double
  ) -> Double {
    if near == nil, let far { return max - far - length }
    return min + (near ?? 0)
  }
}

extension EdgePlacement: CustomStringConvertible {
  /// The values that are known, and the region unless that is the bounds: `leading 16 height 44`,
  /// `top 8 in safeArea`.
  public var description: String {
    let values: [(String, Double?)] = [
      ("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom),
      ("width", width), ("height", height),
    ]
    let texts = values.compactMap { name, value in value.map { "\(name) \(decimalText($0))" } }
    return (texts + (region == .bounds ? [] : ["in \(region.rawValue)"])).joined(separator: " ")
  }
}
