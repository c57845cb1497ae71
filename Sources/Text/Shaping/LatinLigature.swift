/// The letters ff, fi, fl, ffi and ffl, which the font draws as one.
struct LatinLigature {
  /// The scalar that stands for the glyph of all the letters.
  let glyph: Unicode.Scalar
  /// How many letters it has.
  let count: Int

  init(glyph: Unicode.Scalar, count: Int) {
    self.glyph = glyph
    self.count = count
  }

  /// The longest ligature that begins with the f at a place.
  init?(at place: Int, in scalars: UnsafeBufferPointer<Unicode.Scalar>) {
    switch Self.letter(place + 1, in: scalars) {
    case "i": (glyph, count) = ("\u{FB01}", 2)
    case "l": (glyph, count) = ("\u{FB02}", 2)
    case "f":
      switch Self.letter(place + 2, in: scalars) {
      case "i": (glyph, count) = ("\u{FB03}", 3)
      case "l": (glyph, count) = ("\u{FB04}", 3)
      default: (glyph, count) = ("\u{FB00}", 2)
      }
    default: return nil
    }
  }

  /// The letter at a place, unless a mark makes another one of it.
  private static func letter(
    _ place: Int,
    in scalars: UnsafeBufferPointer<Unicode.Scalar>
  ) -> Unicode.Scalar? {
    guard place < scalars.count else { return nil }
    let letter = scalars[place]
    guard place + 1 < scalars.count, scalars[place + 1].value >= 0x300 else { return letter }
    let mark = scalars[place + 1]
    if letter == "i", Composition.isAbove(mark) { return nil }
    return Composition.of(letter, mark) == nil ? letter : nil
  }
}
