/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  /// Creates the sequence of the values of some entries.
  init(of document: JSONDocument, from index: Int, to end: Int) {
    self.document = document
    self.index = index
    self.end = end
  }

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = document.index(after: index) }
    return JSONValue(of: document, at: index)
  }
}

/// The members of an object, in the order of the document.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  /// A key without its quotes and escapes, the byte at which it begins, and its value.
  package typealias Element = (key: String, keyOffset: Int, value: JSONValue)

  private let document: JSONDocument
  private var index: Int
  private let end: Int

  /// Creates the sequence of the members of some entries.
  init(of document: JSONDocument, from index: Int, to end: Int) {
    self.document = document
    self.index = index
    self.end = end
  }

  package mutating func next() -> Element? {
    guard index < end else { return nil }
    let key = document.tape[index]
    let value = JSONValue(of: document, at: index + 1)
    index = document.index(after: index + 1)
    return (document.text(of: key), key.offset, value)
  }
}
