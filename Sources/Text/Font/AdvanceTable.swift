/// An advance for each Unicode scalar that a font has, found in two steps as in `PropertyTable`.
///
/// A block is 64 scalars long; ASCII is the first two blocks.
struct AdvanceTable: Sendable {
  /// Stands for an advance where the font has no glyph.
  static let none: UInt16 = 0xFFFF

  /// The number of the block for each 64 scalars; beyond the last one the font has nothing.
  let blocks: [UInt8]
  /// The advances of the blocks, one after the other.
  let values: [UInt16]

  /// The advance of a scalar, or `none`.
  ///
  /// - Complexity: O(1).
  subscript(scalar: Unicode.Scalar) -> UInt16 {
    let place = Int(scalar.value)
    let block = place >> 6
    guard block < blocks.count else { return Self.none }
    return values[Int(blocks[block]) << 6 | place & 63]
  }
}
