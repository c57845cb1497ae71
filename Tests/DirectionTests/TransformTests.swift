import MarayaDirection
import MarayaGeometry
import Testing

/// Transforms in the other space: S·M·S, each number worked out by hand.
@Suite struct TransformTests {
  private typealias Affine = MarayaGeometry.AffineTransform

  /// Each row: a transform, the same in the other space when right-to-left.
  static let affine: [(MarayaGeometry.AffineTransform, MarayaGeometry.AffineTransform)] = [
    (.identity, .identity),
    (Affine(translationX: 30, y: 40), Affine(translationX: -30, y: 40)),
    (Affine(scaleX: 2, y: 3), Affine(scaleX: 2, y: 3)),
    (Affine(scaleX: -1, y: 1), Affine(scaleX: -1, y: 1)),
    (Affine(rotationAngle: .pi / 2), Affine(rotationAngle: -.pi / 2)),
    (Affine(rotationAngle: 0.3), Affine(rotationAngle: -0.3)),
    // The turn of the triangle with the sides 3, 4 and 5.
    (
      Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0),
      Affine(a: 0.6, b: -0.8, c: 0.8, d: 0.6, tx: 0, ty: 0)
    ),
    (
      Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      Affine(a: 1, b: -2, c: -3, d: 4, tx: -5, ty: 6)
    ),
  ]

  @Test(arguments: affine)
  func ofAnAffineTransformBAndCAndTxChangeSign(
    transform: MarayaGeometry.AffineTransform,
    mirrored: MarayaGeometry.AffineTransform
  ) {
    #expect(LayoutDirection.rightToLeft.leading(transform) == mirrored)
    #expect(LayoutDirection.rightToLeft.physical(transform) == mirrored)
    #expect(LayoutDirection.rightToLeft.physical(mirrored) == transform)
    #expect(LayoutDirection.leftToRight.leading(transform) == transform)
    #expect(LayoutDirection.leftToRight.physical(transform) == transform)
  }

  @Test func ofATransformOfSpaceTheRestOfTheFirstRowAndColumnChangesSign() {
    let transform = Self.space(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
    let mirrored = Self.space(1, -2, -3, -4, -5, 6, 7, 8, -9, 10, 11, 12, -13, 14, 15, 16)
    #expect(LayoutDirection.rightToLeft.leading(transform) == mirrored)
    #expect(LayoutDirection.rightToLeft.physical(transform) == mirrored)
    #expect(LayoutDirection.leftToRight.leading(transform) == transform)
    #expect(LayoutDirection.leftToRight.physical(transform) == transform)
  }

  /// Each row: the axis of a turn, the sign of its angle when right-to-left.
  static let turns: [((Double, Double, Double), Double)] = [
    ((1, 0, 0), 1),
    ((0, 1, 0), -1),
    ((0, 0, 1), -1),
  ]

  @Test(arguments: turns)
  func turnsGoTheOtherWayRoundButNotAroundX(axis: (Double, Double, Double), sign: Double) {
    let turn = Transform3D(rotationAngle: .pi / 3, x: axis.0, y: axis.1, z: axis.2)
    let other = Transform3D(rotationAngle: sign * .pi / 3, x: axis.0, y: axis.1, z: axis.2)
    #expect(LayoutDirection.rightToLeft.physical(turn) == other)
  }

  @Test func movesInSpaceGoToTheOtherSideAndScalesStay() {
    let direction = LayoutDirection.rightToLeft
    let move = Transform3D(translationX: 30, y: 40, z: 50)
    #expect(direction.physical(move) == Transform3D(translationX: -30, y: 40, z: 50))
    let scale = Transform3D(scaleX: 2, y: 3, z: 4)
    #expect(direction.physical(scale) == scale)
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    #expect(direction.physical(perspective) == perspective)
  }

  @Test func noZeroGetsASign() {
    let affine = LayoutDirection.rightToLeft.physical(Affine.identity)
    for number in [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty] {
      #expect(number.sign == .plus)
    }
    let space = LayoutDirection.rightToLeft.physical(Transform3D.identity)
    for entry in matrixEntries { #expect(space[keyPath: entry].sign == .plus) }
  }

  /// A transform of space from its numbers, row by row.
  private static func space(_ numbers: Double...) -> Transform3D {
    var transform = Transform3D()
    for (entry, number) in zip(matrixEntries, numbers) { transform[keyPath: entry] = number }
    return transform
  }
}
