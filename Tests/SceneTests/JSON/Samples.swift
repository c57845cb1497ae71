import MarayaScenes

/// Reads a document.
func json(_ text: String) throws(JSONError) -> JSONValue {
  try JSONDocument(Array(text.utf8)).root
}

/// What is wrong with bytes, as a line, a column and a message; nil if nothing is.
func mistake(_ bytes: [UInt8]) -> String? {
  do {
    _ = try JSONDocument(bytes)
    return nil
  } catch {
    return "\(error.line):\(error.column) \(error.message)"
  }
}

/// The document written again without white space, or nil if it is none.
func rewritten(_ bytes: [UInt8]) -> [UInt8]? {
  guard let document = try? JSONDocument(bytes) else { return nil }
  var writer = JSONWriter()
  writer.value(document.root)
  return writer.bytes
}

/// What a writer has written.
func written(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  body(&writer)
  return writer.string
}

/// A document that has something of everything, in ASCII.
let everything = #"""
  {"a": [0, -50.5, 1e2],
   "\u00e9\uD83D\uDE00\n": {"t": true, "f": false, "n": null},
   "e": [[], {}, ""]}
  """#
