/// The last glyph that a following one can be kerned with.
struct KerningState {
  /// The place of the last glyph, and its class as the first of a pair: 0 where it is in none.
  private var place = 0
  private var first: UInt8 = 0
  /// The same of the glyph before it, and what the pair of both has been given.
  private var placeBefore = 0
  private var firstBefore: UInt8 = 0
  private var given: Int32 = 0

  /// Takes the next glyph, and moves it towards the one before it.
  mutating func meet(
    _ place: Int,
    first: UInt8,
    second: UInt8,
    _ font: FontTables,
    _ advances: UnsafeMutableBufferPointer<Int32>
  ) {
    placeBefore = self.place
    firstBefore = self.first
    given = font.kerning(first: firstBefore, second: second)
    if given != 0 { advances[placeBefore] += given }
    self.place = place
    self.first = first
  }

  /// Takes another glyph, of this advance, in the place of the last.
  mutating func replace(
    _ scalar: Unicode.Scalar,
    advance: UInt16,
    isLatin: Bool,
    _ font: FontTables,
    _ advances: UnsafeMutableBufferPointer<Int32>
  ) {
    advances[place] = Int32(advance)
    guard isLatin else { return }
    let kern = font.kerning(first: firstBefore, second: font.kerningSecond[scalar])
    if kern != given { advances[placeBefore] += kern - given }
    given = kern
    first = font.kerningFirst[scalar]
  }

  /// Ends the pair: what comes next is not beside the last glyph.
  mutating func forget() {
    first = 0
  }
}
