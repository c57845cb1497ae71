import MarayaSolver
import Testing

/// The parameters without which there would be no conflict.
@Suite("Parameters of conflicts")
struct ConflictParameterTests {
  private var solver = Solver()
  private let width: Variable
  private let x: Variable
  private let w: Variable

  init() throws {
    width = try solver.addParameter("W", value: 320)
    x = solver.addVariable("x")
    w = solver.addVariable("w")
  }

  private mutating func refusal(of constraints: LinearConstraint...) throws -> Conflict {
    do {
      try solver.transaction { solver throws(SolverError) in
        for constraint in constraints { try solver.add(constraint) }
      }
    } catch {
      return try #require(error.conflict)
    }
    throw SolverError.stalled
  }

  private func description(_ conflict: Conflict) -> [String] {
    conflict.parameters.map {
      "\($0.coefficient) \(solver.name(of: $0.variable)) at \($0.value), \($0.excess)"
    }
  }

  /// It would have to be 340.
  @Test mutating func aWidthThatIsTooSmallTakesPart() throws {
    let conflict = try refusal(of: x >= 20, x + w == width - 20, w == 300)
    #expect(conflict.members.map(\.multiplier) == [1, -1, 1])
    #expect(conflict.gap == 20)
    #expect(description(conflict) == ["1.0 W at 320.0, 20.0"])
  }

  @Test mutating func numbersAloneNeedNoParameter() throws {
    try solver.add(x == width)
    let conflict = try refusal(of: w == 100, w == 200)
    #expect(conflict.members.count == 2)
    #expect(conflict.parameters.isEmpty)
  }

  /// Two things that are pinned to the same edge are too near to each other, however wide it is: a
  /// third of the width and two thirds less all of it.
  @Test mutating func whatCancelsTakesNoPart() throws {
    let y = solver.addVariable("y")
    let conflict = try refusal(
      of: x == width / 3 + 10,
      y == (2.0 / 3) * width - 40,
      x + y >= width - 29.5
    )
    #expect(conflict.members.count == 3)
    #expect(abs(conflict.gap - 0.5) < 1e-9)
    #expect(conflict.parameters.isEmpty)
  }

  /// The value that was refused is told, not the one that it has again.
  @Test mutating func aRefusedValueIsTold() throws {
    let height = try solver.addParameter("H", value: 480)
    try solver.add(x >= 2 * width)
    try solver.add(3 * x <= height + 1600)
    do {
      // 640 at least, and 560 at most; three times that is 240 less.
      try solver.setValue(80, of: height)
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(conflict.members.map(\.multiplier) == [3, -1])
      #expect(conflict.gap == 240)
      #expect(description(conflict) == ["-6.0 W at 320.0, 40.0", "1.0 H at 80.0, 240.0"])
    }
    #expect(solver[height] == 480)
    try solver.setValue(320, of: height)
  }

  /// Without unknowns a constraint is a conflict by itself.
  @Test mutating func aParameterMayBeAllThereIs() throws {
    try solver.add(width <= 400)
    do {
      try solver.setValue(410, of: width)
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(description(conflict) == ["-1.0 W at 410.0, 10.0"])
    }
  }
}
