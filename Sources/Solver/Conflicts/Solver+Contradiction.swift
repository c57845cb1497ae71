extension Solver {
  /// A conflict of the constraints of a minimal set.
  func makeConflict(of slots: [Int32]) -> Conflict {
    let slots = slots.sorted { constraints[$0].serial < constraints[$1].serial }
    return makeConflict(of: slots, balance(slots).multipliers)
  }

  /// A conflict of constraints, if they are a minimal set beyond doubt.
  ///
  /// If one combination alone clears the left sides, and it needs all of them, then without any of them
  /// the others are independent, so they hold together.
  func provenConflict(of slots: [Int32]) -> Conflict? {
    guard !slots.isEmpty else { return nil }
    let slots = slots.sorted { constraints[$0].serial < constraints[$1].serial }
    let (multipliers, isOnlyOne) = balance(slots)
    guard isOnlyOne && multipliers.allSatisfy({ $0 != 0 }) else { return nil }
    let conflict = makeConflict(of: slots, multipliers)
    var size = 1.0
    for member in conflict.members {
      size = max(size, abs(member.multiplier * member.constraint.constant))
      switch member.constraint.relation {
      case .equal: break
      case .lessThanOrEqual: if member.multiplier > 0 { return nil }
      case .greaterThanOrEqual: if member.multiplier < 0 { return nil }
      }
    }
    return conflict.gap > SolverLimits.feasibility * size ? conflict : nil
  }

  private func makeConflict(of slots: [Int32], _ found: [Double]) -> Conflict {
    var multipliers = found
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
    return Conflict(
      members: members,
      parameters: parameters(of: slots, multipliers, gap: gap),
      gap: gap
    )
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
  private func balance(_ slots: [Int32]) -> (multipliers: [Double], isOnlyOne: Bool) {
    var (rows, places): ([[Double]], [Int32: Int]) = ([], [:])
    // So that no coefficient is small beside the others of its constraint.
    let scales = slots.map { 1 / largestCoefficient(of: $0) }
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
          rows[place][index] += terms[term].coefficient * scales[index]
        }
        term = terms[term].nextInConstraint
      }
    }
    var (multipliers, isOnlyOne) = kernel(of: &rows, count: slots.count)
    for index in multipliers.indices {
      multipliers[index] = abs(multipliers[index]) > 1e-9 ? multipliers[index] * scales[index] : 0
    }
    let least = multipliers.map { abs($0) }.filter { $0 > 0 }.min() ?? 1
    for index in multipliers.indices { multipliers[index] /= least }
    return (multipliers, isOnlyOne)
  }

  private func largestCoefficient(of slot: Int32) -> Double {
    var largest = 0.0
    var term = constraints[slot].firstTerm
    while term != none {
      if !variables[terms[term].variable].isParameter {
        largest = max(largest, abs(terms[term].coefficient))
      }
      term = terms[term].nextInConstraint
    }
    return largest > 0 ? largest : 1
  }

  /// A solution, not 0, of equations whose right sides are 0; and whether all others are multiples.
  private func kernel(
    of rows: inout [[Double]],
    count: Int
  ) -> (solution: [Double], isOnlyOne: Bool) {
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
    return (solution, pivots.count == count - 1)
  }
}
