import MarayaSolver
import Testing

/// What is seen inside of a transaction, and what is left of it.
@Suite struct TransactionTests {
  @Test func conflictsAreToldInsideOfATransaction() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let floor = try solver.add(x >= 10)
    try solver.transaction { solver throws(SolverError) in
      let refused = try solver.conflict(adding: [x <= 5])
      #expect(refused?.members.map(\.text) == ["x >= 10", "x <= 5"])
      let possible = try solver.conflict(adding: [x <= 15])
      #expect(possible == nil)
      // What is not checked yet counts.
      try solver.add(x <= 9)
      let unchecked = try solver.conflict(adding: [])
      #expect(unchecked?.members.map(\.text) == ["x >= 10", "x <= 9"])
      try solver.remove(floor)
    }
    #expect(solver.constraintCount == 1)
  }

  @Test func aCopyIsCheckedOnceTheTransactionIsOver() throws {
    var solver = Solver()
    let x = solver.addVariable("x")
    let floor = try solver.add(x >= 10)
    let copies = try solver.transaction { solver throws(SolverError) in
      let sound = solver
      let ceiling = try solver.add(x <= 5)
      let broken = [solver, solver]
      try solver.remove(ceiling)
      return [sound] + broken
    }
    var sound = copies[0]
    #expect(throws: SolverError.self) { try sound.add(x <= 9) }
    try sound.add(x <= 10)
    #expect(sound.constraintCount == 2)
    for make in [{ $0 >= 0 }, { $0 <= 20 }] as [(Variable) -> LinearConstraint] {
      var broken = copies[1]
      #expect(broken.constraintCount == 2)
      #expect(throws: SolverError.self) { try broken.add(make(x)) }
      // It is as it was before the transaction.
      #expect(broken.constraintCount == 1)
      #expect(broken.contains(floor))
      try broken.add(make(x))
      #expect(broken.constraintCount == 2)
    }
    var broken = copies[2]
    #expect(throws: SolverError.self) { try broken.solve() }
    try broken.solve()
    #expect(broken[x] == 10)
    broken = copies[2]
    #expect(throws: SolverError.self) {
      try broken.transaction { solver throws(SolverError) in try solver.remove(floor) }
    }
    #expect(broken.contains(floor))
  }

  /// A body may go back to where it was.
  @Test func aCopyIsAPlaceToGoBackTo() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable("x"), solver.addVariable("y"))
    try solver.transaction { solver throws(SolverError) in
      try solver.add(x == 1)
      let saved = solver
      try solver.add(x == 2)
      solver = saved
      try solver.add(y == 3)
    }
    try solver.solve()
    #expect([solver[x], solver[y]] == [1, 3])
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        let saved = solver
        try solver.add(x == 2)
        solver = saved
        try solver.add(y == 4)
      }
    }
    #expect(solver.constraintCount == 2)
  }

  @Test func anotherSystemInItsPlaceIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      try solver.transaction { solver throws(SolverError) in
        solver = Solver()
        throw .stalled
      }
    }
  }
}
