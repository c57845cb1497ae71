/// A location in a two-dimensional space, in points.
///
/// The y axis grows downwards. Which way x grows is a matter of the space: from the left edge in
/// physical space, from the leading edge in directional space. The type is the same in both; names
/// and documentation say which space is meant.
///
/// Its arithmetic is `CGPoint`'s.
@frozen
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double

  /// The vertical coordinate, in points, growing downwards.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  /// The origin of a space: 0 on both axes.
  @inlinable
  public static var zero: Point { Point(x: 0, y: 0) }

  /// Whether both coordinates are neither infinite nor NaN.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Point: CustomStringConvertible {
  /// The coordinates with at most two decimals, as in `20,50`.
  public var description: String { decimalList(x, y) }
}
