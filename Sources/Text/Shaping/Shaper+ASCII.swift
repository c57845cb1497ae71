extension Shaper {
  /// The width of a text if it is nothing but ASCII.
  ///
  /// - Complexity: O(*n*); nothing is allocated.
  func width(ofASCII text: UnsafeBufferPointer<UInt8>) -> Int? {
    var sum = 0
    var kerning = 0
    var first: UInt8 = 0
    // Without a letter the text is not Latin, and has no pairs.
    var hasLetter = false
    var place = 0
    while place < text.count {
      let byte = text[place]
      guard byte < 0x80 else { return nil }
      if byte == UInt8(ascii: "f"), let ligature = LatinLigature(at: place, inASCII: text) {
        sum += Int(font.advance(of: ligature.glyph))
        kerning += Int(font.kerning(first: first, second: font.kerningSecond[ligature.glyph]))
        first = font.kerningFirst[ligature.glyph]
        place = ligature.end
        hasLetter = true
        continue
      }
      // The first blocks of the tables are those of ASCII.
      let scalar = Int(byte)
      sum += Int(font.advances.values[scalar])
      kerning += Int(font.kerning(first: first, second: font.kerningSecond.values[scalar]))
      first = font.kerningFirst.values[scalar]
      hasLetter = hasLetter || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      place += 1
    }
    return hasLetter ? sum + kerning : sum
  }
}

extension LatinLigature {
  /// The longest ligature that begins with the f at a place.
  fileprivate init?(at place: Int, inASCII text: UnsafeBufferPointer<UInt8>) {
    guard place + 1 < text.count else { return nil }
    switch text[place + 1] {
    case UInt8(ascii: "i"): self.init(glyph: "\u{FB01}", second: place + 1)
    case UInt8(ascii: "l"): self.init(glyph: "\u{FB02}", second: place + 1)
    case UInt8(ascii: "f"):
      switch place + 2 < text.count ? text[place + 2] : 0 {
      case UInt8(ascii: "i"): self.init(glyph: "\u{FB03}", second: place + 1, third: place + 2)
      case UInt8(ascii: "l"): self.init(glyph: "\u{FB04}", second: place + 1, third: place + 2)
      default: self.init(glyph: "\u{FB00}", second: place + 1)
      }
    default: return nil
    }
  }
}
