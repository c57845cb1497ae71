// Places in a text, found again in the document.

extension JSONValue {
  /// The byte of the document at which a byte of the value's text is written.
  ///
  /// That of a character which is escaped is where its escape begins; that of the text's end is its
  /// closing quote.
  ///
  /// - Parameter place: The byte of UTF-8 in the text without quotes and escapes, counted from 0.
  /// - Returns: The byte of the document.
  /// - Complexity: O(*n*) for a text of *n* bytes.
  func offset(ofTextAt place: Int) -> Int {
    guard kind == .text else { return offset }
    return document.bytes.offset(in: document.tape[index].contents, ofTextAt: place)
  }
}

extension [UInt8] {
  fileprivate func offset(in contents: Range<Int>, ofTextAt place: Int) -> Int {
    var (index, rest) = (contents.lowerBound, place)
    while rest > 0 && index < contents.upperBound {
      let (bytes, width) = character(at: index)
      if width > rest { return index }
      rest -= width
      index += bytes
    }
    return Swift.min(index, contents.upperBound)
  }

  /// How many bytes the document has for a character, or a byte, and how many the text.
  private func character(at index: Int) -> (bytes: Int, width: Int) {
    guard self[index] == .backslash else { return (1, 1) }
    guard self[index + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let unit = self[index + 2..<index + 6].reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
    if UTF16.isLeadSurrogate(unit) { return (12, 4) }
    return (6, unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
  }
}
