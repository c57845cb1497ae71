import MarayaSolver
import TestSupport
import Testing

/// Whoever keeps a table of values by what is told has the values.
@Suite struct ChangedValueLawTests {
  @Test func theTableIsRight() throws {
    var told = 0
    for seed in 0..<UInt64(propertyRuns() / 10 + 10) {
      var trial = EditTrial(seed: seed &+ 77)
      var table = Array(repeating: 0.0, count: trial.loaded.variables.count)
      for step in 0..<40 {
        try trial.edit()
        if trial.random.below(3) == 0 { try trial.loaded.solver.solve() }
        guard trial.random.below(4) == 0 else { continue }
        let changed = trial.loaded.solver.takeChangedVariables()
        #expect(Set(changed).count == changed.count, "seed \(seed), step \(step)")
        told += changed.count
        for unknown in changed {
          let value = trial.loaded.solver[unknown]
          #expect(table[unknown.index] != value, "seed \(seed), step \(step)")
          table[unknown.index] = value
        }
        #expect(table == trial.loaded.values, "seed \(seed), step \(step)")
      }
    }
    #expect(told > 0)
  }
}
