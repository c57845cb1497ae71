import MarayaSolver
import Testing

/// Systems whose values were worked out with pencil and paper.
@Suite struct SolverTests {
  /// The example of the documentation.
  @Test func solvesTheExampleOfItsDocumentation() throws {
    var solver = Solver()
    let width = try solver.addParameter("width", value: 320)
    let left = solver.addVariable("left")
    let size = solver.addVariable("size")
    try solver.add(left == 16)
    try solver.add(left + size <= width - 16)
    try solver.add((size == 500).priority(750))
    try solver.solve()
    #expect(solver[size] == 288)
    #expect(solver[left] == 16)
    try solver.setValue(600, of: width)
    try solver.solve()
    #expect(solver[size] == 500)
  }

  /// However many wishes there are below, one above counts more; however large its factor is.
  @Test(arguments: [1, 10, 1000], [1.0, 1e6])
  func prioritiesAreStrict(count: Int, factor: Double) throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    try solver.add((x == 10).priority(500.5))
    for _ in 0..<count { try solver.add((factor * x == 0).priority(500)) }
    try solver.solve()
    #expect(solver[x] == 10)
    #expect(solver.errors().map(\.priority) == [500.5, 500])
    #expect(solver.errors().map(\.error) == [0, 10 * factor * Double(count)])
  }

  /// Within a priority the errors add up: the best place is the middle one.
  @Test func equalPrioritiesMeetAtTheMedian() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    for place in [3.0, 100, 7] { try solver.add((x == place).priority(10)) }
    try solver.solve()
    #expect(solver[x] == 7)
    #expect(solver.errors().map(\.error) == [4 + 93])
    #expect(solver.ambiguities() == [])
  }

  @Test func whatIsOpenIsNearZero() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable("x"), solver.addVariable("y"), solver.addVariable("z"))
    try solver.add(x + y == 10)
    try solver.add(x <= 4)
    try solver.add(y >= -20)
    try solver.solve()
    #expect([solver[x], solver[y], solver[z]] == [0, 10, 0])
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable) == [x, y, z])
    #expect(
      ambiguities.map(\.range) == [-(.infinity)...4, 6...(.infinity), -(.infinity)...(.infinity)]
    )
    // The older one goes first.
    try solver.add((y == 3).priority(1))
    try solver.solve()
    #expect([solver[x], solver[y]] == [4, 6])
    #expect(solver.ambiguities().map(\.variable) == [z])
  }

  @Test func changesConstantsAndPriorities() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let low = try solver.add((x == 1).priority(100))
    let high = try solver.add((x == 5).priority(200))
    try solver.solve()
    #expect(solver[x] == 5)
    try solver.setConstant(6, of: high)
    try solver.solve()
    #expect(solver[x] == 6)
    try solver.setPriority(300, of: low)
    try solver.solve()
    #expect(solver[x] == 1)
    #expect(try solver.error(of: high) == 5)
    try solver.remove(low)
    try solver.solve()
    #expect(solver[x] == 6)
    #expect(!solver.contains(low))
    #expect(try solver.constraint(high).constant == 6)
    #expect(try solver.text(of: high) == "x == 6 @ 200")
  }

  @Test func readsConstraintsAsTheyAreWritten() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable("x"), solver.addVariable())
    let rows: [(LinearConstraint, String)] = [
      (x + 10 <= y, "x - v1 <= -10"),
      (2 * (x - y) / 4 >= 3 - x, "1.5 x - 0.5 v1 >= 3"),
      ((5 == -y).label("five").priority(1.5), "five: v1 == -5 @ 1.5"),
      (x - x <= y - y + 1, "0 <= 1"),
    ]
    for (constraint, text) in rows {
      let id = try solver.add(constraint)
      #expect(try solver.text(of: id) == text)
    }
  }

  @Test func aCopyIsASystemOfItsOwn() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let wish = try solver.add((x == 1).priority(100))
    try solver.solve()
    var copy = solver
    try copy.setConstant(2, of: wish)
    try copy.add((x == 7).priority(200))
    try copy.solve()
    #expect(copy[x] == 7)
    #expect(solver[x] == 1)
    try solver.solve()
    #expect(solver[x] == 1)
    #expect(solver.constraintCount == 1)
  }

  @Test func removesVariables() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let id = try solver.add(x == 3)
    #expect(throws: SolverError.self) { try solver.remove(x) }
    try solver.remove(id)
    try solver.remove(x)
    #expect(solver.variableCount == 0)
    #expect(throws: SolverError.self) { try solver.add(x == 3) }
    let y = solver.addVariable("y")
    try solver.add(y == 4)
    try solver.solve()
    #expect(solver[y] == 4)
    #expect(solver.name(of: y) == "y")
  }
}
