import MarayaText
import Testing

@Suite("Character boundaries")
struct CharacterBoundariesTests {
  /// Each row: a text, the offsets in scalars between its characters.
  static let texts: [(String, [Int])] = [
    ("", [0]),
    ("abc", [0, 1, 2, 3]),
    ("e\u{301}🇸🇦!", [0, 2, 4, 5]),
    ("\r\n\r", [0, 2, 3]),
    ("👨‍👩‍👧👍🏽", [0, 5, 7]),
    ("한\u{1112}\u{1161}\u{11AB}", [0, 1, 4]),
    ("🇸🇦🇪", [0, 2, 3]),
    ("\u{301}a", [0, 1, 2]),
    ("ไม่", [0, 1, 3]),
  ]

  @Test(arguments: texts)
  func charactersAreWhatAReaderTakesForOne(text: String, offsets: [Int]) {
    #expect(Array(CharacterBoundaries(text)) == offsets)
    #expect(Array(CharacterBoundaries(Array(text.unicodeScalars))) == offsets)
  }

  @Test(.timeLimit(.minutes(1)))
  func aMillionMarksAreOneCharacter() {
    let marks = [Unicode.Scalar](repeating: "\u{301}", count: 1_000_000)
    #expect(Array(CharacterBoundaries(["e"] + marks + ["!"])) == [0, 1_000_001, 1_000_002])
    #expect(LineBreaks(["e"] + marks).allSatisfy { $0 != .allowed })
  }
}
