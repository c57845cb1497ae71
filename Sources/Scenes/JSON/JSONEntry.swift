/// One value or key on the tape of a document, in sixteen bytes.
///
/// The tape lists them in the order of the text. Between a container and the entry to which it
/// links lie its elements; in an object each value follows its key:
///
///     [1, {"a": true}]
///
///     0  array   offset 0   after 5
///     1  number  offset 1   1.0
///     2  object  offset 4   after 5
///     3  text    offset 5   end 7
///     4  flag    offset 10  true
struct JSONEntry {
  /// What the value is; a key is a text.
  let kind: JSONValue.Kind

  /// How a text is written.
  let spelling: Spelling

  /// The low and the high bits of the offset.
  private let low: UInt32
  private let high: UInt16

  /// A number, a flag, the offset of a text's closing quote, or the entry after a container.
  private var payload: UInt64

  /// How a text is written.
  struct Spelling: OptionSet {
    let rawValue: UInt8

    /// It has escapes.
    static let escaped = Spelling(rawValue: 1)

    /// It has characters outside ASCII, not counting those that are escaped.
    static let foreign = Spelling(rawValue: 2)
  }

  private init(_ kind: JSONValue.Kind, _ spelling: Spelling = [], at offset: Int, _ payload: UInt64)
  {
    self.kind = kind
    self.spelling = spelling
    low = UInt32(truncatingIfNeeded: offset)
    high = UInt16(truncatingIfNeeded: UInt64(offset) >> 32)
    self.payload = payload
  }

  static func null(at offset: Int) -> JSONEntry { JSONEntry(.null, at: offset, 0) }

  static func flag(_ flag: Bool, at offset: Int) -> JSONEntry {
    JSONEntry(.flag, at: offset, flag ? 1 : 0)
  }

  static func number(_ number: Double, at offset: Int) -> JSONEntry {
    JSONEntry(.number, at: offset, number.bitPattern)
  }

  static func text(_ spelling: Spelling, at offset: Int, end: Int) -> JSONEntry {
    JSONEntry(.text, spelling, at: offset, UInt64(end))
  }

  /// A container that is not ended yet; meanwhile it links to the one around it.
  static func container(_ kind: JSONValue.Kind, at offset: Int, link: Int) -> JSONEntry {
    JSONEntry(kind, at: offset, UInt64(link))
  }
}

extension JSONEntry {
  /// The byte at which the value begins.
  var offset: Int { Int(truncatingIfNeeded: UInt64(high) << 32 | UInt64(low)) }

  /// Whether the entry is an array or an object.
  var isContainer: Bool { kind == .array || kind == .object }

  /// The number of a number.
  var number: Double { Double(bitPattern: payload) }

  /// The flag of a flag.
  var flag: Bool { payload == 1 }

  /// The bytes between the quotes of a text.
  var contents: Range<Int> { offset + 1..<Int(truncatingIfNeeded: payload) }

  /// The entry after a container; while it is not ended, the container around it.
  var link: Int {
    get { Int(truncatingIfNeeded: payload) }
    set { payload = UInt64(newValue) }
  }
}
