import Maraya
import Testing

@Suite struct RelativesTests {
  let screen = Node("screen") {
    Node("bar")
    Node("list") {
      LayerNode("line") {
        Node("dot")
      }
      Node("row")
      Node("end")
    }
  }

  private func node(_ id: String) throws -> Node {
    try #require(screen[id])
  }

  /// Each row: node, supernode, previous and next sibling, first and last subnode, depth.
  static let relatives: [(String, String?, String?, String?, String?, String?, Int)] = [
    ("screen", nil, nil, nil, "bar", "list", 0),
    ("bar", "screen", nil, "list", nil, nil, 1),
    ("list", "screen", "bar", nil, "line", "end", 1),
    ("line", "list", nil, "row", "dot", "dot", 2),
    ("dot", "line", nil, nil, nil, nil, 3),
    ("row", "list", "line", "end", nil, nil, 2),
    ("end", "list", "row", nil, nil, nil, 2),
  ]

  @Test(arguments: relatives)
  func everybodyKnowsTheirRelatives(
    id: String,
    supernode: String?,
    previous: String?,
    next: String?,
    first: String?,
    last: String?,
    depth: Int
  ) throws {
    let node = try node(id)
    #expect(node.supernode?.id == supernode)
    #expect(node.previousSibling?.id == previous)
    #expect(node.nextSibling?.id == next)
    #expect(node.firstSubnode?.id == first)
    #expect(node.lastSubnode?.id == last)
    #expect(node.depth == depth)
    #expect(node.root === screen)
    expectSound(screen)
  }

  /// Each row: node, the ids of its subnodes.
  static let lists: [(String, [String])] = [
    ("screen", ["bar", "list"]),
    ("bar", []),
    ("list", ["line", "row", "end"]),
    ("line", ["dot"]),
  ]

  @Test(arguments: lists)
  func theListHasNodesAndLayersBackToFront(id: String, subnodes: [String]) throws {
    let node = try node(id)
    #expect(node.subnodes.map(\.id) == subnodes)
    #expect(node.subnodeCount == subnodes.count)
  }

  /// Each row: a node, another one, whether the first is the second or below it.
  static let descents: [(String, String, Bool)] = [
    ("screen", "screen", true),
    ("bar", "bar", true),
    ("bar", "screen", true),
    ("dot", "screen", true),
    ("dot", "list", true),
    ("dot", "line", true),
    ("screen", "bar", false),
    ("line", "dot", false),
    ("dot", "row", false),
    ("row", "end", false),
    ("bar", "list", false),
  ]

  @Test(arguments: descents)
  func aDescendantIsTheNodeItselfOrBelow(id: String, other: String, isInside: Bool) throws {
    #expect(try node(id).isDescendant(of: node(other)) == isInside)
  }

  @Test func nobodyDescendsFromAnotherTree() throws {
    let other = Node("other")
    #expect(!other.isDescendant(of: screen))
    #expect(try !node("dot").isDescendant(of: other))
  }

  @Test func aRemovedNodeIsTheRootOfItsSubtree() throws {
    let list = try node("list")
    let dot = try node("dot")
    list.removeFromSupernode()
    expectSound(screen, list)
    #expect(list.supernode == nil)
    #expect(list.previousSibling == nil)
    #expect(list.depth == 0)
    #expect(dot.root === list)
    #expect(dot.depth == 2)
    #expect(!dot.isDescendant(of: screen))
    #expect(screen.idsOfSubnodes == "bar")
    #expect(screen.lastSubnode?.nextSibling == nil)
  }

  @Test func theListIsACopyThatChangesDoNotReach() throws {
    let list = try node("list")
    let subnodes = list.subnodes
    for subnode in list.subnodes {
      subnode.removeFromSupernode()
      expectSound(screen, subnode)
    }
    #expect(subnodes.map(\.id) == ["line", "row", "end"])
    #expect(list.subnodes.isEmpty)
    #expect(list.subnodeCount == 0)
    #expect(list.firstSubnode == nil)
    #expect(list.lastSubnode == nil)
  }
}
