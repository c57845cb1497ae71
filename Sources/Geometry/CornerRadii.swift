/// How far each corner of a rectangle is rounded, named physically, in points.
///
/// The order is CSS's: clockwise from the top left corner. Left is left in both directions; radii
/// that turn with the direction are ``DirectionalCornerRadii``.
@frozen
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: Double

  /// The radius of the top right corner, in points.
  public var topRight: Double

  /// The radius of the bottom right corner, in points.
  public var bottomRight: Double

  /// The radius of the bottom left corner, in points.
  public var bottomLeft: Double

  /// Creates radii from one for each corner, in points.
  @inlinable
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radius for all corners, in points.
  @inlinable
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

extension CornerRadii {
  /// The radii of a rectangle whose corners are all square.
  @inlinable
  public static var zero: CornerRadii { CornerRadii(0) }

  /// Whether no radius is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    topLeft.isFinite && topRight.isFinite && bottomRight.isFinite && bottomLeft.isFinite
  }
}

extension CornerRadii: CustomStringConvertible {
  /// The radii in the order top left, top right, bottom right, bottom left, as in `8,8,0,0`.
  public var description: String { decimalList(topLeft, topRight, bottomRight, bottomLeft) }
}
