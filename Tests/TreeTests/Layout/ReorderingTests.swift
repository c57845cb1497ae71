import Maraya
import TestSupport
import Testing

/// Hooks that run while subnodes are placed, and change the list of them.
@Suite struct ReorderingTests {
  /// A node that does something once while it is measured.
  private final class Restless: Node {
    var act: (Restless) -> Void = { _ in }

    override func sizeThatFits(_ size: Size) -> Size {
      let act = act
      self.act = { _ in }
      act(self)
      return Size(width: 6, height: 5)
    }
  }

  @Test(arguments: [0, 1, 2])
  func everySubnodeIsPlacedWhateverTheOrder(kind: Int) {
    let (first, last) = (Node("first"), Node("last"))
    let restless = Restless("restless")
    let root = Node("root") {
      first
      restless
      last
    }
    restless.place(leading: 1, top: 1)
    for node in [first, last] {
      node.directionalFrame = Rect(x: 0, y: 0, width: 10, height: 10)
    }
    root.layout(width: 100, height: 100, direction: .leftToRight)
    restless.act = { [weak root, weak last] node in
      switch kind {
      case 0: root?.bringSubnodeToFront(node)
      case 1: last.map { root?.sendSubnodeToBack($0) }
      default: root?.exchangeSubnode(at: 0, withSubnodeAt: 2)
      }
    }
    restless.invalidateIntrinsicContentSize()
    root.layout(width: 100, height: 100, direction: .rightToLeft)
    #expect(first.frame == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(last.frame == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(restless.frame == Rect(x: 93, y: 1, width: 6, height: 5))
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(root.brokenInvariants() == [])
  }

  /// A node whose axis is asked for by whoever is placed in it.
  private final class Opening: Node {
    var act: (Opening) -> Void = { _ in }

    override var childReferenceAxis: ReferenceAxis {
      let act = act
      self.act = { _ in }
      act(self)
      return super.childReferenceAxis
    }
  }

  @Test func anAxisThatTakesOutWhoIsStretchedIsSafe() {
    let opening = Opening("opening")
    opening.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    do {
      let subnode = Node("subnode")
      subnode.directionalFrame = Rect(x: 1, y: 1, width: 10, height: 10)
      subnode.autoresizingMask = .flexibleWidth
      opening.addSubnode(subnode)
    }
    opening.act = { $0.firstSubnode?.removeFromSupernode() }
    opening.bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(opening.subnodeCount == 0)
    #expect(opening.brokenInvariants() == [])
  }

  @Test func anAxisThatTakesOutWhoAsksIsSafe() {
    let subnode = Node("subnode")
    let root = Node("root")
    do {
      let opening = Opening("opening")
      opening.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      opening.addSubnode(subnode)
      root.addSubnode(opening)
      opening.act = { $0.removeFromSupernode() }
    }
    subnode.autoresizingMask = .flexibleWidth
    #expect(root.subnodeCount == 0)
    #expect(subnode.brokenInvariants() == [])
  }

  @Test func aDirectionThatIsSetUnderAForcedNodeInAPassReachesAll() {
    let inner = Node("inner")
    inner.directionalFrame = Rect(x: 0, y: 0, width: 10, height: 10)
    let holder = ProbeNode("holder")
    holder.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    holder.addSubnode(inner)
    let turner = ProbeNode("turner")
    let root = Node("root") {
      holder
      turner
    }
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    turner.onLayout = { $0.root.layoutDirection = .rightToLeft }
    turner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(root.brokenInvariants() == [])
  }
}
