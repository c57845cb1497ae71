import Maraya
import Testing

@Suite struct SubtreeTests {
  let screen = Node("screen") {
    Node("bar")
    Node("list") {
      LayerNode("line") {
        Node("dot")
      }
      Node("row")
    }
    Node("end")
  }

  private func node(_ id: String) throws -> Node {
    try #require(screen[id])
  }

  /// Each row: where to begin, the ids in order.
  static let orders: [(String, String)] = [
    ("screen", "screen bar list line dot row end"),
    ("list", "list line dot row"),
    ("line", "line dot"),
    ("bar", "bar"),
    ("end", "end"),
  ]

  @Test(arguments: orders)
  func supernodesComeFirstThenSubnodesBackToFront(id: String, order: String) throws {
    #expect(
      try node(id).subtree.map { $0.id ?? "" } == order.split(separator: " ").map(String.init)
    )
  }

  @Test func aNodeWithoutSubnodesIsItsSubtree() {
    let node = Node()
    #expect(node.subtree.map(ObjectIdentifier.init) == [ObjectIdentifier(node)])
  }

  @Test func afterTheEndNothingComesEvenIfTheTreeGrows() throws {
    var iterator = try node("line").subtree.makeIterator()
    #expect(iterator.next()?.id == "line")
    #expect(iterator.next()?.id == "dot")
    #expect(iterator.next() == nil)
    try node("dot").addSubnode(Node("late"))
    expectSound(screen)
    #expect(iterator.next() == nil)
  }

  @Test func theIteratorHoldsTheTree() {
    var iterator = Node("top") { Node("sub") }.subtree.makeIterator()
    #expect(iterator.next()?.id == "top")
    #expect(iterator.next()?.id == "sub")
    #expect(iterator.next() == nil)
  }

  /// Each row: at which node to act, what to do, the ids in the order in which they come.
  static let changes: [(String, @Sendable (Node) -> Void, String)] = [
    ("row", { $0.removeFromSupernode() }, "screen bar list line dot row"),
    ("list", { $0.removeFromSupernode() }, "screen bar list"),
    ("line", { $0.removeFromSupernode() }, "screen bar list line"),
    ("bar", { $0.nextSibling?.removeFromSupernode() }, "screen bar end"),
    ("list", { $0["dot"]?.removeFromSupernode() }, "screen bar list line row end"),
    ("bar", { $0.addSubnode(Node("new")) }, "screen bar new list line dot row end"),
    ("row", { $0.supernode?.addSubnode(Node("new")) }, "screen bar list line dot row new end"),
    (
      "row", { $0.supernode?.insertSubnode(Node("new"), at: 0) }, "screen bar list line dot row end"
    ),
    ("bar", { $0.supernode?.bringSubnodeToFront($0) }, "screen bar"),
    ("end", { $0.supernode?.sendSubnodeToBack($0) }, "screen bar list line dot row end bar list…"),
  ]

  @Test(arguments: changes)
  func theIterationGoesOnFromWhereTheLastNodeStands(
    id: String,
    change: @Sendable (Node) -> Void,
    order: String
  ) {
    let screen = screen
    var ids: [String] = []
    var hasChanged = false
    for node in screen.subtree {
      ids.append(node.id ?? "")
      if ids.count == 9 {
        ids[8] += "…"
        break
      }
      if node.id == id && !hasChanged {
        hasChanged = true
        let root = node.root
        change(node)
        expectSound(root, node)
      }
    }
    #expect(ids.joined(separator: " ") == order)
  }

  @Test func aCollectedSubtreeMayBeTakenApart() {
    let nodes = Array(screen.subtree)
    for node in nodes {
      node.removeFromSupernode()
      expectSound(screen, node)
    }
    #expect(nodes.count == 7)
    #expect(nodes.allSatisfy { $0.supernode == nil && $0.subnodeCount == 0 })
  }
}
