import MarayaScenes
import Testing

/// Texts that are no documents, and what is said of them.
@Suite struct JSONMistakeTests {
  /// Each row: a text; the line, the column and the message.
  static let structure: [(String, String)] = [
    ("", "1:1 expected a value, found the end of the file"),
    (" \n ", "2:2 expected a value, found the end of the file"),
    ("[", "1:2 expected a value or ']', found the end of the file"),
    ("[1", "1:3 expected ',' or ']' after the value, found the end of the file"),
    ("[1,", "1:4 expected a value after ',', found the end of the file"),
    ("[1,]", "1:4 expected a value after ',', found ']'"),
    ("[,1]", "1:2 expected a value or ']', found ','"),
    ("[1,,2]", "1:4 expected a value after ',', found ','"),
    ("[1 2]", "1:4 expected ',' or ']' after the value, found '2'"),
    ("[1}", "1:3 expected ',' or ']' after the value, found '}'"),
    ("]", "1:1 expected a value, found ']'"),
    ("{", "1:2 expected a key or '}', found the end of the file"),
    ("{]", "1:2 expected a key or '}', found ']'"),
    ("{1: 2}", "1:2 expected a key or '}', found '1'"),
    ("{a: 2}", "1:2 expected a key or '}', found 'a'"),
    ("{'a': 2}", "1:2 expected a key or '}', found '''"),
    (#"{"a"}"#, "1:5 expected ':' after the key, found '}'"),
    (#"{"a" 1}"#, "1:6 expected ':' after the key, found '1'"),
    (#"{"a":}"#, "1:6 expected a value after ':', found '}'"),
    (#"{"a":"#, "1:6 expected a value after ':', found the end of the file"),
    (#"{"a":1"#, "1:7 expected ',' or '}' after the value, found the end of the file"),
    (#"{"a":1,}"#, "1:8 expected a key after ',', found '}'"),
    (#"{"a":1]"#, "1:7 expected ',' or '}' after the value, found ']'"),
    ("{\"a\": 1\n \"b\": 2}", #"2:2 expected ',' or '}' after the value, found '"'"#),
    (#"{"a":1 b}"#, "1:8 expected ',' or '}' after the value, found 'b'"),
    ("[] []", "1:4 something after the end of the document"),
    ("1 2", "1:3 something after the end of the document"),
    ("nullx", "1:5 something after the end of the document"),
    ("{}\n\n}", "3:1 something after the end of the document"),
    ("// a\n1", "1:1 expected a value, found '/'"),
    ("[1 /* a */]", "1:4 expected ',' or ']' after the value, found '/'"),
    ("\u{FEFF}[]", "1:1 a byte order mark"),
    ("[\u{A0}1]", "1:2 expected a value or ']', found U+00A0"),
    ("\u{0}", "1:1 expected a value, found U+0000"),
    ("[1]\u{0}", "1:4 something after the end of the document"),
    ("[\u{B}1]", "1:2 expected a value or ']', found U+000B"),
    ("[“a”]", "1:2 expected a value or ']', found U+201C"),
    ("[\"é\" 😀]", "1:6 expected ',' or ']' after the value, found U+1F600"),
  ]

  static let words: [(String, String)] = [
    ("nul", "1:4 expected 'null', found the end of the file"),
    ("[t", "1:3 expected 'true', found the end of the file"),
    ("fals", "1:5 expected 'false', found the end of the file"),
    ("[nul]", "1:2 expected a value or ']', found 'nul'"),
    ("[True]", "1:2 expected a value or ']', found 'True'"),
    ("[tRUE]", "1:2 expected a value or ']', found 'tRUE'"),
    ("NaN", "1:1 expected a value, found 'NaN'"),
    ("[1, Infinity]", "1:5 expected a value after ',', found 'Infinity'"),
    ("undefinedundefinedundefined", "1:1 expected a value, found 'undefinedundefinedun…'"),
  ]

  static let numbers: [(String, String)] = [
    ("01", "1:1 a number begins with a needless 0"),
    ("[-00]", "1:3 a number begins with a needless 0"),
    ("+1", "1:1 expected a value, found '+'"),
    (".5", "1:1 expected a value, found '.'"),
    ("1.", "1:3 expected a digit after '.', found the end of the file"),
    ("[1.]", "1:4 expected a digit after '.', found ']'"),
    ("1.e1", "1:3 expected a digit after '.', found 'e'"),
    ("-", "1:2 expected a digit after '-', found the end of the file"),
    ("--1", "1:2 expected a digit after '-', found '-'"),
    ("-Infinity", "1:2 expected a digit after '-', found 'I'"),
    ("-.5", "1:2 expected a digit after '-', found '.'"),
    ("1e", "1:3 expected a digit in the exponent, found the end of the file"),
    ("1e+", "1:4 expected a digit in the exponent, found the end of the file"),
    ("[1e]", "1:4 expected a digit in the exponent, found ']'"),
    ("1e1.5", "1:4 something after the end of the document"),
    ("0x10", "1:2 something after the end of the document"),
    ("[1_000]", "1:3 expected ',' or ']' after the value, found '_'"),
    ("1e999", "1:1 1e999 is not a finite number"),
    ("[-1e309]", "1:2 -1e309 is not a finite number"),
    ("1.7976931348623159e308", "1:1 1.7976931348623159e308 is not a finite number"),
    ("1e9999999999999999999999", "1:1 1e9999999999999999999999 is not a finite number"),
    (
      "1" + String(repeating: "0", count: 400),
      "1:1 1\(String(repeating: "0", count: 39))… is not a finite number"
    ),
  ]

  static let texts: [(String, String)] = [
    (#"""#, "1:2 a string is not ended"),
    (#"["abc]"#, "1:7 a string is not ended"),
    (#""\"#, "1:3 a string is not ended"),
    (#""\""#, "1:4 a string is not ended"),
    (#""\u12"#, "1:6 a string is not ended"),
    (#""\uD83D"#, "1:8 a string is not ended"),
    (#""\uD83D\"#, "1:9 a string is not ended"),
    (#""\uD83D\uDE"#, "1:12 a string is not ended"),
    ("\"a\nb\"", #"1:3 a control character in a string, write \u000A"#),
    ("\"\t\"", #"1:2 a control character in a string, write \u0009"#),
    ("\"\u{0}\"", #"1:2 a control character in a string, write \u0000"#),
    (#""\x41""#, #"1:3 expected one of "\/bfnrtu after '\', found 'x'"#),
    (#""\'""#, #"1:3 expected one of "\/bfnrtu after '\', found '''"#),
    (#""\U0041""#, #"1:3 expected one of "\/bfnrtu after '\', found 'U'"#),
    (#""\é""#, #"1:3 expected one of "\/bfnrtu after '\', found U+00E9"#),
    (#""\u12G4""#, #"1:6 expected four hexadecimal digits after \u, found 'G'"#),
    (#""\u12""#, #"1:6 expected four hexadecimal digits after \u, found '"'"#),
    (#""\u+123""#, #"1:4 expected four hexadecimal digits after \u, found '+'"#),
    (#""a\uD800""#, #"1:3 \uD800 is half a character"#),
    (#""\ud83dx""#, #"1:2 \uD83D is half a character"#),
    (#""\uD83D\n""#, #"1:2 \uD83D is half a character"#),
    (#""\uDE00""#, #"1:2 \uDE00 is half a character"#),
    (#""\uD83D\uD83D\uDE00""#, #"1:2 \uD83D is half a character"#),
    (#""\uD83D\u0041""#, #"1:2 \uD83D is half a character"#),
    (#""\uDE00\uD83D""#, #"1:2 \uDE00 is half a character"#),
    (#"{"\uD800": 1}"#, #"1:3 \uD800 is half a character"#),
  ]

  static let keys: [(String, String)] = [
    (#"{"id":1,"id":1}"#, #"1:9 the key "id" is given twice (first in line 1, column 2)"#),
    (
      "{\n  \"a\": 1,\n  \"b\": {}, \"id\": 2,\n  \"id\": 3\n}",
      #"4:3 the key "id" is given twice (first in line 3, column 12)"#
    ),
    (#"[{"":1,"":2}]"#, #"1:8 the key "" is given twice (first in line 1, column 3)"#),
    (#"{"a":1,"\u0061":2}"#, #"1:8 the key "a" is given twice (first in line 1, column 2)"#),
    (#"{"\n":1,"\u000a":2}"#, #"1:9 the key "\n" is given twice (first in line 1, column 2)"#),
    (
      "{\"\u{E9}\":1,\"e\u{301}\":2}",
      "1:8 the key \"e\u{301}\" is given twice (first in line 1, column 2)"
    ),
    (
      "{\"K\":1,\"\u{212A}\":2}",
      "1:8 the key \"\u{212A}\" is given twice (first in line 1, column 2)"
    ),
    (
      #"{"o": {"a":1,"b":[{"a":1}],"a":2}}"#,
      #"1:28 the key "a" is given twice (first in line 1, column 8)"#
    ),
    (
      "{\"\(String(repeating: "x", count: 99))\":1,\"\(String(repeating: "x", count: 99))\":2}",
      "1:106 the key \"\(String(repeating: "x", count: 40))…\" is given twice "
        + "(first in line 1, column 2)"
    ),
  ]

  @Test(arguments: structure + words + numbers + texts + keys)
  func aMistakeIsToldWithItsPlace(text: String, expected: String) {
    #expect(mistake(Array(text.utf8)) == expected)
  }

  /// Each row: bytes in a text, at which of them it is not UTF-8.
  @Test(
    arguments: [
      ([0x80], 0),
      ([0xBF], 0),
      ([0x61, 0xFF], 1),
      ([0xFE], 0),
      ([0xC0, 0x80], 0),
      ([0xC1, 0xBF], 0),
      ([0xC3], 0),
      ([0xC3, 0x28], 0),
      ([0xC3, 0xA9, 0xA9], 2),
      ([0xE0, 0x80, 0x80], 0),
      ([0xE0, 0x9F, 0xBF], 0),
      ([0xE2, 0x82], 0),
      ([0xE2, 0x28, 0xA1], 0),
      ([0xED, 0xA0, 0x80], 0),
      ([0xED, 0xBF, 0xBF], 0),
      ([0xF0, 0x80, 0x80, 0x80], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0),
      ([0xF0, 0x9F, 0x98], 0),
      ([0xF0, 0x9F, 0x98, 0x28], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xF8, 0x88, 0x80, 0x80, 0x80], 0),
    ] as [([UInt8], Int)]
  )
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], index: Int) throws {
    for bytes in [Array("[\"".utf8) + bytes + Array("\"]".utf8), Array("[\"".utf8) + bytes] {
      let error = try #require(throws: JSONError.self) { try JSONDocument(bytes) }
      #expect(error.message == "not UTF-8")
      #expect(error.offset == 2 + index)
    }
    if index == 0 {
      #expect(mistake(bytes) == "1:1 not UTF-8")
      #expect(mistake(Array("[".utf8) + bytes) == "1:2 not UTF-8")
      #expect(mistake(Array("[] ".utf8) + bytes) == "1:4 not UTF-8")
      #expect(mistake(Array("[-".utf8) + bytes) == "1:3 not UTF-8")
      #expect(mistake(Array("\"\\".utf8) + bytes) == "1:3 not UTF-8")
      #expect(mistake(Array("\"\\u0".utf8) + bytes) == "1:5 not UTF-8")
    }
  }

  @Test func aColumnCountsCharactersNotBytes() throws {
    let text = "{\"é😀\": 1,\n \"مرايا\": x}"
    let error = try #require(throws: JSONError.self) { try json(text) }
    #expect(error.description == "line 2, column 11: expected a value after ':', found 'x'")
    #expect(error.offset == 29)
  }
}
