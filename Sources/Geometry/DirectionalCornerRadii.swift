/// How far each corner of a rectangle is rounded, named from the leading edge, in points.
///
/// The order is that of ``CornerRadii``, with leading for left. Which physical corner is the
/// leading one is decided where the radii are used, by the layout direction there. In CSS these
/// are `border-start-start-radius` and its kin.
@frozen
public struct DirectionalCornerRadii: Hashable, Sendable {
  /// The radius of the corner of the top and the leading edge, in points.
  public var topLeading: Double

  /// The radius of the corner of the top and the trailing edge, in points.
  public var topTrailing: Double

  /// The radius of the corner of the bottom and the trailing edge, in points.
  public var bottomTrailing: Double

  /// The radius of the corner of the bottom and the leading edge, in points.
  public var bottomLeading: Double

  /// Creates radii from one for each corner, in points.
  @inlinable
  public init(
    topLeading: Double,
    topTrailing: Double,
    bottomTrailing: Double,
    bottomLeading: Double
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  /// Creates the same radius for all corners, in points.
  @inlinable
  public init(_ radius: Double) {
    self.init(
      topLeading: radius,
      topTrailing: radius,
      bottomTrailing: radius,
      bottomLeading: radius
    )
  }
}

extension DirectionalCornerRadii {
  /// The radii of a rectangle whose corners are all square.
  @inlinable
  public static var zero: DirectionalCornerRadii { DirectionalCornerRadii(0) }

  /// Whether no radius is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    topLeading.isFinite && topTrailing.isFinite
      && bottomTrailing.isFinite && bottomLeading.isFinite
  }
}

extension DirectionalCornerRadii: CustomStringConvertible {
  /// The radii in the order top leading, top trailing, bottom trailing, bottom leading, as in
  /// `8,8,0,0`.
  public var description: String {
    decimalList(topLeading, topTrailing, bottomTrailing, bottomLeading)
  }
}
