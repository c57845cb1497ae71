import MarayaDirection
package import MarayaGeometry
import MarayaInspection
package import MarayaNodes
package import MarayaText

/// Where the text of a label lies, in its bounds coordinates.
package struct TextGeometry: Hashable, Sendable {
  package var lines: [TextLine]
  package var alignment: TextAlignment
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var isTruncated: Bool
  /// Whether the order of the text is another one in the other direction.
  package var followsDirection: Bool

  package init(of label: LabelNode) {
    lines = label.lines
    alignment = label.resolvedTextAlignment
    firstBaseline = label.firstBaseline
    lastBaseline = label.lastBaseline
    isTruncated = label.isTruncated
    followsDirection =
      label.textDirection == .layout
      || label.textDirection == .natural && TextLayout.followsDirection(label.text)
  }

  /// What is wrong with the text as the mirror of another's.
  ///
  /// Text is no picture: it is the same in the mirror. What mirrors is where a line lies; what is
  /// in the line, its runs and their places, stays. The rest of a justified paragraph lies where
  /// the paragraph begins: it mirrors as the paragraph's direction does. Where the text follows
  /// the layout's direction its runs are other ones, for which there may be other widths, breaks
  /// and numbers of lines; so only those lines are compared that are the same piece of text, and
  /// as wide as the other.
  ///
  /// - Parameters:
  ///   - other: The text of the label in the other direction.
  ///   - bounds: The bounds of both labels.
  ///   - tolerance: How far numbers may be apart, in points.
  ///   - rounding: The same for what is derived from the bounds.
  /// - Returns: The complaint in words; `nil` if there is none.
  package func complaint(
    asMirrorOf other: TextGeometry,
    in bounds: Rect,
    within tolerance: Double,
    rounding: Double
  ) -> String? {
    if alignment != other.alignment.mirrored {
      return "text aligned \(alignment), not \(other.alignment.mirrored)"
    }
    if !followsDirection {
      guard lines.count == other.lines.count, isTruncated == other.isTruncated else {
        return "lines \(lines) instead of \(other.lines)"
      }
      for (line, other) in zip(lines, other.lines)
      where !line.shows(the: other, within: tolerance) {
        return "line \(line) instead of \(other)"
      }
    }
    guard lines.count == other.lines.count else { return nil }
    let reflection = Reflection.mirror(across: ReferenceAxis(minX: bounds.minX, maxX: bounds.maxX))
    for (line, otherLine) in zip(lines, other.lines)
    where line.range == otherLine.range
      && line.frame.width.isNear(otherLine.frame.width, within: rounding)
    {
      let stays = alignment == .justified && line.direction == otherLine.direction
      let expected = stays ? otherLine.frame : reflection(otherLine.frame)
      if !line.frame.isNear(expected, within: rounding) {
        return "line frame \(line.frame) instead of \(expected)"
      }
    }
    return nil
  }
}

extension TextLine {
  /// Whether it is the same line, wherever it lies.
  func shows(the other: TextLine, within tolerance: Double) -> Bool {
    // At the end of the text there may be a line with nothing in it, which follows the layout.
    range == other.range && (range.isEmpty || direction == other.direction)
      && isTruncated == other.isTruncated
      && baseline.isNear(other.baseline, within: tolerance)
      && addedSpace.isNear(other.addedSpace, within: tolerance)
      && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy { run, other in
        run.range == other.range && run.direction == other.direction
          && run.isEllipsis == other.isEllipsis && run.x.isNear(other.x, within: tolerance)
          && run.width.isNear(other.width, within: tolerance)
      }
  }
}
