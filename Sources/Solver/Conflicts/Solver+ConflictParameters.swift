extension Solver {
  /// How much of the largest multiple of a parameter is left where its multiples cancel but for
  /// rounding.
  private static let remainder = 1e-9

  /// The parameters that are left when constraints, times their multipliers, are added up.
  func parameters(
    of slots: [Int32],
    _ multipliers: [Double],
    gap: Double
  ) -> [Conflict.Parameter] {
    var sums: [(variable: Int32, coefficient: Double, largest: Double)] = []
    for (slot, multiplier) in zip(slots, multipliers) {
      var term = constraints[slot].firstTerm
      while term != none {
        let variable = terms[term].variable
        let multiple = multiplier * terms[term].coefficient
        term = terms[term].nextInConstraint
        guard variables[variable].isParameter else { continue }
        var place = sums.count
        while place > 0 && variables[sums[place - 1].variable].serial > variables[variable].serial {
          place -= 1
        }
        if place > 0 && sums[place - 1].variable == variable {
          sums[place - 1].coefficient += multiple
          sums[place - 1].largest = max(sums[place - 1].largest, abs(multiple))
        } else {
          sums.insert((variable, multiple, abs(multiple)), at: place)
        }
      }
    }
    return sums.compactMap { sum in
      guard abs(sum.coefficient) > Self.remainder * sum.largest else { return nil }
      return Conflict.Parameter(
        variable: variable(at: sum.variable),
        value: variables[sum.variable].value,
        coefficient: sum.coefficient,
        excess: gap / abs(sum.coefficient)
      )
    }
  }
}
