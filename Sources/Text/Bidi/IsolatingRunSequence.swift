/// The scalars that decide on each other's directions: an isolating run sequence (BD13 of UAX #9).
struct IsolatingRunSequence {
  /// The explicit level of all its scalars.
  private(set) var level: UInt8 = 0
  /// The direction before its first scalar, `l` or `r`: sos in UAX #9.
  private(set) var before = BidiClass.l
  /// The direction after its last scalar, `l` or `r`: eos in UAX #9.
  private(set) var after = BidiClass.l

  /// Where its scalars stand in the text.
  private(set) var places: [Int] = []
  /// The classes of its scalars, which the rules change step by step.
  var types: [BidiClass] = []

  /// What is kept of the brackets while they are resolved.
  var brackets = BracketPairs()

  /// The direction of its level.
  var embedding: BidiClass { Self.direction(of: level) }

  /// Collects the sequence that begins with a run (rule X10).
  mutating func gather(_ first: Int, of all: LevelRuns, types explicitTypes: [BidiClass]) {
    places.removeAll(keepingCapacity: true)
    types.removeAll(keepingCapacity: true)
    // Most sequences are one run.
    places.reserveCapacity(all.runs[first].range.count)
    types.reserveCapacity(all.runs[first].range.count)
    level = all.runs[first].level
    before = Self.direction(of: max(level, all.levelBefore(first)))
    var last = first
    var next: Int? = first
    while let number = next {
      let run = all.runs[number]
      for place in run.range where !explicitTypes[place].isRemoved {
        places.append(place)
        types.append(explicitTypes[place])
      }
      last = number
      next = run.next
    }
    after = Self.direction(of: max(level, all.levelAfter(last)))
  }

  /// Stores the level of each scalar, which its type has raised (rules I1 and I2).
  func storeLevels(in levels: inout [UInt8]) {
    let isRightToLeft = level & 1 == 1
    for (place, type) in zip(places, types) {
      let raise: UInt8
      switch type {
      case .l: raise = isRightToLeft ? 1 : 0
      case .r: raise = isRightToLeft ? 0 : 1
      default: raise = isRightToLeft ? 1 : 2
      }
      levels[place] = level + raise
    }
  }

  private static func direction(of level: UInt8) -> BidiClass { level & 1 == 1 ? .r : .l }
}
