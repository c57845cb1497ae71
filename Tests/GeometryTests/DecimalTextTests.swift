import MarayaGeometry
import TestSupport
import Testing

@Suite struct DecimalTextTests {
  /// Each row: a number, its text.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (44.5, "44.5"), (44.25, "44.25"),
      (100, "100"), (0.01, "0.01"), (-0.01, "-0.01"), (0.1, "0.1"), (1.1, "1.1"), (10.05, "10.05"),
      // To nearest, ties away from zero.
      (0.125, "0.13"), (-0.125, "-0.13"), (0.375, "0.38"), (0.1249, "0.12"), (2.996, "3"),
      (64.625.nextDown, "64.63"), ((-64.625).nextUp, "-64.63"), (64.62499, "64.62"),
      (0.004, "0"), (-0.004, "0"), (-0.005, "-0.01"), (99.999, "100"),
      // Large numbers: the last with hundredths, then none, then Swift's own way.
      (123456789.25, "123456789.25"), (90071992547409.5, "90071992547409.5"),
      (100000000000000, "100000000000000"), (-100000000000000.5, "-100000000000000.5"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (-1e300, "-1e+300"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "0"),
      (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)]
  )
  func numbersHaveAtMostTwoDecimals(value: Double, text: String) {
    #expect(decimalText(value) == text)
  }

  @Test(arguments: seeds)
  func theTextIsWithinHalfAHundredth(seed: UInt64) {
    forEachSample(seed) { random in
      let value = random.uniform(-1000...1000)
      let text = decimalText(value)
      let note: Comment = "seed \(seed): \(value) as \(text)"
      #expect(isClose(Double(text) ?? .nan, value, within: 0.005 + 1e-9), note)
      let decimals = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      #expect(decimals.allSatisfy { (1...2).contains($0.count) && !$0.hasSuffix("0") }, note)
    }
  }

  /// Every pattern of 64 bits is a number, and none stops the program.
  @Test(arguments: seeds)
  func everyNumberHasAText(seed: UInt64) {
    forEachSample(seed) { random in
      let value = Double(bitPattern: random.next())
      let text = decimalText(value)
      #expect(!text.isEmpty && text != "-0" && !text.hasSuffix(".0"), "seed \(seed): \(value)")
    }
  }
}
