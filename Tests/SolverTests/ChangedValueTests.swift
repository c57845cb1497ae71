import MarayaSolver
import Testing

/// What a caller is told who asks which values have changed.
@Suite("Changed values")
struct ChangedValueTests {
  private var solver = Solver()
  private let x: Variable
  private let y: Variable
  private let width: Variable

  init() throws {
    x = solver.addVariable("x")
    width = try solver.addParameter("width", value: 100)
    y = solver.addVariable("y")
  }

  @Test mutating func eachIsToldOnce() throws {
    let (pair, z) = ((solver.addVariable("a"), solver.addVariable("b")), solver.addVariable("z"))
    let wish = try solver.add((x == width).priority(5))
    try solver.add((y == 3).priority(5))
    try solver.add((pair.0 == pair.1 + 4).priority(5))
    try solver.add((z == 0).priority(5))
    try solver.solve()
    // Of the pair the first rests at 0, and so does z.
    #expect(solver.takeChangedVariables() == [x, y, pair.1])
    #expect(solver.takeChangedVariables() == [])
    try solver.setValue(90, of: width)
    #expect(solver.takeChangedVariables() == [])
    try solver.solve()
    try solver.setValue(80, of: width)
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x])
    try solver.remove(wish)
    try solver.solve()
    #expect(solver[x] == 0)
    #expect(solver.takeChangedVariables() == [x])
  }

  @Test mutating func whatComesBackIsNotTold() throws {
    let wish = try solver.add((x == 7).priority(5))
    let other = try solver.add((y == 1).priority(5))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x, y])
    for value in [8.0, 9, 7] {
      try solver.setConstant(value, of: wish)
      try solver.setConstant(value, of: other)
      try solver.solve()
    }
    #expect(solver.takeChangedVariables() == [y])
    // The same by another constraint, in a block that is made anew.
    try solver.remove(wish)
    try solver.add((x == 7).priority(6))
    try solver.add((x == y).priority(4))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [])
  }

  @Test mutating func aCheckChangesValuesToo() throws {
    let floor = try solver.add(x == 10)
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x])
    try solver.setConstant(11, of: floor)
    #expect(solver[x] == 11)
    #expect(solver.takeChangedVariables() == [x])
    try solver.solve()
    #expect(solver.takeChangedVariables() == [])
  }

  /// A block that is taken apart before the caller asks.
  @Test mutating func aBlockThatFellApartIsTold() throws {
    let tie = try solver.add(x == y + 2)
    try solver.add(y == 5)
    try solver.solve()
    try solver.remove(tie)
    #expect(solver.takeChangedVariables() == [x, y])
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x])
  }

  @Test mutating func whatIsRemovedIsNotTold() throws {
    let z = solver.addVariable("z")
    let (first, second) = (try solver.add(x == 1), try solver.add(y == 2))
    try solver.add(z == 3)
    try solver.solve()
    try solver.remove(first)
    try solver.remove(x)
    try solver.remove(second)
    #expect(solver.takeChangedVariables() == [z, y])
    try solver.remove(y)
    // The place is another's now, whose value is 0 as yet.
    let late = solver.addVariable("late")
    #expect(late.index == y.index)
    try solver.solve()
    #expect(solver.takeChangedVariables() == [])
    try solver.add(late == 2)
    try solver.solve()
    #expect(solver.takeChangedVariables() == [late])
  }

  @Test mutating func aRefusedTransactionIsTold() throws {
    try solver.add((x == 1).priority(5))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x])
    let x = x
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        try solver.add(x == 4)
        try solver.solve()
        #expect(solver.takeChangedVariables() == [x])
        throw .stalled
      }
    }
    #expect(solver.takeChangedVariables() == [])
    try solver.solve()
    #expect(solver[x] == 1)
    #expect(solver.takeChangedVariables() == [x])
  }

  /// A removal that is taken back leaves what the caller was told, and what not.
  @Test(arguments: [false, true])
  mutating func aRemovalTakenBackIsTold(isTold: Bool) throws {
    let id = try solver.add(x == 30)
    try solver.solve()
    if isTold { #expect(solver.takeChangedVariables() == [x]) }
    let x = x
    #expect(throws: SolverError.self) {
      try solver.transaction { solver throws(SolverError) in
        try solver.remove(id)
        try solver.remove(x)
        let other = solver.addVariable("other")
        try solver.add(other == 8)
        try solver.solve()
        #expect(solver.takeChangedVariables() == [other])
        throw .stalled
      }
    }
    try solver.solve()
    #expect(solver[x] == 30)
    #expect(solver.takeChangedVariables() == (isTold ? [] : [x]))
  }

  @Test mutating func aCopyIsAskedForItself() throws {
    try solver.add(x == 4)
    try solver.solve()
    var copy = solver
    #expect(copy.takeChangedVariables() == [x])
    #expect(solver.takeChangedVariables() == [x])
    try copy.add(y == 5)
    try copy.solve()
    #expect(copy.takeChangedVariables() == [y])
    #expect(solver.takeChangedVariables() == [])
  }

  /// Whoever never asks pays for each unknown once.
  @Test mutating func whatIsNotAskedForDoesNotGrow() throws {
    let wish = try solver.add((x == 0).priority(5))
    func churn() throws {
      for value in 0..<2000 {
        try solver.setConstant(Double(value), of: wish)
        let gone = solver.addVariable()
        let rule = try solver.add(gone == x + 1)
        try solver.solve()
        try solver.remove(rule)
        try solver.remove(gone)
      }
    }
    try churn()
    let before = solver.memoryFootprint
    try churn()
    #expect(solver.memoryFootprint == before)
  }

  @Test mutating func numbersAreDenseAndGivenAgain() throws {
    #expect([x.index, width.index, y.index] == [0, 1, 2])
    try solver.remove(width)
    let late = solver.addVariable()
    #expect(late.index == 1)
    #expect(late != width)
    #expect(solver.addVariable().index == 3)
  }
}
