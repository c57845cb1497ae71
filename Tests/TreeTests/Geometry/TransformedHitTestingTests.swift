import Maraya
import Testing

/// Touches on turned, mirrored and scaled nodes, whose own edges decide.
@Suite struct TransformedHitTestingTests {
  /// Each row: a transform of a node of 100 × 40 about 160,240, a point of the screen, whether
  /// it hits the node.
  static let touches: [(AffineTransform, Point, Bool)] = [
    // Twice as large: 200 × 80 from 60,200.
    (AffineTransform(scaleX: 2, y: 2), Point(x: 60, y: 200), true),
    (AffineTransform(scaleX: 2, y: 2), Point(x: 259.75, y: 279.75), true),
    (AffineTransform(scaleX: 2, y: 2), Point(x: 260, y: 240), false),
    (AffineTransform(scaleX: 2, y: 2), Point(x: 59.75, y: 240), false),
    // Mirrored: the node's right edge, which is outside, is on the left.
    (AffineTransform(scaleX: -1, y: 1), Point(x: 110, y: 240), false),
    (AffineTransform(scaleX: -1, y: 1), Point(x: 110.25, y: 240), true),
    (AffineTransform(scaleX: -1, y: 1), Point(x: 210, y: 240), true),
    (AffineTransform(scaleX: -1, y: 1), Point(x: 210.25, y: 240), false),
    // A quarter turn: 40 × 100 from 140,190; the bottom edge, outside, is on the left.
    (.quarterTurn, Point(x: 160, y: 190), true),
    (.quarterTurn, Point(x: 160, y: 189.75), false),
    (.quarterTurn, Point(x: 160, y: 290), false),
    (.quarterTurn, Point(x: 140, y: 240), false),
    (.quarterTurn, Point(x: 180, y: 240), true),
    (.quarterTurn, Point(x: 120, y: 240), false),
    // An eighth: the point dx,dy from the centre is at (dx + dy, dy - dx) from the node's, so
    // that -50 ≤ dx + dy < 50 and -20 ≤ dy - dx < 20. The corners of the box are not the node.
    (.eighthTurn, Point(x: 160, y: 240), true),
    (.eighthTurn, Point(x: 184, y: 264), true),
    (.eighthTurn, Point(x: 185, y: 265), false),
    (.eighthTurn, Point(x: 135, y: 215), true),
    (.eighthTurn, Point(x: 150, y: 250), false),
    (.eighthTurn, Point(x: 170, y: 230), true),
    (.eighthTurn, Point(x: 126, y: 274), false),
    (.eighthTurn, Point(x: 190, y: 210), false),
    // Moved by its transform.
    (AffineTransform(translationX: 100, y: 0), Point(x: 210, y: 240), true),
    (AffineTransform(translationX: 100, y: 0), Point(x: 160, y: 240), false),
  ]

  @Test(arguments: touches)
  func theEdgesOfTheNodeDecideNotTheFrame(
    transform: AffineTransform,
    point: Point,
    isHit: Bool
  ) {
    let node = Node("node")
    let screen = screen(.leftToRight) { node }
    node.frame = Rect(x: 110, y: 220, width: 100, height: 40)
    node.transform = transform
    #expect(screen.hitTest(point) === (isHit ? node : screen))
    // The origin of its bounds does not move the node.
    node.bounds.origin = Point(x: -7, y: 1000)
    #expect(screen.hitTest(point) === (isHit ? node : screen))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aNodeTurnsAboutItsAnchorPoint() {
    let node = Node("node")
    let screen = screen(.leftToRight) { node }
    node.anchorPoint = .zero
    node.frame = Rect(x: 160, y: 240, width: 100, height: 40)
    node.transform = .quarterTurn
    // 40 × 100 to the left of 160,240.
    #expect(screen.hitTest(Point(x: 159.75, y: 240)) === node)
    #expect(screen.hitTest(Point(x: 120.25, y: 339.75)) === node)
    #expect(screen.hitTest(Point(x: 161, y: 250)) === screen)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func transformsAddUpOnTheWayDown() {
    let inner = Node("inner")
    let outer = Node("outer") { inner }
    let screen = screen(.leftToRight) { outer }
    outer.frame = Rect(x: 100, y: 100, width: 100, height: 100)
    outer.transform = AffineTransform(scaleX: 2, y: 2)
    inner.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    inner.transform = .quarterTurn
    // The outer node reaches from 50,50 to 250,250. The inner one is 30…70 × -30…70 in it, so
    // from 110 to 190, and from 50, where the outer one begins, to 190.
    #expect(screen.hitTest(Point(x: 111, y: 51)) === inner)
    #expect(screen.hitTest(Point(x: 189.5, y: 189.5)) === inner)
    #expect(screen.hitTest(Point(x: 109.5, y: 100)) === outer)
    #expect(screen.hitTest(Point(x: 150, y: 190)) === outer)
    #expect(screen.hitTest(Point(x: 150, y: 49.5)) === screen)
    #expect(screen.brokenInvariants() == [])
  }

  static let transforms: [AffineTransform] = [
    AffineTransform(scaleX: 0, y: 0), AffineTransform(scaleX: -3, y: 0.5), .eighthTurn,
    AffineTransform(translationX: 5000, y: 5000),
  ]

  @Test(arguments: transforms)
  func theTransformOfTheReceiverIsOfNoAccount(transform: AffineTransform) {
    let label = Node("label")
    let button = Node("button") { label }
    button.frame = Rect(x: 20, y: 50, width: 100, height: 40)
    label.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    button.transform = transform
    button.center = Point(x: -400, y: 7)
    #expect(button.hitTest(Point(x: 99.75, y: 39.75)) === button)
    #expect(button.hitTest(Point(x: 10, y: 10)) === label)
    #expect(button.hitTest(Point(x: 100, y: 0)) == nil)
    #expect(button.brokenInvariants() == [])
  }
}
