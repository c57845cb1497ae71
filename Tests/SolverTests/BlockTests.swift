import MarayaSolver
import Testing

/// How little is done again when something changes.
@Suite struct BlockTests {
  /// So many pairs of unknowns that have nothing to do with each other but a parameter.
  private func pairs(_ count: Int) throws -> (Solver, Variable, [(Variable, ConstraintID)]) {
    var solver = Solver()
    let width = try solver.addParameter("width", value: 100)
    let pairs = try solver.transaction { solver throws(SolverError) in
      var pairs: [(Variable, ConstraintID)] = []
      for _ in 0..<count {
        let (x, y) = (solver.addVariable(), solver.addVariable())
        try solver.add(x + y <= width)
        pairs.append((x, try solver.add((x == 10).priority(500))))
        try solver.add((y == 200).priority(400))
      }
      return pairs
    }
    try solver.solve()
    return (solver, width, pairs)
  }

  @Test func onlyWhatIsTouchedIsSolved() throws {
    var (solver, width, pairs) = try pairs(50)
    #expect(solver.counters.blocksCompiled == 50)
    #expect(solver.counters.blocksSolved == 50)
    try solver.setConstant(20, of: pairs[7].1)
    try solver.solve()
    #expect(solver.counters.blocksCompiled == 50)
    #expect(solver.counters.blocksSolved == 51)
    try solver.solve()
    #expect(solver.counters.blocksSolved == 51)
    try solver.setValue(300, of: width)
    try solver.solve()
    #expect(solver.counters.blocksCompiled == 50)
    #expect(solver.counters.blocksSolved == 101)
    try solver.remove(pairs[3].1)
    try solver.solve()
    #expect(solver.counters.blocksCompiled == 51)
    #expect(solver.counters.blocksSolved == 102)
  }

  @Test func blocksJoinAndPart() throws {
    var (solver, _, pairs) = try pairs(4)
    let bridge = try solver.add((pairs[0].0 == pairs[1].0 + 5).priority(600))
    try solver.solve()
    #expect(solver.counters.blocksCompiled == 5)
    #expect(solver[pairs[0].0] - solver[pairs[1].0] == 5)
    try solver.remove(bridge)
    try solver.solve()
    #expect(solver.counters.blocksCompiled == 7)
    #expect(pairs.map { solver[$0.0] } == [10, 10, 10, 10])
  }

  @Test func aChainIsSubstitutedWithoutSteps() throws {
    var solver = Solver()
    var unknowns: [Variable] = []
    try solver.transaction { solver throws(SolverError) in
      for index in 0..<2000 {
        unknowns.append(solver.addVariable())
        if index == 0 { continue }
        try solver.add(unknowns[index] == unknowns[index - 1] + 2)
      }
      try solver.add(unknowns[0] == 1)
    }
    try solver.solve()
    #expect(solver[unknowns[1999]] == 3999)
    #expect(solver.counters.substitutions == 2000)
    #expect(solver.counters.pivots == 0)
  }

  @Test func manyEditsAreOneSolve() throws {
    var (solver, _, pairs) = try pairs(3)
    let before = solver.counters.blocksSolved
    for value in 0..<100 { try solver.setConstant(Double(value), of: pairs[0].1) }
    try solver.solve()
    #expect(solver.counters.blocksSolved == before + 1)
    #expect(solver[pairs[0].0] == 99)
  }

  /// Rows that share a known width and leave something open are looked at one by one.
  @Test func manyOpenRowsAreNoMoreWorkThanEachOfThem() throws {
    let count = 10_000
    var solver = Solver()
    let container = solver.addVariable("container")
    var rows: [(x: Variable, width: Variable)] = []
    let fixed = try solver.transaction { solver throws(SolverError) in
      for _ in 0..<count {
        rows.append((solver.addVariable(), solver.addVariable()))
        let row = rows[rows.count - 1]
        try solver.add(row.x + row.width <= container - 20)
        try solver.add((row.width >= 100).priority(750))
        try solver.add(row.x >= 8)
      }
      return try solver.add(container == 320)
    }
    try solver.solve()
    #expect(solver.counters.blocksCompiled == 1)
    #expect(rows.allSatisfy { solver[$0.x] == 8 && solver[$0.width] == 100 })
    try solver.setConstant(100, of: fixed)
    try solver.solve()
    #expect(rows.allSatisfy { solver[$0.x] == 8 && solver[$0.width] == 72 })
  }
}
