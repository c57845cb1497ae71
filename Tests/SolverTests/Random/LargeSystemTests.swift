import MarayaSolver
import TestSupport
import Testing

/// Systems too large for exact arithmetic: two ways to the same system have to agree.
@Suite struct LargeSystemTests {
  /// A system of so many unknowns that is known to have a solution.
  private func system(unknowns: Int, rows: Int, seed: UInt64) -> ExactSystem {
    var random = SplitMix64(seed: seed)
    let solution = (0..<unknowns).map { _ in random.below(100) - 20 }
    var system = ExactSystem(unknowns: unknowns, rows: [])
    for _ in 0..<rows {
      var row = ExactSystem.row(unknowns, [800, 600, 300, 20], 5, &random)
      if row.isRequired {
        // Moved so that the solution satisfies it.
        let side = zip(row.factors, solution).reduce(0) { $0 + $1.0 * $1.1 }
        switch row.relation {
        case .equal: row.constant = side
        case .lessThanOrEqual: row.constant = side + random.below(10)
        case .greaterThanOrEqual: row.constant = side - random.below(10)
        }
      }
      system.rows.append(row)
    }
    return system
  }

  private func expectSame(_ one: LoadedSolver, _ other: LoadedSolver, _ name: String) {
    for (index, (value, otherValue)) in zip(one.values, other.values).enumerated() {
      #expect(isNear(value, otherValue, within: 1e-6), "\(name): x\(index)")
    }
    let (errors, others) = (one.solver.errors(), other.solver.errors())
    for (error, otherError) in zip(errors, others) {
      #expect(isNear(error.error, otherError.error, within: 1e-6), "\(name): \(error.priority)")
    }
  }

  /// Each row: unknowns and rows; from well determined to mostly open.
  static let sizes = [(30, 60), (60, 90), (100, 120), (120, 60), (150, 400)]

  @Test(arguments: sizes)
  func orderDoesNotMatter(unknowns: Int, rows: Int) throws {
    for seed in 0..<UInt64(propertyRuns() / 500 + 1) {
      let system = system(unknowns: unknowns, rows: rows, seed: seed)
      var random = SplitMix64(seed: seed &+ 99)
      var order = Array(system.rows.indices)
      for index in order.indices { order.swapAt(index, random.below(order.count)) }
      let (one, other) = (try LoadedSolver(system), try LoadedSolver(system, order: order))
      expectSame(one, other, "\(unknowns) unknowns, seed \(seed)")
      for (place, id) in one.ids where system.rows[place].isRequired {
        #expect(try one.solver.error(of: id) < 1e-6, "seed \(seed): row \(place)")
      }
    }
  }

  @Test(arguments: sizes)
  func editsEqualSolvingAnew(unknowns: Int, rows: Int) throws {
    for seed in 0..<UInt64(propertyRuns() / 500 + 1) {
      var system = system(unknowns: unknowns, rows: rows, seed: seed &+ 1000)
      var loaded = try LoadedSolver(system)
      var random = SplitMix64(seed: seed)
      for step in 0..<30 {
        for _ in 0..<1 + random.below(5) {
          let place = random.below(rows)
          guard !system.rows[place].isRequired, let id = loaded.ids[place] else { continue }
          system.rows[place].constant = random.below(200) - 100
          try loaded.solver.setConstant(Double(system.rows[place].constant), of: id)
        }
        try loaded.solver.solve()
        if step % 10 == 9 {
          expectSame(loaded, try LoadedSolver(system), "\(unknowns) unknowns, seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: sizes)
  func historyDoesNotMatter(unknowns: Int, rows: Int) throws {
    for seed in 0..<UInt64(propertyRuns() / 500 + 1) {
      let system = system(unknowns: unknowns, rows: rows, seed: seed &+ 2000)
      let straight = try LoadedSolver(system)
      var history = HistoryTrial(system, seed: seed)
      try history.run()
      for (index, (one, other)) in zip(straight.values, history.values).enumerated() {
        let isSame = isNear(one, other, within: 1e-6)
        #expect(isSame, "\(unknowns) unknowns, seed \(seed): x\(index) is \(other), not \(one)")
      }
    }
  }
}
