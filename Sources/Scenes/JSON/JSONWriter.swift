/// Builds JSON text, value by value.
///
/// Commas, colons, brackets and white space are the caller's, through ``raw(_:)``:
///
///     var writer = JSONWriter()
///     writer.raw("{\"width\": ")
///     writer.number(100)
///     writer.raw("}")
///     writer.string  // {"width": 100}
package struct JSONWriter: Sendable {
  /// What has been written, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer that has written nothing.
  package init() {}

  /// What has been written.
  ///
  /// - Complexity: O(*n*) for *n* bytes, each time.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room for a number of bytes.
  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes `true` or `false`.
  package mutating func flag(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// Writes text as it is.
  package mutating func raw(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}

// MARK: - Numbers

extension JSONWriter {
  /// Writes a number with the fewest digits from which it is read again, bit for bit.
  ///
  /// Whole numbers have no `.0`; zero keeps its sign.
  ///
  /// - Precondition: The number is finite.
  package mutating func number(_ number: Double) {
    precondition(number.isFinite, "JSONWriter: \(number) is no number of JSON")
    // Up to here each whole number is its own shortest decimal; only the zero may have a sign.
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53, whole != 0 {
      self.whole(whole)
    } else {
      raw(number.description)
      if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    }
  }

  private mutating func whole(_ number: Int64) {
    if number < 0 { bytes.append(.minus) }
    let start = bytes.count
    var rest = number.magnitude
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(.zero + UInt8(digit))
      rest = quotient
    }
    bytes[start...].reverse()
  }
}

// MARK: - Texts

extension JSONWriter {
  /// Writes a text in quotes.
  ///
  /// Quotes, backslashes and control characters are escaped, and the two line separators that
  /// JavaScript and some tools take for line ends; all else stays as it is.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func text(_ text: String) {
    bytes.append(.quote)
    var text = text
    text.withUTF8 { units in
      // What has been looked at but not written begins at the start.
      var start = 0
      var index = 0
      while index < units.count {
        guard units[index].mayNeedEscape, let (escape, length) = escape(of: units[index...]) else {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: units[start..<index]))
        raw(escape)
        index += length
        start = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: units[start...]))
    }
    bytes.append(.quote)
  }
}

extension UInt8 {
  /// Whether a character that begins with the byte may be one that is escaped.
  fileprivate var mayNeedEscape: Bool {
    self < .space || self == .quote || self == .backslash || self == .delete || self == 0xE2
  }
}

/// How the first character of some UTF-8 is escaped, and how many bytes it has.
private func escape(of units: Slice<UnsafeBufferPointer<UInt8>>) -> (String, Int)? {
  guard let unit = units.first else { return nil }
  switch unit {
  case .quote: return (#"\""#, 1)
  case .backslash: return (#"\\"#, 1)
  case 0x08: return (#"\b"#, 1)
  case 0x0C: return (#"\f"#, 1)
  case .lineFeed: return (#"\n"#, 1)
  case .carriageReturn: return (#"\r"#, 1)
  case .tab: return (#"\t"#, 1)
  case 0..<0x20, .delete: return (#"\u"# + hexadecimal(UInt32(unit)), 1)
  case 0xE2 where units.starts(with: [0xE2, 0x80, 0xA8]): return (#"\u2028"#, 3)
  case 0xE2 where units.starts(with: [0xE2, 0x80, 0xA9]): return (#"\u2029"#, 3)
  default: return nil
  }
}
