public import MarayaGeometry

extension TextLayout {
  /// The size of text that is one line, in points, or `nil` if it may be more than one.
  ///
  /// The short way for most labels: the same as ``size`` of a layout without a width, without finding
  /// where lines could be cut.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - style: What it is set in.
  ///   - measurer: Who knows how wide text is.
  /// - Returns: The size; `nil` if there is a line end in the text.
  /// - Complexity: O(*n*), where *n* is the length of the text. Plain Latin letters are added up
  ///   without an allocation.
  public static func size(
    ofLine text: String,
    style: TextStyle,
    measurer: any TextMeasurer = DejaVuMeasurer.shared
  ) -> Size? {
    let measurer: any TextMeasurer = style.font.isGrid ? GridMeasurer.shared : measurer
    guard let width = plainWidth(text, style, measurer) ?? lineWidth(text, style, measurer) else {
      return nil
    }
    let asked = style.lineHeight.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    return Size(width: width, height: asked ?? measurer.metrics(of: style.font).lineHeight)
  }

  /// The width of ASCII that begins with a letter's direction: no other direction has a say in it.
  private static func plainWidth(
    _ text: String,
    _ style: TextStyle,
    _ measurer: any TextMeasurer
  ) -> Double? {
    guard case .firstStrong = style.baseDirection else { return nil }
    let width = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      var hasLetter = false
      var end = 0
      for (place, byte) in bytes.enumerated() {
        if byte < 0x20 || byte >= 0x7F { return nil }
        hasLetter = hasLetter || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        if byte != 0x20 { end = place + 1 }
      }
      let seen = UnsafeBufferPointer(rebasing: bytes[..<end])
      return hasLetter ? measurer.width(ofASCII: seen, font: style.font) : nil
    }
    return width.flatMap { $0 }
  }

  private static func lineWidth(
    _ text: String,
    _ style: TextStyle,
    _ measurer: any TextMeasurer
  ) -> Double? {
    var scalars = Array(text.unicodeScalars)
    if scalars.contains(where: \.endsLine) { return nil }
    while scalars.last?.isHangingSpace == true { scalars.removeLast() }
    let bidi = BidiParagraph(scalars, base: style.baseDirection)
    var advances: [Double] = []
    advances.reserveCapacity(scalars.count)
    for run in bidi.logicalRuns {
      measurer.measure(
        scalars[run.range],
        direction: run.direction,
        font: style.font,
        into: &advances
      )
    }
    return advances.reduce(0, +)
  }
}
