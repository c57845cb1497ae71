// Reads any bytes as JSON, and what could be read once more after writing it.

import MarayaScenes

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document: JSONDocument
  do {
    document = try JSONDocument(bytes)
  } catch {
    precondition((0...count).contains(error.offset), "the error lies outside")
    precondition(error.line > 0 && error.column > 0, "the error has no place")
    return 0
  }
  let written = rewritten(document)
  do {
    let again = try JSONDocument(written)
    compare(document, again)
    precondition(rewritten(again) == written, "what was read again is written otherwise")
  } catch {
    preconditionFailure("what was written can't be read: \(error)")
  }
  return 0
}

private func rewritten(_ document: JSONDocument) -> [UInt8] {
  var writer = JSONWriter()
  writer.value(document.root)
  return writer.bytes
}

/// Walks two documents side by side, without recursion.
private func compare(_ one: JSONDocument, _ other: JSONDocument) {
  var waiting = [(one.root, other.root)]
  while let (one, other) = waiting.popLast() {
    precondition(one.kind == other.kind && one.count == other.count)
    precondition(one.number?.bitPattern == other.number?.bitPattern)
    precondition(one.flag == other.flag && one.isNull == other.isNull)
    precondition(isSame(one.text, other.text))
    let elements = one.elements.reduce(0) { count, _ in count + 1 }
    let members = one.members.reduce(0) { count, _ in count + 1 }
    precondition(elements + members == one.count && (elements == 0 || members == 0))
    waiting += zip(one.elements, other.elements)
    for (first, second) in zip(one.members, other.members) {
      precondition(isSame(first.key, second.key) && first.keyOffset < first.value.offset)
      waiting.append((first.value, second.value))
    }
  }
}

/// Whether two texts have the same characters, not only the same meaning.
private func isSame(_ one: String?, _ other: String?) -> Bool {
  one.map { Array($0.utf8) } == other.map { Array($0.utf8) }
}
