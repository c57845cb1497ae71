/// The letters ff, fi, fl, ffi and ffl, which the font draws as one.
///
/// What is not seen, as a soft hyphen, can stand between them; only a non-joiner parts them.
struct LatinLigature {
  /// The scalar that stands for the glyph of all the letters.
  let glyph: Unicode.Scalar
  /// The places of the letters after the first.
  let second: Int
  let third: Int?

  init(glyph: Unicode.Scalar, second: Int, third: Int? = nil) {
    self.glyph = glyph
    self.second = second
    self.third = third
  }

  /// The place after the last letter.
  var end: Int { (third ?? second) + 1 }

  /// The longest ligature that begins with the f at a place.
  init?(at place: Int, in scalars: UnsafeBufferPointer<Unicode.Scalar>) {
    guard let second = Self.seen(after: place, in: scalars) else { return nil }
    switch Self.letter(second, in: scalars) {
    case "i": self.init(glyph: "\u{FB01}", second: second)
    case "l": self.init(glyph: "\u{FB02}", second: second)
    case "f":
      let third = Self.seen(after: second, in: scalars)
      switch third.flatMap({ Self.letter($0, in: scalars) }) {
      case "i": self.init(glyph: "\u{FB03}", second: second, third: third)
      case "l": self.init(glyph: "\u{FB04}", second: second, third: third)
      default: self.init(glyph: "\u{FB00}", second: second)
      }
    default: return nil
    }
  }

  /// The place of what is next seen.
  private static func seen(
    after place: Int,
    in scalars: UnsafeBufferPointer<Unicode.Scalar>
  ) -> Int? {
    var next = place + 1
    while next < scalars.count {
      let scalar = scalars[next]
      guard scalar.value >= 0x80, scalar != "\u{200C}", isIgnorable(scalar) else { return next }
      next += 1
    }
    return nil
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    ShapingClass(scalar).kind == .ignorable
  }

  /// The letter at a place, unless a mark makes another one of it.
  private static func letter(
    _ place: Int,
    in scalars: UnsafeBufferPointer<Unicode.Scalar>
  ) -> Unicode.Scalar? {
    let letter = scalars[place]
    guard place + 1 < scalars.count, scalars[place + 1].value >= 0x300 else { return letter }
    let mark = scalars[place + 1]
    if letter == "i", Composition.isAbove(mark) { return nil }
    return Composition.of(letter, mark) == nil ? letter : nil
  }
}
