import MarayaGeometry
import TestSupport
import Testing

@Suite struct AffineTransformApplyingTests {
  /// Each row: a transform, where it maps the point (1, 2), to what the size 1×2.
  @Test(arguments: [
    (AffineTransform.identity, Point(x: 1, y: 2), Size(width: 1, height: 2)),
    (AffineTransform(translationX: 10, y: 20), Point(x: 11, y: 22), Size(width: 1, height: 2)),
    (AffineTransform(scaleX: 2, y: 3), Point(x: 2, y: 6), Size(width: 2, height: 6)),
    (AffineTransform(rotationAngle: π / 2), Point(x: -2, y: 1), Size(width: -2, height: 1)),
    (
      AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      Point(x: 12, y: 16), Size(width: 7, height: 10)
    ),
  ])
  func pointsMoveAndSizesOnlyTurnAndGrow(given: AffineTransform, point: Point, size: Size) {
    #expect(Point(x: 1, y: 2).applying(given) == point)
    #expect(Size(width: 1, height: 2).applying(given) == size)
  }

  /// Each row: a rectangle, a transform, the box of the four corners.
  @Test(arguments: [
    (rect(0, 0, -32, -32), AffineTransform.identity, rect(-32, -32, 32, 32)),
    (rect(50, 50, 100, 100), AffineTransform(scaleX: 2, y: 2), rect(100, 100, 200, 200)),
    (rect(20, 10, 100, 50), AffineTransform(scaleX: -1, y: 1), rect(-120, 10, 100, 50)),
    (rect(20, 10, 100, 50), AffineTransform(scaleX: 1, y: -2), rect(20, -120, 100, 100)),
    (rect(-6, -7, 12, 14), AffineTransform(rotationAngle: π / 2), rect(-7, -6, 14, 12)),
    (rect(-16, -8, -16, -8), AffineTransform(rotationAngle: π / 2), rect(8, -32, 8, 16)),
    (rect(20, 50, 100, 10), AffineTransform(rotationAngle: π), rect(-120, -60, 100, 10)),
    (
      rect(0, 0, 10, 20), AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0),
      rect(0, 0, 30, 20)
    ),
    (
      rect(0, 0, 10, 20), AffineTransform(a: 1, b: 0, c: -1, d: 1, tx: 5, ty: 6),
      rect(-15, 6, 30, 20)
    ),
    (rect(1, 2, 3, 4), AffineTransform(scaleX: 0, y: 1), rect(0, 2, 0, 4)),
    (Rect.infinite, AffineTransform(scaleX: 4, y: 0.5), Rect.infinite),
    (Rect.null, AffineTransform(translationX: 1, y: 1), Rect.null),
  ])
  func rectanglesBecomeTheBoxOfTheirCorners(
    given: Rect,
    transform: AffineTransform,
    box: Rect
  ) {
    #expect(given.applying(transform) == box)
  }

  /// Numbers of swift-win32's CoreGraphics tests.
  @Test func aChainOfStepsAppliesToARectangle() {
    let transform = AffineTransform(rotationAngle: -104)
      .concatenating(AffineTransform(translationX: -26, y: 22))
      .concatenating(AffineTransform(scaleX: 7, y: 5))
    let box = rect(
      -856.8534424207578,
      -428.36482622296273,
      117.68398448828839,
      87.18621695814943
    )
    #expect(isClose(rect(45, 115, 13, 14).applying(transform), box, within: 1e-8))
  }

  @Test func aSquareTurnedByEighthsHasItsDiagonalAsWidth() {
    let box = rect(-1, -1, 2, 2).applying(AffineTransform(rotationAngle: π / 4))
    let root = 1.4142135623730951
    #expect(isClose(box, rect(-root, -root, 2 * root, 2 * root), within: 1e-15))
  }

  /// 0.1 + 0.2 − 0.1 is not 0.2, so a size computed again from two corners would show here.
  @Test func translationsKeepTheSizeBitForBit() {
    let moved = rect(0.1, 0.1, 0.2, 0.7).applying(AffineTransform(translationX: 0.1, y: 1e6))
    #expect(moved.size == Size(width: 0.2, height: 0.7))
  }

  // MARK: - Laws

  @Test(arguments: seeds)
  func concatenatingIsApplyingOneAfterTheOther(seed: UInt64) {
    forEachSample(seed) { random in
      let (first, second) = (random.transform(), random.transform())
      let point = random.point()
      let direct = point.applying(first.concatenating(second))
      let steps = point.applying(first).applying(second)
      #expect(isClose(direct.x, steps.x) && isClose(direct.y, steps.y), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func invertedLeadsBack(seed: UInt64) {
    forEachSample(seed) { random in
      let (transform, point) = (random.transform(), random.point())
      let back = point.applying(transform).applying(transform.inverted())
      #expect(isClose(back.x, point.x) && isClose(back.y, point.y), "seed \(seed): \(transform)")
    }
  }

  @Test(arguments: seeds)
  func fourQuarterTurnsAreNone(seed: UInt64) {
    forEachSample(seed) { random in
      let given = random.rect()
      let turn = AffineTransform(rotationAngle: π / 2)
      let back = given.applying(turn).applying(turn).applying(turn).applying(turn)
      #expect(back == given, "seed \(seed): \(given)")
    }
  }

  @Test(arguments: seeds)
  func theBoxContainsEveryMappedCornerAndNoMore(seed: UInt64) {
    forEachSample(seed) { random in
      let (given, transform) = (random.rect(), random.transform())
      let corners = [
        Point(x: given.minX, y: given.minY), Point(x: given.maxX, y: given.minY),
        Point(x: given.minX, y: given.maxY), Point(x: given.maxX, y: given.maxY),
      ].map { $0.applying(transform) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let box = given.applying(transform)
      let note: Comment = "seed \(seed): \(given) by \(transform)"
      #expect(isClose(box.minX, xs.min() ?? .nan), note)
      #expect(isClose(box.maxX, xs.max() ?? .nan), note)
      #expect(isClose(box.minY, ys.min() ?? .nan), note)
      #expect(isClose(box.maxY, ys.max() ?? .nan), note)
    }
  }

  @Test(arguments: seeds)
  func mirroringTwiceIsNotMirroring(seed: UInt64) {
    forEachSample(seed) { random in
      let (given, width) = (random.rect(), random.eighths())
      let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      let mirrored = given.applying(mirror)
      #expect(mirrored.minX == width - given.maxX, "seed \(seed): \(given) in \(width)")
      #expect(mirrored.applying(mirror) == given, "seed \(seed): \(given) in \(width)")
      #expect(mirror.concatenating(mirror).isIdentity, "seed \(seed): \(width)")
    }
  }
}
