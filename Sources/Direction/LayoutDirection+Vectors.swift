public import MarayaGeometry

// How far and in which direction: an offset, a translation, a velocity, the offset of a shadow. A
// vector has no place, so it needs no axis. Of all its numbers only the sign of x mirrors.

extension LayoutDirection {
  /// A physical distance along x, in points, positive to the right, as one towards the trailing
  /// edge.
  @inlinable
  public func leading(vector x: Double) -> Double { reflected(x, sum: 0) }

  /// A physical vector, in points, x growing to the right, as one in leading space.
  @inlinable
  public func leading(vector: Point) -> Point {
    Point(x: leading(vector: vector.x), y: vector.y)
  }

  /// A physical vector, in points, its width positive to the right, as one in leading space.
  ///
  /// This is for the offset of a shadow, which is a `CGSize` in UIKit. The size of a rectangle has
  /// no sides and is the same in both spaces.
  @inlinable
  public func leading(vector: Size) -> Size {
    Size(width: leading(vector: vector.width), height: vector.height)
  }

  /// A distance towards the trailing edge, in points, as a physical one, positive to the right.
  @inlinable
  public func physical(vector x: Double) -> Double { reflected(x, sum: 0) }

  /// A vector of leading space, in points, as a physical one, x growing to the right.
  @inlinable
  public func physical(vector: Point) -> Point {
    Point(x: physical(vector: vector.x), y: vector.y)
  }

  /// A vector of leading space, in points, as a physical one, its width positive to the right.
  ///
  /// The way out for what ``leading(vector:)-(Size)`` takes in.
  @inlinable
  public func physical(vector: Size) -> Size {
    Size(width: physical(vector: vector.width), height: vector.height)
  }
}
