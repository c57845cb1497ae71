/// What takes the place of a glyph that the font lacks.
///
/// A browser would look for another font. Here the width follows from what kind of scalar it is,
/// so that it is the same on every machine.
enum ForeignScalar: UInt8, Sendable {
  /// Drawn as the font's box for a missing glyph.
  case missing
  /// Takes no room: ignorable, combining, a control, or a vowel or final of a Hangul syllable.
  case zero
  /// Ideographs, kana and everything else that is wide: 1 em.
  case wide
  /// Hangul syllables and letters: 0.92 em.
  case hangul
  /// Half-width forms: ½ em.
  case half
  /// A picture: 1.25 em.
  case emoji

  /// - Complexity: O(log *n*) in the number of places where the kind changes.
  init(_ scalar: Unicode.Scalar) {
    // The last change at or before the scalar: its key is below that of the scalar after.
    let limit = (scalar.value + 1) << 3
    var low = 0
    var high = Self.changes.count
    while low < high {
      let middle = (low + high) / 2
      if Self.changes[middle] < limit { low = middle + 1 } else { high = middle }
    }
    let change = low > 0 ? Self.changes[low - 1] : 0
    self = Self(rawValue: UInt8(truncatingIfNeeded: change & 7)) ?? .missing
  }

  /// The advance in 1/2048 em, where `missing` is the font's box.
  func advance(missing: UInt16) -> UInt16 {
    switch self {
    case .missing: missing
    case .zero: 0
    case .wide: 2048
    case .hangul: 1884
    case .half: 1024
    case .emoji: EmojiSequence.advance
    }
  }
}
