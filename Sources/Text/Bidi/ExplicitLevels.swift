extension BidiResolver {
  /// Finds the explicit levels and the runs of them (rules X1 to X10).
  mutating func resolveExplicitLevels(in stretch: Range<Int>, runs: inout LevelRuns) {
    var stack = EmbeddingStack(baseLevel: baseLevel)
    runs.removeAll()
    var place = stretch.lowerBound
    while place < stretch.upperBound {
      let end = types[place..<stretch.upperBound].firstIndex { $0.isExplicit }
      let text = place..<(end ?? stretch.upperBound)
      enter(text, stack.current)
      runs.append(text, level: stack.current.level)
      if let end { resolveMark(at: end, stack: &stack, runs: &runs) }
      place = text.upperBound + 1
    }
    runs.finish()
  }

  private mutating func resolveMark(
    at place: Int,
    stack: inout EmbeddingStack,
    runs: inout LevelRuns
  ) {
    switch types[place] {
    case .lre: stack.openEmbedding(parity: 0, override: nil)
    case .rle: stack.openEmbedding(parity: 1, override: nil)
    case .lro: stack.openEmbedding(parity: 0, override: .l)
    case .rlo: stack.openEmbedding(parity: 1, override: .r)
    case .pdf: stack.closeEmbedding()
    case .lri: openIsolate(at: place, parity: 0, stack: &stack, runs: &runs)
    case .rli: openIsolate(at: place, parity: 1, stack: &stack, runs: &runs)
    case .pdi: closeIsolate(at: place, stack: &stack, runs: &runs)
    default: break
    }
  }

  /// An isolate's mark is part of what is around it.
  private mutating func openIsolate(
    at place: Int,
    parity: UInt8,
    stack: inout EmbeddingStack,
    runs: inout LevelRuns
  ) {
    let mark = place..<place + 1
    let level = stack.current.level
    enter(mark, stack.current)
    let opens = stack.openIsolate(parity: parity)
    runs.append(mark, level: level, opensIsolate: opens)
  }

  private mutating func closeIsolate(
    at place: Int,
    stack: inout EmbeddingStack,
    runs: inout LevelRuns
  ) {
    let mark = place..<place + 1
    let closes = stack.closeIsolate()
    enter(mark, stack.current)
    runs.append(mark, level: stack.current.level, closesIsolate: closes)
  }

  /// Overrides the types of scalars where an override is open.
  private mutating func enter(_ places: Range<Int>, _ entry: EmbeddingStack.Entry) {
    guard let override = entry.override else { return }
    for place in places { types[place] = override }
  }
}
