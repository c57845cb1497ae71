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
    text.measurer.checkedMeasure(
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
    // Where not even the ellipsis fits it stands alone.
    if ellipsis > width + LineFiller.tolerance { return composed(head, tail, paragraph) }
    switch mode {
    case .truncatingHead: tail = suffix(start..<textEnd, room)
    case .truncatingMiddle:
      head = prefix(start..<end, room / 2)
      room -= length(of: head)
      tail = suffix(head.upperBound..<textEnd, room)
    default: head = prefix(start..<end, room)
    }
    // Shaped together the ends may be longer than they were.
    var tries = 0
    while true {
      let line = composed(head, tail, paragraph)
      if line.width <= width + LineFiller.tolerance || head.isEmpty && tail.isEmpty { return line }
      tries += 1
      if head.count >= tail.count {
        head = shortenedAtEnd(head, tries)
      } else {
        tail = shortenedAtStart(tail, tries)
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
      if x > room + LineFiller.tolerance { break }
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
      if x > room + LineFiller.tolerance { break }
      if text.boundaries[place].contains(.character) { start = place }
    }
    // A space with a mark on it is a character that is seen.
    while start < range.upperBound && text.scalars[start].isHangingSpace
      && text.boundaries[start + 1].contains(.character)
    {
      start += 1
    }
    return start..<range.upperBound
  }

  private func length(of range: Range<Int>) -> Double {
    text.advances[range].reduce(0, +)
  }

  /// How often an end loses a character that is seen, before it loses half of what is left.
  ///
  /// A line grows by a few letters that are not joined or kerned any more. It grows by more only
  /// where the text that was left out held marks for all the rest of it.
  private static let patience = 16

  private func shortenedAtEnd(_ range: Range<Int>, _ tries: Int) -> Range<Int> {
    var end = range.upperBound - (tries > Self.patience ? range.count / 2 : 0)
    var isShorter = false
    repeat {
      end -= 1
      if text.advances[end] > 0 { isShorter = true }
    } while end > range.lowerBound && !(isShorter && text.boundaries[end].contains(.character))
    return range.lowerBound..<end
  }

  private func shortenedAtStart(_ range: Range<Int>, _ tries: Int) -> Range<Int> {
    var start = range.lowerBound + (tries > Self.patience ? range.count / 2 : 0)
    var isShorter = false
    repeat {
      if text.advances[start] > 0 { isShorter = true }
      start += 1
    } while start < range.upperBound && !(isShorter && text.boundaries[start].contains(.character))
    return start..<range.upperBound
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
        text.measurer.checkedMeasure(
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
