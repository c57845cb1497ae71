import MarayaDirection
import MarayaGeometry
import Testing

@testable import MarayaText

/// On a grid of cells 10 × 20 all numbers can be counted by hand.
@Suite("Text layout")
struct TextLayoutTests {
  private let grid = TextFont.grid(Size(width: 10, height: 20))

  private func layout(
    _ text: String,
    _ width: Double? = nil,
    limit: Int = 0,
    mode: LineBreakMode = .wordWrapping,
    alignment: TextLayout.Alignment = .left,
    base: BaseDirection = .firstStrong(otherwise: .leftToRight)
  ) -> TextLayout {
    TextLayout(
      text,
      style: TextStyle(font: grid, lineLimit: limit, lineBreakMode: mode, baseDirection: base),
      width: width,
      alignment: alignment
    )
  }

  /// What is seen of each line from left to right; `…` for an ellipsis.
  private func shown(_ layout: TextLayout, _ text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { line in
      line.runs.map {
        $0.isEllipsis ? "…" : String(decoding: units[$0.range], as: UTF16.self)
      }.joined(separator: "|")
    }
  }

  @Test func oneLineIsAsWideAsItsCharacters() {
    let line = layout("Hello")
    #expect(line.size == Size(width: 50, height: 20))
    #expect(line.lines.count == 1)
    #expect(line.lines[0].range == 0..<5)
    #expect(line.lines[0].frame == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(line.firstBaseline == 16)
  }

  /// Each row: the text, a width, and the lines that are seen.
  static let wrapped: [(String, Double, [String])] = [
    ("one two three", 70, ["one two", "three"]),
    ("one two three", 75, ["one two", "three"]),
    ("one two three", 69, ["one", "two", "three"]),
    ("one  two", 40, ["one", "two"]),
    ("abcdefgh", 30, ["abc", "def", "gh"]),
    ("abcdefgh", 5, ["a", "b", "c", "d", "e", "f", "g", "h"]),
    ("ab cdefgh", 30, ["ab", "cde", "fgh"]),
    ("a\nb", 100, ["a", "b"]),
    ("a\n", 100, ["a", ""]),
    ("\n\n", 100, ["", "", ""]),
    ("", 100, [""]),
    ("a\r\nb", 100, ["a", "b"]),
    ("well-known", 60, ["well-", "known"]),
    ("你好世界", 20, ["你好", "世界"]),
    ("e\u{301}e\u{301}e\u{301}", 20, ["e\u{301}e\u{301}", "e\u{301}"]),
  ]

  @Test(arguments: wrapped)
  func linesAreCutWhereTheyMayBe(text: String, width: Double, lines: [String]) {
    let layout = layout(text, width)
    #expect(shown(layout, text) == lines)
    #expect(layout.lines.allSatisfy { $0.frame.width <= max(width, 10) })
    #expect(layout.lines.first?.range.lowerBound == 0)
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
    let pairs = zip(layout.lines, layout.lines.dropFirst())
    #expect(pairs.allSatisfy { $0.range.upperBound == $1.range.lowerBound })
  }

  @Test func charactersAreCutAnywhere() {
    #expect(shown(layout("one two", 50, mode: .characterWrapping), "one two") == ["one t", "wo"])
  }

  /// UAX #14 has a break before a mark on a space, or a joiner; to a reader they are one.
  @Test(arguments: ["ab \u{301}cd", "ab \u{200D}cd"])
  func noLineBeginsInsideOfACharacter(text: String) {
    #expect(layout(text, 20).lines.map(\.range) == [0..<2, 2..<5, 5..<6])
    #expect(layout(text, 0).lines.map(\.range) == [0..<1, 1..<2, 2..<4, 4..<5, 5..<6])
  }

  /// What is left of a line that was cut fits exactly.
  @Test func whatWasCutIsNotCutAgain() {
    for size in stride(from: 0.1, to: 30, by: 0.7) {
      let style = TextStyle(font: .sized(size))
      let layout = TextLayout("0123456789", style: style, width: 5 * size)
      let again = TextLayout("0123456789", style: style, width: layout.size.width)
      #expect(again.lines[0].runs == layout.lines[0].runs)
    }
  }

  @Test func clippedTextGoesOn() {
    let text = layout("one two three\nfour", 50, mode: .clipping)
    #expect(text.lines.map(\.frame.width) == [130, 40])
  }

  /// Each row: the mode, the limit, the lines that are seen; at a width of 7 characters.
  static let truncated: [(LineBreakMode, Int, [String])] = [
    (.truncatingTail, 1, ["one tw|…"]),
    (.truncatingHead, 1, ["…|e four"]),
    (.truncatingMiddle, 1, ["one|…|our"]),
    (.truncatingTail, 2, ["one two", "three|…"]),
    (.truncatingHead, 2, ["one two", "…|e four"]),
    (.wordWrapping, 1, ["one two"]),
    (.truncatingTail, 3, ["one two", "three", "four"]),
  ]

  @Test(arguments: truncated)
  func theLastLineIsCut(mode: LineBreakMode, limit: Int, lines: [String]) {
    let text = "one two three four"
    let layout = layout(text, 70, limit: limit, mode: mode)
    #expect(shown(layout, text) == lines)
    #expect(layout.isTruncated == (limit < 3))
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
  }

  @Test func whatIsLeftOutAfterALineEndIsToldToo() {
    let layout = layout("a\nb", 70, limit: 1, mode: .truncatingTail)
    #expect(shown(layout, "a\nb") == ["a|…"])
  }

  /// A space with a mark on it is one character, which is shown whole.
  @Test func aMarkKeepsItsSpaceBehindAnEllipsis() {
    let text = "one two three \u{301}four"
    let layout = layout(text, 60, limit: 1, mode: .truncatingHead)
    #expect(shown(layout, text) == ["…| \u{301}four"])
  }

  @Test func anEllipsisStaysWhereNothingFits() {
    let layout = layout("abc", 5, limit: 1, mode: .truncatingTail)
    #expect(shown(layout, "abc") == ["…"])
  }

  // MARK: Directions

  @Test func mixedTextIsOrderedByLine() {
    // Hebrew letters are one cell each; the number keeps its order.
    let text = "אבג 12 abc"
    let layout = layout(text)
    #expect(layout.lines[0].direction == .rightToLeft)
    #expect(layout.lines[0].runs.map(\.range) == [7..<10, 6..<7, 4..<6, 0..<4])
    #expect(layout.lines[0].runs.map(\.x) == [0, 30, 40, 60])
    #expect(layout.lines[0].runs.map(\.width) == [30, 10, 20, 40])
  }

  @Test func anEllipsisStandsAtTheEndOfItsDirection() {
    let text = "אבגדהוז"
    #expect(shown(layout(text, 40, limit: 1, mode: .truncatingTail), text) == ["…|אבג"])
  }

  @Test func rangesCountCodeUnits() {
    let layout = layout("😀 a", 10)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<4])
  }

  // MARK: Alignment

  /// Each row: the alignment, and where lines of 70 and 50 begin in a box of 90.
  static let alignments: [(TextLayout.Alignment, [Double])] = [
    (.left, [0, 0]), (.center, [10, 20]), (.right, [20, 40]), (.justified, [0, 0]),
  ]

  @Test(arguments: alignments)
  func linesLieWhereTheyAreAligned(alignment: TextLayout.Alignment, xs: [Double]) {
    let layout = layout("one two\nthree", 90, alignment: alignment)
    #expect(layout.lines.map(\.frame.minX) == xs)
  }

  @Test func justifiedLinesFillTheBox() {
    let layout = layout("a b c d e", 70, alignment: .justified)
    #expect(layout.lines.map(\.frame.width) == [70, 10])
    #expect(layout.lines[0].addedSpace == 0)
    let wide = self.layout("aa b cc ddd", 80, alignment: .justified)
    #expect(wide.lines.map(\.addedSpace) == [5, 0])
    #expect(wide.lines.map(\.frame.width) == [80, 30])
  }

  @Test func aLineHeightIsSharedBetweenAboveAndBelow() {
    let layout = TextLayout("a\nb", style: TextStyle(font: grid, lineLimit: 0, lineHeight: 30))
    #expect(layout.size == Size(width: 10, height: 60))
    #expect(layout.lines.map(\.baseline) == [21, 51])
  }
}

@Suite("Text on one line")
struct TextLineSizeTests {
  /// Each row: the text, and whether the direction around it orders it.
  static let rows: [(String, Bool)] = [
    ("abc", false), ("12 abc", false), ("אב", false), ("1 - 2", true), ("", false),
    ("abc\n12", true),
    ("12\nabc", true), ("abc\n\nאב", true), ("abc\r\nאב", false), ("abc\n", false),
    ("\u{2067}אב\u{2069} 12", true),
    ("\u{2067}אב\u{2069} a", false), (" ", true), ("\u{1C}אב", true), ("a\u{1C}", false),
  ]

  @Test(arguments: rows)
  func someTextFollowsTheDirection(text: String, follows: Bool) {
    #expect(TextLayout.followsDirection(text) == follows)
  }

  static let texts = [
    "Hello, world", "AVATAR ", "  Tokyo  ", "12 - 13", "(1)", "السلام عليكم", "שלום (abc) 12",
    "naïve café", "office", "", " ", "😀 a", "你好",
  ]

  @Test(arguments: texts)
  func theShortWayGivesTheSame(text: String) {
    for font in [TextFont.sized(16), .sized(13, .bold), .grid(Size(width: 10, height: 20))] {
      for base in [BaseDirection.unicode, .given(.leftToRight), .given(.rightToLeft)] {
        let style = TextStyle(font: font, lineLimit: 0, baseDirection: base)
        let size = TextLayout(text, style: style).size
        let short = TextLayout.size(ofLine: text, style: style)
        #expect(short?.height == size.height)
        #expect(abs((short?.width ?? -1) - size.width) < 1e-9)
      }
    }
  }

  @Test func severalLinesHaveNoShortWay() {
    #expect(TextLayout.size(ofLine: "a\nb", style: TextStyle()) == nil)
  }
}
