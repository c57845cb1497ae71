import Testing

@testable import MarayaText

@Suite("Line break classes")
struct LineBreakClassTests {
  /// A scalar of each class, and those that LB1 gives to another.
  static let scalars: [(Unicode.Scalar, LineBreakClass)] = [
    ("a", .alphabetic),
    ("\u{2014}", .breakBoth),
    ("\u{AD}", .breakAfter),
    ("\u{B4}", .breakBefore),
    ("\u{2028}", .mandatoryBreak),
    ("\u{FFFC}", .contingentBreak),
    ("}", .closePunctuation),
    ("\u{301}", .combiningMark),
    (")", .closeParenthesis),
    ("\r", .carriageReturn),
    ("👍", .emojiBase),
    ("\u{1F3FD}", .emojiModifier),
    ("!", .exclamation),
    ("\u{A0}", .glue),
    ("가", .hangulLV),
    ("각", .hangulLVT),
    ("א", .hebrewLetter),
    ("-", .hyphen),
    ("中", .ideographic),
    ("…", .inseparable),
    (",", .infixNumeric),
    ("\u{1100}", .hangulL),
    ("\u{11A8}", .hangulT),
    ("\u{1161}", .hangulV),
    ("\n", .lineFeed),
    ("\u{85}", .nextLine),
    ("\u{3005}", .nonstarter),
    ("7", .numeric),
    ("(", .openPunctuation),
    ("%", .postfixNumeric),
    ("$", .prefixNumeric),
    ("\"", .quotation),
    ("🇸", .regionalIndicator),
    (" ", .space),
    ("/", .symbolAllowingBreak),
    ("\u{2060}", .wordJoiner),
    ("\u{200B}", .zeroWidthSpace),
    ("\u{200D}", .zeroWidthJoiner),
    ("（", .wideOpenPunctuation),
    ("\u{1FAFF}", .futurePictograph),
    // AI, XX and two of SA; CJ.
    ("\u{A7}", .alphabetic),
    ("\u{E000}", .alphabetic),
    ("\u{10FFFF}", .alphabetic),
    ("ก", .alphabetic),
    ("\u{E31}", .combiningMark),
    ("ァ", .nonstarter),
    // Unassigned.
    ("\u{2FFFD}", .ideographic),
    ("\u{2FFFE}", .alphabetic),
    ("\u{20CF}", .prefixNumeric),
    ("\u{E01F0}", .alphabetic),
  ]

  @Test func scalarsHaveTheClassOfTheFiles() {
    for (scalar, expected) in Self.scalars {
      #expect(LineBreakClass(scalar) == expected, "\(scalar.value)")
    }
    #expect(Set(Self.scalars.map(\.1)) == Set(LineBreakClass.allCases))
  }

  @Test func theTableHoldsNothingElse() {
    let count = LineBreakClass.allCases.count
    #expect(lineBreakClasses.values.allSatisfy { $0 < count })
  }
}
