public import MarayaGeometry

// The door in: physical inputs, as the algorithms see them, with x from the leading edge.

extension Reflection {
  /// A physical coordinate, in points, in leading space.
  @inlinable
  public func leading(_ x: Double) -> Double { self(x) }

  /// A physical point in leading space.
  @inlinable
  public func leading(_ point: Point) -> Point { self(point) }

  /// A physical rectangle in leading space; its size stays.
  ///
  /// A negative size is standardised first, as `CGRect` does.
  @inlinable
  public func leading(_ rect: Rect) -> Rect { self(rect) }
}

// MARK: - Without the axis

extension Reflection {
  /// A physical distance along x, in points, as one towards the trailing edge.
  @inlinable
  public func leading(vector x: Double) -> Double { direction.leading(vector: x) }

  /// A physical vector, in points, in leading space.
  @inlinable
  public func leading(vector: Point) -> Point { direction.leading(vector: vector) }

  /// A physical vector that is written as a size, in points, in leading space.
  @inlinable
  public func leading(vector: Size) -> Size { direction.leading(vector: vector) }

  /// A physical unit point, with x counted from the leading edge.
  @inlinable
  public func leading(_ point: UnitPoint) -> UnitPoint { direction.leading(point) }

  /// A physical rectangle of parts, with x counted from the leading edge.
  @inlinable
  public func leading(_ rect: UnitRect) -> UnitRect { direction.leading(rect) }

  /// Physical insets, in points, named from the leading edge.
  @inlinable
  public func leading(_ insets: EdgeInsets) -> DirectionalEdgeInsets { direction.leading(insets) }

  /// Physical corner radii, in points, named from the leading edge.
  @inlinable
  public func leading(_ radii: CornerRadii) -> DirectionalCornerRadii { direction.leading(radii) }

  /// A physical transform, around its own origin, in leading space.
  @inlinable
  public func leading(_ transform: AffineTransform) -> AffineTransform {
    direction.leading(transform)
  }

  /// A physical transform of space, around its own origin, in leading space.
  @inlinable
  public func leading(_ transform: Transform3D) -> Transform3D { direction.leading(transform) }
}
