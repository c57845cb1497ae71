extension TextLayout {
  /// Whether text is ordered by the direction around it: some paragraph has no character with one.
  ///
  /// Rules P2 and P3 of UAX #9 find none in such a paragraph. An empty one has none either: where it
  /// is the last line that there is room for, it orders what is seen of the text after it. At the end
  /// of the text there is nothing to order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. Nothing is allocated.
  public static func followsDirection(_ text: String) -> Bool {
    var (isEmpty, hasDirection, openIsolates, isAfterReturn) = (true, false, 0, false)
    for scalar in text.unicodeScalars {
      // A line feed after a carriage return ends the same line.
      let endsSameLine = isAfterReturn && scalar == "\n"
      isAfterReturn = scalar == "\r"
      if endsSameLine { continue }
      if scalar.endsLine {
        if !hasDirection { return true }
        (isEmpty, hasDirection, openIsolates) = (true, false, 0)
        continue
      }
      isEmpty = false
      if hasDirection { continue }
      let kind = BidiClass(scalar)
      // A separator that ends no line ends the search.
      if kind == .b { return true }
      if kind.beginsIsolate {
        openIsolates += 1
      } else if kind == .pdi {
        openIsolates = max(openIsolates - 1, 0)
      } else if openIsolates == 0 {
        hasDirection = kind.strongLevel != nil
      }
    }
    return !isEmpty && !hasDirection
  }
}
