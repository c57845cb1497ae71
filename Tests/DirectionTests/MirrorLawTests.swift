import MarayaDirection
import MarayaGeometry
import TestSupport
import Testing

/// What holds for everything with a side; each failure names the seed that found it.
@Suite struct MirrorLawTests {
  static let seeds: [UInt64] = Array(1...10)
  static let samplesPerSeed = 100

  @Test(arguments: LayoutDirection.allCases, seeds)
  func whatGoesInComesOutAgain(direction: LayoutDirection, seed: UInt64) {
    forEachSample(seed) { random, note in
      let insets = random.insets()
      #expect(direction.physical(direction.leading(insets)) == insets, note)
      let radii = random.radii()
      #expect(direction.physical(direction.leading(radii)) == radii, note)
      let vector = Point(x: random.finiteNumber(), y: random.finiteNumber())
      #expect(direction.physical(vector: direction.leading(vector: vector)) == vector, note)
      let transform = random.transform()
      #expect(direction.physical(direction.leading(transform)) == transform, note)
      let transform3D = random.transform3D()
      #expect(direction.physical(direction.leading(transform3D)) == transform3D, note)
      let point = UnitPoint(x: random.dyadic(), y: random.finiteNumber())
      #expect(direction.physical(direction.leading(point)) == point, note)
      let rect = random.unitRect()
      #expect(direction.physical(direction.leading(rect)) == rect, note)
    }
  }

  @Test(arguments: seeds)
  func leftToRightIsTheIdentityBitForBit(seed: UInt64) {
    let direction = LayoutDirection.leftToRight
    forEachSample(seed) { random, note in
      // -0 is what a computation would lose.
      let x = random.below(4) == 0 ? -0.0 : random.finiteNumber()
      #expect(direction.leading(vector: x).bitPattern == x.bitPattern, note)
      #expect(direction.physical(vector: x).bitPattern == x.bitPattern, note)
      let point = direction.physical(UnitPoint(x: x, y: x))
      #expect(point.x.bitPattern == x.bitPattern && point.y.bitPattern == x.bitPattern, note)
      let rect = direction.physical(UnitRect(x: x, y: x, width: 1, height: x))
      #expect(rect.x.bitPattern == x.bitPattern && rect.height.bitPattern == x.bitPattern, note)
      var transform = Transform3D()
      for entry in matrixEntries { transform[keyPath: entry] = x }
      let same = direction.physical(transform)
      for entry in matrixEntries {
        #expect(same[keyPath: entry].bitPattern == x.bitPattern, note)
      }
      let affine = direction.physical(transform.affine)
      for number in [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty] {
        #expect(number.bitPattern == x.bitPattern, note)
      }
    }
  }

  @Test(arguments: seeds)
  func theMirrorOfAProductIsTheProductOfTheMirrors(seed: UInt64) {
    let direction = LayoutDirection.rightToLeft
    forEachSample(seed) { random, note in
      let (one, other) = (random.transform(), random.transform())
      let product = direction.physical(one.concatenating(other))
      #expect(product == direction.physical(one).concatenating(direction.physical(other)), note)
      let (first, second) = (random.transform3D(), random.transform3D())
      let product3D = direction.physical(first.concatenating(second))
      #expect(
        product3D == direction.physical(first).concatenating(direction.physical(second)),
        note
      )
    }
  }

  @Test(arguments: seeds)
  func aMirrorIsWhatTwoMirrorScalesMake(seed: UInt64) {
    let direction = LayoutDirection.rightToLeft
    let scale = MarayaGeometry.AffineTransform(scaleX: -1, y: 1)
    let scale3D = Transform3D(scaleX: -1, y: 1, z: 1)
    forEachSample(seed) { random, note in
      let transform = random.transform()
      let between = scale.concatenating(transform).concatenating(scale)
      #expect(direction.physical(transform) == between, note)
      let transform3D = random.transform3D()
      let between3D = scale3D.concatenating(transform3D).concatenating(scale3D)
      #expect(direction.physical(transform3D) == between3D, note)
    }
  }

  @Test(arguments: seeds)
  func mirroringCommutesWithUndoingAndWithTheWayToSpace(seed: UInt64) {
    let direction = LayoutDirection.rightToLeft
    forEachSample(seed) { random, note in
      let transform = random.transform()
      #expect(
        direction.physical(transform.inverted()) == direction.physical(transform).inverted(),
        note
      )
      #expect(
        direction.physical(Transform3D(transform)) == Transform3D(direction.physical(transform)),
        note
      )
      let transform3D = random.transform3D()
      #expect(
        direction.physical(transform3D).affine == direction.physical(transform3D.affine),
        note
      )
    }
  }

  @Test(arguments: seeds)
  func transformingAndMirroringMayChangePlaces(seed: UInt64) {
    let direction = LayoutDirection.rightToLeft
    forEachSample(seed) { random, note in
      let transform = random.transform()
      let mirrored = direction.physical(transform)
      // Points around the origin of the transform are vectors from it …
      let point = Point(x: random.uniform(-500...500), y: random.uniform(-500...500))
      let image = direction.physical(vector: point.applying(transform))
      #expect(image == direction.physical(vector: point).applying(mirrored), note)
      // … and places on an axis whose middle that origin is.
      let half = random.uniform(1...500)
      let reflection = Reflection(direction, across: ReferenceAxis(minX: -half, maxX: half))
      #expect(
        reflection.physical(point.applying(transform))
          == reflection.physical(point).applying(mirrored),
        note
      )
      let rect = random.dyadicRect()
      let boxes = (
        reflection.physical(rect.applying(transform)),
        reflection.physical(rect).applying(mirrored)
      )
      #expect(abs(boxes.0.minX - boxes.1.minX) <= 1e-9, note)
      #expect(abs(boxes.0.maxX - boxes.1.maxX) <= 1e-9, note)
      #expect(abs(boxes.0.minY - boxes.1.minY) <= 1e-9, note)
      #expect(abs(boxes.0.maxY - boxes.1.maxY) <= 1e-9, note)
    }
  }

  @Test(arguments: LayoutDirection.allCases, seeds)
  func aVectorLeadsFromOnePlaceToAnother(direction: LayoutDirection, seed: UInt64) {
    forEachSample(seed) { random, note in
      let reflection = Reflection(direction, across: random.dyadicAxis())
      let (start, vector) = (random.dyadicPoint(), random.dyadicPoint())
      let end = Point(x: start.x + vector.x, y: start.y + vector.y)
      let (from, by) = (reflection.physical(start), reflection.physical(vector: vector))
      #expect(reflection.physical(end) == Point(x: from.x + by.x, y: from.y + by.y), note)
    }
  }

  @Test(arguments: LayoutDirection.allCases, seeds)
  func insettingAndMirroringMayChangePlaces(direction: LayoutDirection, seed: UInt64) {
    forEachSample(seed) { random, note in
      let reflection = Reflection(direction, across: random.dyadicAxis())
      let insets = random.insets()
      let rect = random.dyadicRect().standardized
      // In leading space the leading edge is the one with the smallest x.
      let named = reflection.leading(insets)
      let inner = EdgeInsets(
        top: named.top,
        left: named.leading,
        bottom: named.bottom,
        right: named.trailing
      )
      #expect(
        reflection.leading(rect.inset(by: insets)) == reflection.leading(rect).inset(by: inner),
        note
      )
    }
  }

  @Test(arguments: LayoutDirection.allCases, seeds)
  func partsOfARectangleMirrorWithIt(direction: LayoutDirection, seed: UInt64) {
    forEachSample(seed) { random, note in
      // Parts and widths that are exact together.
      let axis = ReferenceAxis(width: Double(random.below(1000)))
      let reflection = Reflection(direction, across: axis)
      let part = UnitPoint(x: random.dyadic(), y: 0)
      #expect(
        reflection.physical(part.x * axis.width) == direction.physical(part).x * axis.width,
        note
      )
      let rect = random.unitRect()
      let mirrored = direction.physical(rect)
      let place = Rect(x: rect.x * axis.width, y: 0, width: rect.width * axis.width, height: 1)
      let other = Rect(
        x: mirrored.x * axis.width,
        y: 0,
        width: mirrored.width * axis.width,
        height: 1
      )
      #expect(reflection.physical(place) == other, note)
    }
  }

  /// Runs a law on the samples of one seed.
  private func forEachSample(_ seed: UInt64, _ law: (inout SplitMix64, Comment) -> Void) {
    var random = SplitMix64(seed: seed)
    for sample in 0..<Self.samplesPerSeed { law(&random, "seed \(seed), sample \(sample)") }
  }
}

extension SplitMix64 {
  fileprivate mutating func insets() -> EdgeInsets {
    EdgeInsets(top: dyadic(), left: dyadic(), bottom: dyadic(), right: dyadic())
  }

  fileprivate mutating func radii() -> CornerRadii {
    CornerRadii(
      topLeft: finiteNumber(),
      topRight: finiteNumber(),
      bottomRight: finiteNumber(),
      bottomLeft: finiteNumber()
    )
  }

  fileprivate mutating func unitRect() -> UnitRect {
    UnitRect(x: dyadic(), y: dyadic(), width: dyadic(), height: dyadic())
  }
}
