import MarayaText
import Testing

@Suite("Line breaks, by Unicode's test file")
struct LineBreakConformanceTests {
  /// The lines of the file that come out differently, each with its reason: none.
  static let misses: Set<String> = []

  @Test(.enabled(if: !LineBreakTestFile.cases.isEmpty, "no LineBreakTest.txt of Unicode 15.0"))
  func everyLineBreaksWhereUnicodeSays() {
    let cases = LineBreakTestFile.cases
    #expect(cases.count > 7000)
    let missed = cases.filter { Self.breaks(of: $0.scalars) != $0.breaks }.map(\.text)
    for text in Set(missed).subtracting(Self.misses).sorted() {
      Issue.record("unexpected miss: \(text)")
    }
    for text in Self.misses.subtracting(missed).sorted() {
      Issue.record("no miss any more: \(text)")
    }
  }

  private static func breaks(of scalars: [Unicode.Scalar]) -> [Bool] {
    LineBreaks(scalars).map { $0 != .prohibited }
  }
}
