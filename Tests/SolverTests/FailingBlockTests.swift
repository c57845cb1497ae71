import MarayaSolver
import Testing

/// A block that is too large to be solved keeps others from nothing.
@Suite struct FailingBlockTests {
  /// A system with unknowns that hang together by so many wishes that it is too large.
  private func tooLarge() throws -> (Solver, [Variable], [ConstraintID]) {
    var solver = Solver()
    let unknowns = (0..<4200).map { _ in solver.addVariable() }
    var wishes: [ConstraintID] = []
    for index in 1..<4200 {
      let wish = unknowns[index] - unknowns[index - 1] >= Double(index % 5)
      wishes.append(try solver.add(wish.priority(500)))
    }
    return (solver, unknowns, wishes)
  }

  @Test(arguments: [false, true])
  func othersCanBeChanged(isKnown: Bool) throws {
    var (solver, unknowns, wishes) = try tooLarge()
    let (w, limit) = (solver.addVariable("w"), try solver.addParameter("limit", value: 5))
    if isKnown { expectTooLarge { solver throws(SolverError) in try solver.solve() } }
    let floor = try solver.add(w >= 1)
    try solver.add(w <= 10)
    try solver.add(w <= limit)
    #expect(try solver.conflict(adding: [w >= 3]) == nil)
    let conflict = try #require(try solver.conflict(adding: [w >= 7]))
    #expect(conflict.members.map(\.text) == ["w - limit <= 0", "w >= 7"])
    #expect(throws: SolverError.self) { try solver.add(w >= 7) }
    #expect(throws: SolverError.self) { try solver.setValue(0, of: limit) }
    try solver.setConstant(4, of: floor)
    // All but the block that fails is computed.
    expectTooLarge { solver throws(SolverError) in try solver.solve() }
    #expect(solver[w] == 4)
    // What ties the block is refused.
    try solver.add(unknowns[0] >= 1)
    expectTooLarge { solver throws(SolverError) in try solver.add(unknowns[0] <= 7) }
    for wish in wishes.dropFirst() { try solver.remove(wish) }
    try solver.add(unknowns[0] <= 7)
    try solver.solve()
    #expect([solver[unknowns[0]], solver[unknowns[1]], solver[w]] == [1, 2, 4])

    func expectTooLarge(_ change: (inout Solver) throws(SolverError) -> Void) {
      do {
        try change(&solver)
        Issue.record("a block was solved that is too large")
      } catch {
        if case .tooLarge = error { return }
        Issue.record("\(error)")
      }
    }
  }

  /// What can be mended is told before what can't, though the large block comes first.
  @Test func aContradictionIsToldFirst() throws {
    var (solver, _, _) = try tooLarge()
    let w = solver.addVariable("w")
    var told: [String] = []
    try? solver.transaction { solver throws(SolverError) in
      try solver.add(w >= 3)
      let ceiling = try solver.add(w <= 2)
      do throws(SolverError) { try solver.solve() } catch {
        if error.conflict?.culprit.id == ceiling { told.append("conflict") }
      }
      try solver.remove(ceiling)
      do throws(SolverError) { try solver.solve() } catch {
        if case .tooLarge = error { told.append("too large") }
      }
    }
    #expect(told == ["conflict", "too large"])
    #expect(solver[w] == 3)
  }
}
