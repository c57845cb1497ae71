import MarayaSolver
import Testing

/// What becomes of variables that are removed, or come back.
@Suite struct VariableTests {
  @Test func aRemovedVariableIsNotTakenForALaterOne() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    try solver.remove(x)
    let y = solver.addVariable("y")
    #expect(x != y)
    expectUnknown(x) { solver throws(SolverError) in try solver.add(x == 5) }
    expectUnknown(x) { solver throws(SolverError) in try solver.remove(x) }
    expectUnknown(x) { solver throws(SolverError) in try solver.setValue(1, of: x) }
    let id = try solver.add(y == 4)
    #expect(try solver.constraint(id).terms.map(\.variable) == [y])
    try solver.solve()
    #expect(solver[y] == 4)

    func expectUnknown(_ variable: Variable, _ change: (inout Solver) throws(SolverError) -> Void) {
      do {
        try change(&solver)
        Issue.record("a removed variable was taken for another")
      } catch {
        if case .unknownVariable(variable) = error { return }
        Issue.record("\(error)")
      }
    }
  }

  /// A place that was given away inside of a transaction, and taken back.
  @Test func noVariableOfARefusedTransactionComesBack() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    var inner: Variable?
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        try solver.remove(x)
        inner = solver.addVariable("inner")
        throw .stalled
      }
    }
    #expect(solver.name(of: x) == "x")
    try solver.remove(x)
    let y = solver.addVariable("y")
    let gone = try #require(inner)
    #expect(gone != x && gone != y && x != y)
    #expect(throws: SolverError.self) { try solver.add(gone == 1) }
  }

  @Test func aRemovalThatIsTakenBackLeavesNoOldValue() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let id = try solver.add(x == 30)
    try solver.solve()
    try solver.remove(id)
    try? solver.transaction { solver throws(SolverError) in
      try solver.remove(x)
      throw .stalled
    }
    try solver.solve()
    #expect(solver[x] == 0)
  }

  @Test func readingAStrangerIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.addVariable()
      _ = Solver()[x]
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.addVariable()
      try solver.remove(x)
      _ = solver.addVariable("y")
      print(solver.name(of: x))
    }
  }
}
