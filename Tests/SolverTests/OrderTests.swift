import MarayaSolver
import Testing

/// Which of the unknowns that are left open comes to rest first.
@Suite("Order")
struct OrderTests {
  private var solver = Solver()

  private func values(_ variables: Variable...) -> [Double] { variables.map { solver[$0] } }

  @Test mutating func theLowestComesToRestFirst() throws {
    let late = solver.addVariable("late", order: 7)
    let early = solver.addVariable("early", order: -2)
    let middle = solver.addVariable("middle")
    try solver.add(late + early + middle == 12)
    try solver.solve()
    #expect(values(early, middle, late) == [0, 0, 12])
    #expect(solver.ambiguities().map(\.variable) == [early, middle, late])
    try solver.setOrder(8, of: middle)
    try solver.solve()
    #expect(values(early, middle, late) == [0, 12, 0])
    #expect(solver.ambiguities().map(\.variable) == [early, late, middle])
  }

  @Test mutating func theOlderOneIsFirstOfTwoWithTheSameNumber() throws {
    let (x, y) = (solver.addVariable(order: 3), solver.addVariable(order: 3))
    try solver.add(x + y == 5)
    try solver.solve()
    #expect(values(x, y) == [0, 5])
    try solver.setOrder(4, of: x)
    try solver.solve()
    #expect(values(x, y) == [5, 0])
    try solver.setOrder(3, of: x)
    try solver.solve()
    #expect(values(x, y) == [0, 5])
  }

  /// A place that is given away again is no sign of age.
  @Test mutating func aPlaceThatWasFreeIsNoOlder() throws {
    let gone = solver.addVariable()
    let x = solver.addVariable("x")
    try solver.remove(gone)
    let y = solver.addVariable("y")
    try solver.add(x + y == 5)
    try solver.solve()
    #expect(values(x, y) == [0, 5])
    try solver.setOrder(-1, of: y)
    try solver.solve()
    #expect(values(x, y) == [5, 0])
  }

  @Test mutating func newNumbersInTheSameOrderCostNothing() throws {
    let unknowns = (0..<20).map { solver.addVariable("x\($0)", order: Int64($0)) }
    try solver.transaction { solver throws(SolverError) in
      for index in 1..<20 { try solver.add(unknowns[index] + unknowns[index - 1] <= 10) }
      try solver.add(unknowns[0] + unknowns[19] == 4)
    }
    try solver.solve()
    let before = solver.counters
    // On the way the order is another one.
    for (index, unknown) in unknowns.enumerated() {
      try solver.setOrder(Int64(index) * 1000, of: unknown)
    }
    try solver.solve()
    #expect(solver.counters == before)
    try solver.setOrder(19_500, of: unknowns[0])
    try solver.solve()
    #expect(solver.counters.blocksCompiled == before.blocksCompiled + 1)
    #expect([solver[unknowns[0]], solver[unknowns[19]]] == [4, 0])
  }

  /// Another order alone is a change that a check of requirements has to heed as well.
  @Test mutating func aCheckHeedsTheOrder() throws {
    let (x, y) = (solver.addVariable("x"), solver.addVariable("y"))
    let sum = try solver.add(x + y == 5)
    try solver.solve()
    try solver.setOrder(1, of: x)
    try solver.setConstant(6, of: sum)
    #expect(values(x, y) == [6, 0])
  }

  @Test mutating func aRefusedTransactionGivesTheOrderBack() throws {
    let (x, y) = (solver.addVariable("x", order: 1), solver.addVariable("y", order: 2))
    try solver.add(x + y == 5)
    try solver.solve()
    let compiled = solver.counters.blocksCompiled
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        try solver.setOrder(3, of: x)
        try solver.setOrder(0, of: y)
        throw .stalled
      }
    }
    try solver.solve()
    #expect(values(x, y) == [0, 5])
    #expect(solver.counters.blocksCompiled == compiled)
    // Solved in the other order before it is refused.
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        try solver.setOrder(3, of: x)
        try solver.solve()
        #expect([solver[x], solver[y]] == [5, 0])
        throw .stalled
      }
    }
    try solver.solve()
    #expect(values(x, y) == [0, 5])
  }

  @Test mutating func aCopyHasAnOrderOfItsOwn() throws {
    let (x, y) = (solver.addVariable("x"), solver.addVariable("y"))
    try solver.add(x + y == 5)
    var copy = solver
    try copy.setOrder(1, of: x)
    try copy.solve()
    try solver.solve()
    #expect([copy[x], copy[y]] == [5, 0])
    #expect(values(x, y) == [0, 5])
  }

  @Test mutating func aStrangerHasNoOrder() throws {
    let gone = solver.addVariable()
    try solver.remove(gone)
    do {
      try solver.setOrder(1, of: gone)
      Issue.record("a removed variable was given an order")
    } catch {
      guard case .unknownVariable(gone) = error else { throw error }
    }
  }
}
