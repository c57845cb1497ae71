import MarayaDirection
import MarayaText
import Testing

private let lre = "\u{202A}"
private let rle = "\u{202B}"
private let pdf = "\u{202C}"
private let lro = "\u{202D}"
private let rlo = "\u{202E}"
private let rli = "\u{2067}"
private let fsi = "\u{2068}"
private let pdi = "\u{2069}"
private let accent = "\u{300}"

@Suite("Bidi paragraph")
struct BidiParagraphTests {
  /// Each row: text, levels in a left-to-right paragraph, levels in a right-to-left one.
  static let letters: [(BidiSketch, String, String)] = [
    ("", "", ""),
    ("abc", "000", "222"),
    ("NOP", "111", "111"),
    ("abNOc", "00110", "22112"),
    ("a, N", "0001", "2111"),
    ("N\u{300}a", "110", "112"),
    ("\u{300}N", "01", "11"),
  ]

  static let numbers: [(BidiSketch, String, String)] = [
    ("12", "00", "22"),
    ("a12", "000", "222"),
    ("N 12 O", "112211", "112211"),
    ("A 12", "1122", "1122"),
    ("1.5", "000", "222"),
    ("1..5", "0000", "2112"),
    ("1+2", "000", "222"),
    ("A1+2", "1212", "1212"),
    ("A1,2", "1222", "1222"),
    ("$5%", "000", "222"),
    ("$ 5", "000", "112"),
    ("A$5", "112", "112"),
    ("N$5", "122", "122"),
    ("a\u{661}", "02", "22"),
  ]

  static let brackets: [(BidiSketch, String, String)] = [
    ("(N)", "010", "111"),
    ("(a)", "000", "121"),
    ("N(O)P", "11111", "11111"),
    ("N (a) O", "1000001", "1112111"),
    ("a (N) b", "0001000", "2111112"),
    ("a(b)c", "00000", "22222"),
    ("a[N(b]) c", "001000000", "211121112"),
    ("a\u{2329}b\u{3009}c", "00000", "22222"),
    ("(a)\u{300}b", "00000", "12112"),
  ]

  static let isolates: [(BidiSketch, String, String)] = [
    (BidiSketch("a\(rli)N b\(pdi)c"), "0011200", "2233422"),
    (BidiSketch("\(fsi)N\(pdi) 1"), "01000", "13112"),
    (BidiSketch("\(fsi)\(fsi)N\(pdi)a\(pdi)"), "023220", "123221"),
    (BidiSketch("\(pdi)N"), "01", "11"),
    (BidiSketch("a\(rli)N\(pdi)\(accent)"), "00100", "21311"),
    (BidiSketch("\(rli)\(rle)\(rle)N\(pdi)a"), "000500", "111712"),
  ]

  static let embeddings: [(BidiSketch, String, String)] = [
    (BidiSketch("\(rle)N\(pdf) 1"), "01112", "13312"),
    (BidiSketch("\(lre)a\(pdf)N"), "0221", "1221"),
    (BidiSketch("\(rlo)ab\(pdf)c"), "01110", "13332"),
    (BidiSketch("\(lro)N1\(pdf)"), "0222", "1222"),
    (BidiSketch("\(pdf)N"), "01", "11"),
  ]

  @Test(arguments: letters + numbers + brackets + isolates + embeddings)
  func levelsAreThoseOfTheStandard(text: BidiSketch, leftToRight: String, rightToLeft: String) {
    #expect(digits(text.paragraph(.leftToRight).levels) == leftToRight)
    #expect(digits(text.paragraph(.rightToLeft).levels) == rightToLeft)
  }

  /// Each row: text, base direction if text has no direction of its own, base direction.
  static let bases: [(BidiSketch, LayoutDirection, LayoutDirection)] = [
    ("", .rightToLeft, .rightToLeft),
    ("12, 3", .leftToRight, .leftToRight),
    ("12, 3", .rightToLeft, .rightToLeft),
    ("1 N a", .leftToRight, .rightToLeft),
    ("1 A a", .leftToRight, .rightToLeft),
    ("1 a N", .rightToLeft, .leftToRight),
    (BidiSketch("\(rli)N\(pdi)a"), .rightToLeft, .leftToRight),
    (BidiSketch("\(rli)N\(fsi)\(pdi)\(pdi)a"), .rightToLeft, .leftToRight),
    (BidiSketch("\(rli)N"), .leftToRight, .leftToRight),
    (BidiSketch("\(pdi)N"), .leftToRight, .rightToLeft),
    (BidiSketch("\(rle)a"), .rightToLeft, .leftToRight),
    ("\nN", .leftToRight, .leftToRight),
  ]

  @Test(arguments: bases)
  func theFirstStrongScalarDecides(
    text: BidiSketch,
    otherwise: LayoutDirection,
    base: LayoutDirection
  ) {
    let paragraph = text.paragraph(.firstStrong(otherwise: otherwise))
    #expect(paragraph.baseDirection == base)
    #expect(paragraph == text.paragraph(base))
  }

  /// The example in the documentation of `BidiParagraph`.
  @Test func timesStandBehindWhatBegins() {
    let text = Array("يبدأ at 10:30".unicodeScalars)
    let paragraph = BidiParagraph(text, base: .firstStrong(otherwise: .leftToRight))
    #expect(paragraph.baseDirection == .rightToLeft)
    #expect(
      paragraph.visualRuns(of: 0..<13) == [
        BidiRun(range: 5..<13, level: 2), BidiRun(range: 0..<5, level: 1),
      ]
    )
  }

  @Test func mixedArabicKeepsNumbersInOrder() {
    let text = Array("سعر USD 12.50 فقط".unicodeScalars)
    let paragraph = BidiParagraph(text, base: .firstStrong(otherwise: .leftToRight))
    #expect(paragraph.baseDirection == .rightToLeft)
    #expect(digits(paragraph.levels) == "11112222222221111")
    let runs = paragraph.visualRuns(of: 0..<text.count)
    #expect(runs.map(\.range) == [13..<17, 4..<13, 0..<4])
    #expect(runs.map(\.direction) == [.rightToLeft, .leftToRight, .rightToLeft])
  }

  @Test func whatFollowsASeparatorBeginsAnew() {
    let text = BidiSketch("\(rle)N\n1")
    #expect(digits(text.paragraph(.leftToRight).levels) == "0100")
    #expect(digits(text.paragraph(.rightToLeft).levels) == "1312")
  }

  @Test func textOfOneDirectionIsPlain() {
    #expect(BidiSketch("a 1, (b)\u{300}\t\n").paragraph(.leftToRight).isPlain)
    #expect(BidiSketch("").paragraph(.leftToRight).isPlain)
    #expect(!BidiSketch("a").paragraph(.rightToLeft).isPlain)
    #expect(!BidiSketch("").paragraph(.rightToLeft).isPlain)
    #expect(!BidiSketch("\u{661}").paragraph(.leftToRight).isPlain)
    #expect(!BidiSketch("\(lre)a").paragraph(.leftToRight).isPlain)
  }
}
