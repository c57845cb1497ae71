import MarayaDirection

/// A last line that has lost text: what is left of it, with an ellipsis in its place.
struct Truncation {
  let text: PreparedText
  let width: Double
  let mode: LineBreakMode
  private let ellipsis: Double

  init(_ text: PreparedText, width: Double, mode: LineBreakMode) {
    self.text = text
    self.width = width
    self.mode = mode
    var advances: [Double] = []
    text.measurer.measure(
      [Self.character],
      direction: LayoutDirection(bidiLevel: 0),
      font: text.font,
      into: &advances
    )
    ellipsis = advances.reduce(0, +)
  }

  private static let character: Unicode.Scalar = "\u{2026}"

  /// The line of everything from a place on, in the paragraph of that place.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars in the two ends that are seen.
  func line(from start: Int, _ paragraph: PreparedText.Paragraph) -> SetLine {
    let end = paragraph.content.upperBound
    let textEnd = text.paragraphs.last?.content.upperBound ?? end
    var room = max(width - ellipsis, 0) + LineFiller.tolerance
    var (head, tail) = (start..<start, textEnd..<textEnd)
    switch mode {
    case .truncatingHead: tail = suffix(start..<textEnd, room)
    case .truncatingMiddle:
      head = prefix(start..<end, room / 2)
      room -= length(of: head)
      tail = suffix(head.upperBound..<textEnd, room)
    default: head = prefix(start..<end, room)
    }
    // Shaped together the ends may be longer than they were.
    while true {
      let line = composed(head, tail, paragraph)
      if line.width <= width + LineFiller.tolerance { return line }
      if !head.isEmpty && (tail.isEmpty || head.count >= tail.count) {
        head = head.lowerBound..<previousCharacter(before: head.upperBound, from: head.lowerBound)
      } else if !tail.isEmpty {
        tail = nextCharacter(after: tail.lowerBound, to: tail.upperBound)..<tail.upperBound
      } else {
        return line
      }
    }
  }

  // MARK: The ends

  /// The most characters from the beginning that fit, without spaces at their end.
  private func prefix(_ range: Range<Int>, _ room: Double) -> Range<Int> {
    var (x, end) = (0.0, range.lowerBound)
    for place in range {
      if place > range.lowerBound && text.boundaries[place].contains(.character) { end = place }
      x += text.advances[place]
      if x > room { break }
      if place == range.upperBound - 1 { end = range.upperBound }
    }
    while end > range.lowerBound && text.scalars[end - 1].isHangingSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// The most characters from the end that fit, without spaces at their beginning.
  private func suffix(_ range: Range<Int>, _ room: Double) -> Range<Int> {
    var (x, start) = (0.0, range.upperBound)
    for place in range.reversed() {
      if text.scalars[place].endsLine { break }
      x += text.advances[place]
      if x > room { break }
      if text.boundaries[place].contains(.character) { start = place }
    }
    while start < range.upperBound && text.scalars[start].isHangingSpace { start += 1 }
    return start..<range.upperBound
  }

  private func length(of range: Range<Int>) -> Double {
    text.advances[range].reduce(0, +)
  }

  private func previousCharacter(before place: Int, from start: Int) -> Int {
    var place = place - 1
    while place > start && !text.boundaries[place].contains(.character) { place -= 1 }
    return max(place, start)
  }

  private func nextCharacter(after place: Int, to end: Int) -> Int {
    var place = place + 1
    while place < end && !text.boundaries[place].contains(.character) { place += 1 }
    return min(place, end)
  }

  // MARK: Together

  /// Both ends with the ellipsis between them, ordered as one line of the paragraph's direction.
  private func composed(
    _ head: Range<Int>,
    _ tail: Range<Int>,
    _ paragraph: PreparedText.Paragraph
  ) -> SetLine {
    let scalars = text.scalars[head] + [Self.character] + text.scalars[tail]
    let bidi = BidiParagraph(scalars, base: .given(paragraph.bidi.baseDirection))
    var line = SetLine()
    for run in bidi.visualRuns(of: 0..<scalars.count) {
      let pieces = pieces(of: run.range, head, tail)
      for piece in run.direction.sides(pieces, pieces.reversed()).0 {
        var advances: [Double] = []
        text.measurer.measure(
          piece.isEllipsis ? [Self.character] : text.scalars[piece.range],
          direction: run.direction,
          font: text.font,
          into: &advances
        )
        line.add(
          SetLine.Part(
            range: piece.range,
            direction: run.direction,
            isEllipsis: piece.isEllipsis,
            width: advances.reduce(0, +)
          )
        )
      }
    }
    return line
  }

  /// What of the text a run of the composed line shows, in logical order.
  private func pieces(
    of run: Range<Int>,
    _ head: Range<Int>,
    _ tail: Range<Int>
  ) -> [(range: Range<Int>, isEllipsis: Bool)] {
    var pieces: [(range: Range<Int>, isEllipsis: Bool)] = []
    let inHead = run.clamped(to: 0..<head.count)
    if !inHead.isEmpty {
      let start = head.lowerBound + inHead.lowerBound
      pieces.append((start..<start + inHead.count, false))
    }
    if run.contains(head.count) { pieces.append((head.upperBound..<head.upperBound, true)) }
    let first = head.count + 1
    let inTail = run.clamped(to: first..<first + tail.count)
    if !inTail.isEmpty {
      let start = tail.lowerBound + inTail.lowerBound - first
      pieces.append((start..<start + inTail.count, false))
    }
    return pieces
  }
}
