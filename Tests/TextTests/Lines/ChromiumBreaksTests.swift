import Testing

@testable import MarayaText

@Suite("Line breaks of a browser")
struct ChromiumBreaksTests {
  private func starts(of text: String, _ width: Double) -> [Int] {
    let style = TextStyle(font: .sized(16), lineLimit: 0, lineBreakMode: .wordWrapping)
    return TextLayout(text, style: style, width: width).lines.map(\.range.lowerBound)
  }

  @Test(arguments: ChromiumBreaks.european + ChromiumBreaks.others)
  func linesBeginWhereChromiumBeginsThem(row: ChromiumBreaks.Row) {
    #expect(row.starts.count == ChromiumBreaks.widths.count)
    for (width, starts) in zip(ChromiumBreaks.widths, row.starts) {
      #expect(self.starts(of: row.text, width) == starts, "at \(width)")
    }
  }

  /// What is known to differ differs as it is written down.
  @Test(arguments: ChromiumBreaks.differences)
  func chromiumHasOtherRules(row: ChromiumBreaks.Difference) {
    #expect(row.chromium != row.unicode)
    #expect(starts(of: row.text, row.width) == row.unicode)
  }
}
