import Maraya
import MarayaTesting
import Testing

/// Texts in drawings: in one row, and all of them seen.
@Suite("Texts in drawings")
struct DrawnTextTests {
  /// Each row: a text, and how it stands in a drawing.
  static let texts: [(String, String)] = [
    ("Settings", "Settings"), ("ليلى حداد", "ليلى حداد"), ("👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ("Hello, world", #""Hello, world""#), ("a]", #""a]""#), (" a", #"" a""#),
    ("one\ntwo\t", #""one\ntwo\t""#), (#"\(x) "q""#, #""\\(x) \"q\"""#),
    ("\u{1B}[31m\u{202E}", #""\u{1B}[31m\u{202E}""#), ("\u{2028}", #""\u{2028}""#),
  ]

  @Test(arguments: texts)
  func nothingOfATextIsUnseen(text: String, drawn: String) {
    let label = LabelNode("label", text)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    #expect(label.treeText == "label 0,0 100×20 [text \(drawn)]\n")
    // Read again it is the same text: nothing is different, or the text alone.
    let root = Node("root") { label }
    let before = root.drawing(.both)
    #expect(layoutDifference(of: root, from: before) == nil)
    label.text = "other"
    let difference = layoutDifference(of: root, from: before)
    #expect(difference?.contains("root/label: text \(drawn) → other") == true)
  }

  @Test func whatIsPastedIsRaw() {
    let label = LabelNode("a\nb", "one\ntwo")
    let difference = layoutDifference(of: label, from: "")
    #expect(difference?.contains("#\"\"\"") == true)
    #expect(difference?.contains(#"a\nb  0,0 0×0"#) == true)
  }
}
