import Testing

@testable import MarayaText

@Suite("Shaper")
struct ShaperTests {
  private static let regular = Shaper(.regular)

  private func advances(_ text: String) -> [Int32] {
    var result: [Int32] = []
    Self.regular.advances(of: Array(text.unicodeScalars)[...], into: &result)
    return result
  }

  @Test func aKernGoesToTheFirstOfThePair() {
    #expect(advances("AV") == [1270, 1401])
    #expect(advances("VA") == [1270, 1401])
    #expect(advances("HH") == [1540, 1540])
  }

  @Test func aKernIsLatin() {
    #expect(advances("-T") == [551, 1251])
    #expect(advances("Я-T") == [1423, 739, 1251])
    #expect(advances("--") == [739, 739])
  }

  @Test func aLigatureGoesToItsFirstLetter() {
    #expect(advances("fi") == [1290, 0])
    #expect(advances("ffl") == [1980, 0, 0])
    #expect(advances("fff") == [1411, 0, 721])
    #expect(advances("f\u{AD}i") == [1290, 0, 0])
    #expect(advances("f\u{200C}i") == [721, 0, 569])
  }

  @Test func aLigatureIsDividedWhereThatIsAskedFor() {
    var result: [Int32] = [7]
    Self.regular.advances(
      of: Array("ffi لا".unicodeScalars)[...],
      into: &result,
      dividingLigatures: true
    )
    #expect(result == [7, 660, 660, 660, 651, 584, 584])
  }

  @Test func aMarkMakesAComposedLetter() {
    #expect(advances("l\u{30C}") == [768, 0])
    #expect(advances("\u{395}\u{313}\u{301}") == [1840, 0, 0])
    #expect(advances("T\u{F3}") == advances("To\u{301}").dropLast())
    #expect(advances("A\u{330}V") == [1401, 0, 1401])
  }

  @Test func arabicLettersJoin() {
    #expect(advances("ب") == [1928])
    #expect(advances("ببب") == [570, 618, 2011])
    #expect(advances("باب") == [570, 624, 1928])
    #expect(advances("ب\u{64E}ب") == [570, 0, 2011])
    #expect(advances("بـ") == [570, 600])
  }

  @Test func joinersActOnArabicLetters() {
    #expect(advances("ب\u{200D}") == [570, 0])
    #expect(advances("\u{200D}ب") == [0, 2011])
    #expect(advances("\u{200D}ب\u{200D}") == [0, 618, 0])
    #expect(advances("ب\u{200C}ب") == [1928, 0, 1928])
  }

  @Test func lamAndAlefAreOne() {
    #expect(advances("لا") == [1168, 0])
    #expect(advances("بلا") == [570, 1222, 0])
    #expect(advances("ل\u{64E}ا") == [1168, 0, 0])
    #expect(advances("ل\u{200D}ا") == [624, 0, 624])
  }

  @Test func whatTheFontLacksFollowsARule() {
    #expect(advances("你好、") == [2048, 2048, 2048])
    #expect(advances("カＡ") == [2048, 2048])
    #expect(advances("한ㄱ") == [1884, 1884])
    #expect(advances("\u{1112}\u{1161}\u{11AB}") == [1884, 0, 0])
    #expect(advances("ｱ") == [1024])
    #expect(advances("\u{20000}\u{E0100}") == [2048, 0])
    #expect(advances("अ\u{901}") == [1229, 0])
    #expect(advances("\u{10FFFF}\u{E000}") == [1229, 1229])
    #expect(advances("\0\r\n\t") == [0, 0, 0, 651])
  }

  @Test func aPictureIsOne() {
    #expect(advances("👍🏽") == [2560, 0])
    #expect(advances("👩‍👩‍👧a") == [2560, 0, 0, 0, 0, 1255])
    #expect(advances("🇪🇬🇪") == [2560, 0, 2560])
    #expect(advances("1️⃣1") == [2560, 0, 0, 1303])
    #expect(advances("🏴󠁧󠁢󠁥󠁮󠁧󠁿") == [2560, 0, 0, 0, 0, 0, 0])
    #expect(advances("❤️") == [2560, 0])
    #expect(advances("\u{200D}👍\u{200D}") == [0, 2560, 0])
  }

  @Test func aPictureThatTheFontHasIsText() {
    #expect(advances("❤") == [1716])
    #expect(advances("😀") == [2135])
  }

  @Test func manyMarksTakeNoRoom() {
    let marks = String(repeating: "\u{301}", count: 1_000_000)
    #expect(Self.regular.width(of: marks) == 0)
    #expect(Self.regular.width(of: "a" + marks) == 1255)
    let vowels = String(repeating: "\u{64E}", count: 1_000_000)
    #expect(Self.regular.width(of: "ل" + vowels + "ا") == 1168)
    #expect(Self.regular.width(of: "f" + String(repeating: "\u{200D}", count: 1_000_000)) == 721)
  }

  @Test func everyScalarHasASmallWidth() {
    let all = (UInt32(0)..<0x40000).compactMap { Unicode.Scalar($0) }
    for weight in FontWeight.allCases {
      var advances: [Int32] = []
      Shaper(weight).advances(of: all[...], into: &advances)
      #expect(advances.count == all.count)
      #expect(advances.allSatisfy { 0...4129 ~= $0 })
    }
  }

  @Test func partsOfATextAreMeasuredAlike() {
    let text = "AVATAR office سلام"
    #expect(Self.regular.width(of: text[...]) == Self.regular.width(of: text))
    #expect(Self.regular.width(of: text.prefix(13)) == Self.regular.width(of: "AVATAR office"))
    #expect(Self.regular.width(of: "") == 0)
  }

  @Test func metricsAreTheFonts() {
    let expected = FontMetrics(unitsPerEm: 2048, ascent: 1901, descent: 483, lineGap: 0)
    #expect(Shaper(.regular).metrics == expected)
    #expect(Shaper(.bold).metrics == expected)
    #expect(expected.lineHeight == 2384)
  }
}
