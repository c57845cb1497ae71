import Maraya
import MarayaTree
import Testing

@Suite("Layout pass")
struct LayoutPassTests {
  @Test func supernodesAreLaidOutBeforeTheirSubnodes() {
    let log = ProbeNode.Log()
    let root = ProbeNode("root") {
      ProbeNode("a") {
        ProbeNode("b").with { $0.log = log }
      }.with { $0.log = log }
      ProbeNode("c").with { $0.log = log }
    }
    root.log = log
    root.layoutIfNeeded()
    #expect(log.entries == ["root", "a", "b", "c"])
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aCleanTreeCallsNothing() {
    let child = ProbeNode("child")
    let root = ProbeNode("root") { child }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.layoutCount == 1)
    #expect(child.layoutCount == 1)
  }

  @Test func onlyTheMarkedNodeIsLaidOut() {
    let leaf = ProbeNode("leaf")
    let other = ProbeNode("other")
    let middle = ProbeNode("middle") { leaf }
    let root = ProbeNode("root") {
      middle
      other
    }
    root.layoutIfNeeded()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([root, middle, other].map(\.layoutCount) == [1, 1, 1])
    #expect(leaf.layoutCount == 2)
  }

  @Test func itBeginsAtTheTopmostAncestorThatNeedsLayoutWithoutAGap() {
    let log = ProbeNode.Log()
    let leaf = ProbeNode("leaf")
    let middle = ProbeNode("middle") { leaf }
    let top = ProbeNode("top") { middle }
    let root = ProbeNode("root") { top }
    root.layoutIfNeeded()
    for node in [leaf, middle, top, root] { node.log = log }

    // A gap: `middle` is clean, so a pass for the leaf leaves `top` as it is.
    top.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.entries == ["leaf"])
    #expect(top.needsLayout)

    middle.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.entries == ["leaf", "top", "middle"])
    root.layoutIfNeeded()
    #expect(log.entries == ["leaf", "top", "middle"])
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aNewNodeNeedsLayoutAndANewLayerDoesNot() {
    #expect(Node().needsLayout)
    #expect(!LayerNode().needsLayout)
  }

  @Test func aChangeOfSizeMarksTheNodeAndItsSupernode() {
    let child = Node("child")
    let root = Node("root") { child }
    root.layoutIfNeeded()
    child.bounds.size = Size(width: 10, height: 10)
    #expect(child.needsLayout)
    #expect(root.needsLayout)
  }

  @Test func neitherPositionNorTransformNorTheOriginOfBoundsMarksAnything() {
    let child = Node("child")
    let root = Node("root") { child }
    root.layoutIfNeeded()
    child.center = Point(x: 5, y: 5)
    child.transform = AffineTransform(scaleX: 2, y: 2)
    child.bounds.origin = Point(x: 3, y: 4)
    #expect(!child.needsLayout)
    #expect(!root.needsLayout)
  }

  @Test func didLayoutComesAfterEverythingBelow() {
    var order: [String] = []
    let leaf = ProbeNode("leaf")
    let root = ProbeNode("root") { leaf }
    for node in [root, leaf] {
      node.onLayout = { order.append("layout \($0.id ?? "")") }
      node.onDidLayout = { order.append("did \($0.id ?? "")") }
    }
    root.layoutIfNeeded()
    #expect(order == ["layout root", "layout leaf", "did leaf", "did root"])
  }

  @Test func sizesSetInLayoutSubnodesTakePartInTheSamePass() {
    let leaf = ProbeNode("leaf")
    let root = ProbeNode("root") { leaf }
    root.layoutIfNeeded()
    root.onLayout = { node in
      for subnode in node.subnodes { subnode.frame = Rect(x: 0, y: 0, width: 30, height: 40) }
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    // The root knows what it does to its own subnodes: it is not asked again for it.
    #expect(root.layoutCount == 2)
    #expect(leaf.layoutCount == 2)
    #expect(!root.needsLayout)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aNodeMarkedBehindTheWalkIsLaidOutInTheSamePass() {
    let first = ProbeNode("first")
    let second = ProbeNode("second")
    let root = ProbeNode("root") {
      first
      second
    }
    second.onLayout = { _ in if first.layoutCount == 1 { first.setNeedsLayout() } }
    root.layoutIfNeeded()
    #expect(first.layoutCount == 2)
    #expect(second.layoutCount == 1)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aSupernodeMarkedFromBelowIsLaidOutAgain() {
    let child = ProbeNode("child")
    let root = ProbeNode("root") { child }
    child.onLayout = { node in
      if node.layoutCount == 1 { node.bounds.size = Size(width: 7, height: 7) }
    }
    root.layoutIfNeeded()
    #expect(root.layoutCount == 2)
    #expect(!root.needsLayout)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func marksMadeInDidLayoutAreMetInTheSamePass() {
    let child = ProbeNode("child")
    let root = ProbeNode("root") { child }
    child.onDidLayout = { node in if node.didLayoutCount == 1 { node.setNeedsLayout() } }
    root.onDidLayout = { node in if node.didLayoutCount == 1 { child.setNeedsLayout() } }
    root.layoutIfNeeded()
    #expect(child.layoutCount == 3)
    #expect(root.layoutCount == 1)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aPassInsideAHookBringsTheSubtreeUpToDate() {
    let leaf = ProbeNode("leaf")
    let child = ProbeNode("child") { leaf }
    let root = ProbeNode("root") { child }
    var countInside = 0
    root.onLayout = { node in
      node.subnodes[0].layoutIfNeeded()
      countInside = leaf.layoutCount
      node.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(countInside == 1)
    #expect([root, child, leaf].map(\.layoutCount) == [1, 1, 1])
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test(arguments: ["itself", "each other", "supernode"])
  func hooksThatUndoEachOtherEndWithADiagnostic(whom: String) {
    let first = ProbeNode("first")
    let second = ProbeNode("second")
    let root = ProbeNode("root") {
      first
      second
    }
    switch whom {
    case "itself": first.onLayout = { $0.setNeedsLayout() }
    case "each other":
      first.onLayout = { [weak second] _ in second?.setNeedsLayout() }
      second.onLayout = { [weak first] _ in first?.setNeedsLayout() }
    default:
      root.onLayout = { [weak first] _ in first?.setNeedsLayout() }
      first.onLayout = { $0.supernode?.setNeedsLayout() }
    }
    root.layoutIfNeeded()
    let codes = root.diagnostics.map(\.code)
    #expect(codes == [.layoutLoop])
    #expect(first.layoutCount <= 102)
    #expect(root.brokenInvariants().isEmpty)
  }
}
