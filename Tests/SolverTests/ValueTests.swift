import MarayaSolver
import Testing

/// What is read, and when.
@Suite struct ValueTests {
  @Test func noValueIsMinusZero() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let (y, z) = (solver.addVariable("y"), solver.addVariable("z"))
    let (first, second) = (
      try solver.addParameter("first", value: -0.0), try solver.addParameter("second", value: 1)
    )
    try solver.setValue(-0.0, of: second)
    try solver.add(-1 * x == 0)
    let wish = try solver.add((-2 * y >= -0.0).priority(5))
    try solver.add(z <= -3 * x)
    try solver.solve()
    for variable in [x, y, z, first, second] {
      #expect("\(solver[variable])" == "0.0", "\(solver.name(of: variable))")
    }
    #expect("\(try solver.error(of: wish))" == "0.0")
    #expect("\(try solver.constraint(wish).constant)" == "0.0")
    #expect(solver.ambiguities().map { "\($0.range)" } == ["-inf...0.0", "-inf...0.0"])
  }

  /// Parameters show at once; unknowns may, and do after solving.
  @Test func valuesAreThoseOfTheLastSolve() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let width = try solver.addParameter("width", value: 10)
    let wish = try solver.add((x == width).priority(5))
    try solver.solve()
    try solver.setValue(20, of: width)
    #expect([solver[width], solver[x]] == [20, 10])
    #expect(try solver.error(of: wish) == 10)
    try solver.solve()
    #expect([solver[width], solver[x]] == [20, 20])
    #expect(try solver.error(of: wish) == 0)
  }

  /// What was computed inside of a transaction that was refused is gone after solving.
  @Test func solvingEndsTheValuesOfARefusedTransaction() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    try solver.add(x >= 3)
    try solver.solve()
    try? solver.transaction { solver throws(SolverError) in
      try solver.add(x == 8)
      try solver.solve()
      throw .stalled
    }
    try solver.solve()
    #expect(solver[x] == 3)
  }
}
