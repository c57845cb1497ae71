import MarayaSolver
import TestSupport
import Testing

/// Random systems, beside a slow solver in exact arithmetic.
@Suite struct ExactAgreementTests {
  @Test func agreesWithExactArithmetic() throws {
    var (solved, refused, open) = (0, 0, 0)
    for seed in 0..<UInt64(propertyRuns()) {
      let system = ExactSystem(seed: seed)
      guard let exact = ExactSolution(system) else {
        refused += 1
        try expectMinimalConflict(system, seed: seed)
        continue
      }
      solved += 1
      let loaded = try LoadedSolver(system)
      expectErrors(of: loaded, exact, seed: seed)
      for (index, value) in exact.values.enumerated() {
        let found = loaded.values[index]
        #expect(isNear(found, value.double), "seed \(seed): x\(index) is \(found), not \(value)")
      }
      open += expectRanges(of: loaded, exact, seed: seed)
    }
    print("solver: \(solved) systems solved, \(refused) refused, \(open) unknowns left open")
    #expect(solved > 0)
  }

  private func expectErrors(of loaded: LoadedSolver, _ exact: ExactSolution, seed: UInt64) {
    let found = loaded.solver.errors()
    #expect(found.map { Int($0.priority) } == exact.errors.map(\.priority), "seed \(seed)")
    for (one, other) in zip(found, exact.errors) {
      let isRight = isNear(one.error, other.error.double)
      #expect(isRight, "seed \(seed): error \(one) instead of \(other.error)")
    }
  }

  /// Returns how many unknowns are open.
  private func expectRanges(of loaded: LoadedSolver, _ exact: ExactSolution, seed: UInt64) -> Int {
    var expected: [(Variable, Double, Double)] = []
    for (variable, range) in zip(loaded.variables, exact.ranges) {
      let least = range.least?.double ?? -.infinity
      let greatest = range.greatest?.double ?? .infinity
      if least != greatest { expected.append((variable, least, greatest)) }
    }
    let found = loaded.solver.ambiguities()
    #expect(found.map(\.variable) == expected.map(\.0), "seed \(seed)")
    for (one, (_, least, greatest)) in zip(found, expected) {
      let isRight = isNear(one.range.lowerBound, least) && isNear(one.range.upperBound, greatest)
      #expect(isRight, "seed \(seed): \(one.range) instead of \(least)...\(greatest)")
    }
    return expected.count
  }

  private func expectMinimalConflict(_ system: ExactSystem, seed: UInt64) throws {
    var loaded = LoadedSolver(unknowns: system.unknowns)
    let variables = loaded.variables
    do {
      try loaded.solver.transaction { solver throws(SolverError) in
        for (place, row) in system.rows.enumerated() {
          try solver.add(row.constraint(variables, place: place))
        }
      }
      Issue.record("seed \(seed): a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(loaded.solver.constraintCount == 0)
      expectMinimal(conflict, of: system, seed: seed)
    }
  }
}

/// Expects that a conflict's members contradict each other, and that each of them is needed.
func expectMinimal(_ conflict: Conflict, of system: ExactSystem, seed: UInt64) {
  let members = conflict.members.compactMap { Int($0.constraint.label) }
  #expect(members.count == conflict.members.count)
  #expect(ExactSolution(system.keeping(members)) == nil, "seed \(seed): \(members) can hold")
  for member in members {
    let others = system.keeping(members.filter { $0 != member })
    #expect(ExactSolution(others) != nil, "seed \(seed): \(member) of \(members) is not needed")
  }
  // What the members add up to.
  var sums = Array(repeating: 0.0, count: system.unknowns)
  var right = 0.0
  for member in conflict.members {
    for term in member.constraint.terms {
      sums[Int(system.place(of: term.variable))] += member.multiplier * term.coefficient
    }
    right += member.multiplier * member.constraint.constant
    switch member.constraint.relation {
    case .equal: break
    case .lessThanOrEqual: #expect(member.multiplier < 0, "seed \(seed)")
    case .greaterThanOrEqual: #expect(member.multiplier > 0, "seed \(seed)")
    }
  }
  #expect(sums.allSatisfy { isNear($0, 0) }, "seed \(seed): \(sums)")
  #expect(conflict.gap > 0 && isNear(conflict.gap, right), "seed \(seed)")
}

extension ExactSystem {
  /// The place of a variable of a solver that was loaded with the system.
  func place(of variable: Variable) -> Int {
    let variables = LoadedSolver(unknowns: unknowns).variables
    return variables.firstIndex(of: variable) ?? -1
  }
}
