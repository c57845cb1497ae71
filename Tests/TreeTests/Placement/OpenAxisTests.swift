import Maraya
import Testing

/// Distances from the edges, where a size is measured.
@Suite struct OpenAxisTests {
  /// Each row: edges, what they offer in 320 × 480 points, the frames of an answer of 50 × 20.
  static let places: [(EdgePlacement, Size, Rect, Rect)] = [
    (
      EdgePlacement(), Size(width: 320, height: 480),
      Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 270, y: 0, width: 50, height: 20)
    ),
    (
      EdgePlacement(leading: 16, top: 8), Size(width: 304, height: 472),
      Rect(x: 16, y: 8, width: 50, height: 20), Rect(x: 254, y: 8, width: 50, height: 20)
    ),
    (
      EdgePlacement(trailing: 16, bottom: 8), Size(width: 304, height: 472),
      Rect(x: 254, y: 452, width: 50, height: 20), Rect(x: 16, y: 452, width: 50, height: 20)
    ),
    // The width is known, the height is open.
    (
      EdgePlacement(leading: 16, top: 8, trailing: 24), Size(width: 280, height: 472),
      Rect(x: 16, y: 8, width: 280, height: 20), Rect(x: 24, y: 8, width: 280, height: 20)
    ),
    (
      EdgePlacement(top: 8, width: 100), Size(width: 100, height: 472),
      Rect(x: 0, y: 8, width: 100, height: 20), Rect(x: 220, y: 8, width: 100, height: 20)
    ),
    (
      EdgePlacement(trailing: 10, bottom: 8, width: 100), Size(width: 100, height: 472),
      Rect(x: 210, y: 452, width: 100, height: 20), Rect(x: 10, y: 452, width: 100, height: 20)
    ),
    // The height is known, the width is open.
    (
      EdgePlacement(trailing: 10, height: 30), Size(width: 310, height: 30),
      Rect(x: 260, y: 0, width: 50, height: 30), Rect(x: 10, y: 0, width: 50, height: 30)
    ),
    (
      EdgePlacement(leading: 10, top: 5, bottom: 5), Size(width: 310, height: 470),
      Rect(x: 10, y: 5, width: 50, height: 470), Rect(x: 260, y: 5, width: 50, height: 470)
    ),
    // Nothing is left to be offered; the answer exceeds it.
    (
      EdgePlacement(leading: 400, top: 500), Size(width: 0, height: 0),
      Rect(x: 400, y: 500, width: 50, height: 20), Rect(x: -130, y: 500, width: 50, height: 20)
    ),
  ]

  @Test(arguments: places)
  func theNodeIsAsLargeAsItAnswers(
    edges: EdgePlacement,
    offer: Size,
    leftToRight: Rect,
    rightToLeft: Rect
  ) {
    for direction in LayoutDirection.allCases {
      let text = AnsweringNode("text", 50, 20)
      let screen = screen(direction) { text }
      text.place(edges)
      #expect(text.offers == [], "it is measured in the pass")
      let report = screen.layoutIfNeeded()
      #expect(text.takeOffers() == [offer])
      #expect(report.measured == 1)
      let isRTL = direction == .rightToLeft
      #expect(text.frame == (isRTL ? rightToLeft : leftToRight))
      #expect(text.directionalFrame == leftToRight)
      expectSound(screen)

      screen.layout(width: 320, height: 480, direction: direction.opposite)
      #expect(text.frame == (isRTL ? leftToRight : rightToLeft))
      #expect(text.takeOffers() == [], "the answer does not depend on the direction")
      expectSound(screen)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func anotherAnswerPlacesTheNodeAgain(direction: LayoutDirection) {
    let text = AnsweringNode("text", 50, 20)
    let screen = screen(direction) { text }
    text.place(trailing: 16, bottom: 8)
    screen.layoutIfNeeded()
    text.change(to: 60, 30)
    #expect(text.frame.size == Size(width: 50, height: 20))
    screen.layoutIfNeeded()
    let x = direction == .rightToLeft ? 16.0 : 244
    #expect(text.frame == Rect(x: x, y: 442, width: 60, height: 30))
    #expect(text.takeOffers().count == 2)
    #expect(screen.layoutIfNeeded().isEmpty)
    expectSound(screen)
  }

  @Test func anotherOfferAsksAgain() {
    let text = AnsweringNode("text") { Size(width: $0.width, height: 1_000 / $0.width) }
    text.place(leading: 10, top: 0, trailing: 10)
    let screen = Node("screen") { text }
    screen.layout(width: 120, height: 480, direction: .rightToLeft)
    #expect(text.frame == Rect(x: 10, y: 0, width: 100, height: 10))
    screen.layout(width: 145, height: 480)
    #expect(text.frame == Rect(x: 10, y: 0, width: 125, height: 8))
    #expect(
      text.takeOffers() == [Size(width: 100, height: 480), Size(width: 125, height: 480)]
    )
    // Back again: from memory.
    screen.layout(width: 120, height: 480)
    #expect(text.frame == Rect(x: 10, y: 0, width: 100, height: 10))
    #expect(text.takeOffers() == [])
    expectSound(screen)
  }

  @Test func whatMeasuresNothingKeepsItsSize() {
    let node = Node("node")
    node.bounds.size = Size(width: 30, height: 40)
    node.place(trailing: 16, bottom: 8)
    let screen = screen(.rightToLeft) { node }
    let report = screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 16, y: 432, width: 30, height: 40))
    #expect(report.measured == 0)
    expectSound(screen)
  }

  private final class Intrinsic: Node {
    var content = Size(width: 50, height: 20)
    override var intrinsicContentSize: Size { content }
  }

  @Test func anIntrinsicSizeIsAnAnswer() {
    let icon = Intrinsic("icon")
    icon.place(trailing: 16, bottom: 8)
    let screen = screen(.leftToRight) { icon }
    screen.layoutIfNeeded()
    #expect(icon.frame == Rect(x: 254, y: 452, width: 50, height: 20))
    icon.content = Size(width: 60, height: 30)
    icon.invalidateIntrinsicContentSize()
    screen.layoutIfNeeded()
    #expect(icon.frame == Rect(x: 244, y: 442, width: 60, height: 30))
    expectSound(screen)
  }

  @Test func anIntrinsicSizeOnOneSideAloneIsAnAnswerToo() {
    let line = Intrinsic("line")
    line.content = Size(width: Node.noIntrinsicMetric, height: 20)
    line.bounds.size = Size(width: 30, height: 40)
    line.place(trailing: 16, bottom: 8)
    let screen = screen(.leftToRight) { line }
    screen.layoutIfNeeded()
    #expect(line.frame == Rect(x: 274, y: 452, width: 30, height: 20))
    line.content.height = 30
    line.invalidateIntrinsicContentSize()
    screen.layoutIfNeeded()
    #expect(line.frame == Rect(x: 274, y: 442, width: 30, height: 30))
    expectSound(screen)
  }

  @Test func anAnswerThatWasThePresentSizeIsAskedForAgain() {
    /// At least as wide as it is.
    final class Growing: Node {
      var text = 10.0
      override func sizeThatFits(_ size: Size) -> Size {
        let least = super.sizeThatFits(size)
        return Size(width: max(least.width, text), height: least.height)
      }
    }
    let node = Growing("node")
    node.bounds.size = Size(width: 30, height: 40)
    node.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { node }
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 0, y: 0, width: 30, height: 40))
    node.text = 70
    node.invalidateIntrinsicContentSize()
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 0, y: 0, width: 70, height: 40))
    expectSound(screen)
  }

  @Test func aReferenceWidthIsWhatIsOffered() {
    let text = AnsweringNode("text", 50, 20)
    text.referenceWidth = 400
    text.place(top: 8, trailing: 16)
    let screen = screen(.leftToRight) { text }
    screen.layoutIfNeeded()
    #expect(text.takeOffers() == [Size(width: 384, height: 472)])
    #expect(text.frame == Rect(x: 334, y: 8, width: 50, height: 20))
    text.referenceWidth = 200
    screen.layoutIfNeeded()
    #expect(text.takeOffers() == [Size(width: 184, height: 472)])
    #expect(text.frame == Rect(x: 134, y: 8, width: 50, height: 20))
    expectSound(screen)
  }

  @Test func aNodePlacedBeforeItIsAddedIsMeasuredInThePass() {
    let text = AnsweringNode("text", 50, 20)
    text.place(top: 8, trailing: 16)
    #expect(text.frame == .zero)
    text.layoutIfNeeded()
    #expect(text.offers == [])
    let screen = screen(.rightToLeft) { text }
    #expect(text.frame == Rect(x: 16, y: 8, width: 50, height: 20))
    text.removeFromSupernode()
    let other = Node("other") { text }
    other.layout(width: 200, height: 100)
    #expect(text.frame == Rect(x: 134, y: 8, width: 50, height: 20))
    expectSound(screen, other)
  }
}
