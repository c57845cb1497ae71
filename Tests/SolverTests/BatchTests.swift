import MarayaSolver
import Testing

/// Many changes at once of which some can't be, as a layout has them.
@Suite("Batches")
struct BatchTests {
  private var solver = Solver()
  private let x: Variable
  private let y: Variable

  init() {
    x = solver.addVariable("x")
    y = solver.addVariable("y")
  }

  /// A conflict names what the body added, and what was there before, by the ids that the caller has.
  @Test mutating func aConflictNamesWhatTheBodyWasGiven() throws {
    let (x, y) = (x, y)
    let gap = try solver.add(y == x + 10)
    let old = try solver.add(x <= 80)
    var given: [String: ConstraintID] = [:]
    var removed: [ConstraintID] = []
    func apply(without culprit: String? = nil, to solver: inout Solver) throws(SolverError) {
      try solver.transaction { solver throws(SolverError) in
        // A place that is given away again inside of the body.
        removed = [old, try solver.add(x == 1)]
        for id in removed { try solver.remove(id) }
        for (name, constraint) in [("floor", x >= 20), ("idle", y <= 500), ("ceiling", y <= 25)]
        where name != culprit {
          given[name] = try solver.add(constraint.label(name))
        }
      }
    }
    do {
      try apply(to: &solver)
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(conflict.members.map(\.id) == [gap, given["floor"], given["ceiling"]])
      #expect(conflict.culprit.id == given["ceiling"])
    }
    // All is as before, and what was given inside names nothing.
    #expect(solver.constraintCount == 2)
    #expect(solver.contains(gap) && solver.contains(old))
    let refused = given
    #expect(refused.values.allSatisfy { !solver.contains($0) })
    try apply(without: "ceiling", to: &solver)
    try solver.solve()
    #expect([solver[x], solver[y]] == [20, 30])
    #expect(given["floor"] != refused["floor"] && given["idle"] != refused["idle"])
    #expect(refused.values.allSatisfy { !solver.contains($0) })
    #expect(removed.allSatisfy { !solver.contains($0) })
  }

  /// A parameter and a constant that are set inside of the body, too.
  @Test mutating func aConflictNamesWhatTheBodyChanged() throws {
    let x = x
    let width = try solver.addParameter("width", value: 320)
    let (floor, edge) = (try solver.add(x >= 100), try solver.add(x <= width - 20))
    do {
      try solver.transaction { solver throws(SolverError) in
        try solver.setValue(200, of: width)
        try solver.setConstant(190, of: floor)
      }
      Issue.record("a contradiction was not noticed")
    } catch {
      let conflict = try #require(error.conflict)
      #expect(conflict.members.map(\.id) == [floor, edge])
      #expect(conflict.members.map(\.constraint.constant) == [190, -20])
      #expect(conflict.parameters.map(\.value) == [200])
    }
    #expect(solver[width] == 320)
    #expect(try solver.constraint(floor).constant == 100)
  }

  /// Three contradictions, one of them among parameters alone; each culprit goes on the way.
  @Test mutating func aBodyMayMendItself() throws {
    let (x, y) = (x, y)
    let width = try solver.addParameter("width", value: 320)
    var gone: [String] = []
    try solver.transaction { solver throws(SolverError) in
      for constraint in [
        (x >= 20).label("a"), (x <= 10).label("b"), (y == 5).label("c").rank(1),
        (y == 6).label("d").rank(2), (x + y <= 30).label("e"), (width <= 300).label("f"),
      ] {
        try solver.add(constraint)
      }
      while true {
        do throws(SolverError) {
          return try solver.solve()
        } catch {
          guard let culprit = error.conflict?.culprit else { throw error }
          gone.append(culprit.constraint.label)
          try solver.remove(culprit.id)
        }
      }
    }
    // Those of parameters are looked at first. Of d and c the lower rank gives way.
    #expect(gone.sorted() == ["b", "c", "f"])
    #expect([solver[x], solver[y]] == [20, 6])
    #expect(solver.constraintCount == 3)
    #expect(solver.takeChangedVariables() == [x, y])
    // Nothing is left to be checked.
    let counters = solver.counters
    try solver.solve()
    #expect(solver.counters == counters)
  }
}
