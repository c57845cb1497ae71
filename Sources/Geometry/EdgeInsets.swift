/// Distances by which a rectangle's edges move inwards, named physically, in points.
///
/// The fields and their order are those of `UIEdgeInsets`. Left is left in both directions; insets
/// that turn with the direction are ``DirectionalEdgeInsets``.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the left edge, in points.
  public var left: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the right edge, in points.
  public var right: Double

  /// Creates insets from a distance for each edge, in points.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// The insets that move no edge.
  @inlinable
  public static var zero: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

  /// Whether no distance is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The distances in the order top, left, bottom, right, as in `8,16,8,16`.
  public var description: String { decimalList(top, left, bottom, right) }
}
