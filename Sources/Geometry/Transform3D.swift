/// A map of space, as a matrix of four rows and four columns.
///
/// The convention and the words are `CATransform3D`'s. A point is a row vector that stands to the
/// left of the matrix, so the translation is in the fourth row:
///
///                    ┌ m11  m12  m13  m14 ┐
///     [x  y  z  1] · │ m21  m22  m23  m24 │
///                    │ m31  m32  m33  m34 │
///                    └ m41  m42  m43  m44 ┘
///
/// So `a.concatenating(b)` does `a` first, and `t.translatedBy(x:y:z:)` moves first and then does
/// `t`. Layout uses what the map does to the plane: ``affine``.
@frozen
public struct Transform3D: Hashable, Sendable {
  /// The number in row 1, column 1.
  public var m11: Double
  /// The number in row 1, column 2.
  public var m12: Double
  /// The number in row 1, column 3.
  public var m13: Double
  /// The number in row 1, column 4.
  public var m14: Double

  /// The number in row 2, column 1.
  public var m21: Double
  /// The number in row 2, column 2.
  public var m22: Double
  /// The number in row 2, column 3.
  public var m23: Double
  /// The number in row 2, column 4.
  public var m24: Double

  /// The number in row 3, column 1.
  public var m31: Double
  /// The number in row 3, column 2.
  public var m32: Double
  /// The number in row 3, column 3.
  public var m33: Double
  /// The number in row 3, column 4; it makes perspective.
  public var m34: Double

  /// The translation along x, in points.
  public var m41: Double
  /// The translation along y, in points.
  public var m42: Double
  /// The translation along z, in points.
  public var m43: Double
  /// The number in row 4, column 4.
  public var m44: Double

  /// Creates a transform from the numbers of its matrix, row by row.
  @inlinable
  public init(
    m11: Double,
    m12: Double,
    m13: Double,
    m14: Double,
    m21: Double,
    m22: Double,
    m23: Double,
    m24: Double,
    m31: Double,
    m32: Double,
    m33: Double,
    m34: Double,
    m41: Double,
    m42: Double,
    m43: Double,
    m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates the identity.
  @inlinable
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// Creates a transform that moves by a distance on each axis, in points.
  @inlinable
  public init(translationX x: Double, y: Double, z: Double) {
    self.init()
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a transform that multiplies each coordinate by a factor.
  @inlinable
  public init(scaleX x: Double, y: Double, z: Double) {
    self.init()
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a transform that turns by an angle, in radians, around an axis through the origin.
  ///
  /// The axis is the vector (x, y, z) of any length; one of length zero gives the identity, as
  /// there is nothing to turn around. Around (0, 0, 1) it is the turn of
  /// ``AffineTransform/init(rotationAngle:)``, and quarter turns are exact here too.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    self.init()
    // Scaled first, so that squaring neither overflows nor vanishes.
    let largest = max(abs(x), abs(y), abs(z))
    if largest == 0 { return }
    var (x, y, z) = (x / largest, y / largest, z / largest)
    let length = (x * x + y * y + z * z).squareRoot()
    (x, y, z) = (x / length, y / length, z / length)

    let (sine, cosine) = sineAndCosine(angle)
    let (xx, yy, zz) = (x * x, y * y, z * z)
    let (xSine, ySine, zSine) = (x * sine, y * sine, z * sine)
    let rest = 1 - cosine
    let (xy, yz, zx) = (x * y * rest, y * z * rest, z * x * rest)
    // `xx + (1 - xx) * cosine` rather than `cosine + xx * rest`: around z, m33 is then exactly 1.
    (m11, m12, m13) = (xx + (1 - xx) * cosine, xy + zSine, zx - ySine)
    (m21, m22, m23) = (xy - zSine, yy + (1 - yy) * cosine, yz + xSine)
    (m31, m32, m33) = (zx + ySine, yz - xSine, zz + (1 - zz) * cosine)
  }

  /// Creates the transform that does to the plane what an affine one does, and nothing to z.
  @inlinable
  public init(_ affine: AffineTransform) {
    self.init()
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }
}

// MARK: - Properties

extension Transform3D {
  /// The transform that maps every point to itself.
  @inlinable
  public static var identity: Transform3D { Transform3D() }

  /// Whether the transform maps every point to itself.
  @inlinable
  public var isIdentity: Bool { isAffine && affine.isIdentity }

  /// Whether none of the numbers is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }

  /// Whether the transform is an affine map of the plane that leaves z alone.
  ///
  /// ``affine`` is then the whole truth. This is `CATransform3DIsAffine`.
  @inlinable
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// What the transform does to the plane, seen along the z axis.
  ///
  /// Where ``isAffine`` is false this is the orthographic projection: depth and perspective are
  /// left out. (`CATransform3DGetAffineTransform` leaves that case undefined.)
  @inlinable
  public var affine: AffineTransform {
    AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension Transform3D: CustomStringConvertible {
  /// The four rows with at most two decimals, as in `1,0,0,0 0,1,0,0 0,0,1,0 20,50,0,1`.
  public var description: String {
    decimalList(m11, m12, m13, m14) + " " + decimalList(m21, m22, m23, m24) + " "
      + decimalList(m31, m32, m33, m34) + " " + decimalList(m41, m42, m43, m44)
  }
}
