import Maraya
import Testing

@Suite struct LookupTests {
  let screen = Node("screen") {
    Node("list") {
      Node("row") {
        Node("title")
      }
      LayerNode("line")
    }
    Node("row")
    Node()
    Node("")
  }

  @Test func anIDFindsTheFirstNodeDepthFirst() throws {
    #expect(screen["row"]?.path == "screen/list/row")
    #expect(screen["line"]?.path == "screen/list/line")
    #expect(screen["title"]?.path == "screen/list/row/title")
    try #require(screen["list"]).removeFromSupernode()
    expectSound(screen)
    #expect(screen["row"]?.path == "screen/row")
  }

  @Test func theNodeItselfIsFound() {
    #expect(screen["screen"] === screen)
  }

  @Test func theSearchGoesDownOnly() throws {
    let list = try #require(screen["list"])
    #expect(list["row"]?.path == "screen/list/row")
    #expect(list["screen"] == nil)
    let last = try #require(screen.subnodes.first { $0.id == "row" })
    #expect(last["row"] === last)
    #expect(last["title"] == nil)
  }

  @Test func aMissingIDFindsNothing() {
    #expect(screen["ghost"] == nil)
    #expect(Node()["ghost"] == nil)
  }

  @Test func noIDIsNotTheEmptyID() {
    #expect(screen[""] === screen.lastSubnode)
    #expect(Node()[""] == nil)
  }

  @Test func aNewNameFindsTheNode() throws {
    let line = try #require(screen["line"])
    line.id = "rule"
    expectSound(screen)
    #expect(screen["rule"] === line)
    #expect(screen["line"] == nil)
    line.id = nil
    #expect(screen["rule"] == nil)
  }
}

@Suite struct PathTests {
  /// Says what it is in its own words.
  private final class Card: Node {
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "card"
    }
  }

  @Test func aPathNamesEachNodeFromTheRoot() {
    let screen = Node("screen") {
      Node("list") {
        Node("row")
      }
    }
    #expect(screen.path == "screen")
    #expect(screen["row"]?.path == "screen/list/row")
  }

  @Test func aNodeWithoutIDIsItsTypeAndItsIndex() {
    let screen = Node {
      Node("bar")
      LayerNode()
      Node {
        Card()
        Node()
      }
    }
    #expect(screen.path == "node")
    #expect(screen.subnodes.map(\.path) == ["node/bar", "node/layer[1]", "node/node[2]"])
    let inner = screen.lastSubnode?.subnodes.map(\.path)
    #expect(inner == ["node/node[2]/node[0]", "node/node[2]/node[1]"])
    screen.sendSubnodeToBack(screen.subnodes[2])
    expectSound(screen)
    #expect(screen.firstSubnode?.firstSubnode?.path == "node/node[0]/node[0]")
  }

  @Test func aRemovedNodeHasAPathOfItsOwn() {
    let screen = Node("screen") {
      Node("list")
      Node()
    }
    let node = screen.subnodes[1]
    node.removeFromSupernode()
    expectSound(screen, node)
    #expect(node.path == "node")
  }

  /// A chain of nodes named by their depth.
  private func deepest(ofChain count: Int) -> (root: Node, deepest: Node) {
    let root = Node("0")
    var deepest = root
    for depth in 1..<count {
      let next = Node("\(depth)")
      deepest.addSubnode(next)
      deepest = next
    }
    expectSound(root)
    return (root, deepest)
  }

  @Test func aDiagnosticNamesTheWholePathOfSixteenNodes() {
    let (root, node) = deepest(ofChain: 16)
    node.alpha = .nan
    expectSound(root)
    #expect(root.diagnostics.map(\.node) == ["0/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15"])
    #expect(node.path == "0/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15")
  }

  @Test func aDiagnosticNamesTheEndOfALongerPath() {
    let (root, node) = deepest(ofChain: 18)
    node.alpha = .nan
    expectSound(root)
    #expect(root.diagnostics.map(\.node) == ["…/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17"])
    #expect(node.path == "0/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17")
  }
}
