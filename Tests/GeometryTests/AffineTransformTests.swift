import MarayaGeometry
import Testing

@Suite struct AffineTransformTests {
  let move = AffineTransform(translationX: 10, y: 20)
  let grow = AffineTransform(scaleX: 2, y: 3)

  // MARK: - Making

  @Test func initializersFillTheMatrix() {
    #expect(AffineTransform() == AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(AffineTransform.identity == AffineTransform())
    #expect(move == AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20))
    #expect(grow == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
  }

  /// Each row: an angle that means quarter turns, the sine and the cosine it means.
  static let quarterTurns: [(Double, Double, Double)] = [
    (0, 0, 1),
    (π / 2, 1, 0),
    (π, 0, -1),
    (3 * π / 2, -1, 0),
    (1.5 * π, -1, 0),
    (2 * π, 0, 1),
    (-π / 2, -1, 0),
    (-π, 0, -1),
    (-3 * π / 2, 1, 0),
    (90 * π / 180, 1, 0),
    (270 * (π / 180), -1, 0),
    (π / 2 + π / 2 + π / 2, -1, 0),
    (101 * π / 2, 1, 0),
  ]

  @Test(arguments: quarterTurns)
  func quarterTurnsAreExact(angle: Double, sine: Double, cosine: Double) {
    let turn = AffineTransform(rotationAngle: angle)
    #expect(turn == AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    #expect(turn.isAxisAligned)
  }

  /// Degrees come as products in two ways, each rounded twice.
  @Test func quarterTurnsInDegreesAreExact() {
    for turns in -1024...1024 {
      let degrees = Double(90 * turns)
      for angle in [degrees * π / 180, degrees * (π / 180), degrees / 180 * π] {
        #expect(AffineTransform(rotationAngle: angle).isAxisAligned, "\(degrees)°")
      }
    }
  }

  /// Angles next to a quarter turn are not taken for one.
  @Test(arguments: [π / 2 + 1e-12, π - 1e-12, 1e-12, -1e-12, 1e-300, 1e9, 1])
  func otherAnglesAreLeftAsTheyAre(angle: Double) {
    #expect(!AffineTransform(rotationAngle: angle).isAxisAligned)
  }

  @Test func aTurnBySixtyDegreesHasItsSineAndCosine() {
    let turn = AffineTransform(rotationAngle: π / 3)
    #expect(isClose(turn.a, 0.5, within: 1e-15))
    #expect(isClose(turn.b, 0.8660254037844386, within: 1e-15))
    #expect(isClose(turn.c, -0.8660254037844386, within: 1e-15))
    #expect(isClose(turn.d, 0.5, within: 1e-15))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anAngleThatIsNoNumberGivesNoNumbers(angle: Double) {
    #expect(!AffineTransform(rotationAngle: angle).isFinite)
  }

  // MARK: - Properties

  /// Each row: a transform; whether it is the identity, a translation, axis-aligned, invertible.
  @Test(arguments: [
    (AffineTransform.identity, true, true, true, true),
    (AffineTransform(translationX: 0, y: 1), false, true, true, true),
    (AffineTransform(translationX: 1, y: 0), false, true, true, true),
    (AffineTransform(scaleX: 2, y: 1), false, false, true, true),
    (AffineTransform(scaleX: 1, y: -1), false, false, true, true),
    (AffineTransform(scaleX: 0, y: 1), false, false, true, false),
    (AffineTransform(rotationAngle: π / 2), false, false, true, true),
    (AffineTransform(rotationAngle: 1), false, false, false, true),
    (AffineTransform(a: 1, b: 0, c: 1e-300, d: 1, tx: 0, ty: 0), false, false, false, true),
    (AffineTransform(a: 1, b: 1e-300, c: 0, d: 1, tx: 0, ty: 0), false, false, false, true),
    (AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6), false, false, false, false),
    (AffineTransform(a: 0, b: 1, c: 1, d: 2, tx: 0, ty: 0), false, false, false, true),
    (AffineTransform(a: 2, b: 1, c: 1, d: 0, tx: 0, ty: 0), false, false, false, true),
    (AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), false, false, true, false),
    (AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0), false, false, true, false),
  ])
  func kindsAreToldApartWithoutTolerance(
    given: AffineTransform,
    isIdentity: Bool,
    isTranslation: Bool,
    isAxisAligned: Bool,
    isInvertible: Bool
  ) {
    #expect(given.isIdentity == isIdentity)
    #expect(given.isTranslation == isTranslation)
    #expect(given.isAxisAligned == isAxisAligned)
    #expect(given.isInvertible == isInvertible)
  }

  @Test func determinantIsTheFactorOfAreas() {
    #expect(grow.determinant == 6)
    #expect(AffineTransform(scaleX: -1, y: 1).determinant == -1)
    #expect(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).determinant == -2)
  }

  @Test func finiteNeedsEveryNumber() {
    #expect(move.isFinite)
    let numbers: [WritableKeyPath<AffineTransform, Double>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for number in numbers {
      var changed = move
      changed[keyPath: number] = .infinity
      #expect(!changed.isFinite)
    }
  }

  // MARK: - Composing

  /// The new step is done first: the distance is scaled along with everything else.
  @Test func stepsAreAddedInFront() {
    #expect(
      grow.translatedBy(x: 10, y: 20) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60)
    )
    #expect(move.scaledBy(x: 2, y: 3) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(
      move.rotated(by: π / 2) == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 20)
    )
  }

  @Test func stepsAddedInFrontMixRowsRight() {
    let given = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      given.translatedBy(x: 10, y: 100)
        == AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 315, ty: 426)
    )
    #expect(
      given.scaledBy(x: 10, y: 100)
        == AffineTransform(a: 10, b: 20, c: 300, d: 400, tx: 5, ty: 6)
    )
    #expect(
      given.rotated(by: π / 2) == AffineTransform(a: 3, b: 4, c: -1, d: -2, tx: 5, ty: 6)
    )
  }

  @Test func concatenatingDoesTheFirstFirst() {
    #expect(
      move.concatenating(grow) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60)
    )
    #expect(
      grow.concatenating(move) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
    )
    #expect(
      AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        .concatenating(AffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12))
        == AffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112)
    )
  }

  /// Each row: a transform, the one that undoes it.
  @Test(arguments: [
    (AffineTransform.identity, AffineTransform.identity),
    (
      AffineTransform(translationX: 0.1, y: 1e300),
      AffineTransform(translationX: -0.1, y: -1e300)
    ),
    (
      AffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20),
      AffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -5, ty: -5)
    ),
    (
      AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      AffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2)
    ),
    (AffineTransform(scaleX: -1, y: 1), AffineTransform(scaleX: -1, y: 1)),
  ])
  func invertedUndoes(given: AffineTransform, inverse: AffineTransform) {
    #expect(given.inverted() == inverse)
    #expect(inverse.inverted() == given)
  }

  /// As `CGAffineTransformInvert` does.
  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1),
    AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func whatCannotBeUndoneComesBackUnchanged(given: AffineTransform) {
    #expect(given.inverted() == given)
  }

  @Test func describesItselfByItsNumbers() {
    #expect(move.description == "1,0,0,1,10,20")
    #expect(AffineTransform(rotationAngle: π / 3).description == "0.5,0.87,-0.87,0.5,0,0")
  }
}
