import Maraya
import Testing

@Suite("Explanations of constraints")
struct ConstraintExplainTests {
  private func makeTree() throws -> Node {
    let screen = makeScreen(Node("a").content(50, 20), Node("b"))
    screen.displayScale = 2
    let equations = [
      "a.leading == screen.leading + 16.2", "a.top == screen.top + 8", "a.width == 80 @ 700",
      "'wide': a.width == 90", "a.width == 100", "b.leading == a.trailing", "b.height == a.width",
    ]
    let constraints = try equations.enumerated().map { index, equation in
      try ConstraintEquation(parsing: equation)
        .makeConstraint(in: screen, file: "App/Card.swift", line: UInt(index + 40))
    }
    LayoutConstraint.activate(constraints)
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    return screen
  }

  @Test func theConstraintsOfTheAxisAreListed() throws {
    let screen = try makeTree()
    let a = try #require(screen["a"])
    // 320 - 16.2 is 303.8; 303.5 and 304 are on the grid, and 16.2 goes to 16.
    #expect(
      a.explain(.leading).description == """
        screen/a leading = 303.8
          rule       constraints
          axis       0…320, the bounds of screen
          direction  right-to-left, set on screen
          leading    16.2
          snapped    304
          constraint a.leading == screen.leading + 16.2  Card.swift:40
          constraint a.width == 80 @ 700  Card.swift:42, missed by 10
          constraint 'wide': a.width == 90  Card.swift:43
          constraint a.width == 100  Card.swift:44, left out, missed by 10
          constraint b.leading == a.trailing  Card.swift:45
          constraint b.height == a.width  Card.swift:46
          content    width 50, hugging 250, compression resistance 750
        """
    )
    #expect(
      a.explain(.bottom).description == """
        screen/a bottom = 28
          rule       constraints
          axis       0…320, the bounds of screen
          direction  right-to-left, set on screen
          snapped    28
          constraint a.top == screen.top + 8  Card.swift:41
          content    height 20, hugging 250, compression resistance 750
        """
    )
    #expect(screen.layoutConflicts.count == 1)
  }

  @Test func theAxisIsThatOfTheNodesOwnAttribute() throws {
    let screen = try makeTree()
    let b = try #require(screen["b"])
    #expect(b.explain(.left).constraints.map(\.equation) == ["b.leading == a.trailing"])
    #expect(b.explain(.top).constraints.map(\.equation) == ["b.height == a.width"])
    #expect(b.explain(.top).content == nil)
    #expect(b.supernode === screen)
  }

  @Test func anotherDirectionOfTheOwnerIsNamed() throws {
    let screen = makeScreen(Node("box") { Node("a").content(50, 20) }.leading(0, 0, 100, 100))
    screen["box"]?.layoutDirection = .rightToLeft
    try screen.constrain("a.leading == screen.leading + 16")
    #expect(
      screen["a"]?.explain(.left).constraints.map(\.description)
        == ["a.leading == screen.leading + 16  left-to-right"]
    )
  }

  @Test func whatIsNotSolvedYetIsSaid() throws {
    let screen = makeScreen(Node("a").content(50, 20))
    try LayoutConstraint.install([
      ConstraintEquation(parsing: "a.width == 60").makeConstraint(in: screen, file: "", line: 0)
    ])
    #expect(screen["a"]?.explain(.left).constraints.map(\.missedBy) == [nil])
    #expect(
      screen["a"]?.explain(.left).constraints.map(\.description) == [
        "a.width == 60  not solved yet"
      ]
    )
  }

  @Test func aNodeWithAPlaceOfItsOwnHasNone() throws {
    let screen = makeScreen(Node("a").leading(1, 2, 30, 40), Node("b").content(10, 10))
    try screen.constrain("b.leading == a.trailing", "b.top == screen.top")
    #expect(screen["a"]?.explain(.leading).constraints == [])
    #expect(screen["a"]?.explain(.leading).rule == "directionalFrame 1,2,30,40")
    #expect(screen["b"]?.explain(.leading).exact == 31)
  }

  @Test func drawingsSayWhatConstraintsPlace() throws {
    let screen = makeScreen(Node("a").leading(1, 2, 30, 40), Node("b"))
    screen["b"]?.alpha = 0.5
    try screen.constrain("b.leading == a.trailing", "b.top == screen.top")
    #expect(
      screen.treeText == """
        screen 0,0 320×480
        ├─ a 1,2 30×40
        └─ b 31,0 0×0 [constraints, alpha 0.5]

        """
    )
  }
}
