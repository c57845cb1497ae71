import MarayaScenes
import TestSupport
import Testing

/// Text as it is written.
@Suite struct JSONWriterTests {
  @Test func aDocumentIsBuiltFromItsParts() {
    var writer = JSONWriter()
    writer.reserveCapacity(64)
    writer.raw("{")
    writer.text("width")
    writer.raw(": ")
    writer.number(100)
    writer.raw(", \"on\": ")
    writer.flag(true)
    writer.raw(", \"off\": ")
    writer.flag(false)
    writer.raw(", \"none\": ")
    writer.null()
    writer.raw("}")
    let text = #"{"width": 100, "on": true, "off": false, "none": null}"#
    #expect(writer.string == text)
    #expect(writer.bytes == Array(text.utf8))
  }

  /// Each row: a text, and how it is written.
  @Test(arguments: [
    ("", #""""#),
    ("abc", #""abc""#),
    ("مرايا 😀 é", #""مرايا 😀 é""#),
    ("\"\\/", #""\"\\/""#),
    ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1}\u{B}\u{1F}\u{7F}", #""\u0000\u0001\u000B\u001F\u007F""#),
    ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
    ("\u{2027}\u{202A}\u{80}\u{FEFF}", "\"\u{2027}\u{202A}\u{80}\u{FEFF}\""),
    ("\r\n\n", #""\r\n\n""#),
    ("a\"b\"", #""a\"b\"""#),
  ])
  func aTextIsEscaped(text: String, escaped: String) {
    let found = written { $0.text(text) }
    #expect(Array(found.unicodeScalars) == Array(escaped.unicodeScalars))
  }

  @Test func everyCharacterIsReadAsItWasWritten() throws {
    var all = String.UnicodeScalarView()
    for number in UInt32(0)...0x3FFF {
      all.append(contentsOf: Unicode.Scalar(number).map { [$0] } ?? [])
    }
    for number in UInt32(0x4000)...0x10FFFF where number % 251 < 2 {
      all.append(contentsOf: Unicode.Scalar(number).map { [$0] } ?? [])
    }
    let text = written { $0.text(String(all)) }
    let read = try #require(try json(text).text)
    #expect(read.unicodeScalars.elementsEqual(all))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func randomTextsAreReadAsTheyWereWritten(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let special: [Unicode.Scalar] = ["\"", "\\", "/", "\u{2028}", "\u{7F}", "u", "😀", "\u{301}"]
    for _ in 0..<1_000 {
      var text = ""
      for _ in 0..<random.below(20) {
        switch random.below(4) {
        case 0: text.unicodeScalars.append(special[random.below(special.count)])
        case 1: text.unicodeScalars.append(Unicode.Scalar(UInt8(random.below(0x20))))
        case 2: text.unicodeScalars.append(Unicode.Scalar(UInt8(random.below(0x80))))
        default:
          let number = UInt32(random.below(0x110000))
          text.unicodeScalars.append(Unicode.Scalar(number) ?? "\u{FFFD}")
        }
      }
      let read = try #require(try json(written { $0.text(text) }).text)
      #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars), "seed \(seed): \(text)")
      // And each character as an escape, which the writer doesn't use.
      let escapes = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      let unescaped = try #require(try json("\"\(escapes.joined())\"").text)
      #expect(unescaped.unicodeScalars.elementsEqual(text.unicodeScalars), "seed \(seed): \(text)")
    }
  }

  @Test func whatIsWrittenIsTheSameWhenItIsReadAndWrittenAgain() throws {
    let once = try #require(rewritten(Array(everything.utf8)))
    let text = #"{"a":[0,-50.5,100],"é😀\n":{"t":true,"f":false,"n":null},"e":[[],{},""]}"#
    #expect(String(decoding: once, as: UTF8.self) == text)
    #expect(rewritten(once) == once)
  }

  @Test func aValueWithinADocumentIsWrittenAlone() throws {
    let root = try json(#"[1, {"a": [2, {}]}, 3]"#)
    #expect(
      root.elements.map { element in written { $0.value(element) } } == [
        "1", #"{"a":[2,{}]}"#, "3",
      ]
    )
  }
}
