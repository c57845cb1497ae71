extension Point {
  /// The point to which a transform maps this one.
  ///
  /// This is `CGPointApplyAffineTransform`.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension Size {
  /// The vector to which a transform maps this one, without its translation.
  ///
  /// The lengths of the result may be negative. This is `CGSizeApplyAffineTransform`.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension Rect {
  /// The smallest rectangle that contains all four corners after a transform.
  ///
  ///          ╱╲                ┌──────┐
  ///         ╱  ╲               │  ╱╲  │
  ///         ╲   ╲      ─▶      │ ╱  ╲ │
  ///          ╲  ╱              │ ╲   ╲│
  ///           ╲╱               └──╲╱──┘
  ///
  /// ``Rect/null`` stays null and ``Rect/infinite`` infinite. A translation keeps the size bit for
  /// bit. This is `CGRectApplyAffineTransform`.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Rect {
    if isNull { return .null }
    if isInfinite { return .infinite }
    let standard = standardized
    let corner = standard.origin.applying(transform)
    // The sides of the parallelogram. Those that point backwards reach out before the corner.
    let acrossX = transform.a * standard.size.width
    let acrossY = transform.b * standard.size.width
    let downX = transform.c * standard.size.height
    let downY = transform.d * standard.size.height
    return Rect(
      x: corner.x + min(acrossX, 0) + min(downX, 0),
      y: corner.y + min(acrossY, 0) + min(downY, 0),
      width: abs(acrossX) + abs(downX),
      height: abs(acrossY) + abs(downY)
    )
  }
}
