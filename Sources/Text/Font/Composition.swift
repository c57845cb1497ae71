/// Letters with marks that have a glyph of their own.
enum Composition {
  /// What a scalar and a mark after it make together, if the font has that.
  ///
  /// - Complexity: O(log *n*) in the number of compositions.
  static func of(_ scalar: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value < 0x10000, mark.value < 0x10000 else { return nil }
    let key = scalar.value << 16 | mark.value
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, pairs[low] == key else { return nil }
    return Unicode.Scalar(composed[low])
  }

  /// A bit for the combining class of a mark, which keeps others of its class from composing.
  static func classBit(of mark: Unicode.Scalar) -> UInt32 {
    guard 0x300..<0x370 ~= mark.value else { return 1 << 31 }
    return 1 << UInt32(classes[Int(mark.value) - 0x300])
  }

  /// Whether the mark takes the place of the dot on an i.
  static func isAbove(_ mark: Unicode.Scalar) -> Bool {
    0x300..<0x370 ~= mark.value && classBit(of: mark) == classBit(of: "\u{301}")
  }
}
