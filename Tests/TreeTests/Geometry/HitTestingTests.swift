import Maraya
import Testing

/// Which node a touch meets; `TransformedHitTestingTests` has the turned ones.
@Suite struct HitTestingTests {
  /// A screen of 320 × 480 with a button at 20,50 100×100 over a picture of the same frame.
  private func scene() -> (screen: Node, picture: Node, button: Node) {
    let picture = Node("picture")
    let button = Node("button")
    let screen = screen(.leftToRight) {
      picture
      button
    }
    picture.frame = Rect(x: 20, y: 50, width: 100, height: 100)
    button.frame = Rect(x: 20, y: 50, width: 100, height: 100)
    return (screen, picture, button)
  }

  /// Each row: a point, whether it is inside of bounds of 100 × 60 with their origin at 10,20.
  static let edges: [(Point, Bool)] = [
    (Point(x: 60, y: 50), true),
    (Point(x: 10, y: 20), true),
    (Point(x: 109.75, y: 79.75), true),
    (Point(x: 9.75, y: 50), false),
    (Point(x: 60, y: 19.75), false),
    (Point(x: 110, y: 50), false),
    (Point(x: 60, y: 80), false),
    (Point(x: 0, y: 0), false),
  ]

  @Test(arguments: edges)
  func theRightAndBottomEdgesAreOutside(point: Point, isInside: Bool) {
    let node = Node()
    node.bounds = Rect(x: 10, y: 20, width: 100, height: 60)
    #expect(node.point(inside: point) == isInside)
    #expect((node.hitTest(point) === node) == isInside)
    #expect((node.hitTest(point) == nil) == !isInside)
  }

  /// Each row: a point of the screen, the id of what is hit.
  static let touches: [(Point, String?)] = [
    (Point(x: 60, y: 80), "button"),
    (Point(x: 20, y: 50), "button"),
    (Point(x: 119.75, y: 149.75), "button"),
    (Point(x: 120, y: 80), "screen"),
    (Point(x: 60, y: 150), "screen"),
    (Point(x: 19.75, y: 80), "screen"),
    (Point(x: 319.75, y: 0), "screen"),
    (Point(x: 320, y: 0), nil),
    (Point(x: 0, y: -0.25), nil),
  ]

  @Test(arguments: touches)
  func aTouchMeetsTheDeepestFrontmostNode(point: Point, id: String?) {
    let scene = scene()
    #expect(scene.screen.hitTest(point)?.id == id)
    #expect(scene.screen.brokenInvariants() == [])
  }

  @Test func theOrderOfTheSubnodesDecides() {
    let scene = scene()
    let point = Point(x: 60, y: 80)
    scene.screen.bringSubnodeToFront(scene.picture)
    #expect(scene.screen.hitTest(point) === scene.picture)
    scene.screen.bringSubnodeToFront(scene.button)
    #expect(scene.screen.hitTest(point) === scene.button)
    // Not the order of drawing.
    scene.picture.zPosition = 100
    scene.button.zPosition = -100
    #expect(scene.screen.hitTest(point) === scene.button)
    scene.button.removeFromSupernode()
    #expect(scene.screen.hitTest(point) === scene.picture)
    #expect(scene.screen.brokenInvariants() == [])
  }

  /// Each row: a change, whether the node is hit after it.
  static let conditions: [(@Sendable (Node) -> Void, Bool)] = [
    ({ _ in }, true),
    ({ $0.isHidden = true }, false),
    (
      {
        $0.isHidden = true; $0.isHidden = false
      }, true
    ),
    ({ $0.isUserInteractionEnabled = false }, false),
    ({ $0.isUserInteractionEnabled = true }, true),
    ({ $0.alpha = 0 }, false),
    ({ $0.alpha = 0.009 }, false),
    ({ $0.alpha = 0.01 }, true),
    ({ $0.alpha = 0.5 }, true),
    ({ $0.bounds.size.width = 0 }, false),
    ({ $0.transform = AffineTransform(scaleX: 0, y: 1) }, false),
    ({ $0.transform = AffineTransform(scaleX: 1, y: 0) }, false),
    ({ $0.transform = AffineTransform(scaleX: 0, y: 0) }, false),
  ]

  @Test(arguments: conditions)
  func whatCannotBeHitLetsTheTouchThrough(change: @Sendable (Node) -> Void, isHit: Bool) {
    let scene = scene()
    let label = Node("label")
    label.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scene.button.addSubnode(label)
    let point = Point(x: 70, y: 100)
    #expect(scene.screen.hitTest(point) === label)
    change(scene.button)
    // With the node goes everything below it.
    #expect(scene.screen.hitTest(point) === (isHit ? label : scene.picture))
    #expect(scene.screen.brokenInvariants() == [])
  }

  @Test(arguments: conditions.prefix(9))
  func theReceiverMustBeHitToo(change: @Sendable (Node) -> Void, isHit: Bool) {
    let scene = scene()
    change(scene.screen)
    #expect(scene.screen.hitTest(Point(x: 60, y: 80)) === (isHit ? scene.button : nil))
  }

  @Test func aLayerIsNeverHit() {
    let scene = scene()
    let layer = LayerNode("layer")
    layer.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    scene.screen.addSubnode(layer)
    #expect(scene.screen.hitTest(Point(x: 60, y: 80)) === scene.button)
    #expect(layer.hitTest(Point(x: 60, y: 80)) == nil)
    #expect(layer.point(inside: Point(x: 60, y: 80)))
    #expect(scene.screen.brokenInvariants() == [])
  }

  @Test func whatSticksOutOfItsSupernodeIsNotHit() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    let screen = screen(.leftToRight) { card }
    card.frame = Rect(x: 20, y: 50, width: 100, height: 100)
    badge.frame = Rect(x: 90, y: -10, width: 20, height: 20)
    #expect(screen.hitTest(Point(x: 115, y: 55)) === badge)
    #expect(screen.hitTest(Point(x: 115, y: 45)) === screen)
    #expect(screen.hitTest(Point(x: 125, y: 55)) === screen)
    // Asked itself, it answers.
    #expect(badge.hitTest(Point(x: 0, y: 0)) === badge)
    #expect(screen.brokenInvariants() == [])
  }

  /// Each row: a point of the screen, the id of what is hit below a list scrolled by 980.
  static let scrolled: [(Point, String)] = [
    (Point(x: 5, y: 84), "row"),
    (Point(x: 5, y: 127.75), "row"),
    (Point(x: 5, y: 83.75), "list"),
    (Point(x: 5, y: 128), "list"),
    (Point(x: 5, y: 63.75), "screen"),
  ]

  @Test(arguments: scrolled)
  func theOriginOfTheBoundsCounts(point: Point, id: String) {
    let row = Node("row")
    let list = Node("list") { row }
    let screen = screen(.leftToRight) { list }
    row.frame = Rect(x: 0, y: 1000, width: 320, height: 44)
    list.frame = Rect(x: 0, y: 64, width: 320, height: 416)
    list.bounds.origin.y = 980
    #expect(screen.hitTest(point)?.id == id)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aDirectionalNodeIsHitWhereItIsMirroredTo() {
    let button = Node("button")
    let screen = screen(.rightToLeft) { button }
    button.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    #expect(screen.hitTest(Point(x: 200, y: 50)) === button)
    #expect(screen.hitTest(Point(x: 300, y: 50)) === screen)
    #expect(screen.hitTest(Point(x: 60, y: 80)) === screen)
    #expect(screen.brokenInvariants() == [])
  }
}
