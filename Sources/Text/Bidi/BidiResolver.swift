/// Finds the levels of a paragraph's scalars: the rules of UAX #9 from X1 to I2.
struct BidiResolver {
  let scalars: [Unicode.Scalar]
  let baseLevel: UInt8
  /// The class that each scalar has by itself.
  let classes: [BidiClass]

  /// The class of each scalar after the explicit rules: overrides and found directions applied.
  var types: [BidiClass]
  /// The level of each scalar.
  var levels: [UInt8]

  init(_ scalars: [Unicode.Scalar], baseLevel: UInt8) {
    self.scalars = scalars
    self.baseLevel = baseLevel
    classes = scalars.map { BidiClass($0) }
    types = classes
    levels = [UInt8](repeating: baseLevel, count: scalars.count)
  }

  /// Resolves everything, each stretch up to a paragraph separator for itself (rules P1 and X8).
  mutating func resolve() {
    var runs = LevelRuns(baseLevel: baseLevel)
    var sequence = IsolatingRunSequence()
    var start = 0
    while start < classes.count {
      let end = classes[start...].firstIndex(of: .b) ?? classes.count
      resolve(start..<end, runs: &runs, sequence: &sequence)
      start = end + 1
    }
  }

  private mutating func resolve(
    _ stretch: Range<Int>,
    runs: inout LevelRuns,
    sequence: inout IsolatingRunSequence
  ) {
    resolveFirstStrongIsolates(in: stretch)
    resolveExplicitLevels(in: stretch, runs: &runs)
    for first in runs.firstOfSequences {
      sequence.gather(first, of: runs, types: types)
      sequence.resolveWeakTypes()
      sequence.resolveBrackets(scalars: scalars, explicitTypes: types)
      sequence.resolveNeutrals()
      sequence.storeLevels(in: &levels)
    }
    fillRemovedLevels(in: stretch)
  }

  /// Gives what rule X9 removed the level of what is before it.
  private mutating func fillRemovedLevels(in stretch: Range<Int>) {
    var level = baseLevel
    for place in stretch {
      if classes[place].isRemoved {
        levels[place] = level
      } else {
        level = levels[place]
      }
    }
  }
}
