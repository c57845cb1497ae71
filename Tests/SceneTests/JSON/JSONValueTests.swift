import MarayaScenes
import Testing

/// What documents say.
@Suite struct JSONValueTests {
  /// Each row: a document, and how it is written without white space.
  static let documents: [(String, String)] = [
    ("null", "null"),
    ("true", "true"),
    ("false", "false"),
    (" \t\r\n1 \t\r\n", "1"),
    ("[]", "[]"),
    ("{}", "{}"),
    ("[ ]", "[]"),
    ("{ }", "{}"),
    ("[1,2]", "[1,2]"),
    ("[ 1 , 2 ]", "[1,2]"),
    (#"{"a":1,"b":[true,null]}"#, #"{"a":1,"b":[true,null]}"#),
    (#"{ "a" : { "a" : { } } }"#, #"{"a":{"a":{}}}"#),
    ("[[[]],[],{}]", "[[[]],[],{}]"),
    (#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#),
    (#"{"":""}"#, #"{"":""}"#),
    (#"{"a":1,"A":2,"á":3}"#, #"{"a":1,"A":2,"á":3}"#),
    (#"[{"a":1},{"a":1}]"#, #"[{"a":1},{"a":1}]"#),
    ("[1,true,false,null,\"\",[],{}]", #"[1,true,false,null,"",[],{}]"#),
  ]

  @Test(arguments: documents)
  func aDocumentIsReadAsItIsMeant(text: String, compact: String) throws {
    let root = try json(text)
    #expect(written { $0.value(root) } == compact)
  }

  /// Each row: a text as a document, and what it says.
  static let texts: [(String, String)] = [
    (#""""#, ""),
    (#""abc""#, "abc"),
    (#""مرايا""#, "مرايا"),
    (#""😀é""#, "😀é"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0000\u001F""#, "\u{0}\u{1F}"),
    (#""\u0041\u00e9\u00E9\u0645""#, "Aéé\u{645}"),
    (#""\uD83D\uDE00""#, "😀"),
    (#""\ud800\udc00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    (#""a\uD83D\uDE00b""#, "a😀b"),
    (#""\\u0041""#, #"\u0041"#),
    (#""\uFFFF\uFEFF""#, "\u{FFFF}\u{FEFF}"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ("\"\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\"", "\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}"),
    ("\"\u{FFFF}\u{10000}\u{10FFFF}\"", "\u{FFFF}\u{10000}\u{10FFFF}"),
  ]

  @Test(arguments: texts)
  func aTextIsUnescaped(text: String, value: String) throws {
    let found = try #require(try json(text).text)
    #expect(Array(found.unicodeScalars) == Array(value.unicodeScalars))
  }

  @Test(arguments: texts)
  func aKeyIsUnescapedLikeAText(text: String, value: String) throws {
    let keys = try json("{\(text): 1}").members.map(\.key)
    #expect(keys.map { Array($0.unicodeScalars) } == [Array(value.unicodeScalars)])
  }

  /// Each row: a document, its kind, how many elements or members it has.
  static let kinds: [(String, JSONValue.Kind, Int)] = [
    ("null", .null, 0),
    ("true", .flag, 0),
    ("1", .number, 0),
    (#""[1]""#, .text, 0),
    ("[1, [2, 3], {\"a\": 4}]", .array, 3),
    (#"{"a": [1, 2, 3], "b": {}}"#, .object, 2),
  ]

  @Test(arguments: kinds)
  func aValueIsOfOneKind(text: String, kind: JSONValue.Kind, count: Int) throws {
    let value = try json(text)
    #expect(value.kind == kind)
    #expect(value.count == count)
    #expect(value.isNull == (kind == .null))
    #expect((value.flag != nil) == (kind == .flag))
    #expect((value.number != nil) == (kind == .number))
    #expect((value.text != nil) == (kind == .text))
    #expect(Array(value.elements).count == (kind == .array ? count : 0))
    #expect(Array(value.members).count == (kind == .object ? count : 0))
  }

  @Test func valuesAndKeysKnowWhereTheyBegin() throws {
    let root = try json(#" {"a": [1, "x"], "b" : -2}"#)
    let members = Array(root.members)
    #expect(root.offset == 1)
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.keyOffset) == [2, 17])
    #expect(members.map(\.value.offset) == [7, 23])
    #expect(members[0].value.elements.map(\.offset) == [8, 11])
    #expect(members[1].value.number == -2)
  }

  /// Each row: a byte of three lines, its line and column.
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (7, 2, 3), (8, 2, 4), (9, 3, 1), (10, 3, 2),
    (99, 3, 2), (-1, 1, 1),
  ])
  func aPositionCountsLinesAndScalars(offset: Int, line: Int, column: Int) throws {
    let document = try JSONDocument(Array("[\n\"😀\"\n]".utf8))
    #expect(document.position(of: offset) == (line, column))
  }
}
