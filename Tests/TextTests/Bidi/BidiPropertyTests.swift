import Testing

@testable import MarayaText

@Suite("Bidi properties")
struct BidiPropertyTests {
  static let classes: [(Unicode.Scalar, BidiClass)] = [
    ("a", .l), ("\u{5D0}", .r), ("\u{627}", .al), ("0", .en), ("+", .es), ("$", .et),
    ("\u{661}", .an), (":", .cs), ("\u{64B}", .nsm), ("\u{200D}", .bn), ("\n", .b), ("\t", .s),
    (" ", .ws), ("!", .on), ("\u{202A}", .lre), ("\u{202D}", .lro), ("\u{202B}", .rle),
    ("\u{202E}", .rlo), ("\u{202C}", .pdf), ("\u{2066}", .lri), ("\u{2067}", .rli),
    ("\u{2068}", .fsi), ("\u{2069}", .pdi), ("漢", .l), ("😀", .on),
  ]

  /// Scalars that Unicode has not assigned but keeps for something.
  static let unassigned: [(Unicode.Scalar, BidiClass)] = [
    ("\u{5FF}", .r), ("\u{7BF}", .al), ("\u{8FF}", .nsm), ("\u{20CF}", .et), ("\u{FFFE}", .bn),
    ("\u{1EEFE}", .al), ("\u{1EFFF}", .r), ("\u{E0FFF}", .bn), ("\u{E1000}", .l),
    ("\u{10FFFD}", .l), ("\u{10FFFF}", .bn),
  ]

  @Test(arguments: classes + unassigned)
  func aScalarHasItsClass(scalar: Unicode.Scalar, kind: BidiClass) {
    #expect(BidiClass(scalar) == kind)
    #expect(BidiParagraph.removes(scalar) == kind.isRemoved)
  }

  @Test func equivalentBracketsAreOfOnePair() throws {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("\u{2329}", "\u{3009}"), ("\u{3008}", "\u{232A}"),
      ("\u{298D}", "\u{2990}"), ("\u{FF62}", "\u{FF63}"),
    ]
    for (opening, closing) in pairs {
      let first = try #require(BidiBracket(opening))
      let last = try #require(BidiBracket(closing))
      #expect(first.pair == last.pair)
      #expect(!first.closes && last.closes)
    }
    #expect(BidiBracket("(")?.pair != BidiBracket("[")?.pair)
    #expect(BidiBracket("<") == nil)
    #expect(BidiBracket("\u{FD3E}") == nil)
  }

  @Test func mirroredScalarsMirrorBack() {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("(", ")"), ("<", ">"), ("«", "»"), ("≤", "≥"), ("∊", "∍"), ("a", "a"), ("∫", "∫"),
    ]
    for (scalar, mirrored) in pairs {
      #expect(scalar.bidiMirrored == mirrored)
      #expect(mirrored.bidiMirrored == scalar)
    }
    let all = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    #expect(all.allSatisfy { $0.bidiMirrored.bidiMirrored == $0 })
    #expect(all.count { $0.bidiMirrored != $0 } == 428)
  }
}
