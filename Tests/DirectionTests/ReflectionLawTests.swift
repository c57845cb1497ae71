import MarayaDirection
import MarayaGeometry
import TestSupport
import Testing

/// What holds for every reflection; each failure names the seed that found it.
@Suite struct ReflectionLawTests {
  static let seeds: [UInt64] = Array(1...10)
  static let samplesPerSeed = 100

  @Test(arguments: LayoutDirection.allCases, seeds)
  func mirroringTwiceIsExactForNumbersOfSixtyFourths(direction: LayoutDirection, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let reflection = Reflection(direction, across: random.dyadicAxis())
      let rect = random.dyadicRect()
      let note: Comment = "seed \(seed): \(rect) across \(reflection.axis)"
      #expect(reflection(reflection(rect.origin.x)) == rect.origin.x, note)
      #expect(reflection(reflection(rect.origin)) == rect.origin, note)
      let twice = reflection(reflection(rect))
      #expect(twice.origin == rect.standardized.origin, note)
      #expect(twice.size == rect.standardized.size, note)
    }
  }

  @Test(arguments: seeds)
  func mirroringTwiceIsWithinRoundingForAllOtherNumbers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let axis = ReferenceAxis(minX: random.uniform(-1e3...1e3), maxX: random.uniform(-1e3...1e3))
      let reflection = Reflection(.rightToLeft, across: axis)
      let x = random.uniform(-1e4...1e4)
      #expect(abs(reflection(reflection(x)) - x) <= 1e-11, "seed \(seed): \(x) across \(axis)")
    }
  }

  @Test(arguments: seeds)
  func leftToRightIsTheIdentityBitForBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let axis = ReferenceAxis(minX: random.finiteNumber(), maxX: random.finiteNumber())
      let reflection = Reflection(.leftToRight, across: axis)
      let (x, y) = (random.finiteNumber(), random.finiteNumber())
      let (width, height) = (random.finiteNumber().magnitude, random.finiteNumber().magnitude)
      let note: Comment = "seed \(seed): \(x) \(y) \(width) \(height) across \(axis)"
      #expect(reflection(x).bitPattern == x.bitPattern, note)
      let point = reflection(Point(x: x, y: y))
      #expect(point.x.bitPattern == x.bitPattern && point.y.bitPattern == y.bitPattern, note)
      let rect = reflection(Rect(x: x, y: y, width: width, height: height))
      #expect(rect.origin.x.bitPattern == x.bitPattern, note)
      #expect(rect.origin.y.bitPattern == y.bitPattern, note)
      #expect(rect.size.width.bitPattern == width.bitPattern, note)
      #expect(rect.size.height.bitPattern == height.bitPattern, note)
    }
  }

  @Test(arguments: seeds)
  func rightToLeftKeepsSizesAndYBitForBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let axis = ReferenceAxis(width: random.uniform(0...1e4))
      let rect = Rect(
        x: random.uniform(-1e4...1e4),
        y: random.finiteNumber(),
        width: random.unit() / 3,
        height: random.finiteNumber().magnitude
      )
      let mirrored = Reflection(.rightToLeft, across: axis)(rect)
      let note: Comment = "seed \(seed): \(rect) across \(axis)"
      #expect(mirrored.origin.y.bitPattern == rect.origin.y.bitPattern, note)
      #expect(mirrored.size.width.bitPattern == rect.size.width.bitPattern, note)
      #expect(mirrored.size.height.bitPattern == rect.size.height.bitPattern, note)
    }
  }

  @Test(arguments: seeds)
  func edgesChangeSides(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let axis = random.dyadicAxis()
      let reflection = Reflection(.rightToLeft, across: axis)
      let rect = random.dyadicRect()
      let mirrored = reflection(rect)
      let note: Comment = "seed \(seed): \(rect) across \(axis)"
      // As far from the one end as the other edge was from the other end.
      #expect(mirrored.minX - axis.minX == axis.maxX - rect.maxX, note)
      #expect(axis.maxX - mirrored.maxX == rect.minX - axis.minX, note)
      #expect(mirrored.minX == reflection(rect.maxX), note)
      #expect(mirrored.maxX == reflection(rect.minX), note)
      #expect(mirrored.midX == reflection(rect.midX), note)
      #expect(mirrored.minY == rect.minY && mirrored.maxY == rect.maxY, note)
    }
  }

  @Test(arguments: seeds)
  func orderAlongTheAxisIsReversed(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let reflection = Reflection(.rightToLeft, across: random.dyadicAxis())
      let (one, other) = (random.dyadic(), random.dyadic())
      let note: Comment = "seed \(seed): \(one), \(other)"
      #expect(reflection(one) - reflection(other) == other - one, note)
    }
  }

  @Test(arguments: seeds)
  func mirroringCommutesWithUnion(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      let reflection = Reflection(.rightToLeft, across: random.dyadicAxis())
      let (one, other) = (random.dyadicRect(), random.dyadicRect())
      let note: Comment = "seed \(seed): \(one) and \(other)"
      #expect(reflection(one.union(other)) == reflection(one).union(reflection(other)), note)
    }
  }
}
