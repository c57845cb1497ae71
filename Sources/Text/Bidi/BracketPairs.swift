/// The pairs of brackets in an isolating run sequence (BD16 of UAX #9).
struct BracketPairs {
  /// An opening bracket and the bracket that closes it.
  struct Pair {
    let opening: Int
    var closing: Int?
    /// Whether something with the direction of the embedding stands between them.
    var holdsEmbedding = false
    /// Whether something with the opposite direction does.
    var holdsOpposite = false
  }

  /// A bracket that waits for its partner.
  private struct Opening {
    let bracket: UInt8
    let number: Int
  }

  /// How many brackets can wait; where more do, pairing ends.
  private static let capacity = 63

  /// The opening brackets in reading order, with their partners where they have one.
  private(set) var pairs: [Pair] = []
  /// The brackets that wait, by their place in `pairs`.
  private var waiting: [Opening] = []

  /// Forgets all pairs but keeps their storage.
  mutating func removeAll() {
    pairs.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Opens a bracket and says whether there was room for it.
  mutating func open(_ bracket: UInt8, at index: Int) -> Bool {
    if waiting.count == Self.capacity { return false }
    waiting.append(Opening(bracket: bracket, number: pairs.count))
    pairs.append(Pair(opening: index))
    return true
  }

  /// Closes the innermost bracket of a kind; those within it stay alone.
  mutating func close(_ bracket: UInt8, at index: Int) {
    guard let found = waiting.lastIndex(where: { $0.bracket == bracket }) else { return }
    while waiting.count > found, let opening = waiting.popLast() {
      let pair = pairs[opening.number]
      if let outer = waiting.last?.number {
        if pair.holdsEmbedding { pairs[outer].holdsEmbedding = true }
        if pair.holdsOpposite { pairs[outer].holdsOpposite = true }
      }
      if waiting.count == found { pairs[opening.number].closing = index }
    }
  }

  /// Notes what stands within the innermost open bracket.
  mutating func note(isEmbedding: Bool) {
    guard let innermost = waiting.last?.number else { return }
    if isEmbedding {
      pairs[innermost].holdsEmbedding = true
    } else {
      pairs[innermost].holdsOpposite = true
    }
  }
}
