import Maraya
import Testing

/// Distances from the edges, where nothing has to be measured.
@Suite struct PlaceTests {
  /// Each row: edges, the frames in 320 × 480 points from left to right and from right to left.
  static let places: [(EdgePlacement, Rect, Rect)] = [
    (
      EdgePlacement(leading: 16, top: 8, trailing: 24, bottom: 12),
      Rect(x: 16, y: 8, width: 280, height: 460), Rect(x: 24, y: 8, width: 280, height: 460)
    ),
    (
      EdgePlacement(leading: 16, top: 8, width: 100, height: 40),
      Rect(x: 16, y: 8, width: 100, height: 40), Rect(x: 204, y: 8, width: 100, height: 40)
    ),
    (
      EdgePlacement(trailing: 16, bottom: 8, width: 100, height: 40),
      Rect(x: 204, y: 432, width: 100, height: 40), Rect(x: 16, y: 432, width: 100, height: 40)
    ),
    (
      EdgePlacement(width: 100, height: 40),
      Rect(x: 0, y: 0, width: 100, height: 40), Rect(x: 220, y: 0, width: 100, height: 40)
    ),
    // Over-constrained: the far edges are left out.
    (
      EdgePlacement(leading: 16, top: 8, trailing: 24, bottom: 12, width: 100, height: 40),
      Rect(x: 16, y: 8, width: 100, height: 40), Rect(x: 204, y: 8, width: 100, height: 40)
    ),
    // Nothing is left between the edges: no size, at the near one.
    (
      EdgePlacement(leading: 200, top: 300, trailing: 200, bottom: 300),
      Rect(x: 200, y: 300, width: 0, height: 0), Rect(x: 120, y: 300, width: 0, height: 0)
    ),
    (
      EdgePlacement(leading: -10, top: -5, trailing: -20, bottom: -5),
      Rect(x: -10, y: -5, width: 350, height: 490), Rect(x: -20, y: -5, width: 350, height: 490)
    ),
  ]

  @Test(arguments: places)
  func theNodeIsPlacedAtOnceAndFollowsTheDirection(
    edges: EdgePlacement,
    leftToRight: Rect,
    rightToLeft: Rect
  ) {
    for direction in LayoutDirection.allCases {
      let node = Node("node")
      let screen = screen(direction) { node }
      node.place(edges)
      let isRTL = direction == .rightToLeft
      #expect(node.frame == (isRTL ? rightToLeft : leftToRight))
      #expect(node.directionalFrame == leftToRight)
      screen.layoutIfNeeded()
      #expect(node.frame == (isRTL ? rightToLeft : leftToRight))
      expectSound(screen)

      screen.layoutDirection = direction.opposite
      let report = screen.layoutIfNeeded()
      #expect(node.frame == (isRTL ? leftToRight : rightToLeft))
      #expect(report.measured == 0)
      #expect(node.placement == .edges(edges))
      expectSound(screen)
    }
  }

  @Test func itFollowsTheSizeOfTheSupernodeInThePass() {
    let node = Node("node").place(leading: 16, top: 8, trailing: 24, bottom: 12)
    let screen = screen(.rightToLeft) { node }
    #expect(node.frame == Rect(x: 24, y: 8, width: 280, height: 460))
    screen.bounds.size = Size(width: 400, height: 500)
    #expect(node.frame == Rect(x: 24, y: 8, width: 280, height: 460))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 24, y: 8, width: 360, height: 480))
    #expect(node.directionalFrame == Rect(x: 16, y: 8, width: 360, height: 480))
    expectSound(screen)
  }

  /// Each row: a direction, the frame of 16,8 100×40 in bounds from 30,7 to 350,487.
  static let scrolled: [(LayoutDirection, Rect)] = [
    (.leftToRight, Rect(x: 46, y: 15, width: 100, height: 40)),
    (.rightToLeft, Rect(x: 234, y: 15, width: 100, height: 40)),
  ]

  @Test(arguments: scrolled)
  func theOriginOfTheBoundsCounts(direction: LayoutDirection, frame: Rect) {
    let screen = screen(direction) {}
    screen.bounds.origin = Point(x: 30, y: 7)
    let node = Node("node").place(leading: 16, top: 8, width: 100, height: 40)
    screen.addSubnode(node)
    #expect(node.frame == frame)
    screen.layoutIfNeeded()
    #expect(node.frame == frame)
    expectSound(screen)
  }

  @Test(arguments: scrolled)
  func theOriginOfTheBoundsCountsWhenItChanges(direction: LayoutDirection, frame: Rect) {
    let node = Node("node").place(leading: 16, top: 8, width: 100, height: 40)
    let screen = screen(direction) { node }
    screen.bounds.origin = Point(x: 30, y: 7)
    screen.layoutIfNeeded()
    #expect(node.frame == frame)
    expectSound(screen)
  }

  @Test(arguments: LayoutDirection.allCases)
  func theOriginOfTheBoundsCountsWhenOnlyItsYChanges(direction: LayoutDirection) {
    let node = Node("node").place(leading: 16, top: 8, trailing: 16, height: 40)
    let screen = screen(direction) { node }
    screen.bounds.origin.y = 7
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 16, y: 15, width: 288, height: 40))
    expectSound(screen)
  }

  @Test func aReferenceWidthStandsForTheSupernodesWidth() {
    let node = Node("node")
    node.referenceWidth = 400
    node.place(leading: 16, top: 0, trailing: 24, height: 10)
    let screen = screen(.leftToRight) { node }
    #expect(node.frame == Rect(x: 16, y: 0, width: 360, height: 10))
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.frame == Rect(x: 24, y: 0, width: 360, height: 10))
    // It begins at zero, wherever the bounds do.
    screen.bounds.origin.x = 30
    screen.layout(width: 500, height: 480)
    #expect(node.frame == Rect(x: 24, y: 0, width: 360, height: 10))
    node.referenceWidth = 200
    #expect(node.frame == Rect(x: 24, y: 0, width: 160, height: 10))
    node.referenceWidth = nil
    // From 30 to 530.
    #expect(node.frame == Rect(x: 54, y: 0, width: 460, height: 10))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 54, y: 0, width: 460, height: 10))
    expectSound(screen)
  }

  @Test func aContainersContentIsItsRegion() {
    final class Wide: Node {
      override var childReferenceAxis: ReferenceAxis { ReferenceAxis(width: 900) }
    }
    let node = Node("node").place(leading: 16, top: 8, trailing: 24, bottom: 12)
    let list = Wide("list")
    list.addSubnode(node)
    list.layout(width: 320, height: 200, direction: .rightToLeft)
    #expect(node.frame == Rect(x: 24, y: 8, width: 860, height: 180))
    expectSound(list)
  }

  @Test func anAnchorPointDoesNotMatter() {
    let node = Node("node").place(leading: 16, top: 8, width: 100, height: 40)
    let screen = screen(.rightToLeft) { node }
    node.anchorPoint = UnitPoint(x: 0.25, y: 1)
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 204, y: 8, width: 100, height: 40))
    #expect(node.center == Point(x: 229, y: 48))
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    #expect(node.frame == Rect(x: 16, y: 8, width: 100, height: 40))
    #expect(node.center == Point(x: 41, y: 48))
    expectSound(screen)
  }

  @Test func aTransformLeavesTheUntransformedFrameWhereItIs() {
    let node = Node("node").place(leading: 16, top: 8, width: 100, height: 40)
    let screen = screen(.rightToLeft) { node }
    node.transform = AffineTransform(scaleX: 2, y: 2)
    screen.layout(width: 400, height: 480)
    #expect(node.bounds.size == Size(width: 100, height: 40))
    #expect(node.center == Point(x: 334, y: 28))
    #expect(node.frame == Rect(x: 234, y: -12, width: 200, height: 80))
    expectSound(screen)
  }

  /// Each row: what is refused, how the diagnostic shows it.
  static let refused: [(EdgePlacement, String)] = [
    (EdgePlacement(leading: 16, width: -1), "leading 16 width -1"),
    (EdgePlacement(top: 0, height: -0.5), "top 0 height -0.5"),
  ]

  @Test(arguments: refused)
  func aNegativeLengthIsRefused(edges: EdgePlacement, text: String) {
    let node = Node("node").place(leading: 16, top: 8, width: 100, height: 40)
    let screen = screen(.rightToLeft) { node }
    let portrait = Portrait(node)
    node.place(edges)
    #expect(Portrait(node) == portrait)
    #expect(screen.subtree.allSatisfy { !$0.needsLayout })
    #expect(screen.diagnostics.map(\.message) == ["negative-length: screen/node.place \(text)"])
    expectSound(screen)
  }

  @Test func aPlaceThatOverflowsIsRefused() {
    let node = Node("node").place(leading: 16, top: 8, width: 100, height: 40)
    let screen = screen(.rightToLeft) { node }
    let portrait = Portrait(node)
    node.place(leading: 1.5e308, top: 0, width: 1.5e308, height: 10)
    #expect(Portrait(node).geometry == portrait.geometry)
    #expect(screen.diagnostics.map(\.code) == [.nonFiniteValue])
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    #expect(node.frame.isFinite)
    expectSound(screen)
  }
}
