import MarayaSolver
import Testing

/// Coefficients of very different sizes, and rows that are nearly parallel.
@Suite("Scales")
struct ScaleTests {
  private var solver = Solver()
  private let x: Variable
  private let y: Variable
  private let z: Variable

  init() {
    x = solver.addVariable("x")
    y = solver.addVariable("y")
    z = solver.addVariable("z")
  }

  @Test mutating func requirementsCountWhateverTheirSize() throws {
    try solver.add(1e5 * x <= 7e5)
    try solver.add(1e-5 * y >= 1e-3)
    try solver.add(x + y <= 1000)
    try solver.solve()
    #expect(solver[x] == 0 && abs(solver[y] - 100) < 1e-6)
  }

  @Test mutating func smallRequirementsHoldBesideLargeOnes() throws {
    try solver.add(1e5 * x + 1e5 * y <= 7e5)
    try solver.add(1e-5 * y >= 1e-3)
    try solver.solve()
    #expect(abs(solver[x] + 93) < 1e-6 && abs(solver[y] - 100) < 1e-6)
  }

  /// x has to be below -137,200, and y follows far below 3.5.
  @Test mutating func whatIsSubstitutedMayBeSmall() throws {
    try solver.add(-855.2 * x + 0.00148 * y == 0)
    try solver.add(-19 * y >= -67)
    try solver.add(-0.005 * x >= 686)
    try solver.solve()
    #expect(solver[x] <= -137_199.99)
    #expect(abs(855.2 * solver[x] - 0.00148 * solver[y]) < 1)
  }

  /// A requirement is held to its own size, whether its coefficients are large or small.
  @Test mutating func aLargeCoefficientHidesNoError() throws {
    try solver.add(1e6 * x <= 1)
    expectConflict("1000000 x <= 1", 1e6 * x >= 1.009)
    try solver.add(1000 * y + 1000 * z <= 1)
    expectConflict("1000 y + 1000 z <= 1", 1000 * y + 1000 * z >= 1.000009)
  }

  private mutating func expectConflict(_ present: String, _ refused: LinearConstraint) {
    do {
      try solver.add(refused)
      Issue.record("a contradiction was not noticed")
    } catch {
      #expect(error.conflict?.members.first?.text == present)
      #expect(error.conflict?.members.count == 2)
    }
  }

  /// An error can't fall for ever, whatever a rounded slope says.
  @Test mutating func nearlyParallelWishesComeToAnEnd() throws {
    try solver.add((-1.00001 * x - y - z == 0.333).priority(999))
    try solver.add((-1.00002 * x - 1.00002 * y - 1.00002 * z >= 2).priority(1))
    try solver.add((-1.00002 * z - y == 0.333).priority(250))
    try solver.add((1.00001 * x + 1.00001 * y + 1.00002 * z >= 5).priority(1))
    try solver.solve()
    let errors = solver.errors()
    #expect(errors.map(\.priority) == [999, 250, 1])
    #expect(errors[0].error < 1e-6 && errors[1].error < 1e-6)
  }

  @Test mutating func theContradictionIsTrueAtAnyScale() throws {
    let first = try solver.add(1e6 * x <= 1e12)
    do {
      try solver.add(1e-6 * x >= 2)
      Issue.record("not refused")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(conflict.members.map(\.multiplier) == [-1, 1e12])
      #expect(conflict.members[0].id == first)
      #expect(conflict.members[1].text == "1e-06 x >= 2")
      #expect(conflict.gap == 1e12)
    }
  }
}
