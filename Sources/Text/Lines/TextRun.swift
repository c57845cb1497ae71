public import MarayaDirection

/// A part of a line that is drawn in one go: text of one direction.
@frozen
public struct TextRun: Hashable, Sendable {
  /// What of the text it shows, in UTF-16 code units; empty for an ellipsis.
  public var range: Range<Int>
  /// Its left end, in points, from the left end of the line's frame.
  public var x: Double
  /// Its width, in points.
  public var width: Double
  /// The direction in which it is read.
  public var direction: LayoutDirection
  /// Whether it is an ellipsis, which stands for text that was left out.
  public var isEllipsis: Bool
}
