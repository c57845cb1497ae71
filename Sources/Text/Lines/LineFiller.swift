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
  ///
  /// It ends at the last place where a line may end and what is before that fits, shaped for itself.
  /// So what fits does not depend on how much more room there was: text set as wide as its widest
  /// line has the same lines again.
  private func line(
    from start: Int,
    _ paragraph: PreparedText.Paragraph
  ) -> (end: Int, line: SetLine) {
    let end = paragraph.range.upperBound
    if mode == .clipping { return (end, SetLine(text, paragraph, start..<end)) }
    for kind in kinds {
      var place = furthest(kind, from: start, paragraph)
      var tries = 0
      while place > start {
        let line = SetLine(text, paragraph, start..<place)
        if line.width <= width + Self.tolerance { return (place, line) }
        tries += 1
        place = lastBoundary(kind, before: place, after: start, farther: tries > Self.closeTries)
      }
    }
    let place = endOfCharacter(after: start, in: paragraph)
    return (place, SetLine(text, paragraph, start..<place))
  }

  /// By how much a line may be shorter, shaped for itself, than its part of the paragraph was.
  ///
  /// Letters at its end no longer join, and what was drawn as one is not: much in Arabic, a kern in
  /// Latin.
  private func slack(after scalar: Unicode.Scalar) -> Double {
    if text.font.isGrid { return 0 }
    return switch scalar.value {
    case 0x600...0x8FF, 0xFB50...0xFEFF: text.font.size
    default: text.font.size * 0.4
    }
  }

  /// After so many tries what takes no room is passed over, however much there is of it.
  private static let closeTries = 3

  /// The last place where the line may end that could fit; the start if there is none.
  private func furthest(
    _ kind: PreparedText.Boundary,
    from start: Int,
    _ paragraph: PreparedText.Paragraph
  ) -> Int {
    let end = paragraph.content.upperBound
    let most = text.font.isGrid ? 0 : text.font.size
    var (x, seen) = (0.0, 0.0)
    var last = start
    var lastSeen: Unicode.Scalar = " "
    for place in start..<end {
      if place > start && text.boundaries[place].contains(kind)
        && seen <= width + slack(after: lastSeen) + Self.tolerance
      {
        last = place
      }
      x += text.advances[place]
      if text.scalars[place].isHangingSpace { continue }
      // What takes no room keeps the spaces before it from hanging.
      seen = x
      if text.advances[place] != 0 { lastSeen = text.scalars[place] }
      if seen > width + most + Self.tolerance { return last }
    }
    return seen <= width + slack(after: lastSeen) + Self.tolerance
      ? paragraph.range.upperBound : last
  }

  /// Where lines may end, the better places first.
  private var kinds: [PreparedText.Boundary] {
    mode == .characterWrapping ? [.character] : [.line, .character]
  }

  private func lastBoundary(
    _ kind: PreparedText.Boundary,
    before place: Int,
    after start: Int,
    farther: Bool
  ) -> Int {
    var place = place - 1
    var distance = text.advances[place]
    while place > start {
      // Behind a space, which hangs there, the line is shorter although the place is none farther.
      let isFar = !farther || distance > 0 || endsWithWideSpace(place)
      if isFar && text.boundaries[place].contains(kind) { return place }
      place -= 1
      distance += text.advances[place]
    }
    return place
  }

  private func endsWithWideSpace(_ end: Int) -> Bool {
    text.scalars[end - 1].isHangingSpace && text.advances[end - 1] > 0
  }

  /// A character that is wider than the line has a line of its own; the spaces after it hang, as far
  /// as they would if it were not.
  private func endOfCharacter(after start: Int, in paragraph: PreparedText.Paragraph) -> Int {
    let content = paragraph.content.upperBound
    var end = min(start + 1, content)
    while end < content && !text.boundaries[end].contains(.character) { end += 1 }
    var hanging = end
    while hanging < content && text.scalars[hanging].isHangingSpace { hanging += 1 }
    if hanging == content { return paragraph.range.upperBound }
    for kind in kinds {
      let last = (end...hanging).last { text.boundaries[$0].contains(kind) }
      if let last { return last }
    }
    return end
  }
}
