import Testing

@Suite struct CodeReaderTests {
  /// Each row: a text, its code.
  static let texts: [(String, String)] = [
    ("let a = 1 // b", "let a = 1     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("/// a\nb", "     \nb"),
    (#"a("b", c)"#, "a(   , c)"),
    (#"a("b\"c", d)"#, "a(      , d)"),
    (#""a\(b("c"))d" + e"#, "   (b(   ))   + e"),
    (##"#"a"b\(c)"# + d"##, "            + d"),
    (##"#"a\#(b)"# + c"##, "     (b)   + c"),
    ("\"\"\"\na \"b\" // c\n\"\"\" + d", "   \n          \n    + d"),
    ("#if a // b\n#endif", "#if a     \n#endif"),
    ("\"ب\" + a", "     + a"),
  ]

  @Test(arguments: texts)
  func keepsTheCodeAlone(text: String, code: String) {
    #expect(CodeReader.code(of: text) == code)
  }
}
