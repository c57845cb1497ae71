public import MarayaGeometry

/// A rectangle by ratios of a region: article 4's `rectRatios`, mixed with points if need be.
///
/// ```swift
/// node.ratio = RatioRect(x: 0.1, y: 0.1, width: 0.4, height: 0.9)
/// node.ratio = RatioRect(x: 0, y: .points(8), width: 1, height: 0.5 - .points(8), of: .safeArea)
/// ```
///
/// A number is a ratio; one that is not a literal is written `.ratio(1.0 / 3)`. x is measured from
/// the leading edge. Ratios beyond 0…1 are fine; a width or a height that
/// comes out negative counts as 0.
@frozen
public struct RatioRect: Hashable, Sendable {
  /// The distance from the region's leading edge, of its width.
  public var x: RatioLength
  /// The distance from the region's top edge, of its height.
  public var y: RatioLength
  /// The width, of the region's.
  public var width: RatioLength
  /// The height, of the region's.
  public var height: RatioLength
  /// Which part of the supernode the ratios are of.
  public var region: PlacementRegion

  /// Creates a rectangle from its four lengths.
  @inlinable
  public init(
    x: RatioLength,
    y: RatioLength,
    width: RatioLength,
    height: RatioLength,
    of region: PlacementRegion = .bounds
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.region = region
  }

  /// Creates a rectangle from pure ratios, as article 4 writes them.
  @inlinable
  public init(_ ratios: Rect, of region: PlacementRegion = .bounds) {
    self.init(
      x: .ratio(ratios.origin.x),
      y: .ratio(ratios.origin.y),
      width: .ratio(ratios.size.width),
      height: .ratio(ratios.size.height),
      of: region
    )
  }

  /// The rectangle in leading space, in points, of a region in leading space.
  @inlinable
  public func rect(in region: Rect) -> Rect {
    Rect(
      x: region.minX + x.resolved(in: region.width),
      y: region.minY + y.resolved(in: region.height),
      width: max(width.resolved(in: region.width), 0),
      height: max(height.resolved(in: region.height), 0)
    )
  }

  /// Whether no part is infinite or NaN.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension RatioRect: CustomStringConvertible {
  /// The four lengths, and the region unless that is the bounds: `0.1,0.1,0.4,0.9 of margins`.
  public var description: String {
    let lengths = "\(x),\(y),\(width),\(height)"
    return region == .bounds ? lengths : "\(lengths) of \(region.rawValue)"
  }
}
