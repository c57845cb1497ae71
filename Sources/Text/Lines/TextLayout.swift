import MarayaDirection
public import MarayaGeometry

/// Text set into lines: where each line, and each run of one direction in it, lies.
///
/// ```swift
/// let layout = TextLayout("Hello, world", style: TextStyle(lineLimit: 0), width: 60)
/// print(layout.lines.count, layout.size)
/// ```
///
/// All is in points and physical: a line's frame is in the box of the layout, whose left top corner is
/// its origin, and runs stand in their line from left to right. Paragraphs end at line ends and are
/// ordered by Unicode's bidirectional algorithm (UAX #9), lines are cut by its line breaking algorithm
/// (UAX #14). Spaces at the end of a line hang out of it, as in CSS and UIKit.
public struct TextLayout: Sendable {
  /// Where lines lie in the box.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From edge to edge, but for the last line of a paragraph, which lies where it begins.
    case justified
  }

  /// The lines from top to bottom; at least one.
  public private(set) var lines: [TextLine] = []
  /// The width of the widest line and the height of all, in points.
  public private(set) var size = Size.zero
  /// Whether text was left out, or belongs to the last line without being seen whole.
  public private(set) var isTruncated = false

  /// The y of the first line's baseline, in points.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The y of the last line's baseline, in points.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Sets text.
  ///
  /// A width or line height that is not finite, or below 0, counts as none, a size of a font as 0.
  /// Sizes and line heights beyond 1e100 count as that.
  ///
  /// - Parameters:
  ///   - text: Any text; line ends begin paragraphs.
  ///   - style: What it is set in.
  ///   - width: The width of the box, in points; without one no line is too long, and the box is as
  ///     wide as the widest of them.
  ///   - alignment: Where lines lie in the box.
  ///   - measurer: Who knows how wide text is.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    _ text: String,
    style: TextStyle = TextStyle(),
    width: Double? = nil,
    alignment: Alignment = .left,
    measurer: any TextMeasurer = DejaVuMeasurer.shared
  ) {
    var style = style
    style.font = style.font.usable
    let measurer: any TextMeasurer = style.font.isGrid ? GridMeasurer.shared : measurer
    let prepared = PreparedText(text, style, measurer)
    let width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    let filler = LineFiller(
      text: prepared,
      width: width ?? .infinity,
      mode: style.lineBreakMode,
      limit: style.lineLimit > 0 ? style.lineLimit : .max
    )
    var (filled, isOverfull) = filler.lines()
    isTruncated = isOverfull
    if isOverfull, style.lineBreakMode.truncates, let last = filled.indices.last {
      let paragraph = prepared.paragraphs[filled[last].paragraph]
      let truncation = Truncation(prepared, width: filler.width, mode: style.lineBreakMode)
      filled[last].line = truncation.line(from: filled[last].range.lowerBound, paragraph)
    }
    // What has no line of its own belongs to the last one.
    if isOverfull, let last = filled.indices.last {
      filled[last].range = filled[last].range.lowerBound..<prepared.scalars.count
    }
    place(filled, prepared, style, alignment, width)
  }

  private mutating func place(
    _ filled: [LineFiller.Filled],
    _ text: PreparedText,
    _ style: TextStyle,
    _ alignment: Alignment,
    _ width: Double?
  ) {
    let metrics = text.measurer.checkedMetrics(of: style.font)
    let height = style.lineHeight.flatMap { $0.usableLength } ?? metrics.lineHeight
    // CSS: what a line has more than its letters need is shared between above and below.
    let lead = (height - metrics.ascent - metrics.descent) / 2
    let widest = filled.reduce(0) { max($0, $1.line.width) }
    let box = width ?? widest
    lines.reserveCapacity(filled.count)
    for (index, item) in filled.enumerated() {
      let paragraph = text.paragraphs[item.paragraph]
      let endsParagraph = item.range.upperBound >= paragraph.range.upperBound
      let added =
        alignment == .justified && !endsParagraph
        ? max(box - item.line.width, 0) / Double(max(item.line.spaces(in: text), 1)) : 0
      var line = TextLine(
        range: text.utf16(item.range),
        frame: .zero,
        baseline: Double(index) * height + lead + metrics.ascent,
        runs: [],
        direction: paragraph.bidi.baseDirection,
        isTruncated: item.line.parts.contains { $0.isEllipsis },
        addedSpace: item.line.spaces(in: text) > 0 ? added : 0
      )
      var x = 0.0
      for part in item.line.parts {
        let spaces = text.scalars[part.range].count { $0.isWordSpace }
        let partWidth = part.width + Double(spaces) * line.addedSpace
        line.runs.append(
          TextRun(
            range: text.utf16(part.range),
            x: x,
            width: partWidth,
            direction: part.direction,
            isEllipsis: part.isEllipsis
          )
        )
        x += partWidth
      }
      line.frame = Rect(
        x: alignment.x(of: x, in: box, paragraph.bidi.baseDirection),
        y: Double(index) * height,
        width: x,
        height: height
      )
      lines.append(line)
    }
    size = Size(width: widest, height: Double(filled.count) * height)
  }
}

extension TextLayout.Alignment {
  fileprivate func x(of width: Double, in box: Double, _ direction: LayoutDirection) -> Double {
    switch self {
    case .left: 0
    case .center: (box - width) / 2
    case .right: box - width
    case .justified: direction.sides(0, box - width).0
    }
  }
}

extension SetLine {
  /// How many spaces can be made wider to fill the line.
  fileprivate func spaces(in text: PreparedText) -> Int {
    parts.reduce(0) { $0 + text.scalars[$1.range].count { $0.isWordSpace } }
  }
}

extension Unicode.Scalar {
  /// Whether justification makes it wider: a space, or one that does not break.
  fileprivate var isWordSpace: Bool { value == 0x20 || value == 0xA0 }
}
