import Maraya
import Testing

/// The throwing twin: it says what stands in the way, and leaves the trees as they were.
@Suite struct HierarchyErrorTests {
  let screen = Node("screen") {
    Node("list") {
      LayerNode("line") {
        Node("dot")
      }
      Node("row")
    }
  }
  let other = Node("other") {
    Node("guest")
  }

  private func node(_ id: String) throws -> Node {
    try #require(screen[id] ?? other[id])
  }

  /// Each row: the node, the supernode it is attached to, the index, the error.
  static let obstacles: [(String, String, Int?, HierarchyError)] = [
    ("screen", "screen", nil, .addsItself(node: "screen")),
    ("row", "row", 0, .addsItself(node: "screen/list/row")),
    ("line", "line", 7, .addsItself(node: "screen/list/line")),
    ("screen", "list", nil, .makesCycle(node: "screen", supernode: "screen/list")),
    ("screen", "dot", 0, .makesCycle(node: "screen", supernode: "screen/list/line/dot")),
    ("list", "row", 1, .makesCycle(node: "screen/list", supernode: "screen/list/row")),
    ("list", "dot", nil, .makesCycle(node: "screen/list", supernode: "screen/list/line/dot")),
    ("line", "dot", 9, .makesCycle(node: "screen/list/line", supernode: "screen/list/line/dot")),
    ("guest", "list", -1, .negativeIndex(-1, node: "other/guest", supernode: "screen/list")),
    ("row", "list", -7, .negativeIndex(-7, node: "screen/list/row", supernode: "screen/list")),
    ("other", "screen", .min, .negativeIndex(.min, node: "other", supernode: "screen")),
  ]

  @Test(arguments: obstacles)
  func attachThrowsAndLeavesTheTreesAsTheyWere(
    id: String,
    supernode: String,
    index: Int?,
    error: HierarchyError
  ) throws {
    screen.layoutIfNeeded()
    other.layoutIfNeeded()
    let before = [screen, other].map(Self.shape)
    #expect(throws: error) {
      try node(supernode).attach(node(id), at: index)
    }
    expectSound(screen, other)
    #expect([screen, other].map(Self.shape) == before)
    #expect(screen.diagnostics.isEmpty)
  }

  /// Each row: the same for nodes that are nowhere near each other; nothing is thrown.
  static let possibilities: [(String, String, Int?, String)] = [
    ("guest", "dot", nil, "screen/list/line/dot/guest"),
    ("other", "row", 0, "screen/list/row/other"),
    ("dot", "list", 0, "screen/list/dot"),
    ("row", "dot", nil, "screen/list/line/dot/row"),
    ("line", "row", nil, "screen/list/row/line"),
    ("screen", "guest", 3, "other/guest/screen"),
  ]

  @Test(arguments: possibilities)
  func attachThrowsOnlyIfThereIsAReason(
    id: String,
    supernode: String,
    index: Int?,
    path: String
  ) throws {
    let node = try node(id)
    try self.node(supernode).attach(node, at: index)
    expectSound(screen, other)
    #expect(node.path == path)
  }

  /// Each row: an error, what it says.
  static let messages: [(HierarchyError, String)] = [
    (.addsItself(node: "screen/card"), "Node: adding screen/card to itself would make a cycle"),
    (
      .makesCycle(node: "screen", supernode: "screen/card"),
      "Node: adding screen to screen/card, which is inside it, would make a cycle"
    ),
    (
      .negativeIndex(-1, node: "chip", supernode: "card"),
      "Node: inserting chip into card at the negative index -1"
    ),
  ]

  @Test(arguments: messages)
  func aMessageNamesTheNodes(error: HierarchyError, message: String) {
    #expect(error.message == message)
  }

  @Test func aCycleIsFoundInADeepTreeAndBelowALargeOne() throws {
    let top = Node("top")
    var deepest = top
    for _ in 0..<2_000 {
      let next = Node()
      deepest.addSubnode(next)
      deepest = next
    }
    for _ in 0..<2_000 { top.addSubnode(Node()) }
    expectSound(top)
    #expect(throws: HierarchyError.self) { try deepest.attach(top) }
    #expect(throws: HierarchyError.self) { try deepest.attach(#require(top.firstSubnode)) }
    try deepest.attach(#require(top.lastSubnode))
    expectSound(top)
    #expect(deepest.subnodeCount == 1)
  }

  /// The nodes of a tree in order, how deep they are and what they are asked to do.
  private static func shape(of root: Node) -> [String] {
    root.subtree.map { "\($0.depth) \($0.path) \($0.needsLayout) \(ObjectIdentifier($0))" }
  }
}
