import MarayaSolver
import Testing

/// The article "Solving constraints", and what README and the change log say of the solver, run.
@Suite("Snippets of the solver")
struct SolverSnippets {
  /// What an article prints, kept to be compared with its comments.
  private final class Printed {
    var lines: [String] = []
  }

  private let printed = Printed()

  private func print(_ values: Any...) {
    printed.lines.append(values.map { "\($0)" }.joined(separator: " "))
  }

  @Test func theArticle() throws {
    var solver = Solver()
    let width = try solver.addParameter("width", value: 320)
    let left = solver.addVariable("left")
    let size = solver.addVariable("size")
    try solver.add(left == 16)
    try solver.add(left + size <= width - 16)
    let wish = try solver.add((size == 500).priority(750))
    try solver.solve()
    print(solver[size])  // 288.0

    try solver.setValue(600, of: width)
    try solver.setConstant(420, of: wish)
    try solver.solve()
    print(solver[size])  // 420.0

    do {
      try solver.add((size >= 600).label("wide"))
    } catch {
      if let conflict = error.conflict { print(conflict) }
    }

    let gap = solver.addVariable("gap")
    try solver.add(gap >= 4)
    try solver.add((gap <= 9).priority(10))
    try solver.solve()
    for open in solver.ambiguities() {
      print(solver.name(of: open.variable), solver[open.variable], open.range)  // gap 4.0 4.0...9.0
    }

    #expect(printed.lines.count == 4)
    #expect(printed.lines[0] == "288.0")
    #expect(printed.lines[1] == "420.0")
    #expect(
      printed.lines[2] == """
        these required constraints cannot hold together:
          1. left == 16
          2. left + size - width <= -16
          3. wide: size >= 600
        added up, times 1, -1, 1: 0 >= 32; without any one of them the others hold
        """
    )
    #expect(printed.lines[3] == "gap 4.0 4.0...9.0")
  }

  @Test func theReadme() throws {
    var solver = Solver()
    let card = try solver.addParameter("card", value: 320)
    let title = solver.addVariable("title")
    let badge = solver.addVariable("badge")
    try solver.add(title + 8 + badge <= card - 32)
    try solver.add((badge == 60).priority(750))
    try solver.add((title == 240).priority(500))
    try solver.solve()
    print(solver[title], solver[badge])  // 220.0 60.0

    #expect(printed.lines == ["220.0 60.0"])
  }

  @Test func theChangeLog() throws {
    var solver = Solver()
    let size = solver.addVariable("size")
    let width = try solver.addParameter("width", value: 304)
    try solver.add(size <= width - 16)
    try solver.add((size == 500).priority(750))
    try solver.solve()
    print(solver[size])  // 288.0

    #expect(printed.lines == ["288.0"])
  }
}
