extension Solver {
  /// A conflict of the constraints of a minimal set.
  func makeConflict(of slots: [Int32]) -> Conflict {
    let slots = slots.sorted { constraints[$0].serial < constraints[$1].serial }
    var multipliers = balance(slots)
    // The sum of what stands on the right sides, each relation read as "at least".
    var gap = 0.0
    for (index, slot) in slots.enumerated() { gap += multipliers[index] * rightSide(of: slot) }
    if gap < 0 || (gap == 0 && multipliers.contains { $0 < 0 }) {
      gap = -gap
      for index in multipliers.indices { multipliers[index] = -multipliers[index] }
    }
    let members = slots.enumerated().map { index, slot in
      Conflict.Member(
        id: ConstraintID(slot: slot, serial: constraints[slot].serial),
        constraint: record(of: slot),
        multiplier: multipliers[index],
        text: text(of: slot),
        excess: multipliers[index] == 0 ? 0 : gap / abs(multipliers[index])
      )
    }
    return Conflict(members: members, gap: gap)
  }

  private func rightSide(of slot: Int32) -> Double {
    var side = constraints[slot].constant
    var term = constraints[slot].firstTerm
    while term != none {
      let variable = terms[term].variable
      if variables[variable].isParameter {
        side -= terms[term].coefficient * variables[variable].value
      }
      term = terms[term].nextInConstraint
    }
    return side
  }

  /// What the constraints of a minimal set have to be multiplied by for all unknowns to cancel; the
  /// smallest is 1.
  ///
  /// A minimal set has one such combination, but for a factor.
  private func balance(_ slots: [Int32]) -> [Double] {
    var (rows, places): ([[Double]], [Int32: Int]) = ([], [:])
    for (index, slot) in slots.enumerated() {
      var term = constraints[slot].firstTerm
      while term != none {
        let variable = terms[term].variable
        if !variables[variable].isParameter {
          let place = places[variable] ?? rows.count
          if place == rows.count {
            places[variable] = place
            rows.append(Array(repeating: 0, count: slots.count))
          }
          rows[place][index] += terms[term].coefficient
        }
        term = terms[term].nextInConstraint
      }
    }
    var multipliers = kernel(of: &rows, count: slots.count)
    let least = multipliers.map { abs($0) }.filter { $0 > 1e-9 }.min() ?? 1
    for index in multipliers.indices { multipliers[index] /= least }
    return multipliers
  }

  /// A solution, not 0, of equations whose right sides are 0.
  private func kernel(of rows: inout [[Double]], count: Int) -> [Double] {
    var pivots: [Int] = []
    var free = count - 1
    var next = 0
    for column in 0..<count {
      let best = (next..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let best, abs(rows[best][column]) > 1e-9 else {
        free = column
        continue
      }
      rows.swapAt(next, best)
      for row in rows.indices where row != next && rows[row][column] != 0 {
        let factor = rows[row][column] / rows[next][column]
        for index in 0..<count { rows[row][index] -= factor * rows[next][index] }
      }
      pivots.append(column)
      next += 1
    }
    var solution = Array(repeating: 0.0, count: count)
    solution[free] = 1
    for (row, column) in pivots.enumerated() where column != free {
      solution[column] = -rows[row][free] / rows[row][column]
    }
    return solution
  }
}
