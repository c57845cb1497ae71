import TestSupport
import Testing

@Suite struct SplitMix64Tests {
  /// Each row: the seed, its first numbers as published with the algorithm.
  @Test(
    arguments: [
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
      (
        1_234_567,
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
      ),
    ] as [(UInt64, [UInt64])]
  )
  func theSeedDeterminesTheNumbers(seed: UInt64, numbers: [UInt64]) {
    var random = SplitMix64(seed: seed)
    #expect(numbers.indices.map { _ in random.next() } == numbers)
  }

  @Test(arguments: seeds)
  func numbersStayInTheirRange(seed: UInt64) {
    forEachSample(seed) { random in
      #expect((0..<1).contains(random.unit()), "seed \(seed)")
      #expect((-3...5).contains(random.uniform(-3...5)), "seed \(seed)")
      #expect((0..<7).contains(random.below(7)), "seed \(seed)")
      #expect(random.below(1) == 0, "seed \(seed)")
      #expect(random.uniform(2...2) == 2, "seed \(seed)")
    }
  }

  @Test func everyNumberBelowAppears() {
    var random = SplitMix64(seed: 1)
    #expect(Set((0..<200).map { _ in random.below(7) }) == Set(0..<7))
  }

  @Test(arguments: [0, -1])
  func nothingIsBelowNothing(count: Int) async {
    await #expect(processExitsWith: .failure) { [count = count as Int] in
      var random = SplitMix64(seed: 1)
      _ = random.below(count)
    }
  }
}
