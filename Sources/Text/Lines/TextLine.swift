public import MarayaDirection
public import MarayaGeometry

/// A line of set text.
@frozen
public struct TextLine: Hashable, Sendable {
  /// The text that belongs to it, in UTF-16 code units, with the spaces and the line end after it.
  ///
  /// The lines of a layout cover its text, each part once.
  public var range: Range<Int>
  /// Where it lies, in points, physical, in the box of the layout.
  ///
  /// As wide as what is seen: spaces at the end hang out of it.
  public var frame: Rect
  /// The y of its baseline, in points, in the box of the layout.
  public var baseline: Double
  /// What is seen of it, from left to right.
  public var runs: [TextRun]
  /// In which direction its paragraph runs.
  public var direction: LayoutDirection
  /// Whether text was left out where an ellipsis is.
  public var isTruncated: Bool
  /// What each space was made wider by to fill the line, in points.
  public var addedSpace: Double
}
