public import MarayaDirection

/// The built-in measurer: DejaVu Sans 2.37, from a table.
///
/// It needs no font on the machine. Widths are those of HarfBuzz, and so of browsers, for that font:
/// kerning, ligatures and the joined forms of Arabic are counted. What the font lacks has a width by
/// rule: Chinese, Japanese and full-width characters 1 em, Korean ones 0.92 em, a picture 1.25 em.
public final class DejaVuMeasurer: TextMeasurer {
  /// The shared instance; it has no state.
  public static let shared = DejaVuMeasurer()

  private init() {}

  /// The heights of the font, in points.
  public func metrics(of font: TextFont) -> TextMetrics {
    let metrics = Shaper(font.weight).metrics
    let unit = font.size / Double(metrics.unitsPerEm)
    return TextMetrics(
      ascent: Double(metrics.ascent) * unit,
      descent: Double(metrics.descent) * unit,
      lineGap: Double(metrics.lineGap) * unit
    )
  }

  /// Appends the advance of each scalar of a run, in points.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  public func measure(
    _ run: ArraySlice<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont,
    into advances: inout [Double]
  ) {
    let shaper = Shaper(font.weight)
    let unit = font.size / Double(shaper.metrics.unitsPerEm)
    var units: [Int32] = []
    // A line may end within a ligature, which is none then.
    shaper.advances(of: run, into: &units, dividingLigatures: true)
    advances.append(contentsOf: units.lazy.map { Double($0) * unit })
  }

  /// The width of a line of ASCII, in points.
  ///
  /// - Complexity: O(*n*) for *n* bytes; nothing is allocated.
  public func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: TextFont) -> Double? {
    let shaper = Shaper(font.weight)
    let unit = font.size / Double(shaper.metrics.unitsPerEm)
    return shaper.width(ofASCII: text).map { Double($0) * unit }
  }

  /// The width of a run, in points.
  ///
  /// - Complexity: O(*n*) for *n* scalars; nothing is allocated for a short run.
  public func width(
    of run: UnsafeBufferPointer<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont
  ) -> Double? {
    let shaper = Shaper(font.weight)
    return Double(shaper.width(of: run)) * (font.size / Double(shaper.metrics.unitsPerEm))
  }
}
