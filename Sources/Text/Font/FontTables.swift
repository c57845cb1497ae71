/// What is known of a weight of the font DejaVu Sans 2.37.
///
/// The advances are the font's own, in 1/2048 em, for every scalar it has a glyph for. What it
/// lacks follows a rule, told in `ForeignScalar`: ideographs 1 em, Hangul 0.92 em, pictures 1.25 em,
/// what combines or is not seen 0 (controls
/// too), and anything else the width of the font's box.
final class FontTables: Sendable {
  let metrics: FontMetrics
  let advances: AdvanceTable
  /// The class of a glyph as the first of a pair; 0 is of no pair.
  let kerningFirst: PropertyTable
  /// The class of a glyph as the second of a pair.
  let kerningSecond: PropertyTable
  /// How many classes of second glyphs there are.
  let kerningColumns: Int
  /// What is added between two Latin glyphs: a row for each class of the first.
  let kerning: [Int16]
  /// The advances of the initial, medial and final form of each scalar from U+0620.
  let joined: [UInt16]

  init(
    metrics: FontMetrics,
    advances: AdvanceTable,
    kerningFirst: PropertyTable,
    kerningSecond: PropertyTable,
    kerningColumns: Int,
    kerning: [Int16],
    joined: [UInt16]
  ) {
    self.metrics = metrics
    self.advances = advances
    self.kerningFirst = kerningFirst
    self.kerningSecond = kerningSecond
    self.kerningColumns = kerningColumns
    self.kerning = kerning
    self.joined = joined
  }

  static func of(_ weight: FontWeight) -> FontTables {
    switch weight {
    case .regular: regular
    case .bold: bold
    }
  }

  /// The width of the box for a missing glyph, in both weights.
  static let missing: UInt16 = 1229

  /// The advance of a scalar that stands alone.
  func advance(of scalar: Unicode.Scalar) -> UInt16 {
    let advance = advances[scalar]
    guard advance == AdvanceTable.none else { return advance }
    return ForeignScalar(scalar).advance(missing: Self.missing)
  }

  /// The advance of a letter that joins what stands before or after it.
  func advance(of scalar: Unicode.Scalar, joinedBefore: Bool, joinedAfter: Bool) -> UInt16 {
    let place = 3 * (Int(scalar.value) - 0x620)
    guard joinedBefore || joinedAfter, joined.indices ~= place else { return advance(of: scalar) }
    let form = !joinedBefore ? 0 : joinedAfter ? 1 : 2
    let advance = joined[place + form]
    return advance == AdvanceTable.none ? self.advance(of: scalar) : advance
  }

  /// What is added between two glyphs of these classes.
  func kerning(first: UInt8, second: UInt8) -> Int32 {
    Int32(kerning[Int(first) * kerningColumns + Int(second)])
  }
}
