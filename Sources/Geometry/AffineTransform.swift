/// A map of the plane that keeps parallel lines parallel.
///
/// The convention and the words are `CGAffineTransform`'s. A point is a row vector that stands to
/// the left of the matrix, and the y axis grows downwards:
///
///                 ┌ a   b   0 ┐
///     [x  y  1] · │ c   d   0 │ = [a·x + c·y + tx   b·x + d·y + ty   1]
///                 └ tx  ty  1 ┘
///
/// So `a.concatenating(b)` does `a` first, and `t.translatedBy(x:y:)` moves first and then does
/// `t`.
@frozen
public struct AffineTransform: Hashable, Sendable {
  /// The x coordinate to which the vector (1, 0) is mapped.
  public var a: Double

  /// The y coordinate to which the vector (1, 0) is mapped.
  public var b: Double

  /// The x coordinate to which the vector (0, 1) is mapped.
  public var c: Double

  /// The y coordinate to which the vector (0, 1) is mapped.
  public var d: Double

  /// The x coordinate to which the origin is mapped, in points.
  public var tx: Double

  /// The y coordinate to which the origin is mapped, in points.
  public var ty: Double

  /// Creates a transform from the six numbers of its matrix.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the identity.
  @inlinable
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform that moves by a distance on each axis, in points.
  @inlinable
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a transform that multiplies each coordinate by a factor.
  @inlinable
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a transform that turns around the origin by an angle, in radians.
  ///
  /// A positive angle turns clockwise, since y grows downwards. Quarter turns are exact: an angle
  /// that is a multiple of π/2, as exactly as a `Double` can say it, gives a matrix of 0, 1 and −1.
  /// (The cosine of the nearest `Double` to π/2 is 6e-17, which would make a turned rectangle's
  /// edges slanted.) Degrees multiplied by π/180 are near enough.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = sineAndCosine(angle)
    // 0 - sine, so that no turn leaves a -0 behind.
    self.init(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }
}

// MARK: - Properties

extension AffineTransform {
  /// The transform that maps every point to itself.
  @inlinable
  public static var identity: AffineTransform { AffineTransform() }

  /// Whether the transform maps every point to itself.
  @inlinable
  public var isIdentity: Bool { isTranslation && tx == 0 && ty == 0 }

  /// Whether the transform does nothing but move: its linear part is exactly the identity.
  @inlinable
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the transform maps horizontal and vertical lines to such lines, exactly.
  ///
  /// Translations, scales, mirrors and quarter turns do; there is no tolerance. The bounding box of
  /// a mapped rectangle is then the mapped rectangle itself.
  @inlinable
  public var isAxisAligned: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether none of the six numbers is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which areas grow; negative when the transform mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// Whether the transform can be undone: its determinant is finite and not zero.
  @inlinable
  public var isInvertible: Bool { determinant != 0 && determinant.isFinite }
}

// MARK: - Composing

extension AffineTransform {
  /// The transform that moves by a distance, in points, and then does what this one does.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: x * a + y * c + tx,
      ty: x * b + y * d + ty
    )
  }

  /// The transform that scales by a factor on each axis and then does what this one does.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
  }

  /// The transform that turns by an angle, in radians, and then does what this one does.
  ///
  /// Quarter turns are exact, as in ``init(rotationAngle:)``.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that does what this one does and then what another does: `self · other`.
  @inlinable
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The transform that undoes this one.
  ///
  /// A transform that can't be undone is returned unchanged, as `CGAffineTransformInvert` does;
  /// ``isInvertible`` tells. The inverse of a translation is exact.
  @inlinable
  public func inverted() -> AffineTransform {
    guard isInvertible else { return self }
    let determinant = self.determinant
    return AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension AffineTransform: CustomStringConvertible {
  /// The numbers a, b, c, d, tx, ty with at most two decimals, as in `1,0,0,1,20,50`.
  public var description: String { decimalList(a, b, c, d, tx, ty) }
}
