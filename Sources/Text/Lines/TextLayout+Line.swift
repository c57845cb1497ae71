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
  /// - Complexity: O(*n*), where *n* is the length of the text. Short labels in one direction,
  ///   and right-to-left ones with numbers, are added up without an allocation.
  public static func size(
    ofLine text: String,
    style: TextStyle,
    measurer: any TextMeasurer = DejaVuMeasurer.shared
  ) -> Size? {
    var style = style
    style.font = style.font.usable
    let measurer: any TextMeasurer = style.font.isGrid ? GridMeasurer.shared : measurer
    let short = plainWidth(text, style, measurer) ?? shortWidth(text, style, measurer)
    guard let width = short ?? lineWidth(text, style, measurer) else { return nil }
    let height = style.lineHeight.flatMap { $0.usableLength }
    return Size(width: width, height: height ?? measurer.checkedMetrics(of: style.font).lineHeight)
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
      return hasLetter ? measurer.checkedWidth(ofASCII: seen, font: style.font) : nil
    }
    return width.flatMap { $0 }
  }

  /// The width of text whose runs can be told without finding levels.
  private static func shortWidth(
    _ text: String,
    _ style: TextStyle,
    _ measurer: any TextMeasurer
  ) -> Double? {
    withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: text.utf8.count) { buffer in
      var (count, end) = (0, 0)
      for scalar in text.unicodeScalars {
        if scalar.endsLine { return nil }
        buffer.initializeElement(at: count, to: scalar)
        count += 1
        if !scalar.isHangingSpace { end = count }
      }
      let scalars = UnsafeBufferPointer(rebasing: buffer[..<count])
      guard var runs = PlainRuns(scalars, base: style.baseDirection) else { return nil }
      var width = 0.0
      while let run = runs.next(), run.range.lowerBound < end {
        let seen = scalars[run.range.clamped(to: 0..<end)]
        let part = measurer.checkedWidth(
          of: UnsafeBufferPointer(rebasing: seen),
          direction: run.direction,
          font: style.font
        )
        guard let part else { return nil }
        width += part
      }
      return width
    }
  }

  private static func lineWidth(
    _ text: String,
    _ style: TextStyle,
    _ measurer: any TextMeasurer
  ) -> Double? {
    let scalars = Array(text.unicodeScalars)
    if scalars.contains(where: { $0.endsLine }) { return nil }
    var end = scalars.count
    while end > 0 && scalars[end - 1].isHangingSpace { end -= 1 }
    // Tabs part the runs of a line, which those of a paragraph are not yet.
    let runs = BidiParagraph(scalars, base: style.baseDirection).visualRuns(of: 0..<end)
    var width = 0.0
    var advances: [Double] = []
    for run in runs {
      let short = scalars[run.range].withUnsafeBufferPointer {
        measurer.checkedWidth(of: $0, direction: run.direction, font: style.font)
      }
      if let short {
        width += short
        continue
      }
      advances.removeAll(keepingCapacity: true)
      measurer.checkedMeasure(
        scalars[run.range],
        direction: run.direction,
        font: style.font,
        into: &advances
      )
      width += advances.reduce(0, +)
    }
    return width
  }
}
