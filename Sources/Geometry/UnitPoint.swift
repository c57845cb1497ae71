/// A location inside a rectangle, as parts of its size.
///
/// 0 is the edge with the smallest coordinate, 1 the one with the largest; values outside of that
/// range lie outside of the rectangle. Anchor points and the ends of gradients are unit points. The
/// named points are physical: left is left in both directions.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width between the left edge and the point.
  public var x: Double

  /// The part of the height between the top edge and the point.
  public var y: Double

  /// Creates a point from the parts of the width and the height before it.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension UnitPoint {
  /// The corner with the smallest coordinates; the same point as ``topLeft``.
  @inlinable
  public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }

  /// The top left corner.
  @inlinable
  public static var topLeft: UnitPoint { UnitPoint(x: 0, y: 0) }

  /// The middle of the top edge.
  @inlinable
  public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }

  /// The top right corner.
  @inlinable
  public static var topRight: UnitPoint { UnitPoint(x: 1, y: 0) }

  /// The middle of the left edge.
  @inlinable
  public static var left: UnitPoint { UnitPoint(x: 0, y: 0.5) }

  /// The centre.
  @inlinable
  public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }

  /// The middle of the right edge.
  @inlinable
  public static var right: UnitPoint { UnitPoint(x: 1, y: 0.5) }

  /// The bottom left corner.
  @inlinable
  public static var bottomLeft: UnitPoint { UnitPoint(x: 0, y: 1) }

  /// The middle of the bottom edge.
  @inlinable
  public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }

  /// The bottom right corner.
  @inlinable
  public static var bottomRight: UnitPoint { UnitPoint(x: 1, y: 1) }

  /// Whether both parts are neither infinite nor NaN.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension UnitPoint: CustomStringConvertible {
  /// The parts with at most two decimals, as in `0.5,1`.
  public var description: String { decimalList(x, y) }
}
