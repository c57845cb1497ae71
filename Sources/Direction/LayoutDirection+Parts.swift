public import MarayaGeometry

// Parts of a width mirror about a half, whatever the width is.

extension LayoutDirection {
  /// A physical unit point, x counted from the left edge, counted from the leading edge.
  ///
  /// Right-to-left x becomes 1 - x. Anchor points and the ends of gradients mirror like this.
  /// (Article 1 exchanges the x of a gradient's two ends, which is the same only where they add up
  /// to 1.)
  @inlinable
  public func leading(_ point: UnitPoint) -> UnitPoint {
    UnitPoint(x: reflected(point.x, sum: 1), y: point.y)
  }

  /// A physical rectangle of parts, x counted from the left edge, counted from the leading edge.
  ///
  /// Its parts of the size stay as they are, negative ones too.
  @inlinable
  public func leading(_ rect: UnitRect) -> UnitRect {
    var result = rect
    result.x = reflected(rect.x, length: rect.width, sum: 1)
    return result
  }

  /// A unit point of leading space, x counted from the leading edge, counted from the left edge.
  @inlinable
  public func physical(_ point: UnitPoint) -> UnitPoint {
    UnitPoint(x: reflected(point.x, sum: 1), y: point.y)
  }

  /// A rectangle of parts, x counted from the leading edge, counted from the left edge.
  ///
  /// Its parts of the size stay as they are, negative ones too.
  @inlinable
  public func physical(_ rect: UnitRect) -> UnitRect {
    var result = rect
    result.x = reflected(rect.x, length: rect.width, sum: 1)
    return result
  }
}
