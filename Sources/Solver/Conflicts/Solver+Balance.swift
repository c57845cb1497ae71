extension Solver {
  /// What the constraints of a minimal set have to be multiplied by for all unknowns to cancel; the
  /// smallest is 1.
  ///
  /// A minimal set has one such combination, but for a factor.
  ///
  /// - Complexity: O(terms), as far as the equations for the multipliers don't fill up.
  func balance(_ slots: [Int32]) -> (multipliers: [Double], isOnlyOne: Bool) {
    // So that no coefficient is small beside the others of its constraint.
    let scales = slots.map { 1 / largestCoefficient(of: $0) }
    let equations = equations(of: slots, scales)
    var (multipliers, isOnlyOne) = equations.solution
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

  /// For each unknown an equation: that it cancels.
  private func equations(of slots: [Int32], _ scales: [Double]) -> BalanceEquations {
    var equations = BalanceEquations(count: slots.count)
    var places: [Int32: Int] = [:]
    for (index, slot) in slots.enumerated() {
      var term = constraints[slot].firstTerm
      while term != none {
        let variable = terms[term].variable
        if !variables[variable].isParameter {
          let place = places[variable] ?? equations.rows.count
          if place == equations.rows.count {
            places[variable] = place
            equations.rows.append([])
          }
          equations.rows[place].append(
            Entry(coefficient: terms[term].coefficient * scales[index], unknown: Int32(index))
          )
        }
        term = terms[term].nextInConstraint
      }
    }
    return equations
  }
}

/// Equations for multipliers, each with 0 on the right side.
private struct BalanceEquations {
  /// How many multipliers there are.
  var count: Int
  var rows: [[Entry]] = []

  init(count: Int) { self.count = count }

  /// A solution that is not 0; and whether all others are multiples of it.
  var solution: (multipliers: [Double], isOnlyOne: Bool) {
    var elimination = Elimination()
    elimination.begin(unknowns: count, rows: rows.count)
    for row in rows {
      elimination.beginRow(isEquation: true)
      for entry in row { elimination.addEntry(entry) }
    }
    elimination.run()
    let definitions = elimination.definitions
    let free = (0..<Int32(count)).filter { definitions.places[$0] == none }
    var multipliers = Array(repeating: 0.0, count: count)
    // Where rounding has left none free, the one that was substituted last.
    let chosen = free.last ?? definitions.unknowns[definitions.count - 1]
    multipliers[chosen] = 1
    for index in stride(from: definitions.count - 1, through: 0, by: -1)
    where definitions.unknowns[index] != chosen {
      var sum = 0.0
      for term in Int(definitions.starts[index])..<Int(definitions.starts[index + 1]) {
        sum += definitions.terms[term].coefficient * multipliers[definitions.terms[term].unknown]
      }
      multipliers[definitions.unknowns[index]] = sum
    }
    return (multipliers, free.count == 1 && !elimination.isExhausted)
  }
}
