extension JSONWriter {
  /// Writes a value of a document again, with all that is in it and without white space.
  ///
  /// - Complexity: O(*n*) for *n* bytes; it calls nothing recursively.
  package mutating func value(_ value: JSONValue) {
    let document = value.document
    let end = document.index(after: value.index)
    var open: [Container] = []
    var index = value.index
    while true {
      while let innermost = open.last, innermost.end == index {
        raw(innermost.isObject ? "}" : "]")
        open.removeLast()
      }
      if index == end { return }
      if let innermost = open.last {
        if !innermost.isEmpty { raw(",") }
        open[open.count - 1].isEmpty = false
        if innermost.isObject {
          text(document.text(of: document.tape[index]))
          raw(":")
          index += 1
        }
      }
      let entry = document.tape[index]
      if entry.isContainer {
        raw(entry.kind == .object ? "{" : "[")
        open.append(Container(isObject: entry.kind == .object, end: entry.link))
      } else {
        simple(entry, of: document)
      }
      index += 1
    }
  }

  private struct Container {
    let isObject: Bool
    let end: Int
    var isEmpty = true
  }

  private mutating func simple(_ entry: JSONEntry, of document: JSONDocument) {
    switch entry.kind {
    case .flag: flag(entry.flag)
    case .number: number(entry.number)
    case .text: text(document.text(of: entry))
    case .null, .array, .object: null()
    }
  }
}
