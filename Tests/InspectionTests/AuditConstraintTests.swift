import Maraya
import Testing

/// `physical-constraint`, `layout-conflict` and `ambiguous-layout`.
@Suite("Audit: constraints")
struct AuditConstraintTests {
  @Test func aDirectionalLayoutIsNotMentioned() throws {
    let screen = makeScreen(Node("a").content(50, 20), Node("b").content(30, 20), Node("c"))
    try screen.constrain(
      "a.leading == screen.leadingMargin + 16",
      "a.top == screen.top + 8",
      "b.leading == a.trailing + 8",
      "b.top == a.top",
      "b.trailing <= screen.trailing - 16",
      "c.leading == screen.leading + 20%",
      "c.trailing == screen.trailing - 20",
      "c.top == a.bottom * 2",
      "c.height == c.width * 0.5"
    )
    #expect(screen.auditLines == [])
    #expect(screen.mirrorReport() == [])
  }

  /// Each row: an equation, where the node is in both directions and should be, why, what would do.
  private static let physical: [(String, String, String, String, String, String)] = [
    (
      "a.left == screen.left + 16", "16,8", "16,8", "254,8", "keeps its side",
      "use leading and trailing"
    ),
    (
      "a.left == screen.leftMargin", "8,8", "8,8", "262,8", "keeps its side",
      "use leading and trailing"
    ),
    (
      "screen.safeArea.right == a.right + 16", "254,8", "254,8", "16,8", "keeps its side",
      "use leading and trailing"
    ),
    (
      "a.centerX == screen.centerX + 10", "145,8", "145,8", "125,8", "does not turn",
      "use directionalCenterX"
    ),
    (
      "a.trailing == screen.trailing * 0.8", "206,8", "0,8", "64,8",
      "is measured from the left in both directions",
      "use per cent of the owner's width, as in a.trailing == screen.leading + 80%"
    ),
    (
      "a.leading == screen.leading + 8 rtl + 20", "8,8", "250,8", "262,8",
      "has other points in each direction", "use one number of points"
    ),
  ]

  @Test(arguments: physical)
  func aConstraintThatKeepsItsSideIsNamed(
    equation: String,
    left: String,
    right: String,
    expected: String,
    why: String,
    remedy: String
  ) throws {
    let screen = makeScreen(Node("a").content(50, 20))
    try screen.constrain("a.top == screen.top + 8", equation)
    #expect(
      screen.auditLines == [
        "not-mirrored: screen/a is \(left) 50×20 left-to-right, \(right) 50×20 right-to-left "
          + "instead of \(expected) 50×20: \(equation) \(why)",
        "physical-constraint: screen/a has \(equation), which \(why): \(remedy)",
      ]
    )
  }

  @Test func aConstraintThatMayKeepItsSideIsNamedToo() throws {
    let screen = makeScreen(Node("a").content(50, 20))
    try screen.constrain(
      "a.top == screen.top",
      "a.leading == screen.leading + 16",
      "a.centerX <= screen.centerX @ 9"
    )
    let finding = try #require(screen.audit().first { $0.code == .physicalConstraint })
    #expect(
      finding.description == "physical-constraint: screen/a has a.centerX <= screen.centerX @ 9, "
        + "which does not turn: use directionalCenterX"
    )
    #expect(finding.value["details"]?["mirrored"] == .text("a.centerX >= screen.centerX @ 9"))
  }

  /// Sixteen points on both sides are their own mirror image.
  @Test func sidesThatMirrorTogetherAreNotMentioned() throws {
    let screen = makeScreen(Node("a").content(50, 20))
    try screen.constrain(
      "a.top == screen.top",
      "'l': a.left == screen.left + 16",
      "a.right == screen.right - 16"
    )
    #expect(screen.auditLines == [])
    screen.constraints.last?.constant = -17
    screen.layoutIfNeeded()
    #expect(screen.audit().filter { $0.code == .physicalConstraint }.count == 2)
  }

  @Test func inAnIslandASideIsASide() throws {
    let island = Node("island") { Node("a").content(50, 20) }.leading(16, 40, 100, 20)
    island.layoutDirection = .leftToRight
    let screen = makeScreen(island)
    try screen.constrain("a.left == island.left + 4", "a.top == island.top")
    #expect(screen.auditLines == [])
    // The report lists it all the same: the tree is not its own mirror image.
    #expect(
      screen.mirrorReport().map(\.description).last
        == "screen/island/a: a.left == island.left + 4 keeps its side; use leading and trailing"
    )
  }

  @Test func whatHangsOnAPhysicalConstraintIsExplainedByIt() throws {
    let screen = makeScreen(Node("a").content(50, 20), Node("b").content(30, 20))
    try screen.constrain(
      "a.top == screen.top",
      "a.left == screen.left + 16",
      "b.top == a.bottom",
      "b.leading == a.leading"
    )
    #expect(
      screen.auditLines.last == "not-mirrored: screen/b is 16,20 30×20 left-to-right, "
        + "36,20 30×20 right-to-left instead of 274,20 30×20: "
        + "what its constraints relate it to does not mirror"
    )
  }

  @Test func aContradictionIsToldWithItsReport() throws {
    let screen = makeScreen(Node("a").content(50, 20))
    try screen.constrain(
      "a.top == screen.top",
      "a.leading == screen.leading + 200",
      "'end': a.trailing == screen.trailing - 200"
    )
    #expect(
      screen.auditLines == [
        """
        layout-conflict: screen leaves out 'end': a.trailing == screen.trailing - 200 (horizontal):
          these required constraints cannot hold together:
           1. a.leading == screen.leading + 200
           2. 'end': a.trailing == screen.trailing - 200  <- left out
           3. implicit a.width >= 0
           4. host screen.width == 320
          it would need a.width == -80.
          every line is necessary; remedies: a priority below 1000 for one of 1, 2; 80 points less \
        to ask for; deactivating one
        """
      ]
    )
    let details = screen.audit().first?.value["details"]
    #expect(details?["excess"] == .number(80))
    #expect(details?["members"]?.elements?.count == 4)
  }

  /// Each row: equations, and what is open.
  @Test(arguments: [
    (["a.leading >= screen.leading + 8", "a.top == screen.top"], "leading 8 or more"),
    (
      [
        "a.leading >= screen.leading + 8", "a.trailing <= screen.trailing", "a.top == screen.top",
      ], "leading 8…270"
    ),
    (["a.bottom <= screen.bottom", "a.leading == screen.leading"], "top 460 or less"),
    (["a.height == 20"], "any leading, any top"),
    (
      [
        "a.leading == screen.leading", "a.top == screen.top", "a.width == 60 @ 750",
        "a.width == 40 @ 750",
      ], "width 40…60"
    ),
  ])
  func whatConstraintsLeaveOpenIsTold(equations: [String], open: String) throws {
    let screen = makeScreen(Node("a").content(50, 20))
    // 50 is between 40 and 60: what is between costs nothing of the content's either.
    screen["a"]?.setContentHuggingPriority(LayoutPriority(750), for: .horizontal)
    if open.hasPrefix("width") { screen["a"]?.givenContentSize = ContentSize(height: 20) }
    for equation in equations { try screen.constrain(equation) }
    #expect(
      screen.auditLines.filter { $0.hasPrefix("ambiguous") }
        == ["ambiguous-layout: screen/a is left open by its constraints: \(open)"]
    )
  }

  @Test func aNodeWithoutAnyConstraintIsTold() {
    let a = Node("a")
    a.translatesAutoresizingMaskIntoConstraints = false
    #expect(
      makeScreen(a).auditLines == [
        "empty: screen/a has no size",
        "ambiguous-layout: screen/a is to be placed by constraints, and there are none",
      ]
    )
  }
}
