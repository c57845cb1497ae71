import MarayaSolver
import Testing

/// What is refused, and what is said about it.
@Suite struct ConflictTests {
  @Test func namesTheContradiction() throws {
    var solver = Solver()
    let (leading, width) = (solver.addVariable("leading"), solver.addVariable("width"))
    let host = try solver.addParameter("host", value: 320)
    try solver.add((width >= 0).label("implicit").rank(5))
    try solver.add((leading == 200).label("card-leading"))
    let other = solver.addVariable("other")
    try solver.add(other >= leading)
    do {
      try solver.add((leading + width == host - 200).label("card-trailing"))
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(
        conflict.description == """
          these required constraints cannot hold together:
            1. implicit: width >= 0
            2. card-leading: leading == 200
            3. card-trailing: leading + width - host == -200
          added up, times 1, 1, -1: 0 >= 80; without any one of them the others hold
          """
      )
      #expect(conflict.culprit.constraint.label == "card-trailing")
      #expect(conflict.members.map(\.excess) == [80, 80, 80])
    }
    try solver.solve()
    #expect([solver[leading], solver[width], solver[other]] == [200, 0, 200])
  }

  @Test func aParameterMayNotContradict() throws {
    var solver = Solver()
    let (x, limit) = (solver.addVariable("x"), try solver.addParameter("limit", value: 10))
    try solver.add(x >= 5)
    try solver.add(x <= limit)
    try solver.solve()
    #expect(throws: SolverError.self) { try solver.setValue(4, of: limit) }
    #expect(solver[limit] == 10)
    try solver.solve()
    #expect(solver[x] == 5)
    // Without unknowns a constraint speaks of parameters alone.
    try solver.add(limit <= 20)
    #expect(throws: SolverError.self) { try solver.setValue(21, of: limit) }
    #expect(throws: SolverError.self) { try solver.add(limit >= 11) }
    try solver.setValue(19, of: limit)
    #expect(solver.constraintCount == 3)
  }

  @Test func aTransactionIsAllOrNothing() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let old = try solver.add(x == 1)
    try solver.solve()
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        let y = solver.addVariable("y")
        try solver.remove(old)
        try solver.add(y == x + 1)
        try solver.add(x == 5)
        try solver.add(y == 5)
      }
    }
    #expect(solver.contains(old))
    #expect(solver.variableCount == 1 && solver.constraintCount == 1)
    try solver.solve()
    #expect(solver[x] == 1)
    // On the way constraints may contradict each other.
    try solver.transaction { solver throws(SolverError) in
      try solver.add(x == 2)
      try solver.remove(old)
    }
    try solver.solve()
    #expect(solver[x] == 2)
  }

  /// Of two minimal sets the one of lower ranks is named.
  @Test(arguments: [(0, 4, ["a", "c"]), (4, 0, ["b", "c"])])
  func ranksChooseWhoIsNamed(a: Int, b: Int, names: [String]) throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    try solver.add((x >= 8).label("a").rank(a))
    try solver.add((x >= 9).label("b").rank(b))
    do {
      try solver.add((x <= 4).label("c"))
      Issue.record("a contradiction was not noticed")
    } catch {
      #expect(error.conflict?.members.map(\.constraint.label) == names)
    }
  }

  @Test func tellsWhatCouldBeDoneWithoutTrying() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let floor = try solver.add(x >= 10)
    #expect(try solver.conflict(adding: [x <= 5]) != nil)
    #expect(try solver.conflict(adding: [x <= 5], removing: [floor]) == nil)
    #expect(solver.constraintCount == 1)
  }
}

/// Contradictions among very many constraints.
@Suite struct LargeConflictTests {
  /// A chain of inequalities that is too long for its ends: all of it is the minimal set.
  @Test func aLongChainIsNamedWhole() throws {
    let count = 400
    var solver = Solver()
    let unknowns = (0..<count).map { solver.addVariable("x\($0)") }
    try solver.transaction { solver throws(SolverError) in
      for index in 1..<count { try solver.add(unknowns[index] >= unknowns[index - 1] + 10) }
      try solver.add(unknowns[0] >= 5)
      for index in 0..<count { try solver.add((unknowns[index] == 0).priority(20)) }
    }
    do {
      try solver.add(unknowns[count - 1] <= 3000)
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(conflict.members.count == count + 1)
      #expect(conflict.members.allSatisfy { abs($0.multiplier) == 1 })
      #expect(conflict.gap == 5 + 3990 - 3000)
    }
  }

  /// Rows of 20 with gaps of 8, far too many for what they are in.
  @Test func aListThatDoesNotFitIsNamedWhole() throws {
    let count = 1000
    var solver = Solver()
    let host = try solver.addParameter("host", value: 480)
    let rows = (0..<count).map { _ in (y: solver.addVariable(), height: solver.addVariable()) }
    try solver.transaction { solver throws(SolverError) in
      try solver.add(rows[0].y == 0)
      for index in 1..<count {
        try solver.add(rows[index].y == rows[index - 1].y + rows[index - 1].height + 8)
      }
      for row in rows {
        try solver.add(row.height >= 0)
        try solver.add(row.height >= 20)
      }
    }
    do {
      try solver.add(rows[count - 1].y + rows[count - 1].height <= host)
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      // The equations, the least heights that count, and the end.
      #expect(conflict.members.count == 1000 + 1000 + 1)
      #expect(conflict.gap == 20 * 1000 + 8 * 999 - 480)
      #expect(conflict.parameters.map(\.variable) == [host])
      #expect(conflict.parameters.map(\.excess) == [27512])
    }
    try solver.solve()
    #expect(solver[rows[999].y] == 999 * 28)
  }

  /// Four constraints among thousands that hang together by equations.
  @Test func aFewAmongThousands() throws {
    var solver = Solver()
    var rows: [(y: Variable, height: Variable, inner: Variable)] = []
    try solver.transaction { solver throws(SolverError) in
      for index in 0..<1000 {
        rows.append((solver.addVariable(), solver.addVariable(), solver.addVariable()))
        if index == 0 {
          try solver.add(rows[0].y == 0)
        } else {
          try solver.add(rows[index].y == rows[index - 1].y + rows[index - 1].height)
        }
        try solver.add(rows[index].height >= 20)
        try solver.add(rows[index].inner == rows[index].y + 8)
        try solver.add((rows[index].height == 0).priority(1))
      }
    }
    try solver.solve()
    do {
      try solver.transaction { solver throws(SolverError) in
        try solver.add((rows[501].inner <= rows[500].inner + 15).label("close"))
      }
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(conflict.members.count == 5)
      #expect(conflict.members.last?.constraint.label == "close")
      #expect(conflict.gap == 5)
    }
    try solver.solve()
    #expect(solver[rows[999].y] == 999 * 20)
  }
}

extension ConflictTests {
  /// A block is prepared anew and refused at once, before all of it has been looked at.
  @Test(arguments: [20.0, 3])
  func aRefusalInTheMiddleLeavesNoTrace(refused: Double) throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable("x"), solver.addVariable("y"), solver.addVariable("z"))
    try solver.add(z == x + y)
    try solver.add(x <= 10)
    let floor = try solver.add(x >= 2)
    try solver.add(y >= 0)
    try solver.add((x == 5).priority(500))
    try solver.add((y == 6).priority(500))
    try solver.solve()
    try solver.add((y == 7).priority(400))
    if refused > 10 {
      #expect(throws: SolverError.self) { try solver.setConstant(refused, of: floor) }
    } else {
      // The same with numbers alone: an equation of which nothing is left.
      let w = solver.addVariable("w")
      try solver.add(w == 3)
      let same = try solver.add(w + x == x + 3)
      try solver.solve()
      try solver.add((y == 8).priority(300))
      #expect(throws: SolverError.self) { try solver.setConstant(refused + 1, of: same) }
    }
    try solver.solve()
    #expect([solver[x], solver[y], solver[z]] == [5, 6, 11])
  }
}
