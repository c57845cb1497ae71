import MarayaDirection

/// A line whose runs are shaped and put in order, from left to right.
struct SetLine {
  /// A part of the line, with what each scalar takes of it.
  struct Part {
    /// Empty for an ellipsis.
    var range: Range<Int>
    var direction: LayoutDirection
    var isEllipsis = false
    var width: Double
  }

  var parts: [Part] = []
  private(set) var width = 0.0

  /// The line of a range of a paragraph, without the spaces and the line end at its end.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  init(_ text: PreparedText, _ paragraph: PreparedText.Paragraph, _ range: Range<Int>) {
    var end = min(range.upperBound, paragraph.content.upperBound)
    while end > range.lowerBound && text.scalars[end - 1].isHangingSpace { end -= 1 }
    let first = paragraph.range.lowerBound
    if end <= range.lowerBound { return }
    // Levels of the line as a whole: spaces at its end have that of the paragraph.
    let visible = range.lowerBound - first..<end - first
    var advances: [Double] = []
    for run in paragraph.bidi.visualRuns(of: visible) {
      let part = run.range.lowerBound + first..<run.range.upperBound + first
      advances.removeAll(keepingCapacity: true)
      text.measurer.checkedMeasure(
        text.scalars[part],
        direction: run.direction,
        font: text.font,
        into: &advances
      )
      add(Part(range: part, direction: run.direction, width: advances.reduce(0, +)))
    }
  }

  init() {}

  mutating func add(_ part: Part) {
    parts.append(part)
    width += part.width
  }
}
