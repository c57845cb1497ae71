/// A value of a JSON document: a view that is cheap to copy and keeps the document alive.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case null
    case flag
    case number
    case text
    case array
    case object
  }

  /// The document that the value is part of.
  let document: JSONDocument

  /// Its entry on the tape.
  let index: Int

  init(of document: JSONDocument, at index: Int) {
    self.document = document
    self.index = index
  }

  private var entry: JSONEntry { document.tape[index] }
}

extension JSONValue {
  /// What the value is.
  package var kind: Kind { entry.kind }

  /// The byte of the document at which the value begins.
  package var offset: Int { entry.offset }

  /// Whether the value is `null`.
  package var isNull: Bool { kind == .null }

  /// The flag, if the value is `true` or `false`.
  package var flag: Bool? {
    let entry = entry
    return entry.kind == .flag ? entry.flag : nil
  }

  /// The number, if the value is one; it is finite.
  package var number: Double? {
    let entry = entry
    return entry.kind == .number ? entry.number : nil
  }

  /// The text without its quotes and escapes, if the value is a text.
  ///
  /// - Complexity: O(*n*) for *n* bytes, each time.
  package var text: String? {
    let entry = entry
    return entry.kind == .text ? document.text(of: entry) : nil
  }

  /// The elements of an array; none of any other value.
  ///
  /// - Complexity: Each step is O(1), whatever the element holds.
  package var elements: JSONElements {
    guard kind == .array else { return JSONElements(of: document, from: index, to: index) }
    return JSONElements(of: document, from: index + 1, to: entry.link)
  }

  /// The members of an object, in the order of the document; none of any other value.
  ///
  /// - Complexity: Each step is O(*n*) for a key of *n* bytes, whatever the value holds.
  package var members: JSONMembers {
    guard kind == .object else { return JSONMembers(of: document, from: index, to: index) }
    return JSONMembers(of: document, from: index + 1, to: entry.link)
  }

  /// How many elements or members an array or object has; 0 for other values.
  ///
  /// - Complexity: O(*n*) for a result of *n*.
  package var count: Int {
    guard entry.isContainer else { return 0 }
    let isObject = kind == .object
    let end = entry.link
    var next = index + 1
    var count = 0
    while next < end {
      next = document.index(after: isObject ? next + 1 : next)
      count += 1
    }
    return count
  }
}
