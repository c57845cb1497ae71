/// The runs of scalars with the same explicit level, joined where an isolate interrupts them.
///
/// A level run is BD7 of UAX #9, a chain of them an isolating run sequence, BD13.
struct LevelRuns {
  /// A run; what rule X9 removed may stand within its range, never at its ends.
  struct Run {
    var range: Range<Int>
    var level: UInt8
    /// Whether its last scalar opens an isolate whose content has a level of its own.
    var opensIsolate: Bool
    /// The run that goes on after that isolate.
    var next: Int?
  }

  let baseLevel: UInt8
  /// The runs in reading order.
  private(set) var runs: [Run] = []
  /// The first run of each sequence.
  private(set) var firstOfSequences: [Int] = []

  /// The run that grows; it has no scalars until one is added.
  private var current = Run(range: 0..<0, level: 0, opensIsolate: false, next: nil)
  /// The runs that await the end of an isolate.
  private var interrupted: [Int] = []

  init(baseLevel: UInt8) { self.baseLevel = baseLevel }

  /// Forgets all runs but keeps their storage.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    firstOfSequences.removeAll(keepingCapacity: true)
    interrupted.removeAll(keepingCapacity: true)
    current.range = 0..<0
  }

  /// Adds the next scalars that are not removed.
  ///
  /// - Parameters:
  ///   - places: Where they stand.
  ///   - level: Their level.
  ///   - opensIsolate: Whether the last is the mark of an isolate that had room.
  ///   - closesIsolate: Whether the first closes such an isolate.
  mutating func append(
    _ places: Range<Int>,
    level: UInt8,
    opensIsolate: Bool = false,
    closesIsolate: Bool = false
  ) {
    if places.isEmpty { return }
    if level == current.level && !current.range.isEmpty {
      current.range = current.range.lowerBound..<places.upperBound
      current.opensIsolate = opensIsolate
      return
    }
    finish()
    if closesIsolate, let before = interrupted.popLast() {
      runs[before].next = runs.count
    } else {
      firstOfSequences.append(runs.count)
    }
    current = Run(range: places, level: level, opensIsolate: opensIsolate, next: nil)
  }

  /// Ends the last run.
  mutating func finish() {
    if current.range.isEmpty { return }
    if current.opensIsolate { interrupted.append(runs.count) }
    runs.append(current)
    current.range = 0..<0
  }

  /// The level before a run.
  func levelBefore(_ number: Int) -> UInt8 {
    number == 0 ? baseLevel : runs[number - 1].level
  }

  /// The level after a run that is the last of its sequence.
  ///
  /// Behind an isolate that nothing closes there is only the end of the paragraph.
  func levelAfter(_ number: Int) -> UInt8 {
    let isLast = number + 1 == runs.count || runs[number].opensIsolate
    return isLast ? baseLevel : runs[number + 1].level
  }
}
