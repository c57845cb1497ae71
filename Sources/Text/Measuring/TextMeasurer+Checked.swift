import MarayaDirection

/// What a measurer says, put right where it makes no sense: it may be anybody's.
extension TextMeasurer {
  /// As `measure(_:direction:font:into:)`: a finite number for each scalar, neither more nor less.
  func checkedMeasure(
    _ run: ArraySlice<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont,
    into advances: inout [Double]
  ) {
    let start = advances.count
    measure(run, direction: direction, font: font, into: &advances)
    let missing = start + run.count - advances.count
    if missing > 0 {
      advances.append(contentsOf: repeatElement(0, count: missing))
    } else if missing < 0 {
      advances.removeLast(-missing)
    }
    for place in start..<advances.count where !(abs(advances[place]) <= 1e100) {
      advances[place] = 0
    }
  }

  /// As `width(ofASCII:font:)`: a finite number, or `nil`.
  func checkedWidth(ofASCII text: UnsafeBufferPointer<UInt8>, font: TextFont) -> Double? {
    width(ofASCII: text, font: font).flatMap { abs($0) <= 1e100 ? $0 : nil }
  }

  /// As `width(of:direction:font:)`: a finite number, or `nil`.
  func checkedWidth(
    of run: UnsafeBufferPointer<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont
  ) -> Double? {
    let width = width(of: run, direction: direction, font: font)
    return width.flatMap { abs($0) <= 1e100 ? $0 : nil }
  }

  /// As `metrics(of:)`: finite lengths, not below 0.
  func checkedMetrics(of font: TextFont) -> TextMetrics {
    let metrics = metrics(of: font)
    return TextMetrics(
      ascent: metrics.ascent.usableLength ?? 0,
      descent: metrics.descent.usableLength ?? 0,
      lineGap: metrics.lineGap.usableLength ?? 0
    )
  }
}
