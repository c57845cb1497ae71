public import MarayaDirection
import MarayaGeometry

/// Every character is a cell: what `TextFont.grid` is measured with.
///
/// A character is a grapheme cluster. The baseline lies at four fifths of the cell.
public final class GridMeasurer: TextMeasurer {
  /// The shared instance; it has no state.
  public static let shared = GridMeasurer()

  private init() {}

  /// The heights of the cell, in points.
  public func metrics(of font: TextFont) -> TextMetrics {
    let height = font.size
    return TextMetrics(ascent: height * 0.8, descent: height - height * 0.8)
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
    let width = cellWidth(font)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: run)
    for character in String(text) {
      advances.append(character.isNewline ? 0 : width)
      for _ in character.unicodeScalars.dropFirst() { advances.append(0) }
    }
  }

  /// The width of a line of ASCII, in points.
  ///
  /// - Complexity: O(*n*) for *n* bytes; nothing is allocated.
  public func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: TextFont) -> Double? {
    Double(text.count) * cellWidth(font)
  }

  private func cellWidth(_ font: TextFont) -> Double {
    switch font {
    case .grid(let cell): cell.width
    case .sized(let size, _): size
    }
  }
}
