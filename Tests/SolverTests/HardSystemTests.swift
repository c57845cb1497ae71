import MarayaSolver
import TestSupport
import Testing

/// Input that makes no sense, and systems on which simplex methods have gone in circles.
@Suite struct HardSystemTests {
  /// Each row: a constraint on an unknown that is refused.
  static let nonsense: [@Sendable (Variable) -> LinearConstraint] = [
    { $0 == .nan }, { $0 <= .infinity }, { .nan * $0 == 1 }, { -.infinity * $0 >= 1 },
    { 1e300 * $0 == 1 }, { 1e-300 * $0 == 1 }, { $0 == 1e300 }, { $0 == -1e13 },
    { ($0 == 1).priority(0) }, { ($0 == 1).priority(-1) }, { ($0 == 1).priority(1000.5) },
    { ($0 == 1).priority(.nan) }, { ($0 == 1).priority(.infinity) },
  ]

  @Test(arguments: nonsense)
  func nonsenseIsRefused(make: @Sendable (Variable) -> LinearConstraint) throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let wish = try solver.add((x == 4).priority(500))
    #expect(throws: SolverError.self) { try solver.add(make(x)) }
    #expect(solver.constraintCount == 1)
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: wish) }
    #expect(throws: SolverError.self) { try solver.setConstant(1e300, of: wish) }
    #expect(throws: SolverError.self) { try solver.setPriority(0, of: wish) }
    #expect(throws: SolverError.self) { try solver.addParameter(value: .infinity) }
    #expect(throws: SolverError.self) { try solver.setValue(3, of: x) }
    try solver.solve()
    #expect(solver[x] == 4)
  }

  @Test func strangersAreRefused() throws {
    var other = Solver()
    for _ in 0..<3 { _ = other.addVariable() }
    let stranger = other.addVariable()
    let id = try other.add(stranger == 1)
    var solver = Solver()
    _ = solver.addVariable()
    #expect(throws: SolverError.self) { try solver.add(stranger == 1) }
    #expect(throws: SolverError.self) { try solver.remove(id) }
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: id) }
  }

  /// A linear program: maximise costs, subject to rows at most their right sides.
  ///
  /// All unknowns are at least 0. What it comes to is to be the optimum.
  struct Program: Sendable {
    var name: String
    var costs: [Double]
    var rows: [[Double]]
    var right: [Double]
    var optimum: Double
  }

  /// Programs on which the simplex method goes in circles with the usual rules.
  ///
  /// The optima were
  /// computed by hand from their dual solutions.
  static let circles = [
    Program(
      name: "Beale 1955",
      costs: [0.75, -20, 0.5, -6],
      rows: [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]],
      right: [0, 0, 1],
      optimum: 1.25
    ),
    Program(
      name: "Kuhn",
      costs: [2, 3, -1, -12],
      rows: [[-2, -9, 1, 9], [1.0 / 3, 1, -1.0 / 3, -2], [2, 3, -1, -12]],
      right: [0, 0, 2],
      optimum: 2
    ),
    Program(
      name: "Marshall and Suurballe 1969",
      costs: [10, -57, -9, -24],
      rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
      right: [0, 0, 1],
      optimum: 1
    ),
  ]

  @Test(arguments: circles)
  func circlesEnd(program: Program) throws {
    var solver = Solver()
    let unknowns = program.costs.map { _ in solver.addVariable() }
    func sum(_ factors: [Double]) -> LinearExpression {
      LinearExpression(terms: zip(factors, unknowns).map { .init($0, $1) })
    }
    try solver.transaction { solver throws(SolverError) in
      for unknown in unknowns { try solver.add(unknown >= 0) }
      for (row, right) in zip(program.rows, program.right) { try solver.add(sum(row) <= right) }
      try solver.add((sum(program.costs) >= 1000).priority(500))
    }
    try solver.solve()
    let found = zip(program.costs, unknowns).reduce(0) { $0 + $1.0 * solver[$1.1] }
    #expect(abs(found - program.optimum) < 1e-9, "\(program.name): \(found)")
    #expect(solver.counters.pivots < 100)
  }

  /// Ten thousand rows over a few unknowns, all through one point: everything is degenerate.
  @Test func tenThousandRowsThroughOnePoint() throws {
    var solver = Solver()
    let unknowns = (0..<10).map { _ in solver.addVariable() }
    try solver.transaction { solver throws(SolverError) in
      for row in 0..<10_000 {
        var expression = LinearExpression()
        for (index, unknown) in unknowns.enumerated() {
          expression.terms.append(
            .init(Double((row * (index + 3) + index * index) % 7 - 3), unknown)
          )
        }
        try solver.add(row % 2 == 0 ? expression <= 0 : (expression >= 0).priority(500))
      }
      try solver.add((unknowns[0] == 5).priority(100))
    }
    try solver.solve()
    #expect(solver.errors()[0].error >= 0)
  }

  /// What is too large for a table is said to be.
  @Test func aHugeTableIsRefused() throws {
    var solver = Solver()
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        let unknowns = (0..<7000).map { _ in solver.addVariable() }
        for index in 1..<7000 {
          try solver.add(unknowns[index] - unknowns[index - 1] >= Double(index % 5))
        }
        try solver.add(unknowns[0] >= 1)
        try solver.add(unknowns[6999] <= 1e6)
      }
    }
    #expect(solver.constraintCount == 0)
  }

  /// Coefficients of very different sizes, within the limits.
  @Test func wideRangesOfCoefficients() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable("x"), solver.addVariable("y"))
    try solver.add(1e9 * x + y == 1e9)
    try solver.add(1e-9 * y == 1)
    try solver.solve()
    #expect(abs(solver[y] - 1e9) < 1)
    #expect(abs(solver[x]) < 1e-6)
  }
}

extension HardSystemTests {
  /// Equations between everything and everything: a result, or a refusal, but soon.
  @Test func denseEquationsEnd() throws {
    let count = 300
    var solver = Solver()
    let unknowns = (0..<count).map { _ in solver.addVariable() }
    var random = SplitMix64(seed: 5)
    let solution = unknowns.map { _ in Double(random.below(100)) }
    try solver.transaction { solver throws(SolverError) in
      for _ in 0..<count {
        var (expression, side) = (LinearExpression(), 0.0)
        for (unknown, value) in zip(unknowns, solution) {
          let factor = Double(random.below(9)) - 4
          expression.terms.append(.init(factor, unknown))
          side += factor * value
        }
        try solver.add(expression == side)
      }
    }
    try solver.solve()
    for (unknown, value) in zip(unknowns, solution) { #expect(abs(solver[unknown] - value) < 1e-6) }
    #expect(solver.counters.substitutions == count)
  }
}
