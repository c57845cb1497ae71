/// The vertical measures of a font, in its own units.
public struct FontMetrics: Hashable, Sendable {
  /// How many units the em has.
  public let unitsPerEm: Int
  /// How far letters reach above the baseline.
  public let ascent: Int
  /// How far letters reach below the baseline; positive.
  public let descent: Int
  /// The space between the descent of a line and the ascent of the next.
  public let lineGap: Int

  /// Makes measures of a font.
  public init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }

  /// The distance between the baselines of two lines.
  public var lineHeight: Int { ascent + descent + lineGap }
}
