/// A JSON document that has been read: its bytes, and a flat list of the values in them.
///
/// It is read by the letter of RFC 8259: no comments, no commas before a closing bracket, nothing
/// but UTF-8. Beyond that it refuses what programs understand differently or can't hold: a key that
/// is given twice in an object, a number that is too large for a `Double`, half a surrogate pair, a
/// byte order mark; keys and numbers that are longer than any in earnest. A number that is too small for a `Double` is 0.
///
///     let document = try JSONDocument(Array(#"{"width": 100}"#.utf8))
///     for (key, _, value) in document.root.members { … }
///
/// Reading calls nothing recursively, so that no input exhausts the stack, and takes sixteen bytes
/// for each value and key beside the input.
package final class JSONDocument: Sendable {
  /// How deep arrays and objects may lie within each other.
  package static let depthLimit = 10_000

  /// How many characters a number may have.
  package static let numberLimit = 1_000

  /// How many bytes of UTF-8 a key may have without its quotes and escapes.
  ///
  /// To compare two strings takes time that grows with the square of the accents on one letter. With
  /// this limit keys are compared and looked up in a time that is linear in the document.
  package static let keyLimit = 1_000

  /// The input.
  let bytes: [UInt8]

  /// The values and keys, in the order of the input.
  let tape: [JSONEntry]

  /// Reads a document.
  ///
  /// - Throws: The first mistake. That a key is given twice is noticed at the end of its object.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    try parser.parse()
    self.bytes = bytes
    tape = parser.tape
  }

  /// The value that the document is.
  package var root: JSONValue { JSONValue(of: self, at: 0) }

  /// The line and the Unicode scalar within it at which a byte stands, both counted from 1.
  ///
  /// A line ends with a line feed.
  ///
  /// - Complexity: O(*n*) for *n* bytes before the offset.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    bytes.position(of: offset)
  }
}

extension JSONDocument {
  /// The text or key of an entry, unescaped.
  func text(of entry: JSONEntry) -> String { bytes.text(of: entry) }

  /// The index of the entry after a value with all that is in it.
  func index(after index: Int) -> Int { tape.index(afterValueAt: index) }
}

extension [JSONEntry] {
  /// The index of the entry after a value with all that is in it.
  func index(afterValueAt index: Int) -> Int {
    let entry = self[index]
    return entry.isContainer ? entry.link : index + 1
  }
}
