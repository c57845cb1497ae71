import MarayaGeometry
import TestSupport
import Testing

@Suite struct Transform3DTests {
  /// The fields, row by row.
  let numbers: [WritableKeyPath<Transform3D, Double>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
    \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]

  /// The numbers of a transform, row by row.
  func rows(_ transform: Transform3D) -> [Double] {
    numbers.map { transform[keyPath: $0] }
  }

  // MARK: - Making

  @Test func initializersFillTheMatrix() {
    #expect(rows(Transform3D()) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(Transform3D.identity == Transform3D())
    #expect(
      rows(Transform3D(translationX: 5, y: 6, z: 7))
        == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1]
    )
    #expect(
      rows(Transform3D(scaleX: 5, y: 6, z: 7))
        == [5, 0, 0, 0, 0, 6, 0, 0, 0, 0, 7, 0, 0, 0, 0, 1]
    )
    #expect(
      rows(Transform3D(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
        == [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]
    )
  }

  @Test func theLongInitializerGoesRowByRow() {
    let transform = Transform3D(
      m11: 1,
      m12: 2,
      m13: 3,
      m14: 4,
      m21: 5,
      m22: 6,
      m23: 7,
      m24: 8,
      m31: 9,
      m32: 10,
      m33: 11,
      m34: 12,
      m41: 13,
      m42: 14,
      m43: 15,
      m44: 16
    )
    #expect(rows(transform) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  }

  /// Each row: the axis, the matrix of a quarter turn around it.
  @Test(
    arguments: [
      ([1, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
      ([0, 1, 0], [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
      ([0, 0, 1], [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ([0, 0, -4], [0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ([0, 0, 0x1p-600], [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ([0, 0x1p600, 0], [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
    ] as [([Double], [Double])]
  )
  func quarterTurnsAreExactForAxesOfAnyLength(axis: [Double], matrix: [Double]) {
    let turn = Transform3D(rotationAngle: π / 2, x: axis[0], y: axis[1], z: axis[2])
    #expect(rows(turn) == matrix)
  }

  /// Each row: an axis of length 5 on no coordinate axis, the matrix of a quarter turn around it.
  @Test(
    arguments: [
      ([0, 3, 4], [0, 0.8, -0.6, 0, -0.8, 0.36, 0.48, 0, 0.6, 0.48, 0.64, 0, 0, 0, 0, 1]),
      ([3, 4, 0], [0.36, 0.48, -0.8, 0, 0.48, 0.64, 0.6, 0, 0.8, -0.6, 0, 0, 0, 0, 0, 1]),
      ([4, 0, 3], [0.64, 0.6, 0.48, 0, -0.6, 0, 0.8, 0, 0.48, -0.8, 0.36, 0, 0, 0, 0, 1]),
    ] as [([Double], [Double])]
  )
  func theAxisMayPointAnywhere(axis: [Double], matrix: [Double]) {
    let turn = Transform3D(rotationAngle: π / 2, x: axis[0], y: axis[1], z: axis[2])
    for (number, wanted) in zip(rows(turn), matrix) {
      #expect(isClose(number, wanted, within: 1e-15))
    }
  }

  /// Numbers of WinObjC's QuartzCore tests.
  @Test func aTurnBySixtyDegreesAroundX() {
    let turn = Transform3D(rotationAngle: π / 3, x: 1, y: 0, z: 0)
    let expected = [1, 0, 0, 0, 0, 0.5, 0.8660254, 0, 0, -0.8660254, 0.5, 0, 0, 0, 0, 1]
    for (number, wanted) in zip(rows(turn), expected) {
      #expect(isClose(number, wanted, within: 1e-7))
    }
  }

  /// A third of a turn around the diagonal takes x to y, y to z, z to x.
  @Test func aTurnAroundTheDiagonalPermutesTheAxes() {
    let turn = Transform3D(rotationAngle: 2 * π / 3, x: 1, y: 1, z: 1)
    let expected: [Double] = [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    for (number, wanted) in zip(rows(turn), expected) {
      #expect(isClose(number, wanted, within: 1e-15))
    }
  }

  @Test func aTurnAroundNothingIsNone() {
    #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
  }

  // MARK: - Properties

  @Test func affineMeansThatNothingLeavesThePlane() {
    let inPlane: Set<WritableKeyPath<Transform3D, Double>> = [
      \.m11, \.m12, \.m21, \.m22, \.m41, \.m42,
    ]
    for number in numbers {
      var transform = Transform3D.identity
      transform[keyPath: number] += 0.5
      #expect(transform.isAffine == inPlane.contains(number))
      #expect(!transform.isIdentity)
      #expect(transform != .identity)
    }
  }

  @Test func affineIsTheProjectionAlongZ() {
    let transform = Transform3D(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(transform.affine == AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    var tilted = transform
    for number: WritableKeyPath<Transform3D, Double> in [\.m13, \.m31, \.m33, \.m34, \.m43] {
      tilted[keyPath: number] = 7
    }
    #expect(!tilted.isAffine)
    #expect(tilted.affine == transform.affine)
  }

  @Test func finiteNeedsEveryNumber() {
    #expect(Transform3D.identity.isFinite)
    for number in numbers {
      var transform = Transform3D.identity
      transform[keyPath: number] = .nan
      #expect(!transform.isFinite)
      #expect(!transform.isIdentity)
    }
  }

  @Test func describesItselfByItsRows() {
    var transform = Transform3D.identity
    for (index, number) in numbers.enumerated() {
      transform[keyPath: number] = Double(index + 1) / 2
    }
    #expect(transform.description == "0.5,1,1.5,2 2.5,3,3.5,4 4.5,5,5.5,6 6.5,7,7.5,8")
  }

  // MARK: - Composing

  /// Numbers of UIKit-cross-platform's TransformTests.
  @Test func concatenatingDoesTheFirstFirst() {
    let move = Transform3D(translationX: 20, y: 20, z: 20)
    let grow = Transform3D(scaleX: 20, y: 20, z: 20)
    let result = move.concatenating(grow).concatenating(grow.concatenating(move))
    #expect(
      rows(result)
        == [400, 0, 0, 0, 0, 400, 0, 0, 0, 0, 400, 0, 8020, 8020, 8020, 1]
    )
  }

  @Test func concatenatingMultipliesRowsByColumns() {
    var first = Transform3D.identity
    var second = Transform3D.identity
    for (index, number) in numbers.enumerated() {
      first[keyPath: number] = Double(index + 1)
      second[keyPath: number] = Double(16 - index)
    }
    #expect(
      rows(first.concatenating(second)) == [
        80, 70, 60, 50, 240, 214, 188, 162, 400, 358, 316, 274, 560, 502, 444, 386,
      ]
    )
  }

  @Test func stepsAreAddedInFront() {
    let grow = Transform3D(scaleX: 2, y: 3, z: 4)
    let move = Transform3D(translationX: 5, y: 6, z: 7)
    #expect(
      rows(grow.translatedBy(x: 5, y: 6, z: 7))
        == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 18, 28, 1]
    )
    #expect(
      rows(move.scaledBy(x: 2, y: 3, z: 4))
        == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 5, 6, 7, 1]
    )
    #expect(
      rows(move.rotated(by: π / 2, x: 1, y: 0, z: 0))
        == [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 5, 6, 7, 1]
    )
  }

  @Test func invertedUndoesPerspective() {
    var transform = Transform3D.identity
    transform.m34 = -0.5
    var inverse = Transform3D.identity
    inverse.m34 = 0.5
    #expect(transform.inverted() == inverse)
  }

  /// The inverse of a permutation is its transpose.
  @Test func invertedUndoesAPermutationOfCoordinates() {
    var transform = Transform3D(scaleX: 0, y: 0, z: 0)
    transform.m44 = 0
    (transform.m12, transform.m23, transform.m34, transform.m41) = (1, 1, 1, 1)
    var inverse = Transform3D(scaleX: 0, y: 0, z: 0)
    inverse.m44 = 0
    (inverse.m21, inverse.m32, inverse.m43, inverse.m14) = (1, 1, 1, 1)
    #expect(transform.inverted() == inverse)
  }

  @Test func whatCannotBeUndoneComesBackUnchanged() {
    for singular in [
      Transform3D(scaleX: 0, y: 1, z: 1),
      Transform3D(scaleX: 1, y: 1, z: 0),
      Transform3D(scaleX: .infinity, y: 1, z: 2),
    ] {
      #expect(singular.inverted() == singular)
    }
  }

  // MARK: - Laws

  @Test(arguments: seeds)
  func invertedLeadsBack(seed: UInt64) {
    forEachSample(seed) { random in
      let transform = random.transform3D()
      for product in [
        transform.concatenating(transform.inverted()),
        transform.inverted().concatenating(transform),
      ] {
        for (number, wanted) in zip(rows(product), rows(.identity)) {
          #expect(isClose(number, wanted), "seed \(seed): \(transform)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func affineTransformsComposeAlikeInPlaneAndSpace(seed: UInt64) {
    forEachSample(seed) { random in
      let (first, second) = (random.transform(), random.transform())
      let product = Transform3D(first).concatenating(Transform3D(second))
      #expect(product.isAffine, "seed \(seed)")
      #expect(product.affine == first.concatenating(second), "seed \(seed)")
      #expect(Transform3D(first).inverted().affine == first.inverted(), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func aTurnAroundZIsTheTurnOfThePlane(seed: UInt64) {
    forEachSample(seed) { random in
      let angle = random.uniform(-10...10)
      let turn = Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
      #expect(turn.isAffine, "seed \(seed): \(angle)")
      #expect(turn.affine == AffineTransform(rotationAngle: angle), "seed \(seed): \(angle)")
    }
  }
}
