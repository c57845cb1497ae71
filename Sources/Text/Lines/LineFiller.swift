/// Cuts text into lines that are no longer than a width.
struct LineFiller {
  /// A line, and what of the text belongs to it.
  struct Filled {
    var paragraph: Int
    var range: Range<Int>
    var line: SetLine
  }

  let text: PreparedText
  let width: Double
  let mode: LineBreakMode
  /// The most lines.
  let limit: Int

  /// A size that is rounded up to whole pixels may be this much less than what was measured.
  static let tolerance = 2e-6

  /// The lines, and whether text was left over that has none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars up to the end of the last line.
  func lines() -> (lines: [Filled], isOverfull: Bool) {
    var lines: [Filled] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      var start = paragraph.range.lowerBound
      repeat {
        if lines.count == limit { return (lines, true) }
        let (end, line) = line(from: start, paragraph)
        lines.append(Filled(paragraph: index, range: start..<end, line: line))
        start = end
      } while start < paragraph.range.upperBound
    }
    return (lines, false)
  }

  /// The line that begins somewhere, and where the next one does.
  private func line(
    from start: Int,
    _ paragraph: PreparedText.Paragraph
  ) -> (end: Int, line: SetLine) {
    let end = paragraph.range.upperBound
    let cut = mode == .clipping ? end : cut(from: start, paragraph)
    if mode == .clipping { return (end, SetLine(text, paragraph, start..<end)) }
    var place = cut
    // A line is shaped for itself, and may be longer than its part of the paragraph was.
    while place > start {
      let line = SetLine(text, paragraph, start..<place)
      if line.width <= width + Self.tolerance { return (place, line) }
      place =
        lastBoundary(lineBoundary, before: place, after: start)
        ?? lastBoundary(.character, before: place, after: start) ?? start
    }
    place = endOfCharacter(after: start, in: paragraph)
    return (place, SetLine(text, paragraph, start..<place))
  }

  private var lineBoundary: PreparedText.Boundary {
    mode == .characterWrapping ? .character : .line
  }

  /// Where the line would end if nothing was shaped anew.
  private func cut(from start: Int, _ paragraph: PreparedText.Paragraph) -> Int {
    var x = 0.0
    var (lastBreak, lastCharacter) = (start, start)
    for place in start..<paragraph.content.upperBound {
      if place > start {
        if text.boundaries[place].contains(lineBoundary) { lastBreak = place }
        if text.boundaries[place].contains(.character) { lastCharacter = place }
      }
      x += text.advances[place]
      if x > width + Self.tolerance && !text.scalars[place].isHangingSpace {
        return lastBreak > start ? lastBreak : lastCharacter
      }
    }
    return paragraph.range.upperBound
  }

  private func lastBoundary(
    _ kind: PreparedText.Boundary,
    before place: Int,
    after start: Int
  ) -> Int? {
    (start + 1..<max(place, start + 1)).last { text.boundaries[$0].contains(kind) }
  }

  /// A character that is wider than the line has a line of its own; the spaces after it hang.
  private func endOfCharacter(after start: Int, in paragraph: PreparedText.Paragraph) -> Int {
    let content = paragraph.content.upperBound
    var end = min(start + 1, content)
    while end < content && !text.boundaries[end].contains(.character) { end += 1 }
    while end < content && text.scalars[end].isHangingSpace { end += 1 }
    return end < content ? end : paragraph.range.upperBound
  }
}
