// How mistakes are told.

extension JSONParser {
  func failure(_ message: String, at offset: Int) -> JSONError {
    JSONError(message, at: offset, in: bytes)
  }

  func notUTF8(at offset: Int) -> JSONError { failure("not UTF-8", at: offset) }

  /// The error that something else than what was expected stands here.
  func unexpected(_ expectation: String) -> JSONError { unexpected(expectation, at: offset) }

  /// The error that something else than what was expected stands at an offset: a character, or a
  /// word as a whole.
  func unexpected(_ expectation: String, at offset: Int, showsWord: Bool = true) -> JSONError {
    guard offset < bytes.count else {
      return failure("expected \(expectation), found the end of the file", at: bytes.count)
    }
    guard let end = bytes.endOfCharacter(at: offset) else { return notUTF8(at: offset) }
    let found =
      showsWord && bytes[offset].isLetter ? word(at: offset) : character(offset..<end)
    return failure("expected \(expectation), found \(found)", at: offset)
  }

  /// A character in quotes; by its number if a terminal may not show it as it stands here.
  private func character(_ range: Range<Int>) -> String {
    let text = bytes.text(range)
    guard let scalar = text.unicodeScalars.first else { return text }
    let isPlain = scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
    return isPlain ? "'\(text)'" : "U+\(hexadecimal(scalar.value))"
  }

  private func word(at offset: Int) -> String {
    let end = bytes[offset...].firstIndex { !$0.isLetter && !$0.isDigit } ?? bytes.count
    return "'\(clipped(offset..<end, to: 20))'"
  }

  /// The beginning of some ASCII, with an ellipsis if it goes on.
  func clipped(_ range: Range<Int>, to limit: Int) -> String {
    range.count > limit ? bytes.text(range.prefix(limit)) + "…" : bytes.text(range)
  }
}
