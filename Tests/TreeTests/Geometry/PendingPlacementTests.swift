import Maraya
import Testing

/// Changes of a directional node while a pass is due: the physical place is stale, the distance
/// from the leading edge is not.
@Suite struct PendingPlacementTests {
  /// In a screen of 320 points, laid out: a node 20,50 100×100 from the leading edge.
  private func laidOut(_ direction: LayoutDirection) -> (screen: Node, node: Node) {
    let node = Node("node")
    let screen = screen(direction) { node }
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    screen.layoutIfNeeded()
    return (screen, node)
  }

  /// Each row: a direction, what makes a pass due, and the physical x of the node of 60 × 30,
  /// 40 points from the leading edge, that comes of shrinking it about its middle.
  static let resizings: [(LayoutDirection, @Sendable (Node) -> Void, Double)] = [
    (.rightToLeft, { _ in }, 220),
    (.leftToRight, { $0.layoutDirection = .rightToLeft }, 220),
    (.rightToLeft, { $0.layoutDirection = .leftToRight }, 40),
    (.rightToLeft, { $0.bounds.size.width = 375 }, 275),
    (.leftToRight, { $0.bounds.size.width = 375 }, 40),
    // From 10 to 330: 10 + 330 - 100.
    (.rightToLeft, { $0.bounds.origin.x = 10 }, 240),
  ]

  @Test(arguments: resizings)
  func theSizeOfTheBoundsChangesAboutTheDistanceFromTheLeadingEdge(
    direction: LayoutDirection,
    makeDue: @Sendable (Node) -> Void,
    x: Double
  ) {
    let (screen, node) = laidOut(direction)
    makeDue(screen)
    node.bounds.size = Size(width: 60, height: 30)
    #expect(node.directionalFrame == Rect(x: 40, y: 85, width: 60, height: 30))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: x, y: 85, width: 60, height: 30))
    #expect(screen.brokenInvariants() == [])
  }

  /// Each row: a direction, what makes a pass due, and the directional and the physical x of the
  /// node whose anchor point has moved from its middle to its top left corner.
  static let anchorings: [(LayoutDirection, @Sendable (Node) -> Void, Double, Double)] = [
    (.rightToLeft, { _ in }, -30, 250),
    (.leftToRight, { $0.layoutDirection = .rightToLeft }, -30, 250),
    (.rightToLeft, { $0.layoutDirection = .leftToRight }, 70, 70),
    // In 375 points the node is at 255, its middle at 305.
    (.rightToLeft, { $0.bounds.size.width = 375 }, -30, 305),
  ]

  @Test(arguments: anchorings)
  func theAnchorPointMovesAtTheDistanceFromTheLeadingEdge(
    direction: LayoutDirection,
    makeDue: @Sendable (Node) -> Void,
    directionalX: Double,
    physicalX: Double
  ) {
    let (screen, node) = laidOut(direction)
    makeDue(screen)
    node.anchorPoint = .zero
    #expect(node.directionalFrame == Rect(x: directionalX, y: 100, width: 100, height: 100))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: physicalX, y: 100, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aTreeThatWasJustBuiltIsDueForAPass() {
    let badge = Node("badge")
    badge.directionalFrame = Rect(x: 8, y: 8, width: 10, height: 10)
    let screen = Node("screen") { badge }
    screen.layoutDirection = .rightToLeft
    screen.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    badge.bounds.size.width = 20
    screen.layoutIfNeeded()
    // 8 + 5 - 10 = 3 points from the right.
    #expect(badge.directionalFrame == Rect(x: 3, y: 8, width: 20, height: 10))
    #expect(badge.frame == Rect(x: 297, y: 8, width: 20, height: 10))
    #expect(screen.brokenInvariants() == [])
  }

  @Test(arguments: resizings)
  func whatIsSetFromTheLeadingEdgeStays(
    direction: LayoutDirection,
    makeDue: @Sendable (Node) -> Void,
    x: Double
  ) {
    let (screen, node) = laidOut(direction)
    makeDue(screen)
    node.directionalFrame = Rect(x: 40, y: 85, width: 60, height: 30)
    #expect(node.frame == Rect(x: x, y: 85, width: 60, height: 30))
    node.sizeToFit()
    #expect(node.directionalFrame == Rect(x: 40, y: 85, width: 60, height: 30))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: x, y: 85, width: 60, height: 30))
    #expect(screen.brokenInvariants() == [])
  }
}
