extension Transform3D {
  /// The transform that moves by a distance, in points, and then does what this one does.
  ///
  /// This is `CATransform3DTranslate`.
  @inlinable
  public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// The transform that scales by a factor on each axis and then does what this one does.
  ///
  /// This is `CATransform3DScale`.
  @inlinable
  public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// The transform that turns around an axis and then does what this one does.
  ///
  /// The angle, in radians, and the axis are those of ``init(rotationAngle:x:y:z:)``. This is
  /// `CATransform3DRotate`.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The transform that does what this one does and then what another does: `self · other`.
  ///
  /// This is `CATransform3DConcat`.
  @inlinable
  public func concatenating(_ other: Transform3D) -> Transform3D {
    var result = self
    (result.m11, result.m12, result.m13, result.m14) = other.row(m11, m12, m13, m14)
    (result.m21, result.m22, result.m23, result.m24) = other.row(m21, m22, m23, m24)
    (result.m31, result.m32, result.m33, result.m34) = other.row(m31, m32, m33, m34)
    (result.m41, result.m42, result.m43, result.m44) = other.row(m41, m42, m43, m44)
    return result
  }

  /// The product of a row vector and the matrix.
  @inlinable
  func row(
    _ x: Double,
    _ y: Double,
    _ z: Double,
    _ w: Double
  ) -> (Double, Double, Double, Double) {
    (
      x * m11 + y * m21 + z * m31 + w * m41,
      x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43,
      x * m14 + y * m24 + z * m34 + w * m44
    )
  }

  /// The transform that undoes this one.
  ///
  /// A transform that can't be undone is returned unchanged, as `CATransform3DInvert` does. An
  /// affine transform has the inverse of its ``affine`` part, to the bit.
  public func inverted() -> Transform3D {
    if isAffine { return Transform3D(affine.inverted()) }

    // Cramer's rule, with the determinants of the upper and lower halves taken two columns at a
    // time.
    let upper12 = m11 * m22 - m12 * m21
    let upper13 = m11 * m23 - m13 * m21
    let upper14 = m11 * m24 - m14 * m21
    let upper23 = m12 * m23 - m13 * m22
    let upper24 = m12 * m24 - m14 * m22
    let upper34 = m13 * m24 - m14 * m23
    let lower12 = m31 * m42 - m32 * m41
    let lower13 = m31 * m43 - m33 * m41
    let lower14 = m31 * m44 - m34 * m41
    let lower23 = m32 * m43 - m33 * m42
    let lower24 = m32 * m44 - m34 * m42
    let lower34 = m33 * m44 - m34 * m43

    let determinant =
      upper12 * lower34 - upper13 * lower24 + upper14 * lower23
      + upper23 * lower14 - upper24 * lower13 + upper34 * lower12
    guard determinant != 0 && determinant.isFinite else { return self }

    return Transform3D(
      m11: (m22 * lower34 - m23 * lower24 + m24 * lower23) / determinant,
      m12: (-m12 * lower34 + m13 * lower24 - m14 * lower23) / determinant,
      m13: (m42 * upper34 - m43 * upper24 + m44 * upper23) / determinant,
      m14: (-m32 * upper34 + m33 * upper24 - m34 * upper23) / determinant,
      m21: (-m21 * lower34 + m23 * lower14 - m24 * lower13) / determinant,
      m22: (m11 * lower34 - m13 * lower14 + m14 * lower13) / determinant,
      m23: (-m41 * upper34 + m43 * upper14 - m44 * upper13) / determinant,
      m24: (m31 * upper34 - m33 * upper14 + m34 * upper13) / determinant,
      m31: (m21 * lower24 - m22 * lower14 + m24 * lower12) / determinant,
      m32: (-m11 * lower24 + m12 * lower14 - m14 * lower12) / determinant,
      m33: (m41 * upper24 - m42 * upper14 + m44 * upper12) / determinant,
      m34: (-m31 * upper24 + m32 * upper14 - m34 * upper12) / determinant,
      m41: (-m21 * lower23 + m22 * lower13 - m23 * lower12) / determinant,
      m42: (m11 * lower23 - m12 * lower13 + m13 * lower12) / determinant,
      m43: (-m41 * upper23 + m42 * upper13 - m43 * upper12) / determinant,
      m44: (m31 * upper23 - m32 * upper13 + m33 * upper12) / determinant
    )
  }
}
