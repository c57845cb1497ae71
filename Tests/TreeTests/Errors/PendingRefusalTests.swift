import Maraya
import TestSupport
import Testing

/// A change that is refused while a pass is due leaves the node where it was.
@Suite struct PendingRefusalTests {
  /// A node whose place is due: its supernode has turned.
  private func makeTree() -> (root: Node, node: Node) {
    let node = Node("node")
    node.directionalFrame = Rect(x: 10, y: 0, width: 10, height: 10)
    let root = Node("root") { node }
    root.layout(width: 100, height: 100)
    root.layoutDirection = .rightToLeft
    return (root, node)
  }

  @Test func anAnchorPointThatOverflows() {
    let (root, node) = makeTree()
    node.anchorPoint = UnitPoint(x: 1e308, y: 0)
    #expect(root.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.frame == Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(node.anchorPoint == .center)
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 80, y: 0, width: 10, height: 10))
    #expect(root.brokenInvariants() == [])
  }

  @Test func boundsThatOverflow() {
    let (root, node) = makeTree()
    node.bounds = Rect(x: 1e308, y: 0, width: 1e308, height: 10)
    #expect(root.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.frame == Rect(x: 10, y: 0, width: 10, height: 10))
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 80, y: 0, width: 10, height: 10))
    #expect(root.brokenInvariants() == [])
  }

  @Test func aRuleThatOverflows() {
    let (root, node) = makeTree()
    node.place(leading: 1e308, top: 0, width: 1e308, height: 10)
    #expect(root.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.placement == .frame(Rect(x: 10, y: 0, width: 10, height: 10), in: .directional))
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 80, y: 0, width: 10, height: 10))
    #expect(root.brokenInvariants() == [])
  }
}
