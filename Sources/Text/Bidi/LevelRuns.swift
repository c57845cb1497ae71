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

  /// The run that grows, if there is one.
  private var current: Run?
  /// The runs that await the end of an isolate.
  private var interrupted: [Int] = []

  init(baseLevel: UInt8) { self.baseLevel = baseLevel }

  /// Forgets all runs but keeps their storage.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    firstOfSequences.removeAll(keepingCapacity: true)
    interrupted.removeAll(keepingCapacity: true)
    current = nil
  }

  /// Adds the next scalar that is not removed.
  ///
  /// - Parameters:
  ///   - opensIsolate: Whether it is the mark of an isolate that had room.
  ///   - closesIsolate: Whether it closes such an isolate.
  mutating func append(
    _ place: Int,
    level: UInt8,
    opensIsolate: Bool = false,
    closesIsolate: Bool = false
  ) {
    if let run = current, run.level == level {
      current = Run(
        range: run.range.lowerBound..<place + 1,
        level: level,
        opensIsolate: opensIsolate,
        next: nil
      )
      return
    }
    finish()
    if closesIsolate, let before = interrupted.popLast() {
      runs[before].next = runs.count
    } else {
      firstOfSequences.append(runs.count)
    }
    current = Run(range: place..<place + 1, level: level, opensIsolate: opensIsolate, next: nil)
  }

  /// Ends the last run.
  mutating func finish() {
    guard let run = current else { return }
    if run.opensIsolate { interrupted.append(runs.count) }
    runs.append(run)
    current = nil
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
