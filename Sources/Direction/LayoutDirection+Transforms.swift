public import MarayaGeometry

// A node's transform works around its anchor point, so it needs no axis. Mirrored, it is S·M·S
// with S = scale(-1, 1): go to the other space, transform there, come back.
//
//     ┌ a   b   0 ┐       ┌  a  -b   0 ┐        a turn goes the other way round,
//     │ c   d   0 │  ─▶   │ -c   d   0 │        a move goes to the other side,
//     └ tx  ty  1 ┘       └ -tx  ty  1 ┘        a scale stays
//
// The signs are exact, so the mirror of a product is the product of the mirrors, to the bit (but
// for the sign of a zero).

extension LayoutDirection {
  /// A physical transform as it works in leading space; its translation is in points.
  ///
  /// Right-to-left this is S·M·S with S = scale(-1, 1): `b`, `c` and `tx` change their signs. It is
  /// meant for a transform around a point of the node, as `UIView.transform` is.
  @inlinable
  public func leading(_ transform: AffineTransform) -> AffineTransform {
    conjugated(transform)
  }

  /// A physical transform of space as it works in leading space; its translation is in points.
  ///
  /// Right-to-left this is S·M·S with S = scale(-1, 1, 1): turns around y and z go the other way
  /// round, turns around x stay.
  @inlinable
  public func leading(_ transform: Transform3D) -> Transform3D {
    conjugated(transform)
  }

  /// A transform of leading space as a physical one; its translation is in points.
  ///
  /// The way out for what ``leading(_:)-(AffineTransform)`` takes in.
  @inlinable
  public func physical(_ transform: AffineTransform) -> AffineTransform {
    conjugated(transform)
  }

  /// A transform of leading space as a physical one; its translation is in points.
  ///
  /// The way out for what ``leading(_:)-(Transform3D)`` takes in.
  @inlinable
  public func physical(_ transform: Transform3D) -> Transform3D {
    conjugated(transform)
  }

  /// The affine transform in the other space.
  @inlinable
  func conjugated(_ transform: AffineTransform) -> AffineTransform {
    var result = transform
    result.b = reflected(transform.b, sum: 0)
    result.c = reflected(transform.c, sum: 0)
    result.tx = reflected(transform.tx, sum: 0)
    return result
  }

  /// The transform of space in the other space.
  ///
  /// S is diag(-1, 1, 1, 1): a number changes its sign if exactly one of its row and its column
  /// is the first.
  @inlinable
  func conjugated(_ transform: Transform3D) -> Transform3D {
    var result = transform
    result.m12 = reflected(transform.m12, sum: 0)
    result.m13 = reflected(transform.m13, sum: 0)
    result.m14 = reflected(transform.m14, sum: 0)
    result.m21 = reflected(transform.m21, sum: 0)
    result.m31 = reflected(transform.m31, sum: 0)
    result.m41 = reflected(transform.m41, sum: 0)
    return result
  }
}
