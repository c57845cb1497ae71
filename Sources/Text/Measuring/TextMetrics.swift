/// How high a line of a font is, in points.
@frozen
public struct TextMetrics: Hashable, Sendable {
  /// From the baseline up.
  public var ascent: Double
  /// From the baseline down; not negative.
  public var descent: Double
  /// Between two lines.
  public var lineGap: Double

  /// Creates metrics.
  @inlinable
  public init(ascent: Double, descent: Double, lineGap: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }

  /// From one baseline to the next.
  @inlinable public var lineHeight: Double { ascent + descent + lineGap }
}
