/// Where each scalar of a text begins in UTF-16 code units.
struct UTF16Offsets {
  /// Empty if every scalar is one code unit.
  private var offsets: [Int] = []

  init(_ scalars: [Unicode.Scalar]) {
    guard scalars.contains(where: { $0.value > 0xFFFF }) else { return }
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
  }

  subscript(scalar: Int) -> Int { offsets.isEmpty ? scalar : offsets[scalar] }
}
