// Each key stands once in its object.

extension JSONParser {
  /// How many keys are compared with each other; more are looked up in a set.
  private static let fewKeys = 16

  /// Throws if two keys of an object are equal as Swift compares strings.
  func refuseKeysGivenTwice(in object: Int) throws(JSONError) {
    var keys: [Int] = []
    var allPlain = true
    var key = object + 1
    while key < tape[object].link {
      keys.append(key)
      allPlain = allPlain && tape[key].spelling.isEmpty
      key = tape.index(afterValueAt: key + 1)
    }
    if keys.count < 2 { return }
    // ASCII without escapes is equal byte by byte, but another spelling of it may be equal too: the
    // kelvin sign is a K.
    if allPlain, keys.count <= Self.fewKeys {
      try refuseEqualBytes(of: keys)
    } else {
      try refuseEqualTexts(of: keys)
    }
  }

  private func refuseEqualBytes(of keys: [Int]) throws(JSONError) {
    for (count, key) in keys.enumerated() {
      let own = tape[key].contents
      for other in keys[..<count] {
        let contents = tape[other].contents
        if contents.count == own.count, bytes[contents].elementsEqual(bytes[own]) {
          throw givenTwice(key, first: other)
        }
      }
    }
  }

  private func refuseEqualTexts(of keys: [Int]) throws(JSONError) {
    var seen = Set<String>(minimumCapacity: keys.count)
    for key in keys {
      let text = bytes.text(of: tape[key])
      guard !seen.insert(text).inserted else { continue }
      let first = keys.first { bytes.text(of: tape[$0]) == text } ?? key
      throw givenTwice(key, first: first)
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
