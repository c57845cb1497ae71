import MarayaSolver
import TestSupport
import Testing

/// A parameter that moves is as good as numbers that were written down.
@Suite struct ParameterTests {
  @Test func parametersEqualNumbers() throws {
    for seed in 0..<UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let system = ExactSystem(seed: seed &+ 31)
      let factors = system.rows.map { _ in random.below(5) - 2 }
      var value = random.below(21) - 10
      var loaded = LoadedSolver(unknowns: system.unknowns)
      let parameter = try loaded.solver.addParameter("p", value: Double(value))
      var places: [Int] = []
      for (place, row) in system.rows.enumerated() {
        var constraint = row.constraint(loaded.variables, place: place)
        constraint.terms.append(.init(Double(factors[place]), parameter))
        do {
          try loaded.solver.add(constraint)
          places.append(place)
        } catch {
          let conflict = try #require(error.conflict)
          expectParameter(parameter, at: value, of: conflict, system, factors, seed: seed)
        }
      }
      for _ in 0..<6 {
        let next = random.below(41) - 20
        let numbers = written(system.keeping(places), places.map { factors[$0] * next })
        do {
          try loaded.solver.setValue(Double(next), of: parameter)
          value = next
          #expect(ExactSolution(numbers) != nil, "seed \(seed): \(next) was accepted")
        } catch {
          let conflict = try #require(error.conflict)
          expectParameter(parameter, at: next, of: conflict, system, factors, seed: seed)
          #expect(ExactSolution(numbers) == nil, "seed \(seed): \(next) was refused")
        }
        guard random.below(2) == 0 else { continue }
        try loaded.solver.solve()
        let now = written(system.keeping(places), places.map { factors[$0] * value })
        let exact = try #require(ExactSolution(now))
        for (found, expected) in zip(loaded.values, exact.values) {
          #expect(isNear(found, expected.double), "seed \(seed): \(found), not \(expected)")
        }
      }
    }
  }

  /// Expects that a conflict names the parameter if another value of it lets the members hold, and
  /// otherwise not.
  private func expectParameter(
    _ parameter: Variable,
    at value: Int,
    of conflict: Conflict,
    _ system: ExactSystem,
    _ factors: [Int],
    seed: UInt64
  ) {
    let members = conflict.members.compactMap { Int($0.constraint.label) }
    func canHold(at value: Int) -> Bool {
      ExactSolution(written(system.keeping(members), members.map { factors[$0] * value })) != nil
    }
    guard let found = conflict.parameters.first else {
      for other in -60...60 where other % 4 == 0 {
        #expect(!canHold(at: other), "seed \(seed): \(members) can hold at \(other)")
      }
      return
    }
    #expect(conflict.parameters.map(\.variable) == [parameter] && found.value == Double(value))
    let needed = found.value + (found.coefficient < 0 ? -found.excess : found.excess)
    let whole = Int(needed.rounded())
    if isNear(needed, Double(whole)) {
      #expect(canHold(at: whole), "seed \(seed): \(members) can't hold at \(whole)")
    }
    // One step nearer is not enough.
    #expect(!canHold(at: found.coefficient < 0 ? whole + 1 : whole - 1), "seed \(seed)")
  }

  /// The system with numbers on the right sides less what a parameter adds to the left.
  private func written(_ system: ExactSystem, _ shifts: [Int]) -> ExactSystem {
    var system = system
    for index in system.rows.indices { system.rows[index].constant -= shifts[index] }
    return system
  }
}
