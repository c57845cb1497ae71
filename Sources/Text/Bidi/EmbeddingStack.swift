/// The embeddings, overrides and isolates that are open at a place of a text.
///
/// The directional status stack of UAX #9 with its three counters (rules X1 to X7).
struct EmbeddingStack {
  /// An open embedding, override or isolate, or the paragraph itself.
  struct Entry {
    var level: UInt8
    /// The class that an override gives to all scalars.
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// All but the innermost entry; no more than `BidiLevel.deepest` fit.
  private var outer: [Entry] = []
  /// The innermost entry.
  private(set) var current: Entry

  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  /// A stack with nothing but the paragraph (rule X1).
  init(baseLevel: UInt8) {
    current = Entry(level: baseLevel, override: nil, isIsolate: false)
  }

  /// Opens an embedding or an override (rules X2 to X5).
  mutating func openEmbedding(parity: UInt8, override: BidiClass?) {
    if let level = level(withParity: parity) {
      push(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// Opens an isolate and says whether there was room for it (rules X5a and X5b).
  mutating func openIsolate(parity: UInt8) -> Bool {
    guard let level = level(withParity: parity) else {
      overflowIsolates += 1
      return false
    }
    validIsolates += 1
    push(Entry(level: level, override: nil, isIsolate: true))
    return true
  }

  /// Closes an isolate, with what is open within it, and says whether it had room (rule X6a).
  mutating func closeIsolate() -> Bool {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
      return false
    }
    if validIsolates == 0 { return false }
    overflowEmbeddings = 0
    while !current.isIsolate { pop() }
    pop()
    validIsolates -= 1
    return true
  }

  /// Closes an embedding or override (rule X7).
  mutating func closeEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !current.isIsolate {
      pop()
    }
  }

  /// The level of something to open, if there is room.
  private func level(withParity parity: UInt8) -> UInt8? {
    if overflowIsolates > 0 || overflowEmbeddings > 0 { return nil }
    return BidiLevel.above(current.level, parity: parity)
  }

  private mutating func push(_ entry: Entry) {
    outer.append(current)
    current = entry
  }

  /// Goes back to the entry outside of the current one; the paragraph stays.
  private mutating func pop() {
    if let entry = outer.popLast() { current = entry }
  }
}
