import Maraya
import Testing

@Suite("Differences of constraints")
struct ConstraintDifferenceTests {
  private func makeTree() throws -> Node {
    let screen = makeScreen(Node("a").content(50, 20))
    try screen.constrain(
      "a.leading == screen.leading + 16",
      "a.top == screen.top + 8",
      "a.width == 60 @ 750"
    )
    return screen
  }

  /// Each row: what is done, what is said of it.
  private static let changes: [(@Sendable (Node) throws -> Void, [String])] = [
    ({ _ in }, []),
    (
      { $0.constraints[0].constant = 20 },
      [
        "screen: constraint a.leading == screen.leading + 16 → a.leading == screen.leading + 20",
        "screen/a moved by 4,0",
      ]
    ),
    (
      { $0.constraints[1].priority = .high },
      ["screen: constraint a.top == screen.top + 8 → a.top == screen.top + 8 @ 750"]
    ),
    (
      { try $0.constrain("a.height == 20", "a.height >= 3") },
      ["screen/a: added constraint a.height == 20", "screen/a: added constraint a.height >= 3"]
    ),
    (
      { LayoutConstraint.deactivate([$0.constraints[1]]) },
      ["screen: removed constraint a.top == screen.top + 8", "screen/a moved by 0,-8"]
    ),
    // The same once more is one more.
    (
      { try $0.constrain("a.top == screen.top + 8") },
      ["screen: added constraint a.top == screen.top + 8"]
    ),
    // Another order is no difference of what is asked.
    (
      { screen in
        let first = screen.constraints[0]
        LayoutConstraint.deactivate([first])
        LayoutConstraint.activate([first])
      }, []
    ),
    (
      { $0["a"]?.directionalFrame = Rect(x: 16, y: 8, width: 60, height: 20) }, []
    ),
    (
      { $0["a"]?.translatesAutoresizingMaskIntoConstraints = true },
      ["screen/a: placement placedByConstraints on → directionalFrame 16,8,60,20"]
    ),
  ]

  @Test(arguments: changes.indices)
  func whatIsOtherIsTold(index: Int) throws {
    let (earlier, later) = (try makeTree(), try makeTree())
    try Self.changes[index].0(later)
    later.layoutIfNeeded()
    #expect(later.differences(from: earlier).map(\.description) == Self.changes[index].1)
  }

  @Test func aDifferenceHasAFormForFiles() throws {
    let (earlier, later) = (try makeTree(), try makeTree())
    try later.constrain("a.height == 20")
    #expect(
      later.differences(from: earlier, .both).map(\.value) == [
        .record([
          .init("kind", .text("constraint")), .init("node", .text("screen/a")),
          .init("from", .none), .init("to", .text("a.height == 20")),
        ])
      ]
    )
  }
}
