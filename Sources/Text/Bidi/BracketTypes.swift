extension IsolatingRunSequence {
  /// Gives both brackets of a pair the same direction (rule N0).
  ///
  /// - Parameters:
  ///   - scalars: The text.
  ///   - explicitTypes: The classes of its scalars as they were before the weak rules.
  mutating func resolveBrackets(scalars: [Unicode.Scalar], explicitTypes: [BidiClass]) {
    pairBrackets(in: scalars)
    var strong = before
    var seen = 0
    for pair in brackets.pairs {
      guard let closing = pair.closing else { continue }
      // The walk goes on where it was; what lies before it stays as it is.
      while seen < pair.opening {
        strong = types[seen].direction ?? strong
        seen += 1
      }
      guard let type = type(of: pair, behind: strong) else { continue }
      setBracket(at: pair.opening, type, explicitTypes: explicitTypes)
      setBracket(at: closing, type, explicitTypes: explicitTypes)
    }
  }

  private mutating func pairBrackets(in scalars: [Unicode.Scalar]) {
    brackets.removeAll()
    for index in types.indices {
      if types[index] == .on {
        guard let bracket = BidiBracket(scalars[places[index]]) else { continue }
        if bracket.closes {
          brackets.close(bracket.pair, at: index)
        } else if !brackets.open(bracket.pair, at: index) {
          return
        }
      } else if let direction = types[index].direction {
        brackets.note(isEmbedding: direction == embedding)
      }
    }
  }

  /// The direction of a pair, if what it holds gives it one.
  private func type(of pair: BracketPairs.Pair, behind strong: BidiClass) -> BidiClass? {
    if pair.holdsEmbedding { return embedding }
    return pair.holdsOpposite ? strong : nil
  }

  /// Sets the type of a bracket and of the marks on it.
  private mutating func setBracket(
    at index: Int,
    _ type: BidiClass,
    explicitTypes: [BidiClass]
  ) {
    types[index] = type
    var mark = index + 1
    while mark < types.count, explicitTypes[places[mark]] == .nsm {
      types[mark] = type
      mark += 1
    }
  }
}
