import MarayaGeometry
import Testing

@testable import MarayaText

/// Where lines end whose letters are another width at the end than they are within.
@Suite("Filling lines")
struct LineFillingTests {
  private func shown(
    _ text: String,
    _ width: Double?,
    limit: Int = 0,
    mode: LineBreakMode = .characterWrapping,
    font: TextFont = .sized(16)
  ) -> [String] {
    let style = TextStyle(font: font, lineLimit: limit, lineBreakMode: mode)
    let units = Array(text.utf16)
    return TextLayout(text, style: style, width: width).lines.map { line in
      line.runs.map {
        $0.isEllipsis ? "…" : String(decoding: units[$0.range], as: UTF16.self)
      }.joined()
    }
  }

  private func width(_ text: String) -> Double {
    TextLayout(text, style: TextStyle(font: .sized(16))).size.width
  }

  /// A ligature is drawn as one, but is several characters: a line takes those that fit.
  @Test func aLineEndsWithinALigature() {
    #expect(shown("office", width("off")) == ["off", "ic", "e"])
    #expect(shown("office", width("of")) == ["of", "fi", "c", "e"])
  }

  /// The kern between T and o is lost where a line ends between them.
  @Test func aKernIsLostAtTheEnd() {
    let kerned = width("aTo") - width("o")
    #expect(kerned < width("aT"))
    #expect(shown("aTo", kerned) == ["a", "To"])
    #expect(shown("aTo", width("aT")) == ["aT", "o"])
  }

  /// UAX #14 would end a line between a space and a mark on it, which are one character.
  @Test func aMarkStaysOnItsSpace() {
    #expect(shown("ab \u{301}c", width("ab "), mode: .wordWrapping) == ["ab", " \u{301}c"])
  }

  /// UAX #14 ends a line between a space and a tab with a mark on it, but not behind the tab.
  @Test func spacesHangAsFarBehindWhatDoesNotFit() {
    let style = TextStyle(font: .grid(Size(width: 10, height: 20)), lineLimit: 0)
    for width in [0, 5, 10] as [Double] {
      let layout = TextLayout("2 \t\u{2067}", style: style, width: width)
      #expect(layout.lines.map(\.range) == [0..<2, 2..<3, 3..<4])
    }
  }

  /// What takes no room at the beginning of a line leaves the space before it where it hangs.
  @Test func aSpaceHangsBeforeWhatTakesNoRoom() {
    for count in 0...40 {
      let text = "a " + String(repeating: "\u{2060}", count: count) + "b"
      let style = TextStyle(font: .sized(16), lineLimit: 0)
      let layout = TextLayout(text, style: style, width: width("b"))
      #expect(layout.lines.map(\.range) == [0..<2, 2..<3 + count], "\(count)")
    }
  }

  /// A tab parts a run, and a mark behind it does not know the letters before it any more.
  @Test func theShortWayKnowsTabsToo() {
    let text = "a\u{202D}\u{627}\t\t, \u{64C}a"
    let style = TextStyle(font: .sized(16))
    #expect(TextLayout.size(ofLine: text, style: style) == TextLayout(text, style: style).size)
  }

  /// What fits exactly is not left out, though no sum of tenths is exact.
  @Test func anEllipsisStandsBehindAllThatFits() {
    let cell = TextFont.grid(Size(width: 0.1, height: 1))
    for count in 1...20 {
      let text = String(repeating: "a", count: count)
      let width = Double(count + 1) * 0.1
      let line = shown(text + "bcd", width, limit: 1, mode: .truncatingTail, font: cell)
      #expect(line == [text + "…"])
    }
  }
}
