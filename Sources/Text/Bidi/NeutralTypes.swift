extension IsolatingRunSequence {
  /// Gives neutrals the direction on both sides of them, or that of the embedding where the sides
  /// differ (rules N1 and N2).
  mutating func resolveNeutrals() {
    var leading = before
    var index = 0
    while index < types.count {
      if types[index].isNeutral {
        index = resolveNeutrals(from: index, leading: leading)
      } else {
        leading = types[index].direction ?? leading
        index += 1
      }
    }
  }

  /// Resolves a stretch of neutrals, and gives its end.
  private mutating func resolveNeutrals(from start: Int, leading: BidiClass) -> Int {
    var end = start
    while end < types.count, types[end].isNeutral { end += 1 }
    let trailing = end < types.count ? types[end].direction ?? after : after
    let type = leading == trailing ? leading : embedding
    for index in start..<end { types[index] = type }
    return end
  }
}
