extension BidiResolver {
  /// Finds the explicit levels and the runs of them (rules X1 to X10).
  mutating func resolveExplicitLevels(in stretch: Range<Int>, runs: inout LevelRuns) {
    var stack = EmbeddingStack(baseLevel: baseLevel)
    runs.removeAll()
    for place in stretch {
      switch types[place] {
      case .lre: stack.openEmbedding(parity: 0, override: nil)
      case .rle: stack.openEmbedding(parity: 1, override: nil)
      case .lro: stack.openEmbedding(parity: 0, override: .l)
      case .rlo: stack.openEmbedding(parity: 1, override: .r)
      case .pdf: stack.closeEmbedding()
      case .bn: break
      case .lri, .fsi: openIsolate(at: place, parity: 0, stack: &stack, runs: &runs)
      case .rli: openIsolate(at: place, parity: 1, stack: &stack, runs: &runs)
      case .pdi: closeIsolate(at: place, stack: &stack, runs: &runs)
      default: runs.append(place, level: enter(place, stack.current))
      }
    }
    runs.finish()
  }

  /// An isolate's mark is part of what is around it.
  private mutating func openIsolate(
    at place: Int,
    parity: UInt8,
    stack: inout EmbeddingStack,
    runs: inout LevelRuns
  ) {
    let level = enter(place, stack.current)
    let opens = stack.openIsolate(parity: parity)
    runs.append(place, level: level, opensIsolate: opens)
  }

  private mutating func closeIsolate(
    at place: Int,
    stack: inout EmbeddingStack,
    runs: inout LevelRuns
  ) {
    let closes = stack.closeIsolate()
    runs.append(place, level: enter(place, stack.current), closesIsolate: closes)
  }

  /// Overrides the type of a scalar where an override is open, and gives its explicit level.
  private mutating func enter(_ place: Int, _ entry: EmbeddingStack.Entry) -> UInt8 {
    if let override = entry.override { types[place] = override }
    return entry.level
  }
}
