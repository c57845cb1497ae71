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
          _ = try #require(error.conflict)
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
          _ = try #require(error.conflict)
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

  /// The system with numbers on the right sides less what a parameter adds to the left.
  private func written(_ system: ExactSystem, _ shifts: [Int]) -> ExactSystem {
    var system = system
    for index in system.rows.indices { system.rows[index].constant -= shifts[index] }
    return system
  }
}
