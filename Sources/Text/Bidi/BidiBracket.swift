/// A bracket that may be one of a pair (BD14 and BD15 of UAX #9).
struct BidiBracket {
  /// The number of the pair; canonically equivalent brackets have the same.
  let pair: UInt8
  /// Whether it closes.
  let closes: Bool

  /// The bracket that a scalar is, if it is one.
  ///
  /// - Complexity: O(1).
  init?(_ scalar: Unicode.Scalar) {
    let value = BidiTables.brackets[scalar]
    if value == 0 { return nil }
    pair = value >> 1
    closes = value & 1 == 1
  }
}
