extension TextLayout {
  /// Whether text is ordered by the direction around it: some paragraph has no character with one.
  ///
  /// Rules P2 and P3 of UAX #9 find none in such a paragraph. An empty one has no order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. Nothing is allocated.
  public static func followsDirection(_ text: String) -> Bool {
    var (isEmpty, hasDirection, openIsolates) = (true, false, 0)
    for scalar in text.unicodeScalars {
      if scalar.endsLine {
        if !isEmpty && !hasDirection { return true }
        (isEmpty, hasDirection, openIsolates) = (true, false, 0)
        continue
      }
      isEmpty = false
      if hasDirection { continue }
      let kind = BidiClass(scalar)
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
