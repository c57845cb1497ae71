/// Substitutes unknowns by the required equations, those that cost least first.
///
/// An unknown that stands in one row only costs nothing: its equation becomes a definition. The next
/// cheapest are unknowns in two rows, and so on; so a chain is taken apart from its end, and doesn't
/// fill up.
struct Elimination {
  // Rows, in one arena; a row that outgrows its place moves to the end.
  var entries: [Entry] = []
  var begin: [Int32] = []
  var count: [Int32] = []
  var capacity: [Int32] = []
  /// Whether a row is a required equation that defines nothing yet.
  var isEquation: [Bool] = []
  var isActive: [Bool] = []

  // Columns: the rows in which an unknown may stand; some of them don't hold it any more.
  var firstNode: [Int32] = []
  var nodes: [(row: Int32, next: Int32)] = []
  /// In how many active rows an unknown stands.
  var occurrences: [Int32] = []

  /// In how many rows beside the equations an unknown stands alone.
  ///
  /// These are corners of its cost as
  /// long as it is kept, and would become sums.
  private var alone: [Int32] = []

  /// The unknowns to look at, by what it costs to substitute them.
  ///
  /// First come, first served: so all that is cheap at the beginning is done before a chain, whose end
  /// gets free by it, is begun in the middle.
  private var queues: [[Int32]] = Array(repeating: [], count: Self.queueCount)
  /// How many of each queue have been looked at.
  private var served: [Int] = Array(repeating: 0, count: Self.queueCount)
  /// The equations with one unknown.
  private var fixing: [Int32] = []
  /// Where an unknown stands in the row at hand.
  private var position: [Int32] = []

  /// How many entries have been computed.
  private var work = 0
  /// Whether the equations fill up so much that it would take too long to go on.
  var isExhausted: Bool { work > SolverLimits.substitutionWork }

  private(set) var steps: [Substitution] = []
  private(set) var definitions = Definitions()

  private static let queueCount = 16

  /// Begins a problem.
  mutating func begin(unknowns: Int, rows: Int) {
    entries.removeAll(keepingCapacity: true)
    begin.removeAll(keepingCapacity: true)
    count.removeAll(keepingCapacity: true)
    capacity.removeAll(keepingCapacity: true)
    isEquation.removeAll(keepingCapacity: true)
    isActive.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    firstNode.removeAll(keepingCapacity: true)
    occurrences.removeAll(keepingCapacity: true)
    alone.removeAll(keepingCapacity: true)
    position.removeAll(keepingCapacity: true)
    for _ in 0..<unknowns {
      firstNode.append(none)
      occurrences.append(0)
      alone.append(0)
      position.append(none)
    }
    fixing.removeAll(keepingCapacity: true)
    for index in queues.indices {
      queues[index].removeAll(keepingCapacity: true)
      served[index] = 0
    }
    work = 0
    steps = []
    definitions = Definitions()
    definitions.places = Array(repeating: none, count: unknowns)
  }

  /// Begins a row; its entries follow.
  mutating func beginRow(isEquation equation: Bool) {
    begin.append(Int32(entries.count))
    count.append(0)
    capacity.append(0)
    isEquation.append(equation)
    isActive.append(true)
  }

  /// Adds an unknown to the last row.
  mutating func addEntry(_ entry: Entry) {
    let row = Int32(begin.count - 1)
    entries.append(entry)
    count[row] += 1
    capacity[row] += 1
    occurrences[entry.unknown] += 1
    link(row, to: entry.unknown)
  }

  private mutating func link(_ row: Int32, to unknown: Int32) {
    nodes.append((row, firstNode[unknown]))
    firstNode[unknown] = Int32(nodes.count - 1)
  }

  // MARK: The order

  /// Substitutes all that can be.
  mutating func run() {
    for row in 0..<Int32(begin.count) where count[row] == 1 { noteSingle(row, by: 1) }
    for unknown in 0..<Int32(occurrences.count) { enqueue(unknown) }
    var rest: Int32 = 0
    while !isExhausted {
      if let row = fixing.popLast() {
        if isEquation[row] && count[row] == 1 { substitute(entries[begin[row]].unknown, by: row) }
      } else if let unknown = nextCheap() {
        if let row = shortestEquation(with: unknown) { substitute(unknown, by: row) }
      } else if rest < Int32(begin.count) {
        // What is left are equations whose unknowns stand in many rows.
        if isEquation[rest], let unknown = bestUnknown(of: rest) { substitute(unknown, by: rest) }
        rest += 1
      } else {
        break
      }
    }
  }

  private mutating func enqueue(_ unknown: Int32) {
    let cost = cost(of: unknown)
    if cost > 0 && cost < Self.queueCount { queues[cost].append(unknown) }
  }

  private func cost(of unknown: Int32) -> Int {
    Int(occurrences[unknown] + 2 * alone[unknown])
  }

  /// Notes that a row has come to hold one unknown, or no longer does.
  private mutating func noteSingle(_ row: Int32, by change: Int32) {
    if isEquation[row] {
      if change > 0 { fixing.append(row) }
    } else {
      alone[entries[begin[row]].unknown] += change
    }
  }

  /// An unknown that costs as little as there is.
  private mutating func nextCheap() -> Int32? {
    for cost in 1..<Self.queueCount {
      while served[cost] < queues[cost].count {
        let unknown = queues[cost][served[cost]]
        served[cost] += 1
        if self.cost(of: unknown) == cost && definitions.places[unknown] == none {
          return unknown
        }
      }
    }
    return nil
  }

  /// The shortest equation that defines an unknown without dividing by too little.
  private func shortestEquation(with unknown: Int32) -> Int32? {
    var best: Int32?
    var node = firstNode[unknown]
    while node != none {
      let row = nodes[node].row
      node = nodes[node].next
      guard isEquation[row], best.map({ count[row] < count[$0] }) ?? true else { continue }
      var (own, largest) = (0.0, 0.0)
      for index in range(of: row) {
        let size = abs(entries[index].coefficient)
        if entries[index].unknown == unknown { own = size }
        largest = max(largest, size)
      }
      if own > 0 && own >= Tolerance.pivot * largest { best = row }
    }
    return best
  }

  /// The unknown with the fewest occurrences of those that an equation can define.
  private func bestUnknown(of row: Int32) -> Int32? {
    let range = range(of: row)
    let largest = range.reduce(0) { max($0, abs(entries[$1].coefficient)) }
    return range.filter { abs(entries[$0].coefficient) >= Tolerance.pivot * largest }
      .map { entries[$0].unknown }
      .min { (occurrences[$0], $0) < (occurrences[$1], $1) }
  }

  func range(of row: Int32) -> Range<Int> {
    Int(begin[row])..<Int(begin[row] + count[row])
  }

  // MARK: Substituting

  private mutating func substitute(_ unknown: Int32, by source: Int32) {
    isEquation[source] = false
    isActive[source] = false
    var pivot = 0.0
    for index in range(of: source) {
      occurrences[entries[index].unknown] -= 1
      if entries[index].unknown == unknown { pivot = entries[index].coefficient }
    }
    var node = firstNode[unknown]
    while node != none {
      let target = nodes[node].row
      node = nodes[node].next
      if isActive[target] { add(source, to: target, clearing: unknown, pivot: pivot) }
    }
    occurrences[unknown] = 0
    for index in range(of: source) { enqueue(entries[index].unknown) }
    define(unknown, by: source, pivot: pivot)
  }

  private mutating func define(_ unknown: Int32, by row: Int32, pivot: Double) {
    definitions.places[unknown] = Int32(definitions.count)
    definitions.unknowns.append(unknown)
    definitions.rows.append(row)
    definitions.scales.append(1 / pivot)
    for index in range(of: row) where entries[index].unknown != unknown {
      let entry = entries[index]
      definitions.terms.append(
        Entry(coefficient: -entry.coefficient / pivot, unknown: entry.unknown)
      )
    }
    definitions.starts.append(Int32(definitions.terms.count))
  }

  /// Adds the multiple of a row to another that clears an unknown there.
  private mutating func add(
    _ source: Int32,
    to target: Int32,
    clearing unknown: Int32,
    pivot: Double
  ) {
    guard let own = range(of: target).first(where: { entries[$0].unknown == unknown }) else {
      return
    }
    work += Int(count[source] + count[target])
    let factor = -entries[own].coefficient / pivot
    if count[target] == 1 { noteSingle(target, by: -1) }
    makeRoom(in: target, for: count[source])
    let first = begin[target]
    for offset in 0..<count[target] { position[entries[first + offset].unknown] = offset }
    for index in range(of: source) {
      let entry = entries[index]
      guard entry.unknown != unknown else { continue }
      let change = factor * entry.coefficient
      let offset = position[entry.unknown]
      if offset == none {
        entries[first + count[target]] = Entry(coefficient: change, unknown: entry.unknown)
        count[target] += 1
        occurrences[entry.unknown] += 1
        link(target, to: entry.unknown)
      } else {
        let old = entries[first + offset].coefficient
        let sum = old + change
        let isNothing = abs(sum) <= 1e-11 * max(abs(old), abs(change))
        entries[first + offset].coefficient = isNothing ? 0 : sum
      }
    }
    drop(unknown, from: target)
    steps.append(Substitution(factor: factor, target: target, source: source))
    if count[target] == 1 { noteSingle(target, by: 1) }
  }

  /// Removes what has become nothing from a row.
  private mutating func drop(_ unknown: Int32, from row: Int32) {
    let first = begin[row]
    var kept: Int32 = 0
    for offset in 0..<count[row] {
      let entry = entries[first + offset]
      position[entry.unknown] = none
      if entry.unknown == unknown { continue }
      if entry.coefficient == 0 {
        occurrences[entry.unknown] -= 1
        enqueue(entry.unknown)
        continue
      }
      entries[first + kept] = entry
      kept += 1
    }
    count[row] = kept
  }

  private mutating func makeRoom(in row: Int32, for more: Int32) {
    let needed = count[row] + more
    guard needed > capacity[row] else { return }
    let (old, new) = (begin[row], Int32(entries.count))
    for offset in 0..<count[row] { entries.append(entries[old + offset]) }
    for _ in count[row]..<(needed + needed / 2) {
      entries.append(Entry(coefficient: 0, unknown: 0))
    }
    begin[row] = new
    capacity[row] = needed + needed / 2
  }
}
