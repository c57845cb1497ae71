// Texts and keys: only checked here, and unescaped when somebody asks for them.

extension JSONParser {
  /// Reads a text or a key; the next byte is its opening quote.
  mutating func text() throws(JSONError) {
    var spelling: JSONEntry.Spelling = []
    var end = offset + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == .quote {
        tape.append(.text(spelling, at: offset, end: end))
        offset = end + 1
        return
      }
      if byte == .backslash {
        spelling.insert(.escaped)
        end = try endOfEscape(at: end)
      } else if byte.isControl {
        throw failure(
          "a control character in a string, write \\u\(hexadecimal(UInt32(byte)))",
          at: end
        )
      } else if byte.isASCII {
        end += 1
      } else {
        spelling.insert(.foreign)
        guard let next = bytes.endOfCharacter(at: end) else { throw notUTF8(at: end) }
        end = next
      }
    }
    throw failure("a string is not ended", at: end)
  }

  private func endOfEscape(at offset: Int) throws(JSONError) -> Int {
    guard offset + 1 < bytes.count else { throw failure("a string is not ended", at: bytes.count) }
    guard bytes[offset + 1] == UInt8(ascii: "u") else {
      guard unescaped(bytes[offset + 1]) != nil else {
        throw unexpected(#"one of "\/bfnrtu after '\'"#, at: offset + 1, showsWord: false)
      }
      return offset + 2
    }
    let unit = try codeUnit(at: offset)
    guard UTF16.isSurrogate(unit) else { return offset + 6 }
    guard UTF16.isLeadSurrogate(unit), byte(at: offset + 6) == .backslash,
      byte(at: offset + 7) == UInt8(ascii: "u")
    else {
      // What would have been the other half may lie behind the end.
      let rest = bytes[min(offset + 6, bytes.count)...]
      if UTF16.isLeadSurrogate(unit), rest.elementsEqual([.backslash]) || rest.isEmpty {
        throw failure("a string is not ended", at: bytes.count)
      }
      throw halfACharacter(unit, at: offset)
    }
    guard UTF16.isTrailSurrogate(try codeUnit(at: offset + 6)) else {
      throw halfACharacter(unit, at: offset)
    }
    return offset + 12
  }

  private func halfACharacter(_ unit: UInt16, at offset: Int) -> JSONError {
    failure("\\u\(hexadecimal(UInt32(unit))) is half a character", at: offset)
  }

  /// The number of an escape `\u0000` that begins at an offset.
  private func codeUnit(at offset: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard index < bytes.count else { throw failure("a string is not ended", at: bytes.count) }
      guard let digit = bytes[index].hexadecimalValue else {
        throw unexpected("four hexadecimal digits after \\u", at: index, showsWord: false)
      }
      unit = unit << 4 | digit
    }
    return unit
  }
}

/// The character that a letter after a backslash stands for.
private func unescaped(_ letter: UInt8) -> UInt8? {
  switch letter {
  case .quote, .backslash, UInt8(ascii: "/"): letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): .lineFeed
  case UInt8(ascii: "r"): .carriageReturn
  case UInt8(ascii: "t"): .tab
  default: nil
  }
}

// MARK: - Unescaping

extension [UInt8] {
  /// The text or key of an entry, unescaped.
  func text(of entry: JSONEntry) -> String {
    let contents = entry.contents
    return entry.spelling.contains(.escaped) ? unescapedText(contents) : text(contents)
  }

  /// The text of contents that have been found well-formed.
  private func unescapedText(_ contents: Range<Int>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(contents.count)
    var index = contents.lowerBound
    while index < contents.upperBound {
      guard self[index] == .backslash else {
        units.append(self[index])
        index += 1
        continue
      }
      if let unit = unescaped(self[index + 1]) {
        units.append(unit)
        index += 2
        continue
      }
      var number = UInt32(codeUnit(at: index))
      index += 6
      if UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: number)) {
        // Ten bits of each half.
        number = 0x10000 + (number & 0x3FF) << 10 + UInt32(codeUnit(at: index)) & 0x3FF
        index += 6
      }
      units.append(contentsOf: String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    }
    return String(decoding: units, as: UTF8.self)
  }

  private func codeUnit(at offset: Int) -> UInt16 {
    self[offset + 2..<offset + 6].reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
  }
}
