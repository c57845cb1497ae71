import MarayaDirection
import Testing

@testable import MarayaText

/// Runs that are told without finding levels.
@Suite("Plain runs")
struct PlainRunsTests {
  private func runs(_ text: [Unicode.Scalar], _ base: BaseDirection) -> [BidiRun]? {
    text.withUnsafeBufferPointer { scalars in
      guard var runs = PlainRuns(scalars, base: base) else { return nil }
      var result: [BidiRun] = []
      while let run = runs.next() { result.append(run) }
      return result
    }
  }

  private func runs(_ text: String, _ base: BaseDirection) -> [BidiRun]? {
    runs(Array(text.unicodeScalars), base)
  }

  private func run(_ range: Range<Int>, _ level: UInt8) -> BidiRun {
    BidiRun(range: range, level: level)
  }

  @Test func textInOneDirectionIsARun() {
    let base = BaseDirection.firstStrong(otherwise: .leftToRight)
    #expect(runs("Отмена 12:30", base) == [run(0..<12, 0)])
    #expect(runs("שלום (לך)", base) == [run(0..<9, 1)])
    #expect(runs("", base) == [])
  }

  @Test func numbersInRightToLeftTextRunTheOtherWay() {
    let base = BaseDirection.firstStrong(otherwise: .leftToRight)
    #expect(runs("שלום 12", base) == [run(0..<5, 1), run(5..<7, 2)])
    #expect(runs("12 طلب ٣", base) == [run(0..<2, 2), run(2..<7, 1), run(7..<8, 2)])
    #expect(runs("3\u{301} ב", base) == [run(0..<2, 2), run(2..<4, 1)])
    #expect(runs("12", .given(.rightToLeft)) == [run(0..<2, 2)])
  }

  @Test func whatTakesMoreIsLeftToTheWholeAlgorithm() {
    let base = BaseDirection.firstStrong(otherwise: .leftToRight)
    for text in [
      "שלום a", "a ٣", "שלום 12:30", "שלום 5%", "a\u{2067}b", "a\tb", "ש\u{200F}\u{202A}",
    ] {
      #expect(runs(text, base) == nil, "\(text.debugDescription)")
    }
    #expect(runs("שלום", .given(.leftToRight)) == nil)
    #expect(runs("abc", .given(.rightToLeft)) == nil)
  }

  /// One scalar of each class that plain text may have, a bracket, and some that it may not.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "\u{5D0}", "\u{627}", "1", "\u{661}", " ", "!", "(", ")", "\u{301}", "+", "%", ":",
    "\u{200D}", "\u{2067}",
  ]

  /// All texts of up to four scalars, in each base direction.
  @Test func theyAreThoseOfTheWholeAlgorithm() {
    let bases = LayoutDirection.allCases.flatMap { direction -> [BaseDirection] in
      [.given(direction), .firstStrong(otherwise: direction)]
    }
    var texts: [[Unicode.Scalar]] = [[]]
    var (plain, mixed) = (0, 0)
    for _ in 0..<4 {
      texts = texts.flatMap { text in Self.alphabet.map { text + [$0] } }
      for text in texts {
        for base in bases {
          guard let found = runs(text, base) else {
            mixed += 1
            continue
          }
          plain += 1
          if found == BidiParagraph(text, base: base).logicalRuns { continue }
          Issue.record(
            "\(String(String.UnicodeScalarView(text)).debugDescription), \(base): \(found)"
          )
          return
        }
      }
    }
    #expect(plain > 30_000 && mixed > 30_000, "\(plain), \(mixed)")
  }
}
