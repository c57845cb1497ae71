import MarayaScenes
import TestSupport
import Testing

/// Numbers, read and written.
@Suite struct JSONNumberTests {
  /// Each row: a number as a document, and its value.
  static let numbers: [(String, Double)] = [
    ("0", 0),
    ("-0", -0.0),
    ("-0.0", -0.0),
    ("0e99999", 0),
    ("-0.000e-99999", -0.0),
    ("1", 1),
    ("-1", -1),
    ("10", 10),
    ("44.5", 44.5),
    ("0.1", 0.1),
    ("-0.10", -0.1),
    ("1e2", 100),
    ("1E+2", 100),
    ("1e-2", 0.01),
    ("1e00", 1),
    ("1.5e-00003", 0.0015),
    ("1e22", 1e22),
    ("1e23", 1e23),
    ("123456789012345", 123_456_789_012_345),
    ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740993.0000000000000001", 9_007_199_254_740_994),
    ("18446744073709551616", 18_446_744_073_709_551_616),
    ("0.30000000000000004", 0.30000000000000004),
    ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
    ("2.2250738585072014e-308", 0x1p-1022),
    ("4.9e-324", Double.leastNonzeroMagnitude),
    ("5e-324", Double.leastNonzeroMagnitude),
    ("2e-324", 0),
    ("-1e-999", -0.0),
    ("1e-99999999999999999999", 0),
    ("1.7976931348623157e308", 0x1.fffffffffffffp1023),
    ("0.00000000000000000000000000000000000001e38", 1),
  ]

  @Test(arguments: numbers)
  func aNumberIsTheNearest(text: String, value: Double) throws {
    let found = try #require(try json(text).number)
    #expect(found.bitPattern == value.bitPattern, "\(text) was read as \(found)")
  }

  @Test func aNumberMayHaveAThousandCharacters() throws {
    let text = "1." + String(repeating: "0", count: 998)
    #expect(try json(text).number == 1)
    #expect(mistake(Array((text + "0").utf8)) == "1:1 a number is longer than 1000 characters")
  }

  /// Each row: a number, and how it is written.
  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (320, "320"), (44.5, "44.5"), (-0.25, "-0.25"),
      (0.1, "0.1"), (0.30000000000000004, "0.30000000000000004"), (0x1p53 - 1, "9007199254740991"),
      (0x1p53, "9007199254740992"), (-0x1p53, "-9007199254740992"), (1e16, "1e+16"),
      (1e17, "1e+17"), (.leastNonzeroMagnitude, "5e-324"), (1e-7, "1e-07"), (1e22, "1e+22"),
      (-1e300, "-1e+300"),
      (0x1.fffffffffffffp1023, "1.7976931348623157e+308"),
    ] as [(Double, String)]
  )
  func aNumberIsWrittenShort(number: Double, text: String) {
    #expect(written { $0.number(number) } == text)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func randomNumbersAreReadAsTheyWereWritten(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var numbers: [Double] = []
    while numbers.count < 50_000 {
      let number =
        switch numbers.count % 4 {
        case 0: (random.uniform(-4000...4000) * 4).rounded() / 4
        case 1: random.uniform(-1000...1000)
        default: Double(bitPattern: random.next())
        }
      if number.isFinite { numbers.append(number) }
    }
    var writer = JSONWriter()
    writer.raw("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { writer.raw(",") }
      writer.number(number)
    }
    writer.raw("]")

    var read: [Double] = []
    for element in try JSONDocument(writer.bytes).root.elements {
      read.append(try #require(element.number))
    }
    #expect(read.count == numbers.count)
    let wrong = zip(read, numbers).first { $0.bitPattern != $1.bitPattern }
    #expect(wrong == nil, "seed \(seed)")
  }

  /// Decimals of any length and place, against the standard library.
  @Test(arguments: [1, 2] as [UInt64])
  func randomDecimalsAreRoundedCorrectly(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      var text = random.below(2) == 0 ? "-" : ""
      text += String(random.next() >> UInt64(random.below(64)))
      if random.below(2) == 0 { text += "." + String(random.next() >> UInt64(random.below(64))) }
      if random.below(2) == 0 { text += "e" + String(random.below(60) - 30) }
      let expected = try #require(Double(text))
      let found = try #require(try json(text).number)
      #expect(found.bitPattern == expected.bitPattern, "seed \(seed): \(text)")
    }
  }
}
