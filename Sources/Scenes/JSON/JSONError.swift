/// Why bytes are not a JSON document, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The byte at which the document goes wrong, counted from 0; the end of the input if it is cut
  /// short.
  package let offset: Int

  /// The line of that byte, counted from 1.
  package let line: Int

  /// The Unicode scalar within the line, counted from 1.
  package let column: Int

  /// What was expected and what was found, as a phrase without a full stop.
  package let message: String

  /// Creates an error about bytes, of which those before the offset are UTF-8.
  ///
  /// - Complexity: O(*n*) for *n* bytes before the offset.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.offset = offset
    self.message = message
    (line, column) = bytes.position(of: offset)
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and the message, as in `line 3, column 5: not UTF-8`.
  package var description: String { "line \(line), column \(column): \(message)" }
}

extension [UInt8] {
  /// The line and the Unicode scalar within it at which a byte stands, both counted from 1.
  ///
  /// A line ends with a line feed. An offset beyond the end is taken for the end.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in self[..<Swift.min(Swift.max(offset, 0), count)] {
      if byte == .lineFeed {
        line += 1
        column = 1
      } else if !byte.isContinuation {
        column += 1
      }
    }
    return (line, column)
  }
}
