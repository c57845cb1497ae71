import MarayaDirection
import MarayaText
import Testing

@Suite("Bidi lines")
struct BidiLineTests {
  /// Each row: text, line, its levels left-to-right, its levels right-to-left.
  static let lines: [(BidiSketch, Range<Int>, String, String)] = [
    ("N \tO  ", 0..<6, "100100", "111111"),
    ("N \tO  ", 0..<2, "10", "11"),
    ("a b ", 0..<2, "00", "21"),
    ("a b ", 2..<4, "00", "21"),
    ("a \tb", 0..<4, "0000", "2112"),
    ("N O", 0..<3, "111", "111"),
    ("N\u{2067}\u{2069}", 0..<3, "100", "111"),
    ("a\u{2067}\u{2069}", 0..<3, "000", "211"),
    ("N\u{200D}", 0..<2, "11", "11"),
    ("N\u{200D} \u{200D}", 0..<4, "1100", "1111"),
    ("N\u{200D}\n", 0..<3, "110", "111"),
    ("abc", 3..<3, "", ""),
    ("aNb", 1..<9, "10", "12"),
    ("aNb", -3..<2, "01", "21"),
    ("aNb", 7..<9, "", ""),
  ]

  @Test(arguments: lines)
  func spacesAtTheEndOfALineAreReset(
    text: BidiSketch,
    line: Range<Int>,
    leftToRight: String,
    rightToLeft: String
  ) {
    #expect(digits(text.paragraph(.leftToRight).lineLevels(line)) == leftToRight)
    #expect(digits(text.paragraph(.rightToLeft).lineLevels(line)) == rightToLeft)
  }

  /// Each row: text, how it looks left-to-right, how it looks right-to-left.
  static let displays: [(BidiSketch, String, String)] = [
    ("car means NOP.", "car means PON.", ".PON car means"),
    ("NOP means car.", "PON means car.", ".means car PON"),
    ("N 12 O", "O 12 N", "O 12 N"),
    ("it is (NOP) now", "it is (PON) now", "now (PON) it is"),
    ("N (a) O!", "N (a) O!", "!O (a) N"),
    ("a\u{2067}N b\u{2069}c", "a\u{2067}b N\u{2069}c", "a\u{2067}b N\u{2069}c"),
    ("\u{202E}abc\u{202C}d", "cbad", "cbad"),
  ]

  @Test(arguments: displays)
  func runsStandInVisualOrder(text: BidiSketch, leftToRight: String, rightToLeft: String) {
    #expect(text.display(.leftToRight) == leftToRight)
    #expect(text.display(.rightToLeft) == rightToLeft)
  }

  @Test func runsAreCountedFromTheParagraph() {
    let paragraph = BidiSketch("NOP abc 12").paragraph(.leftToRight)
    #expect(
      paragraph.visualRuns(of: 1..<5) == [
        BidiRun(range: 1..<3, level: 1), BidiRun(range: 3..<5, level: 0),
      ]
    )
    #expect(paragraph.visualRuns(of: 4..<7) == [BidiRun(range: 4..<7, level: 0)])
    #expect(paragraph.visualRuns(of: 2..<2) == [])
    #expect(paragraph.visualRuns(of: 20..<22) == [])
    let plain = BidiSketch("abc").paragraph(.leftToRight)
    #expect(plain.visualRuns(of: 1..<9) == [BidiRun(range: 1..<3, level: 0)])
  }
}
