/// Scalars that are one picture together: with a modifier, joined, a flag, or a keycap.
enum EmojiSequence {
  /// The width of a picture, in 1/2048 em.
  static let advance: UInt16 = 2560

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let pictureSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Where the keycap that begins with a digit, `#` or `*` at `start` ends.
  static func keycapEnd(at start: Int, in scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Int? {
    guard
      start + 2 < scalars.count,
      scalars[start + 1] == pictureSelector,
      scalars[start + 2] == keycap
    else { return nil }
    switch scalars[start] {
    case "0"..."9", "#", "*": return start + 3
    default: return nil
    }
  }

  /// Where the picture that begins at `start` ends, or nil if the scalar there is shown as text.
  ///
  /// A scalar that the font has is a picture only where something after it asks for that.
  static func end(
    at start: Int,
    in scalars: UnsafeBufferPointer<Unicode.Scalar>,
    hasGlyph: Bool
  ) -> Int? {
    if isRegional(scalars[start]) {
      let second = start + 1
      return second < scalars.count && isRegional(scalars[second]) ? second + 1 : second
    }
    var end = elementEnd(at: start, in: scalars)
    while end + 1 < scalars.count, scalars[end] == joiner, isPictographic(scalars[end + 1]) {
      end = elementEnd(at: end + 1, in: scalars)
    }
    return end > start + 1 || !hasGlyph ? end : nil
  }

  /// Where a picture ends with the selector, modifier and tags that belong to it.
  private static func elementEnd(
    at start: Int,
    in scalars: UnsafeBufferPointer<Unicode.Scalar>
  ) -> Int {
    var end = start + 1
    if end < scalars.count, scalars[end] == pictureSelector { end += 1 }
    if end < scalars.count, isModifier(scalars[end]) { end += 1 }
    while end < scalars.count, 0xE0020...0xE007F ~= scalars[end].value { end += 1 }
    return end
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    0x1F3FB...0x1F3FF ~= scalar.value
  }

  private static func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    ShapingClass(scalar).isPictographic || ForeignScalar(scalar) == .emoji
  }
}
