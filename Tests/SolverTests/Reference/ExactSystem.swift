import MarayaSolver

/// A small system with whole numbers.
struct ExactSystem: CustomStringConvertible {
  struct Row: CustomStringConvertible {
    var factors: [Int]
    var relation: LinearRelation
    var constant: Int
    var priority: Int

    var isRequired: Bool { priority == 1000 }

    var description: String { "\(factors) \(relation) \(constant) @ \(priority)" }
  }

  var unknowns: Int
  var rows: [Row]

  var description: String {
    "\(unknowns) unknowns\n" + rows.map(\.description).joined(separator: "\n")
  }
}

/// What the constraints of a system come to, exactly.
struct ExactSolution {
  /// For each optional priority, from the highest, the sum of errors.
  var errors: [(priority: Int, error: Exact)] = []
  /// For each unknown the least and the greatest value; `nil` where there is none.
  var ranges: [(least: Exact?, greatest: Exact?)] = []
  /// The values where each unknown in turn is as near to 0 as can be.
  var values: [Exact] = []

  /// Solves a system; `nil` if its requirements contradict each other.
  init?(_ system: ExactSystem) {
    // Each unknown is the difference of two variables; two for the errors of each row; one for the
    // slack of each inequality.
    let unknowns = system.unknowns
    let firstError = 2 * unknowns
    let firstSlack = firstError + 2 * system.rows.count
    let count = firstSlack + system.rows.count
    var equations: [(factors: [Int128], right: Int128)] = []
    for (index, row) in system.rows.enumerated() {
      var factors = Array(repeating: Int128(0), count: count)
      for (unknown, factor) in row.factors.enumerated() {
        factors[2 * unknown] = Int128(factor)
        factors[2 * unknown + 1] = Int128(-factor)
      }
      if !row.isRequired {
        factors[firstError + 2 * index] = 1
        factors[firstError + 2 * index + 1] = -1
      }
      switch row.relation {
      case .lessThanOrEqual: factors[firstSlack + index] = 1
      case .greaterThanOrEqual: factors[firstSlack + index] = -1
      case .equal: break
      }
      equations.append((factors, Int128(row.constant)))
    }
    guard var table = ExactTable(equations, count: count) else { return nil }
    for priority in Set(system.rows.map(\.priority)).subtracting([1000]).sorted(by: >) {
      var costs = Array(repeating: Int128(0), count: count)
      for (index, row) in system.rows.enumerated() where row.priority == priority {
        costs[firstError + 2 * index] = 1
        costs[firstError + 2 * index + 1] = 1
      }
      guard let error = table.settle(costs) else { return nil }
      errors.append((priority, error))
    }
    func sum(_ unknown: Int, times factor: Int128) -> [Int128] {
      var costs = Array(repeating: Int128(0), count: count)
      costs[2 * unknown] = factor
      costs[2 * unknown + 1] = -factor
      return costs
    }
    for unknown in 0..<unknowns {
      let greatest = table.least(sum(unknown, times: -1)).map {
        Exact(-$0.numerator, $0.denominator)
      }
      ranges.append((table.least(sum(unknown, times: 1)), greatest))
    }
    for unknown in 0..<unknowns {
      var size = Array(repeating: Int128(0), count: count)
      size[2 * unknown] = 1
      size[2 * unknown + 1] = 1
      guard table.settle(size) != nil, let value = table.least(sum(unknown, times: 1)) else {
        return nil
      }
      values.append(value)
    }
  }
}
