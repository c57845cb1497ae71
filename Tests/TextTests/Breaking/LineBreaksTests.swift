import MarayaText
import Testing

@Suite("Line breaks")
struct LineBreaksTests {
  /// Each row is a text in the pieces that it may be broken into.
  static let texts: [(name: String, pieces: [String])] = [
    ("nothing", []),
    ("a letter", ["a"]),
    ("words", ["The ", "quick  ", "(brown) ", "fox ", "can’t ", "jump."]),
    ("hyphens", ["state-", "of-", "the-", "art ", "-3 ", "a‐", "b"]),
    ("dashes", ["yes", "—", "no ", "1–", "2"]),
    ("a soft hyphen", ["hyphen\u{AD}", "ation"]),
    ("a tab", ["a\t", "b"]),
    ("prices", ["costs ", "$1,234.56 ", "or ", "€(12.35) ", "or ", "12,35% ", "or ", "-5"]),
    ("a date and a time", ["24/12/2022 ", "14:30"]),
    ("an address", ["https://", "example.com/", "a-", "b/", "c?", "q=1&r=2#top"]),
    ("quotation marks", ["he ", "said ", "\"yes, ", "no\" ", "and ", "‘so’"]),
    ("quoted brackets", ["\" (a) ", "\""]),
    ("brackets", ["f(x) ", "g[i] ", "( a ) ", "code(s)."]),
    ("exclamations", ["oh !  ", "what ?"]),
    ("Chinese", ["中", "文，", "没", "有", "空", "格。", "「引", "号」"]),
    ("small kana", ["シャ", "ツ", "カー", "ド"]),
    ("Korean", ["한", "국", "어 ", "말"]),
    ("Korean in letters", ["\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{116E}\u{11A8}"]),
    ("Thai, which takes a dictionary", ["ภาษาไทย ", "ไม่มีช่องว่าง"]),
    ("Arabic", ["مرايا ", "في ", "السطر، ", "٣٫١٤٪"]),
    ("Hebrew", ["בית־ספר ", "אי-שם ", "אי--", "שם ", "ab-", "c"]),
    ("a family", ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ("a thumb with a colour", ["👍🏽", "👍"]),
    ("a pictograph to come", ["\u{1FAFF}\u{1F3FD}", "\u{1FAFF}"]),
    ("flags", ["🇸🇦", "🇪🇬", "🇲"]),
    ("a flag with a mark inside", ["🇸\u{301}🇦", "🇪🇬"]),
    ("a no-break space", ["10\u{A0}km ", "a ", "\u{A0}b"]),
    ("a word joiner", ["a\u{2060} ", "-\u{2060}b"]),
    ("joiners", ["a\u{200D}b", "—", "c\u{200D}—", "d"]),
    ("a zero width space", ["one\u{200B}", "two\u{200B}  ", "three"]),
    ("marks", ["e\u{301}e\u{301} ", "\u{301}e"]),
    ("an object", ["a", "\u{FFFC}", "b"]),
    ("ends of lines", ["a\n", "\n", "b\r\n", "c\r", "\u{2028}", "d\u{85}", "e\u{C}", "f \u{B}"]),
  ]

  @Test(arguments: texts)
  func aTextBreaksIntoPieces(name: String, pieces: [String]) {
    #expect(Self.pieces(of: pieces.joined()) == pieces, "\(name)")
  }

  /// Each row: a text, what each of its boundaries means (`-`, `?`, `!`).
  static let kinds: [(String, String)] = [
    ("", "-"),
    ("a", "-!"),
    (" ", "-!"),
    ("a b", "--?!"),
    ("a\nb", "--!!"),
    ("a\r\nb", "---!!"),
    ("\n\r", "-!!"),
    ("a \n\n", "---!!"),
    ("to be\nor not", "---?--!--?--!"),
  ]

  @Test(arguments: kinds)
  func onlyAnEndOfLineIsMandatory(text: String, kinds: String) {
    let marks: [LineBreak: Character] = [.prohibited: "-", .allowed: "?", .mandatory: "!"]
    #expect(String(LineBreaks(text).compactMap { marks[$0] }) == kinds)
  }

  @Test func aTextIsTheSameAsItsScalars() {
    for (_, pieces) in Self.texts {
      let text = pieces.joined()
      #expect(LineBreaks(text) == LineBreaks(Array(text.unicodeScalars)))
    }
  }

  @Test func nothingIsRememberedAcrossAnEndOfLine() {
    for (_, first) in Self.texts {
      let first = first.joined() + "\n"
      let head = LineBreaks(first).dropLast()
      for (_, second) in Self.texts {
        let tail = LineBreaks(second.joined()).dropFirst()
        #expect(Array(LineBreaks(first + second.joined())) == head + [.mandatory] + tail)
      }
    }
  }

  @Test func aBracketAfterAPrefixWaitsForItsDigit() {
    #expect(Self.pieces(of: "$(1") == ["$(1"])
    #expect(Self.pieces(of: "$(\u{301}1") == ["$(\u{301}1"])
    #expect(Self.pieces(of: "$(a") == ["$", "(a"])
    #expect(Self.pieces(of: "$( 1") == ["$", "( 1"])
    #expect(Self.pieces(of: "$(") == ["$", "("])
    #expect(Self.pieces(of: "$((1") == ["$", "((1"])
    #expect(Self.pieces(of: "$（1") == ["$（1"])
  }

  @Test func everyScalarBehavesSomehow() {
    let every = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let breaks = LineBreaks(every)
    #expect(breaks.count == every.count + 1)
    #expect(breaks.first == .prohibited)
    #expect(breaks.last == .mandatory)
    #expect(breaks.count { $0 == .mandatory } == 8)
  }

  /// The text between the places where a line may end.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    for (scalar, lineBreak) in zip(text.unicodeScalars, LineBreaks(text).dropFirst()) {
      piece.append(scalar)
      if lineBreak != .prohibited {
        pieces.append(String(piece))
        piece.removeAll()
      }
    }
    return pieces
  }
}
