import Maraya
import Testing

/// Diagnostics belong to the tree: its first thousand are kept, and they go where the node goes.
@Suite struct DiagnosticLogTests {
  @Test func everyNodeGivesThoseOfTheTreeOldestFirst() {
    let screen = Node("screen") {
      Node("list") {
        LayerNode("line")
      }
    }
    #expect(screen.diagnostics == [])
    #expect(screen.omittedDiagnosticCount == 0)
    screen["line"]?.alpha = .nan
    screen.zPosition = .infinity
    screen["list"]?.referenceWidth = -20.5
    expectSound(screen)
    let messages = [
      "non-finite-value: screen/list/line.alpha nan",
      "non-finite-value: screen.zPosition inf",
      "negative-length: screen/list.referenceWidth -20.5",
    ]
    for node in screen.subtree {
      #expect(node.diagnostics.map(\.message) == messages)
      #expect(node.omittedDiagnosticCount == 0)
    }
  }

  @Test func aDiagnosticKeepsThePathAsItWasThen() {
    let screen = Node("screen") { Node("box") }
    let box = screen.subnodes[0]
    box.alpha = .nan
    screen.id = "window"
    box.id = "card"
    expectSound(screen)
    #expect(box.diagnostics.map(\.node) == ["screen/box"])
  }

  @Test func aNodeBringsItsOwnAlong() {
    let card = Node("card") { Node("chip") }
    card.subnodes[0].alpha = .nan
    let screen = Node("screen")
    screen.zPosition = .nan
    screen.addSubnode(card)
    expectSound(screen)
    let messages = [
      "non-finite-value: screen.zPosition nan", "non-finite-value: card/chip.alpha nan",
    ]
    #expect(screen.diagnostics.map(\.message) == messages)
    #expect(card.diagnostics.map(\.message) == messages)

    card.removeFromSupernode()
    expectSound(screen, card)
    #expect(screen.diagnostics.map(\.message) == messages, "what the tree saw stays with it")
    #expect(card.diagnostics == [])
  }

  @Test func aNodeWithinATreeLeavesThoseOfTheTreeThere() {
    let old = Node("old") { Node("box") }
    let new = Node("new")
    let box = old.subnodes[0]
    box.alpha = .nan
    new.addSubnode(box)
    expectSound(old, new)
    #expect(old.diagnostics.map(\.node) == ["old/box"])
    #expect(new.diagnostics == [])
    box.alpha = .nan
    expectSound(old, new)
    #expect(new.diagnostics.map(\.node) == ["new/box"])
    #expect(old.diagnostics.count == 1)
  }

  @Test func removingForgetsThemForTheWholeTree() {
    let screen = Node("screen") { Node("box") }
    let box = screen.subnodes[0]
    for _ in 0..<1_002 { box.alpha = .nan }
    box.removeAllDiagnostics()
    expectSound(screen)
    #expect(screen.diagnostics == [])
    #expect(screen.omittedDiagnosticCount == 0)
    box.alpha = .infinity
    expectSound(screen)
    #expect(screen.diagnostics.map(\.value) == ["inf"])

    let quiet = Node()
    quiet.removeAllDiagnostics()
    expectSound(quiet)
    #expect(quiet.diagnostics == [])
  }

  @Test func aThousandAreKeptAndTheRestIsCounted() {
    let box = Node("box")
    for index in 1...1_000 { box.referenceWidth = -Double(index) }
    expectSound(box)
    #expect(box.diagnostics.count == 1_000)
    #expect(box.omittedDiagnosticCount == 0)
    for _ in 0..<3 { box.alpha = .nan }
    expectSound(box)
    #expect(box.diagnostics.count == 1_000)
    #expect(box.omittedDiagnosticCount == 3)
    #expect(box.diagnostics.allSatisfy { $0.code == .negativeLength }, "the first ones are kept")
  }

  /// Each row: how many the tree has, how many the new node has, how many are kept, omitted.
  static let unions: [(Int, Int, Int, Int)] = [
    (0, 3, 3, 0),
    (700, 300, 1_000, 0),
    (700, 301, 1_000, 1),
    (1_000, 5, 1_000, 5),
    (0, 1_004, 1_000, 4),
    (1_002, 1_003, 1_000, 1_005),
    (2, 1_003, 1_000, 5),
  ]

  @Test(arguments: unions)
  func twoTreesTogetherKeepAThousand(tree: Int, node: Int, kept: Int, omitted: Int) {
    let screen = Node("screen")
    for _ in 0..<tree { screen.alpha = .nan }
    let box = Node("box")
    for _ in 0..<node { box.zPosition = .nan }
    screen.addSubnode(box)
    expectSound(screen)
    #expect(screen.diagnostics.count == kept)
    #expect(screen.omittedDiagnosticCount == omitted)
    #expect(screen.diagnostics.filter { $0.property == "alpha" }.count == min(tree, 1_000))

    box.removeFromSupernode()
    expectSound(screen, box)
    #expect(box.diagnostics == [])
    #expect(box.omittedDiagnosticCount == 0)
  }
}
