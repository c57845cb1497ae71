import Maraya
import Testing

/// A node that knows what size it wants, and remembers what it was offered.
private final class FittingNode: Node {
  var answer: Size?
  var offers: [Size] = []

  override func sizeThatFits(_ size: Size) -> Size {
    offers.append(size)
    return answer ?? super.sizeThatFits(size)
  }
}

/// Sizes that keep the origin: `sizeToFit()` and `layout(width:height:)`.
@Suite struct SizeToFitTests {
  private func node(answering answer: Size?) -> FittingNode {
    let node = FittingNode()
    node.answer = answer
    return node
  }

  @Test func thePresentSizeIsWhatIsOffered() {
    let node = node(answering: Size(width: 100, height: 20))
    node.frame = Rect(x: 40, y: 60, width: 80, height: 40)
    node.sizeToFit()
    #expect(node.offers == [Size(width: 80, height: 40)])
  }

  @Test(arguments: [UnitPoint.center, .zero, UnitPoint(x: 1, y: 0.25), UnitPoint(x: -2, y: 3)])
  func aPhysicalFrameKeepsItsOrigin(anchor: UnitPoint) {
    let node = node(answering: Size(width: 100, height: 20))
    node.bounds.origin = Point(x: -7, y: 3)
    node.anchorPoint = anchor
    node.frame = Rect(x: 40, y: 60, width: 80, height: 40)
    node.sizeToFit()
    #expect(node.frame == Rect(x: 40, y: 60, width: 100, height: 20))
    #expect(node.bounds.origin == Point(x: -7, y: 3))
    #expect(node.placement == .frame(node.frame, in: .physical))
    #expect(node.brokenInvariants() == [])
  }

  @Test func theBitsOfTheOriginSurvive() {
    let node = node(answering: Size(width: 0.6, height: 0.2))
    node.frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    node.sizeToFit()
    #expect(node.frame.bits == Rect(x: 0.1, y: 0.3, width: 0.6, height: 0.2).bits)
  }

  /// Each row: a direction, the frame in 320 points once 20,50 100×100 has become 60 × 30.
  static let directional: [(LayoutDirection, Rect)] = [
    (.leftToRight, Rect(x: 20, y: 50, width: 60, height: 30)),
    (.rightToLeft, Rect(x: 240, y: 50, width: 60, height: 30)),
  ]

  @Test(arguments: directional)
  func aDirectionalFrameKeepsItsLeadingEdge(direction: LayoutDirection, frame: Rect) {
    let node = node(answering: Size(width: 60, height: 30))
    let screen = screen(direction) { node }
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    node.sizeToFit()
    #expect(node.frame == frame)
    #expect(node.directionalFrame == Rect(x: 20, y: 50, width: 60, height: 30))
    #expect(node.placement == .frame(node.directionalFrame, in: .directional))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func underATransformTheBoundsChange() {
    let node = node(answering: Size(width: 100, height: 20))
    node.frame = Rect(x: 40, y: 60, width: 80, height: 40)
    node.transform = AffineTransform(scaleX: 2, y: 2)
    node.sizeToFit()
    // 100 × 20 at 40,60 without the transform: about 90,70, and twice as large.
    #expect(node.bounds == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(node.center == Point(x: 90, y: 70))
    #expect(node.frame == Rect(x: -10, y: 50, width: 200, height: 40))
    #expect(node.brokenInvariants() == [])
  }

  /// Each row: an answer, the size that comes of it.
  static let answers: [(Size, Size)] = [
    (Size(width: -5, height: 20), Size(width: 0, height: 20)),
    (Size(width: 30, height: -0.5), Size(width: 30, height: 0)),
    (Size(width: -1, height: -1), Size(width: 0, height: 0)),
  ]

  @Test(arguments: answers)
  func aNegativeLengthCountsAsZero(answer: Size, size: Size) {
    let node = node(answering: answer)
    node.frame = Rect(x: 40, y: 60, width: 80, height: 40)
    node.sizeToFit()
    #expect(node.frame == Rect(origin: Point(x: 40, y: 60), size: size))
    node.directionalFrame = Rect(x: 40, y: 60, width: 80, height: 40)
    node.sizeToFit()
    #expect(node.directionalFrame == Rect(origin: Point(x: 40, y: 60), size: size))
    #expect(node.brokenInvariants() == [])
  }

  @Test(arguments: [Double.nan, .infinity])
  func anAnswerThatIsNoSizeIsRefused(length: Double) {
    let node = node(answering: Size(width: 10, height: length))
    node.frame = Rect(x: 40, y: 60, width: 80, height: 40)
    node.sizeToFit()
    #expect(node.frame == Rect(x: 40, y: 60, width: 80, height: 40))
    #expect(node.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.brokenInvariants() == [])
  }

  @Test func aNodeWithoutAnOpinionKeepsItsSize() {
    let frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    let node = Node(frame: frame)
    #expect(node.sizeThatFits(Size(width: 1, height: 2)) == Size(width: 0.7, height: 1.1))
    node.sizeToFit()
    #expect(node.frame.bits == frame.bits)
    #expect(node.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(Node.noIntrinsicMetric == -1)
  }

  // MARK: Layout in a size

  @Test(arguments: LayoutDirection.allCases)
  func layoutInASizeKeepsTheOrigin(direction: LayoutDirection) {
    let node = Node(frame: Rect(x: 0.1, y: 0.3, width: 10, height: 10))
    node.layout(width: 375, height: 667, direction: direction)
    #expect(node.frame.bits == Rect(x: 0.1, y: 0.3, width: 375, height: 667).bits)
    #expect(node.layoutDirection == direction)
    node.layout(width: 320, height: 480)
    #expect(node.frame.bits == Rect(x: 0.1, y: 0.3, width: 320, height: 480).bits)
    #expect(node.layoutDirection == direction)
    #expect(node.brokenInvariants() == [])
  }

  @Test(arguments: directional)
  func layoutInASizeKeepsTheLeadingEdge(direction: LayoutDirection, frame: Rect) {
    let card = Node("card")
    let screen = screen(direction) { card }
    card.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    card.layout(width: 60, height: 30)
    #expect(card.frame == frame)
    #expect(card.directionalFrame == Rect(x: 20, y: 50, width: 60, height: 30))
    #expect(screen.brokenInvariants() == [])
  }
}
