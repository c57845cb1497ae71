import MarayaGeometry
import TestSupport
import Testing

/// What holds for all rectangles.
///
/// The samples are multiples of 1/8, so that the laws hold exactly.
@Suite struct RectLawTests {
  @Test(arguments: seeds)
  func standardizingTwiceIsStandardizingOnce(seed: UInt64) {
    forEachSample(seed) { random in
      let given = random.rect()
      let standard = given.standardized
      #expect(standard.origin == standard.standardized.origin, "seed \(seed): \(given)")
      #expect(standard.size == standard.standardized.size, "seed \(seed): \(given)")
      #expect(standard.size.width >= 0 && standard.size.height >= 0, "seed \(seed): \(given)")
      #expect(given == standard, "seed \(seed): \(given)")
      #expect(given.hashValue == standard.hashValue, "seed \(seed): \(given)")
    }
  }

  @Test(arguments: seeds)
  func unionAndIntersectionFormALattice(seed: UInt64) {
    forEachSample(seed) { random in
      let (a, b, c) = (random.rect(), random.rect(), random.rect())
      let note: Comment = "seed \(seed): \(a) | \(b) | \(c)"
      #expect(a.union(a) == a, note)
      #expect(a.intersection(a) == a, note)
      #expect(a.union(b) == b.union(a), note)
      #expect(a.intersection(b) == b.intersection(a), note)
      #expect(a.union(b).union(c) == a.union(b.union(c)), note)
      #expect(
        a.intersection(b).intersection(c) == a.intersection(b.intersection(c)),
        note
      )
      #expect(a.union(a.intersection(b)) == a, note)
      #expect(a.intersection(a.union(b)) == a, note)
      #expect(a.union(.null) == a, note)
      #expect(a.intersection(.infinite) == a, note)
    }
  }

  @Test(arguments: seeds)
  func containmentAgreesWithUnionAndIntersection(seed: UInt64) {
    forEachSample(seed) { random in
      let (a, b) = (random.rect(), random.rect())
      let note: Comment = "seed \(seed): \(a) | \(b)"
      #expect(a.union(b).contains(a) && a.union(b).contains(b), note)
      #expect(a.contains(a.intersection(b)) && b.contains(a.intersection(b)), note)
      #expect(a.contains(b) == (a.union(b) == a), note)
      #expect(a.contains(b) == (a.intersection(b) == b), note)
    }
  }

  @Test(arguments: seeds)
  func rectanglesWithAreaIntersectWhenTheyShareArea(seed: UInt64) {
    forEachSample(seed) { random in
      let (a, b) = (random.rect(), random.rect())
      let note: Comment = "seed \(seed): \(a) | \(b)"
      #expect(a.intersects(b) == b.intersects(a), note)
      if !a.isEmpty && !b.isEmpty {
        #expect(a.intersects(b) == !a.intersection(b).isEmpty, note)
      }
      if a.intersects(b) { #expect(!a.intersection(b).isNull, note) }
    }
  }

  @Test(arguments: seeds)
  func aPointIsInTheIntersectionWhenItIsInBoth(seed: UInt64) {
    forEachSample(seed) { random in
      let (a, b, point) = (random.rect(), random.rect(), random.point())
      #expect(
        a.intersection(b).contains(point) == (a.contains(point) && b.contains(point)),
        "seed \(seed): \(a) | \(b) | \(point)"
      )
    }
  }

  @Test(arguments: seeds)
  func movingThereAndBackChangesNothing(seed: UInt64) {
    forEachSample(seed) { random in
      let (given, dx, dy) = (random.rect(), random.eighths(), random.eighths())
      let note: Comment = "seed \(seed): \(given) by \(dx), \(dy)"
      #expect(given.offsetBy(dx: dx, dy: dy).offsetBy(dx: -dx, dy: -dy) == given, note)
      let inset = given.insetBy(dx: dx, dy: dy)
      if inset.isNull {
        #expect(2 * dx > given.width || 2 * dy > given.height, note)
      } else {
        #expect(inset.insetBy(dx: -dx, dy: -dy) == given, note)
      }
    }
  }

  @Test(arguments: seeds)
  func theTwoPartsOfADivisionMakeTheWhole(seed: UInt64) {
    forEachSample(seed) { random in
      let (given, distance) = (random.rect(), random.eighths())
      for edge in RectEdge.allCases {
        let (slice, remainder) = given.divided(atDistance: distance, from: edge)
        let note: Comment = "seed \(seed): \(given) at \(distance) from \(edge)"
        #expect(slice.union(remainder) == given, note)
        #expect(!slice.intersects(remainder) || slice.isEmpty || remainder.isEmpty, note)
        #expect(!slice.intersection(remainder).isNull, note)
      }
    }
  }

  @Test(arguments: seeds)
  func integralContainsWithoutAWholePointToSpare(seed: UInt64) {
    forEachSample(seed) { random in
      let given = random.rect()
      let whole = given.integral
      let note: Comment = "seed \(seed): \(given)"
      #expect(whole.contains(given), note)
      #expect(whole.integral == whole, note)
      #expect(given.minX - whole.minX < 1 && whole.maxX - given.maxX < 1, note)
      #expect(given.minY - whole.minY < 1 && whole.maxY - given.maxY < 1, note)
    }
  }
}
