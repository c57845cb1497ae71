import Maraya
import Testing

/// The pixels of a point: one scale for a tree.
@Suite struct DisplayScaleTests {
  @Test func everyNodeReadsTheRootsAndSetsIt() {
    let leaf = Node("leaf")
    let root = Node("root") { Node("middle") { leaf } }
    #expect(leaf.displayScale == nil && leaf.displayGrid == nil)
    leaf.displayScale = 2
    #expect(root.displayScale == 2)
    #expect(root.displayGrid == PixelGrid(scale: 2))
    root.displayScale = 3
    #expect(leaf.displayScale == 3)
    leaf.displayScale = nil
    #expect(root.displayScale == nil)
    expectSound(root)
  }

  @Test func itIsTheTrees() {
    let leaf = Node("leaf")
    let card = Node("card") { leaf }
    let root = Node("root")
    root.displayScale = 2
    root.addSubnode(card)
    #expect(leaf.displayScale == 2)
    let other = Node("other")
    other.displayScale = 3
    other.addSubnode(card)
    #expect(leaf.displayScale == 3)
    card.removeFromSupernode()
    #expect(leaf.displayScale == nil)
    expectSound(root, other, card)
  }

  /// Each row: a scale, the size of a text that answers 10.1 × 20.6 in points.
  static let sizes: [(Double?, Size)] = [
    (nil, Size(width: 10.1, height: 20.6)),
    (1, Size(width: 11, height: 21)),
    (2, Size(width: 10.5, height: 21)),
    (3, Size(width: 31.0 / 3, height: 62.0 / 3)),
    (1.25, Size(width: 13 / 1.25, height: 26 / 1.25)),
  ]

  @Test(arguments: sizes)
  func whatContentAnswersIsRoundedUp(scale: Double?, size: Size) {
    let text = AnsweringNode("text", 10.1, 20.6)
    text.place(top: 0, trailing: 0)
    let screen = screen(.leftToRight) { text }
    screen.displayScale = scale
    screen.layoutIfNeeded()
    #expect(text.bounds.size == size)
    #expect(text.directionalFrame.minX == 320 - size.width)
    #expect(text.measure(.unbounded) == size)
    // A length that is given is not.
    text.place(top: 0, trailing: 0, width: 7.3)
    screen.layoutIfNeeded()
    #expect(text.bounds.size == Size(width: 7.3, height: size.height))
    expectSound(screen)
  }

  @Test(arguments: sizes)
  func anotherScaleRoundsAgain(scale: Double?, size: Size) {
    let text = AnsweringNode("text", 10.1, 20.6)
    text.place(top: 0, trailing: 0)
    let screen = screen(.rightToLeft) { Node("box") { text } }
    for other in [nil, 1.0, 2, 3] {
      screen.displayScale = other
      screen.layoutIfNeeded()
      text.displayScale = scale
      screen.layoutIfNeeded()
      #expect(text.bounds.size == size)
    }
    expectSound(screen)
  }

  @Test func wholePixelsStay() {
    let text = AnsweringNode("text", 0.1 + 0.2 + 9.7, 20.5)
    text.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { text }
    screen.displayScale = 2
    screen.layoutIfNeeded()
    #expect(text.bounds.size == Size(width: 10, height: 20.5))
  }

  private final class Intrinsic: Node {
    override var intrinsicContentSize: Size { Size(width: 10.1, height: 20.6) }
  }

  @Test func presentAndIntrinsicSizesAreNot() {
    let present = Node("present")
    present.bounds.size = Size(width: 10.1, height: 20.6)
    let intrinsic = Intrinsic("intrinsic")
    let screen = screen(.leftToRight) {
      present
      intrinsic
    }
    screen.displayScale = 2
    for node in screen.subnodes { node.place(leading: 0, top: 0) }
    screen.layoutIfNeeded()
    #expect(present.bounds.size == Size(width: 10.1, height: 20.6))
    #expect(intrinsic.bounds.size == Size(width: 10.1, height: 20.6))
    expectSound(screen)
  }

  @Test func aContainersAnswerIsNot() {
    let column = ColumnNode("column")
    for _ in 0..<3 { column.addSubnode(AnsweringNode("text", 10.1, 20.6)) }
    let spacer = Node("spacer")
    spacer.bounds.size = Size(width: 1, height: 0.1)
    column.addSubnode(spacer)
    column.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { column }
    screen.displayScale = 2
    screen.layoutIfNeeded()
    #expect(column.bounds.size == Size(width: 10.5, height: 63.1))
    expectSound(screen)
  }

  @Test func givenAndFlexedSizesAreNot() {
    let node = Node("node").place(leading: 0.3, top: 0.1, trailing: 0.3, height: 7.7)
    let part = Node("part").with {
      $0.ratio = RatioRect(x: 0, y: 0, width: .ratio(1.0 / 7), height: 1)
    }
    let screen = screen(.leftToRight) {
      node
      part
    }
    screen.displayScale = 2
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 0.3, y: 0.1, width: 320 - 0.3 - 0.3, height: 7.7))
    #expect(part.bounds.size.width == 320 * (1.0 / 7))
  }

  @Test func aTreeThatIsJoinedHasItsOwnScale() {
    let text = AnsweringNode("text", 10.1, 20.6)
    text.place(leading: 0, top: 0)
    let card = Node("card") { text }
    card.displayScale = 1
    card.layout(width: 100, height: 100)
    #expect(text.bounds.size == Size(width: 11, height: 21))
    let screen = screen(.leftToRight) {}
    screen.displayScale = 2
    screen.layoutIfNeeded()
    screen.addSubnode(card)
    #expect(text.displayScale == 2)
    screen.layoutIfNeeded()
    #expect(text.bounds.size == Size(width: 10.5, height: 21))
    expectSound(screen)
  }

  @Test func movingBetweenScalesRoundsAgain() {
    let text = AnsweringNode("text", 10.1, 20.6)
    text.place(leading: 0, top: 0)
    let card = Node("card") { text }
    let screens = [1.0, 2, 3].map { scale in
      let screen = screen(.leftToRight) {}
      screen.displayScale = scale
      return screen
    }
    for (screen, width) in zip(screens, [11.0, 10.5, 31.0 / 3]) {
      screen.addSubnode(card)
      screen.layoutIfNeeded()
      #expect(text.bounds.size.width == width)
      expectSound(screen)
    }
    card.removeFromSupernode()
    card.layoutIfNeeded()
    #expect(text.bounds.size.width == 10.1)
  }

  /// Each row: a scale that is refused, and how.
  static let refused: [(Double, Diagnostic.Code)] = [
    (0, .negativeLength), (-2, .negativeLength),
    (.nan, .nonFiniteValue), (.infinity, .nonFiniteValue), (-.infinity, .nonFiniteValue),
  ]

  @Test(arguments: refused)
  func whatIsNoScaleIsRefused(scale: Double, code: Diagnostic.Code) {
    let node = Node("node")
    let screen = screen(.leftToRight) { node }
    screen.displayScale = 2
    node.displayScale = scale
    #expect(screen.displayScale == 2)
    #expect(screen.diagnostics.map(\.code) == [code])
    #expect(screen.diagnostics.map(\.node) == ["screen/node"])
    #expect(screen.layoutIfNeeded().isEmpty)
    expectSound(screen)
  }
}
