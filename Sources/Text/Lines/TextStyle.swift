/// How text is set into lines.
@frozen
public struct TextStyle: Hashable, Sendable {
  /// What the text is set in.
  public var font: TextFont
  /// The most lines; 0 for any number.
  public var lineLimit: Int
  /// Where lines are cut.
  public var lineBreakMode: LineBreakMode
  /// From one baseline to the next, in points; `nil` for that of the font.
  ///
  /// What is more or less than that is shared between above and below, as in CSS.
  public var lineHeight: Double?
  /// In which direction paragraphs run.
  public var baseDirection: BaseDirection

  /// Creates a style: that of a new label, unless said otherwise.
  @inlinable
  public init(
    font: TextFont = .label,
    lineLimit: Int = 1,
    lineBreakMode: LineBreakMode = .truncatingTail,
    lineHeight: Double? = nil,
    baseDirection: BaseDirection = .unicode
  ) {
    self.font = font
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.lineHeight = lineHeight
    self.baseDirection = baseDirection
  }
}
