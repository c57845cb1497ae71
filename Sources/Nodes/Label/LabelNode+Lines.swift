public import MarayaDirection
package import MarayaGeometry
public import MarayaText
package import MarayaTree

/// What the text was set for.
struct SetKey: Equatable {
  var size: Size
  var alignment: TextLayout.Alignment
  var style: TextStyle
  /// Held, so that no other has its place in memory.
  var measurer: any TextMeasurer

  static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.alignment == other.alignment && one.style == other.style
      && one.measurer === other.measurer
  }
}

extension LabelNode {
  /// The lines that are seen, from top to bottom: their frames in this node's bounds coordinates, in
  /// points, physical.
  ///
  /// As the node stands, without a layout pass.
  ///
  /// - Complexity: O(*n*) for text of the length *n*; O(*l*) for *l* lines if nothing has changed.
  public final var lines: [TextLine] {
    let layout = layout
    let origin = textOrigin(layout)
    return layout.lines.map { line in
      var line = line
      line.frame = line.frame.offsetBy(dx: origin.x, dy: origin.y)
      line.baseline += origin.y
      return line
    }
  }

  /// Whether some of the text is not seen.
  public final var isTruncated: Bool { layout.isTruncated }

  /// The y of the first line's baseline, in this node's bounds coordinates, in points.
  public final var firstBaseline: Double { layout.firstBaseline + textOrigin(layout).y }

  /// The y of the last line's baseline, in this node's bounds coordinates, in points.
  public final var lastBaseline: Double { layout.lastBaseline + textOrigin(layout).y }

  /// The part of the text that a line or a run shows.
  ///
  /// - Parameter range: In UTF-16 code units; what of it lies outside of the text is left out.
  /// - Returns: The part, which shares the text's storage.
  /// - Complexity: O(*n*) for text of the length *n*.
  public final func text(in range: Range<Int>) -> Substring {
    let count = text.utf16.count
    let inside = range.clamped(to: 0..<count)
    let start = String.Index(utf16Offset: inside.lowerBound, in: text)
    return text[start..<String.Index(utf16Offset: inside.upperBound, in: text)]
  }

  /// In which direction the first paragraph runs.
  public final var baseDirection: LayoutDirection {
    layout.lines.first?.direction ?? effectiveLayoutDirection
  }

  /// The distances of the baselines from top and bottom when the label has a size.
  package final func baselineOffsets(in size: Size) -> BaselineOffsets {
    var style = style
    style.baseDirection = textDirection.base(in: effectiveLayoutDirection)
    let layout = TextLayout(text, style: style, width: size.width, measurer: measurer)
    let above = (size.height - layout.size.height) / 2
    return BaselineOffsets(
      first: above + layout.firstBaseline,
      last: size.height - above - layout.lastBaseline
    )
  }

  // MARK: Setting

  private var measurer: any TextMeasurer { textMeasurer ?? DejaVuMeasurer.shared }

  /// The text set for the present bounds; remembered until something changes.
  private var layout: TextLayout {
    var style = style
    style.baseDirection = textDirection.base(in: effectiveLayoutDirection)
    let key = SetKey(
      size: bounds.size,
      alignment: layoutAlignment,
      style: style,
      measurer: measurer
    )
    if let setText, setText.key == key { return setText.layout }
    var layout = makeLayout(style)
    // As many lines as there is room for, and one at least.
    let height = layout.size.height / Double(max(layout.lines.count, 1))
    let room = bounds.height + pixelTolerance
    if layout.size.height > room && layout.lines.count > 1 {
      style.lineLimit = max(Int(room / height), 1)
      layout = makeLayout(style)
    }
    setText = (key, layout)
    return layout
  }

  /// A size that was rounded up to whole pixels may be this much less than what was measured.
  private var pixelTolerance: Double { 2e-6 }

  private func makeLayout(_ style: TextStyle) -> TextLayout {
    TextLayout(
      text,
      style: style,
      width: bounds.width,
      alignment: layoutAlignment,
      measurer: measurer
    )
  }

  private func textOrigin(_ layout: TextLayout) -> Point {
    Point(x: bounds.minX, y: bounds.minY + (bounds.height - layout.size.height) / 2)
  }

  /// The size of the text at a width.
  ///
  /// A turn of the direction measures nothing; so where the order of the text follows the direction,
  /// it is the size that is enough for both.
  func fittingSize(width: Double?) -> Size {
    let direction = effectiveLayoutDirection
    let base = textDirection.base(in: direction)
    let other = textDirection.base(in: direction.opposite)
    let size = fittingSize(width, base)
    if base == other || textDirection == .natural && !TextLayout.followsDirection(text) {
      return size
    }
    let otherSize = fittingSize(width, other)
    return Size(
      width: max(size.width, otherSize.width),
      height: max(size.height, otherSize.height)
    )
  }

  private func fittingSize(_ width: Double?, _ base: BaseDirection) -> Size {
    var style = style
    style.baseDirection = base
    let measurer = measurer
    let line = width == nil ? TextLayout.size(ofLine: text, style: style, measurer: measurer) : nil
    return line ?? TextLayout(text, style: style, width: width, measurer: measurer).size
  }
}

// Constraints ask for the baselines.
extension LabelNode: HasBaselines {}
