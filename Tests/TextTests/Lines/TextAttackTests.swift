import MarayaGeometry
import Testing

@testable import MarayaText

/// Text that is made to hurt.
///
/// A layout that takes more than linear time would not end here; how often text is measured is
/// counted too.
@Suite("Attacks on text")
struct TextAttackTests {
  #if DEBUG
    /// The length of long texts, in scalars.
    static let length = 5_000
    static let million = 5_000
  #else
    static let length = 100_000
    static let million = 1_000_000
  #endif

  private func layout(
    _ text: String,
    _ width: Double? = 100,
    limit: Int = 0,
    mode: LineBreakMode = .wordWrapping,
    font: TextFont = .sized(16),
    lineHeight: Double? = nil,
    measurer: any TextMeasurer = DejaVuMeasurer.shared
  ) -> TextLayout {
    let style = TextStyle(
      font: font,
      lineLimit: limit,
      lineBreakMode: mode,
      lineHeight: lineHeight
    )
    return TextLayout(text, style: style, width: width, measurer: measurer)
  }

  /// Expects each part of the text in one line, and numbers that are some.
  private func expectSense(_ layout: TextLayout, _ text: String) {
    var end = 0
    var isFinite = layout.size.width.isFinite && layout.size.height.isFinite
    var isCovered = true
    for line in layout.lines {
      isCovered = isCovered && line.range.lowerBound == end
      end = line.range.upperBound
      let frame = line.frame
      isFinite =
        isFinite && frame.minX.isFinite && frame.maxX.isFinite && frame.maxY.isFinite
        && line.baseline.isFinite && line.runs.allSatisfy { $0.x.isFinite && $0.width.isFinite }
    }
    #expect(isCovered && end == text.utf16.count)
    #expect(isFinite)
  }

  // MARK: Long text

  /// Each row: a piece that is repeated, and how often each scalar may be measured at most.
  static let pieces: [(String, Int)] = [
    ("word ", 3),
    ("a", 3),
    ("\u{4F60}", 3),
    ("ب", 10),
    ("אב 12 ", 4),
    ("fi", 5),
    ("AV", 4),
    ("e\u{301}", 3),
    ("a\u{200D}", 3),
    ("\u{1F468}\u{200D}", 3),
    ("\u{1F1E6}", 3),
    ("\u{2060}", 3),
    ("\u{200B}", 3),
    (" ", 3),
    ("\u{3000}", 3),
    ("\u{202B}", 3),
    ("\u{2067}", 3),
    ("\u{2069}", 3),
    ("(", 4),
    ("[\u{5D0}", 4),
    ("\u{2068}1\u{202C}", 6),
    ("\u{301}", 3),
    ("\0", 3),
    (" \u{301}", 6),
    (" \u{2060}", 6),
    ("\u{200B}\u{2060}", 6),
    ("\u{3000}\u{200E}", 6),
    ("a \u{64E}\u{64E}\u{64E}\u{64E}\u{64E}", 8),
  ]

  /// Once for all of it, once as a line; and again for each place a little farther on where the line
  /// could end, if shaped for itself it was shorter.
  @Test(arguments: pieces)
  func longTextIsMeasuredAFewTimes(piece: String, most: Int) {
    let count = Self.length / piece.unicodeScalars.count
    let text = String(repeating: piece, count: count)
    for width in [nil, 100, 1e6] {
      let measurer = CountingMeasurer()
      let layout = layout(text, width, measurer: measurer)
      expectSense(layout, text)
      #expect(measurer.count <= most * text.unicodeScalars.count + 100, "at \(width ?? .infinity)")
    }
  }

  @Test(arguments: LineBreakMode.allCases, [0.0, 100, 1e6])
  func oneLineOfLongTextIsSoonFound(mode: LineBreakMode, width: Double) {
    for piece in ["word ", "ابج", "a"] {
      let text = String(repeating: piece, count: Self.length / piece.utf8.count)
      let measurer = CountingMeasurer()
      let layout = layout(text, width, limit: 1, mode: mode, measurer: measurer)
      expectSense(layout, text)
      #expect(layout.lines.count == 1)
      #expect(measurer.count <= 8 * text.unicodeScalars.count + 100)
    }
  }

  #if !DEBUG
    /// Ten megabytes: words, one word, and joined letters, as one line and as many.
    @Test(arguments: ["word ", "a", "ب"], LineBreakMode.allCases)
    func tenMegabytesAreSet(piece: String, mode: LineBreakMode) {
      let text = String(repeating: piece, count: 10_485_760 / piece.utf8.count)
      for (limit, width) in [(1, 100.0), (mode == .wordWrapping ? 0 : 1, 1_000)] {
        expectSense(layout(text, width, limit: limit, mode: mode), text)
      }
    }
  #endif

  @Test func aLineEndForEachLine() {
    let text = String(repeating: "\n", count: Self.million)
    let layout = layout(text)
    #expect(layout.lines.count == Self.million + 1)
    expectSense(layout, text)
  }

  @Test func aLetterWithAMillionMarksIsOneCharacter() {
    let text = "a" + String(repeating: "\u{316}", count: Self.million)
    for width in [0.0, 1, 100] {
      let layout = layout(text, width)
      #expect(layout.lines.map(\.range) == [0..<text.utf16.count])
      #expect(layout.size.width == self.layout("a").size.width)
    }
  }

  // MARK: What is not seen

  /// With the kern that the next letter would bring the line fits, without it it does not; what is
  /// not seen stands between the two, and is passed at once.
  @Test(arguments: LineBreakMode.allCases)
  func aKernIsLostFarAway(mode: LineBreakMode) {
    let hidden = String(repeating: "\u{2060}", count: Self.million)
    let text = "aaT" + hidden + "oaaa"
    let kerned = layout("aaTo", nil).size.width - layout("o", nil).size.width
    let alone = layout("aaT", nil).size.width
    #expect(kerned < alone)
    for limit in [0, 1] {
      let measurer = CountingMeasurer()
      let layout = layout(
        text,
        (kerned + alone) / 2,
        limit: limit,
        mode: mode,
        measurer: measurer
      )
      expectSense(layout, text)
      #expect(measurer.count < 12 * text.unicodeScalars.count)
    }
  }

  /// What is not seen fits on any line, but not beside an ellipsis that has no room itself.
  @Test(arguments: LineBreakMode.allCases)
  func whatIsNotSeenFitsAnywhere(mode: LineBreakMode) {
    let hidden = String(repeating: "\u{2060}", count: Self.million)
    let text = hidden + "aaa" + hidden
    let measurer = CountingMeasurer()
    let layout = layout(text, 0, limit: 3, mode: mode, measurer: measurer)
    expectSense(layout, text)
    #expect(layout.lines.count == (mode == .clipping ? 1 : 3))
    #expect(measurer.count < 12 * text.unicodeScalars.count)
  }

  /// The marks that hold the end of the text together are left out: its letters are not joined any
  /// more, and it is much longer than it was.
  @Test func marksAreLeftOut() {
    let open = String(repeating: "\u{202B}", count: 130)
    let letters = String(repeating: "ب\u{202A}ب\u{202C}", count: Self.million / 100)
    let text = "abc" + open + letters
    let width = layout(text, nil).size.width * 0.9
    let measurer = CountingMeasurer()
    let layout = layout(text, width, limit: 1, mode: .truncatingHead, measurer: measurer)
    expectSense(layout, text)
    #expect(layout.size.width <= width + 1e-5)
    #expect(measurer.count < 30 * text.unicodeScalars.count)
  }

  // MARK: Directions

  static let openingMarks = [
    "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
  ]

  @Test(arguments: openingMarks)
  func nestingHasALimit(mark: String) {
    let marks = String(repeating: mark, count: Self.million)
    let text = "ab " + marks + "cd אב"
    let layout = layout(text, nil)
    expectSense(layout, text)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width == self.layout("ab cd אב", nil).size.width)
    expectSense(self.layout(text, 20), text)
  }

  static let lonelyMarks = [
    "\u{2067}", "\u{2069}", "\u{2069}\u{2067}", "\u{202C}", "a\u{2069}\u{202E}b\u{2066}",
  ]

  @Test(arguments: lonelyMarks)
  func marksWithoutPartnersAreHarmless(text: String) {
    for text in [text, text + "אב ab", "אב ab" + text, "\u{1F468}\u{200D}" + text + "\u{301}"] {
      for width in [nil, 0.0, 10, 100] { expectSense(layout(text, width), text) }
    }
  }

  // MARK: Numbers

  static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e16, 1e100, 1e300, 1.7e308, .infinity, -1,
    -1e308, -.infinity, .nan, .signalingNaN,
  ]

  @Test(arguments: numbers, LineBreakMode.allCases)
  func anyNumberIsTaken(number: Double, mode: LineBreakMode) {
    let text = "one two אב ג\nthree \u{4F60}\u{597D} four five"
    for limit in [0, 1, 2, .min, .max] {
      expectSense(layout(text, number, limit: limit, mode: mode), text)
      expectSense(layout(text, 50, limit: limit, mode: mode, lineHeight: number), text)
      for width in [nil, 50, number] {
        let cell = Size(width: number, height: number)
        for font in [TextFont.sized(number), .sized(number, .bold), .grid(cell)] {
          expectSense(layout(text, width, limit: limit, mode: mode, font: font), text)
        }
      }
    }
  }

  @Test func whatIsNoLengthCountsAsNone() {
    for number in [-1, .infinity, -.infinity, Double.nan] {
      #expect(layout("one two", number).lines == layout("one two", nil).lines)
      #expect(layout("a", lineHeight: number).size == layout("a").size)
      #expect(layout("a\nb", font: .sized(number)).size == .zero)
      #expect(layout("a\nb", font: .grid(Size(width: number, height: number))).size == .zero)
    }
  }

  @Test func aFontOfNoSizeFitsAnywhere() {
    let layout = layout("one two three", 0, font: .sized(0))
    #expect(layout.lines.count == 1)
    #expect(layout.size == .zero)
  }

  /// Where there is no room each character has a line of its own.
  @Test func noRoomIsALinePerCharacter() {
    let text = "ab e\u{301}\u{1F468}\u{200D}\u{1F469} \u{644}\u{627}"
    for width in [0, 1e-9] {
      let layout = layout(text, width)
      #expect(layout.lines.map(\.range) == [0..<1, 1..<3, 3..<5, 5..<11, 11..<12, 12..<13])
      for mode in LineBreakMode.allCases where mode.truncates {
        let last = self.layout(text, width, limit: 2, mode: mode).lines[1]
        #expect(last.range == 1..<text.utf16.count)
        #expect(last.runs.map(\.isEllipsis) == [true])
      }
    }
  }
}
