import MarayaSolver
import TestSupport
import Testing

/// Nothing is left of what has been removed.
@Suite struct MemoryTests {
  /// A million times with the release runs, fewer otherwise.
  @Test func addingAndRemovingLeavesNothing() throws {
    let runs = propertyRuns() >= 10_000 ? 1_000_000 : 20_000
    var solver = Solver()
    let width = try solver.addParameter("width", value: 320)
    let unknowns = (0..<8).map { solver.addVariable("x\($0)") }
    var kept: [ConstraintID] = []
    for (index, unknown) in unknowns.enumerated() {
      kept.append(try solver.add((unknown == Double(index)).priority(500)))
    }
    func churn(_ count: Int) throws {
      for run in 0..<count {
        let (one, other) = (unknowns[run % 8], unknowns[(run / 8 + 3) % 8])
        let wish = try solver.add((one + other <= width).priority(700).label("wish"))
        let rule = try solver.add(one <= width - 10)
        if run % 10 == 0 { try solver.solve() }
        try solver.remove(wish)
        try solver.remove(rule)
      }
      try solver.solve()
    }
    try churn(1000)
    let values = unknowns.map { solver[$0] }
    let before = solver.memoryFootprint
    try churn(runs)
    // How much room an array gets depends a little on what the allocator has at hand.
    #expect(solver.memoryFootprint <= before + before / 20)
    #expect(unknowns.map { solver[$0] } == values)
    #expect(solver.constraintCount == kept.count)
  }
}
