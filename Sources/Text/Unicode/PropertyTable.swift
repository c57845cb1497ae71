/// A property of every Unicode scalar, found in two steps: its block, then the value in that.
///
/// A block is 128 scalars long; blocks with the same values are kept once.
struct PropertyTable: Sendable {
  /// The number of the block for each 128 scalars; what lies beyond the last one has `rest`.
  let blocks: [UInt8]
  /// The values of the blocks, one after the other.
  let values: [UInt8]
  /// The value of every scalar beyond the last block.
  let rest: UInt8

  /// - Complexity: O(1).
  subscript(scalar: Unicode.Scalar) -> UInt8 {
    let place = Int(scalar.value)
    let block = place >> 7
    guard block < blocks.count else { return rest }
    return values[Int(blocks[block]) << 7 | place & 127]
  }
}
