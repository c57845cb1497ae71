import Maraya
import Testing

/// What was asked of a node about its place: the last one to ask wins.
@Suite struct PlacementTests {
  /// In a right-to-left screen of 320 points: a node asked to be 20 points from the right.
  private func directionalNode() -> (screen: Node, node: Node) {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    return (screen, node)
  }

  @Test func aNewNodeIsPlacedPhysicallyAtTheOrigin() {
    #expect(Node().placement == .frame(.zero, in: .physical))
  }

  @Test func aDirectionalFrameIsADirectionalPlacement() {
    let (screen, node) = directionalNode()
    #expect(
      node.placement
        == .frame(Rect(x: 20, y: 50, width: 100, height: 100), in: .directional)
    )
    #expect(node.frame == Rect(x: 200, y: 50, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
  }

  /// Each row: a change, the physical rectangle that it asks for.
  static let physicalChanges: [(@Sendable (Node) -> Void, Rect)] = [
    (
      { $0.frame = Rect(x: 1, y: 2, width: 30, height: 40) },
      Rect(x: 1, y: 2, width: 30, height: 40)
    ),
    ({ $0.frame.origin.x = 7 }, Rect(x: 7, y: 50, width: 100, height: 100)),
    ({ $0.frame.size.width = 60 }, Rect(x: 200, y: 50, width: 60, height: 100)),
    ({ $0.center = Point(x: 60, y: 70) }, Rect(x: 10, y: 20, width: 100, height: 100)),
    ({ $0.position.y = 60 }, Rect(x: 200, y: 10, width: 100, height: 100)),
    // Also where the node is already.
    ({ $0.frame = $0.frame }, Rect(x: 200, y: 50, width: 100, height: 100)),
    ({ $0.center = $0.center }, Rect(x: 200, y: 50, width: 100, height: 100)),
  ]

  @Test(arguments: physicalChanges)
  func aFrameOrAPositionIsAPhysicalPlacement(change: @Sendable (Node) -> Void, rect: Rect) {
    let (screen, node) = directionalNode()
    change(node)
    #expect(node.placement == .frame(rect, in: .physical))
    #expect(node.frame == rect)
    #expect(screen.brokenInvariants() == [])
    screen.layout(width: 375, height: 480, direction: .leftToRight)
    #expect(node.frame == rect)
    #expect(node.placement == .frame(rect, in: .physical))
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.frame == rect)
    #expect(screen.brokenInvariants() == [])
  }

  static let otherChanges: [@Sendable (Node) -> Void] = [
    { $0.transform = AffineTransform(scaleX: 2, y: 3) },
    { $0.bounds.origin.x = 9 },
    { $0.bounds.size.width += 0 },
    { $0.zPosition = 3 },
    { $0.alpha = 0.5 },
    { $0.layoutDirection = .leftToRight },
    { $0.setNeedsLayout() },
    { $0.frame.origin.x = .nan },
    { $0.center.y = .infinity },
    { $0.directionalFrame = .null },
  ]

  @Test(arguments: otherChanges)
  func whatIsNoPlacementOrIsRefusedLeavesItAlone(change: @Sendable (Node) -> Void) {
    let (screen, node) = directionalNode()
    let frame = node.frame
    change(node)
    screen.layoutIfNeeded()
    #expect(
      node.placement
        == .frame(Rect(x: 20, y: 50, width: 100, height: 100), in: .directional)
    )
    node.transform = .identity
    #expect(node.frame == frame)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func underATransformAPhysicalPlacementIsTheUntransformedRectangle() {
    let node = Node(frame: Rect(x: 40, y: 60, width: 80, height: 40))
    node.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(
      node.placement == .frame(Rect(x: 40, y: 60, width: 80, height: 40), in: .physical)
    )
    node.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    // 40 × 20 about 40,20.
    #expect(
      node.placement == .frame(Rect(x: 20, y: 10, width: 40, height: 20), in: .physical)
    )
    #expect(node.brokenInvariants() == [])
  }

  @Test func theLastOneToAskWins() {
    let (screen, node) = directionalNode()
    node.frame = Rect(x: 1, y: 2, width: 30, height: 40)
    node.directionalFrame.origin.x = 20
    #expect(
      node.placement == .frame(Rect(x: 20, y: 2, width: 30, height: 40), in: .directional)
    )
    #expect(node.frame == Rect(x: 270, y: 2, width: 30, height: 40))
    node.center.x = 15
    #expect(
      node.placement == .frame(Rect(x: 0, y: 2, width: 30, height: 40), in: .physical)
    )
    #expect(screen.brokenInvariants() == [])
  }
}
