import Testing

@Suite struct CodeReaderTests {
  /// Each row: a text, its code.
  static let texts: [(String, String)] = [
    ("let a = 1 // b", "let a = 1     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    (#"a("b", c)"#, "a(   , c)"),
    (#"a("b\"c", d)"#, "a(      , d)"),
    (#""a\(b("c"))d" + e"#, "   (b(   ))   + e"),
    (##"#"a"b\(c)"# + d"##, "            + d"),
    (##"#"a\#(b)"# + c"##, "     (b)   + c"),
    ("#if a // b", "#if a     "),
    ("\"ب\" + a", "     + a"),
  ]

  @Test(arguments: texts)
  func keepsTheCodeAlone(text: String, code: String) {
    #expect(CodeReader.code(of: text) == code)
  }

  @Test func leavesLinesWhereTheyWere() {
    #expect(CodeReader.code(of: "/// a\nb") == "     \nb")
    #expect(CodeReader.code(of: "/* a\n*/ b") == "    \n   b")
    let quotes = "\"\"\""
    #expect(CodeReader.code(of: "\(quotes)\na \"b\"\n\(quotes) + c") == "   \n     \n    + c")
  }
}
