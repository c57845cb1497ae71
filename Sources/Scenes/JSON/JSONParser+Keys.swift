// Each key is of a sensible length and stands once in its object.

extension JSONParser {
  /// How many keys are compared with each other; more are looked up in a set.
  private static let fewKeys = 16

  /// Throws if a key is too long, however it is written.
  func refuseLongKey(_ key: JSONEntry) throws(JSONError) {
    let limit = JSONDocument.keyLimit
    guard key.contents.count > limit, bytes.text(of: key).utf8.count > limit else { return }
    throw failure("a key is longer than \(limit) bytes", at: key.offset)
  }

  /// Throws if two keys of an object are equal as Swift compares strings.
  func refuseKeysGivenTwice(in object: Int) throws(JSONError) {
    let end = tape[object].link
    var count = 0
    var allPlain = true
    var key = object + 1
    while key < end {
      count += 1
      allPlain = allPlain && tape[key].spelling.isEmpty
      key = tape.index(afterValueAt: key + 1)
    }
    // ASCII without escapes is equal byte by byte, but another spelling of it may be equal too: the
    // kelvin sign is a K.
    if allPlain, count <= Self.fewKeys {
      try refuseEqualBytes(in: object)
    } else {
      try refuseEqualTexts(in: object, count: count)
    }
  }

  private func refuseEqualBytes(in object: Int) throws(JSONError) {
    var key = object + 1
    while key < tape[object].link {
      var other = object + 1
      while other < key {
        if areEqual(tape[key].contents, tape[other].contents) {
          throw givenTwice(key, first: other)
        }
        other = tape.index(afterValueAt: other + 1)
      }
      key = tape.index(afterValueAt: key + 1)
    }
  }

  private func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count
    where bytes[one.lowerBound + index] != bytes[other.lowerBound + index] {
      return false
    }
    return true
  }

  private func refuseEqualTexts(in object: Int, count: Int) throws(JSONError) {
    var seen = Set<String>(minimumCapacity: count)
    var key = object + 1
    while key < tape[object].link {
      let text = bytes.text(of: tape[key])
      if !seen.insert(text).inserted {
        var first = object + 1
        while bytes.text(of: tape[first]) != text { first = tape.index(afterValueAt: first + 1) }
        throw givenTwice(key, first: first)
      }
      key = tape.index(afterValueAt: key + 1)
    }
  }

  private func givenTwice(_ key: Int, first: Int) -> JSONError {
    var shown = JSONWriter()
    let text = bytes.text(of: tape[key])
    let isLong = text.unicodeScalars.count > 40
    shown.text(isLong ? String(text.unicodeScalars.prefix(40)) + "…" : text)
    let (line, column) = bytes.position(of: tape[first].offset)
    return failure(
      "the key \(shown.string) is given twice (first in line \(line), column \(column))",
      at: tape[key].offset
    )
  }
}
