import Maraya
import Testing

/// Nodes whose content is mirrored while they run from right to left.
@Suite struct FlippingTests {
  /// A node at 50,20 100×40 with a dot at its physical 10,0 20×10, in a screen.
  private func scene(_ direction: LayoutDirection) -> (screen: Node, node: Node, dot: Node) {
    let dot = Node("dot")
    let node = Node("node") { dot }
    let screen = screen(direction) { node }
    node.frame = Rect(x: 50, y: 20, width: 100, height: 40)
    dot.frame = Rect(x: 10, y: 0, width: 20, height: 10)
    return (screen, node, dot)
  }

  @Test func itComesAndGoesWithTheDirection() {
    let (screen, node, _) = scene(.leftToRight)
    node.rtl_flip()
    #expect(node.flipsInRightToLeft)
    #expect(node.effectiveTransform == .identity)
    screen.layoutDirection = .rightToLeft
    #expect(node.effectiveTransform == AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(node.transform == .identity, "the transform is left alone")
    #expect(node.frame == Rect(x: 50, y: 20, width: 100, height: 40))
    node.flipsInRightToLeft = false
    #expect(node.effectiveTransform == .identity)
    node.flipsInRightToLeft = true
    node.semanticContentAttribute = .playback
    #expect(node.effectiveTransform == .identity, "the own direction counts")
    expectSound(screen)
  }

  /// Each row: a direction, where 10,5 of the node lies in the screen.
  static let points: [(LayoutDirection, Point)] = [
    (.leftToRight, Point(x: 60, y: 25)),
    (.rightToLeft, Point(x: 140, y: 25)),
  ]

  @Test(arguments: points)
  func conversionsGoThroughIt(direction: LayoutDirection, point: Point) {
    let (screen, node, dot) = scene(direction)
    node.flipsInRightToLeft = true
    for anchor in [UnitPoint.center, .zero, UnitPoint(x: 0.75, y: 1)] {
      node.anchorPoint = anchor
      node.frame = Rect(x: 50, y: 20, width: 100, height: 40)
      #expect(node.convert(Point(x: 10, y: 5), to: screen) == point)
      #expect(screen.convert(point, to: node) == Point(x: 10, y: 5))
      let box = Rect(x: direction == .rightToLeft ? 120 : 60, y: 20, width: 20, height: 10)
      #expect(dot.convert(dot.bounds, to: screen) == box)
      #expect(node.convert(node.bounds, to: screen) == node.frame)
    }
    expectSound(screen)
  }

  @Test(arguments: points)
  func hitTestsGoThroughIt(direction: LayoutDirection, point: Point) {
    let (screen, node, dot) = scene(direction)
    node.flipsInRightToLeft = true
    let mirrored = Point(x: 200 - point.x, y: point.y)
    #expect(screen.hitTest(point) === dot)
    #expect(screen.hitTest(mirrored) === node)
  }

  @Test func theOriginOfTheBoundsStaysWhereItIs() {
    let (screen, node, _) = scene(.rightToLeft)
    node.flipsInRightToLeft = true
    node.bounds.origin = Point(x: 30, y: 0)
    // From 30 to 130: 30 is at the right edge.
    #expect(node.convert(Point(x: 30, y: 0), to: screen) == Point(x: 150, y: 20))
    #expect(node.convert(Point(x: 130, y: 0), to: screen) == Point(x: 50, y: 20))
    expectSound(screen)
  }

  @Test func itComposesWithTheTransformBeforeIt() {
    let (screen, node, _) = scene(.rightToLeft)
    node.flipsInRightToLeft = true
    node.transform = AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    #expect(node.effectiveTransform == AffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 10, ty: 0))
    // The box is 200 wide about 110.
    #expect(node.frame == Rect(x: 10, y: 20, width: 200, height: 40))
    #expect(node.convert(Point(x: 0, y: 0), to: screen) == Point(x: 210, y: 20))
    #expect(node.convert(node.bounds, to: screen) == node.frame)
    node.anchorPoint = UnitPoint(x: 0, y: 0.5)
    node.center = Point(x: 50, y: 40)
    #expect(node.effectiveTransform.tx == 210)
    #expect(node.convert(node.bounds, to: screen) == node.frame)
    expectSound(screen)
  }

  @Test func twoFlipsAreNone() {
    let (screen, node, dot) = scene(.rightToLeft)
    node.flipsInRightToLeft = true
    dot.flipsInRightToLeft = true
    // The dot is elsewhere, but reads the right way round.
    #expect(dot.convert(Point(x: 0, y: 0), to: screen) == Point(x: 120, y: 20))
    #expect(dot.convert(Point(x: 20, y: 0), to: screen) == Point(x: 140, y: 20))
    expectSound(screen)
  }

  @Test func aLayerFlipsWithWhatItIsIn() {
    let layer = LayerNode("layer")
    let screen = screen(.rightToLeft) { layer }
    layer.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    layer.rtl_flip()
    #expect(layer.convert(Point(x: 10, y: 0), to: screen) == Point(x: 90, y: 0))
    screen.semanticContentAttribute = .playback
    #expect(layer.convert(Point(x: 10, y: 0), to: screen) == Point(x: 10, y: 0))
    expectSound(screen)
  }

  @Test func itMovesNothing() {
    let (screen, node, dot) = scene(.rightToLeft)
    dot.directionalFrame = Rect(x: 10, y: 0, width: 20, height: 10)
    screen.layoutIfNeeded()
    node.flipsInRightToLeft = true
    #expect(screen.layoutIfNeeded().isEmpty)
    #expect(dot.frame.minX == 70)
    expectSound(screen)
  }
}
