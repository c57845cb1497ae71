public import MarayaGeometry

// The door out: results, as they are drawn, with x from the left.

extension Reflection {
  /// A coordinate of leading space, in points, in physical space.
  @inlinable
  public func physical(_ x: Double) -> Double { self(x) }

  /// A point of leading space in physical space.
  @inlinable
  public func physical(_ point: Point) -> Point { self(point) }

  /// A rectangle of leading space in physical space; its size stays.
  ///
  /// A negative size is standardised first, as `CGRect` does.
  @inlinable
  public func physical(_ rect: Rect) -> Rect { self(rect) }
}

// MARK: - Without the axis

extension Reflection {
  /// A distance towards the trailing edge, in points, as a physical one, positive to the right.
  @inlinable
  public func physical(vector x: Double) -> Double { direction.physical(vector: x) }

  /// A vector of leading space, in points, in physical space.
  @inlinable
  public func physical(vector: Point) -> Point { direction.physical(vector: vector) }

  /// A vector of leading space that is written as a size, in points, in physical space.
  @inlinable
  public func physical(vector: Size) -> Size { direction.physical(vector: vector) }

  /// A unit point of leading space, with x counted from the left edge.
  @inlinable
  public func physical(_ point: UnitPoint) -> UnitPoint { direction.physical(point) }

  /// A rectangle of parts of leading space, with x counted from the left edge.
  @inlinable
  public func physical(_ rect: UnitRect) -> UnitRect { direction.physical(rect) }

  /// Insets named from the leading edge, in points, as physical ones.
  @inlinable
  public func physical(_ insets: DirectionalEdgeInsets) -> EdgeInsets {
    direction.physical(insets)
  }

  /// Corner radii named from the leading edge, in points, as physical ones.
  @inlinable
  public func physical(_ radii: DirectionalCornerRadii) -> CornerRadii {
    direction.physical(radii)
  }

  /// A transform of leading space, around its own origin, in physical space.
  @inlinable
  public func physical(_ transform: AffineTransform) -> AffineTransform {
    direction.physical(transform)
  }

  /// A transform of leading space, around its own origin, in physical space.
  @inlinable
  public func physical(_ transform: Transform3D) -> Transform3D { direction.physical(transform) }
}
