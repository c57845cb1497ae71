/// Reads a document onto a tape, from the first byte to the last.
///
/// Containers that are not ended yet form a chain through their entries, from the innermost out, so
/// that no stack is needed. There are no copies of a parser, which builds without optimization would
/// make to read a byte.
struct JSONParser: ~Copyable {
  let bytes: [UInt8]
  var offset = 0
  var tape: [JSONEntry] = []

  /// The entry of the innermost container that is not ended; that of the document's own value for
  /// lack of one, since then `depth` is 0.
  private var container = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tape.reserveCapacity(bytes.count / 8)
  }

  /// What may come next.
  private enum Next {
    case document
    case firstElement
    case element
    case firstKey
    case key
    case member
    case separator
    case end

    /// What is missing if nothing of it comes.
    var expectation: String {
      switch self {
      case .document: "a value"
      case .firstElement: "a value or ']'"
      case .element: "a value after ','"
      case .firstKey: "a key or '}'"
      case .key: "a key after ','"
      case .member: "a value after ':'"
      case .separator, .end: "the end of the document"
      }
    }
  }

  mutating func parse() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw failure("a byte order mark", at: 0) }
    var next = Next.document
    repeat {
      skipSpace()
      next = try step(next)
    } while next != .end
    skipSpace()
    if offset < bytes.count {
      guard bytes.endOfCharacter(at: offset) != nil else { throw notUTF8(at: offset) }
      throw failure("something after the end of the document", at: offset)
    }
  }

  private mutating func step(_ next: Next) throws(JSONError) -> Next {
    switch next {
    case .firstElement where byte == .closeBracket: return try close()
    case .firstKey where byte == .closeBrace: return try close()
    case .firstKey, .key: return try key(next)
    case .separator: return try separator()
    default: return try value(next)
    }
  }

  private mutating func value(_ next: Next) throws(JSONError) -> Next {
    switch byte {
    case .quote: try text()
    case .minus, .zero ... .nine: try number()
    case .openBracket: return try open(.array, .firstElement)
    case .openBrace: return try open(.object, .firstKey)
    default:
      guard try word() else { throw unexpected(next.expectation) }
    }
    return depth == 0 ? .end : .separator
  }

  private mutating func key(_ next: Next) throws(JSONError) -> Next {
    guard byte == .quote else { throw unexpected(next.expectation) }
    try text()
    try refuseLongKey(tape[tape.count - 1])
    skipSpace()
    guard byte == .colon else { throw unexpected("':' after the key") }
    offset += 1
    return .member
  }

  private mutating func separator() throws(JSONError) -> Next {
    let isObject = tape[container].kind == .object
    switch byte {
    case .comma:
      offset += 1
      return isObject ? .key : .element
    case .closeBrace where isObject, .closeBracket where !isObject:
      return try close()
    default:
      throw unexpected("',' or '\(isObject ? "}" : "]")' after the value")
    }
  }

  private mutating func open(_ kind: JSONValue.Kind, _ next: Next) throws(JSONError) -> Next {
    guard depth < JSONDocument.depthLimit else {
      throw failure("nested deeper than \(JSONDocument.depthLimit) levels", at: offset)
    }
    tape.append(.container(kind, at: offset, link: container))
    container = tape.count - 1
    depth += 1
    offset += 1
    return next
  }

  private mutating func close() throws(JSONError) -> Next {
    let closed = container
    container = tape[closed].link
    tape[closed].link = tape.count
    depth -= 1
    offset += 1
    if tape[closed].kind == .object { try refuseKeysGivenTwice(in: closed) }
    return depth == 0 ? .end : .separator
  }
}

// MARK: - Bytes

extension JSONParser {
  /// The next byte; at the end 0, which no document has outside its texts.
  var byte: UInt8 { byte(at: offset) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, .lineFeed, .carriageReturn, .tab: offset += 1
      default: return
      }
    }
  }

  /// Reads `null`, `true` or `false`, if it begins like one of them.
  private mutating func word() throws(JSONError) -> Bool {
    let entry: JSONEntry
    let spelling: StaticString
    switch byte {
    case UInt8(ascii: "n"): (entry, spelling) = (.null(at: offset), "null")
    case UInt8(ascii: "t"): (entry, spelling) = (.flag(true, at: offset), "true")
    case UInt8(ascii: "f"): (entry, spelling) = (.flag(false, at: offset), "false")
    default: return false
    }
    let length = spelling.utf8CodeUnitCount
    for index in 0..<length where byte(at: offset + index) != spelling.utf8Start[index] {
      guard offset + index == bytes.count else { return false }
      throw failure("expected '\(spelling)', found the end of the file", at: bytes.count)
    }
    tape.append(entry)
    offset += length
    return true
  }
}
