/// Makes the tableau of one part.
///
/// Rows with one unknown become corners of its cost, others sums with corners of their own. Rows that
/// are multiples of each other share a sum.
struct TableauBuilder {
  /// A row's corner, before they are sorted by variable.
  private struct Draft {
    var variable: Int32
    var corner: Corner
    var weight: Double
  }

  private var drafts: [Draft] = []
  private var levels: [Double] = []
  private var firstEntry: [Int32] = []
  private var entries: [Entry] = []
  /// Finds a sum by its terms.
  private var index: [Int32] = []
  private var scratch: [Entry] = []

  mutating func build(
    _ rows: ArraySlice<Int32>,
    unknowns: Int,
    places: [Int32],
    firstPlace: Int32,
    of elimination: Elimination,
    relations: [LinearRelation],
    priorities: [Double]
  ) -> Tableau {
    drafts.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    firstEntry.removeAll(keepingCapacity: true)
    firstEntry.append(0)
    gatherLevels(rows, priorities)
    makeIndex(rows.count)
    for row in rows {
      let level = self.level(of: priorities[row])
      let range = elimination.range(of: row)
      var scale = elimination.entries[range.lowerBound].coefficient
      var variable = places[elimination.entries[range.lowerBound].unknown] - firstPlace
      if range.count > 1 {
        scratch.removeAll(keepingCapacity: true)
        for index in range {
          let entry = elimination.entries[index]
          scratch.append(
            Entry(coefficient: entry.coefficient, unknown: places[entry.unknown] - firstPlace)
          )
        }
        scale = normalise()
        variable = Int32(unknowns) + sumOfScratch()
      }
      let relation = scale < 0 ? relations[row].reversed : relations[row]
      // Requirements hold or don't: there the row with the smallest coefficients counts like any other.
      let weight = level == 0 ? 1 : abs(scale)
      let corner = Corner(
        place: 0,
        jump: relation == .equal ? 2 * weight : weight,
        level: level,
        relation: relation,
        row: row,
        scale: 1 / scale
      )
      drafts.append(Draft(variable: variable, corner: corner, weight: weight))
    }
    return assemble(unknowns)
  }

  // MARK: Levels

  private mutating func gatherLevels(_ rows: ArraySlice<Int32>, _ priorities: [Double]) {
    levels.removeAll(keepingCapacity: true)
    for row in rows where priorities[row] != LinearConstraint.required {
      let priority = priorities[row]
      var place = levels.count
      while place > 0 && levels[place - 1] < priority { place -= 1 }
      if place == 0 || levels[place - 1] != priority { levels.insert(priority, at: place) }
    }
  }

  private func level(of priority: Double) -> Int32 {
    if priority == LinearConstraint.required { return 0 }
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }

  // MARK: Sums

  /// Sorts the terms at hand and divides them by the largest; gives the divisor.
  private mutating func normalise() -> Double {
    for place in 1..<scratch.count {
      let entry = scratch[place]
      var hole = place
      while hole > 0 && scratch[hole - 1].unknown > entry.unknown {
        scratch[hole] = scratch[hole - 1]
        hole -= 1
      }
      scratch[hole] = entry
    }
    var divisor = 0.0
    for entry in scratch where abs(entry.coefficient) > abs(divisor) { divisor = entry.coefficient }
    for place in scratch.indices { scratch[place].coefficient /= divisor }
    return divisor
  }

  private mutating func makeIndex(_ rows: Int) {
    var size = 4
    while size < 2 * rows { size *= 2 }
    index.removeAll(keepingCapacity: true)
    for _ in 0..<size { index.append(none) }
  }

  /// The sum with the terms at hand.
  private mutating func sumOfScratch() -> Int32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for entry in scratch {
      hash = (hash ^ UInt64(truncatingIfNeeded: entry.unknown)) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ entry.coefficient.bitPattern) &* 0x94D0_49BB_1331_11EB
      hash ^= hash >> 29
    }
    let mask = index.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while index[slot] != none {
      if equalsScratch(index[slot]) { return index[slot] }
      slot = (slot + 1) & mask
    }
    let sum = Int32(firstEntry.count - 1)
    index[slot] = sum
    entries.append(contentsOf: scratch)
    firstEntry.append(Int32(entries.count))
    return sum
  }

  private func equalsScratch(_ sum: Int32) -> Bool {
    let (first, end) = (firstEntry[sum], firstEntry[sum + 1])
    guard Int(end - first) == scratch.count else { return false }
    for (offset, entry) in scratch.enumerated() {
      let other = entries[Int(first) + offset]
      if other.unknown != entry.unknown || other.coefficient != entry.coefficient { return false }
    }
    return true
  }

  // MARK: The tableau

  private func assemble(_ unknowns: Int) -> Tableau {
    let sums = firstEntry.count - 1
    let count = unknowns + sums
    // The last level is for what the constraints leave open.
    let levelCount = levels.count + 2
    var first = Array(repeating: Int32(0), count: count + 1)
    for draft in drafts { first[draft.variable + 1] += 1 }
    for variable in 0..<count { first[variable + 1] += first[variable] }
    var next = first
    var corners: [Corner] = []
    if let draft = drafts.first { corners = Array(repeating: draft.corner, count: drafts.count) }
    var slopes = Array(repeating: 0.0, count: count * levelCount)
    var tolerances = Array(repeating: 0.0, count: levelCount)
    for draft in drafts {
      corners[next[draft.variable]] = draft.corner
      next[draft.variable] += 1
      let level = Int(draft.corner.level)
      if draft.corner.relation != .lessThanOrEqual {
        slopes[Int(draft.variable) * levelCount + level] -= draft.weight
      }
      tolerances[level] = max(tolerances[level], Tolerance.slope * draft.corner.jump)
    }
    tolerances[levelCount - 1] = Tolerance.slope
    return Tableau(
      rows: sums,
      columns: unknowns,
      levels: levelCount,
      askedLevels: levelCount - 1,
      table: [],
      columnVariables: (0..<Int32(unknowns)).map { $0 },
      rowVariables: (0..<Int32(sums)).map { $0 + Int32(unknowns) },
      value: Array(repeating: 0, count: count),
      segment: Array(repeating: 0, count: count),
      isAtCorner: Array(repeating: false, count: count),
      isFrozen: Array(repeating: false, count: count),
      firstCorner: first,
      baseSlopes: slopes,
      corners: corners,
      firstEntry: firstEntry,
      entries: entries,
      tolerances: tolerances
    )
  }
}
