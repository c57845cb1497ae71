import Maraya
import MarayaTree
import Testing

@Suite("Direction in a pass")
struct DirectionPassTests {
  /// A node 100 wide, 20 from the leading edge of a root 320 wide.
  private func tree() -> (root: ProbeNode, child: Node) {
    let child = Node("child").with {
      $0.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    }
    let root = ProbeNode("root") { child }
    root.layout(width: 320, height: 200)
    return (root, child)
  }

  @Test func directionalFramesFollowTheDirection() {
    let (root, child) = tree()
    #expect(child.frame == Rect(x: 20, y: 50, width: 100, height: 100))
    root.layoutDirection = .rightToLeft
    // Getters never lay out: the frame is derived again in the pass.
    #expect(child.frame == Rect(x: 20, y: 50, width: 100, height: 100))
    root.layoutIfNeeded()
    #expect(child.frame == Rect(x: 200, y: 50, width: 100, height: 100))
    root.layoutDirection = nil
    root.layoutIfNeeded()
    #expect(child.frame == Rect(x: 20, y: 50, width: 100, height: 100))
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func directionalFramesFollowTheWidthOfTheSupernode() {
    let (root, child) = tree()
    root.layout(width: 400, height: 200, direction: .rightToLeft)
    #expect(child.frame == Rect(x: 280, y: 50, width: 100, height: 100))
    root.bounds.size.width = 375
    root.layoutIfNeeded()
    #expect(child.frame == Rect(x: 255, y: 50, width: 100, height: 100))
  }

  @Test func directionalFramesFollowTheOriginOfTheBounds() {
    let (root, child) = tree()
    root.layout(width: 320, height: 200, direction: .rightToLeft)
    root.bounds.origin.x = 30
    root.layoutIfNeeded()
    // 30 + 350 − 120: the same 20 points from the right edge of the bounds, which is at 350.
    #expect(child.frame == Rect(x: 260, y: 50, width: 100, height: 100))
    #expect(child.directionalFrame == Rect(x: 20, y: 50, width: 100, height: 100))
    #expect(root.layoutCount == 2)
  }

  @Test func physicalFramesStay() {
    let (root, _) = tree()
    let physical = Node(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    root.addSubnode(physical)
    root.layout(width: 400, height: 200, direction: .rightToLeft)
    #expect(physical.frame == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(physical.directionalFrame == Rect(x: 385, y: 5, width: 10, height: 10))
  }

  @Test func anIslandKeepsItsDirectionAndIsPlacedByItsSupernode() {
    let inner = Node("inner").with { $0.rtl_frame = Rect(x: 8, y: 0, width: 20, height: 10) }
    let island = Node("island") { inner }.with {
      $0.layoutDirection = .leftToRight
      $0.rtl_frame = Rect(x: 16, y: 0, width: 100, height: 10)
    }
    let root = Node("root") { island }
    root.layout(width: 320, height: 40, direction: .rightToLeft)
    #expect(island.frame == Rect(x: 204, y: 0, width: 100, height: 10))
    #expect(inner.frame == Rect(x: 8, y: 0, width: 20, height: 10))
    island.layoutDirection = nil
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 72, y: 0, width: 20, height: 10))
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func addedNodesTakeOverTheDirectionOfTheirNewTree() {
    let inner = Node("inner").with { $0.rtl_frame = Rect(x: 8, y: 0, width: 20, height: 10) }
    let card = Node("card") { inner }.with {
      $0.rtl_frame = Rect(x: 16, y: 0, width: 100, height: 10)
    }
    let root = Node("root")
    root.layout(width: 320, height: 40, direction: .rightToLeft)
    root.addSubnode(card)
    // The attached node is placed at once, what is below it in the pass.
    #expect(card.isRTL && inner.isRTL)
    #expect(card.frame == Rect(x: 204, y: 0, width: 100, height: 10))
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 72, y: 0, width: 20, height: 10))
    card.removeFromSupernode()
    #expect(!card.isRTL && !inner.isRTL)
    #expect(card.frame == Rect(x: 16, y: 0, width: 100, height: 10))
    card.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 8, y: 0, width: 20, height: 10))
  }

  @Test func theHookIsCalledOnceForAChangeAndNotForOneTakenBack() {
    var calls: [String] = []
    let island = ProbeNode("island").with { $0.layoutDirection = .leftToRight }
    let child = ProbeNode("child")
    let root = ProbeNode("root") {
      child
      island
    }
    for node in [root, child, island] {
      node.onDirection = { calls.append("\($0.id ?? "") \($0.effectiveLayoutDirection.rawValue)") }
    }
    root.layoutIfNeeded()
    #expect(calls == [])
    root.layoutDirection = .rightToLeft
    #expect(calls == [])
    root.layoutIfNeeded()
    #expect(calls == ["root rtl", "child rtl"])
    root.layoutDirection = .leftToRight
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(calls == ["root rtl", "child rtl"])
  }

  @Test func layersAreMirroredAndHaveNoDirectionOfTheirOwn() {
    let layer = LayerNode("layer").with { $0.rtl_frame = Rect(x: 10, y: 0, width: 30, height: 4) }
    let root = Node("root") { layer }
    root.layout(width: 100, height: 4, direction: .rightToLeft)
    #expect(layer.frame == Rect(x: 60, y: 0, width: 30, height: 4))
    layer.layoutDirection = .leftToRight
    #expect(layer.layoutDirection == nil)
    #expect(layer.isRTL)
    #expect(root.diagnostics.map(\.message) == ["layer-direction: root/layer.layoutDirection ltr"])
  }

  @Test func aFlipInTheMiddleOfAPassReachesEveryNode() {
    let before = Node("before").with { $0.rtl_frame = Rect(x: 10, y: 0, width: 30, height: 4) }
    let trigger = ProbeNode("trigger")
    let after = Node("after").with { $0.rtl_frame = Rect(x: 20, y: 0, width: 30, height: 4) }
    let root = ProbeNode("root") {
      Node("left") { before }.with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 4) }
      trigger
      Node("right") { after }.with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 4) }
    }
    trigger.onLayout = { $0.root.layoutDirection = .rightToLeft }
    root.layoutIfNeeded()
    #expect(before.frame == Rect(x: 60, y: 0, width: 30, height: 4))
    #expect(after.frame == Rect(x: 50, y: 0, width: 30, height: 4))
    #expect(root.brokenInvariants().isEmpty)
    #expect(root.diagnostics.isEmpty)
  }

  @Test func flippingTwiceRestoresEveryBit() {
    let child = Node().with { $0.rtl_frame = Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.3) }
    let root = Node { child }
    root.layout(width: 319.3, height: 100)
    let before = child.frame
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    root.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(child.frame.origin.x.bitPattern == before.origin.x.bitPattern)
    #expect(child.frame.size.width.bitPattern == before.size.width.bitPattern)
    #expect(child.directionalFrame == Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.3))
  }
}
