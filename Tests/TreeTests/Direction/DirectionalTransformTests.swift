import Maraya
import Testing

/// Transforms that turn and move with the reading direction.
@Suite struct DirectionalTransformTests {
  static let turn = AffineTransform(a: 0.5, b: 0.25, c: -0.75, d: 2, tx: 7, ty: -3)
  /// The same as a mirror shows it.
  static let mirrored = AffineTransform(a: 0.5, b: -0.25, c: 0.75, d: 2, tx: -7, ty: -3)

  @Test func itIsMirroredFromRightToLeft() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.frame = Rect(x: 20, y: 50, width: 100, height: 40)
    node.directionalTransform = Self.turn
    #expect(node.directionalTransform == Self.turn)
    #expect(node.transform == Self.mirrored)
    screen.layoutDirection = .leftToRight
    #expect(node.transform == Self.mirrored, "derived again in the pass")
    screen.layoutIfNeeded()
    #expect(node.transform == Self.turn)
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.transform == Self.mirrored)
    #expect(node.directionalTransform == Self.turn)
    expectSound(screen)
  }

  @Test func aPhysicalTransformStays() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.directionalTransform = Self.turn
    node.transform = Self.turn
    #expect(node.directionalTransform == Self.mirrored)
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    #expect(node.transform == Self.turn)
    #expect(node.directionalTransform == Self.turn)
    expectSound(screen)
  }

  @Test func aPhysicalTransformThatIsThereAlreadyStaysToo() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.directionalTransform = Self.turn
    node.transform = node.transform
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    #expect(node.transform == Self.mirrored)
    node.directionalTransform = node.directionalTransform
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.transform == Self.turn)
    expectSound(screen)
  }

  @Test func theSupernodesDirectionCounts() {
    let node = Node("node")
    let box = Node("box") { node }
    let screen = screen(.rightToLeft) { box }
    node.layoutDirection = .leftToRight
    node.directionalTransform = Self.turn
    #expect(node.transform == Self.mirrored)
    box.semanticContentAttribute = .playback
    screen.layoutIfNeeded()
    #expect(node.transform == Self.turn)
    box.semanticContentAttribute = .unspecified
    screen.layoutIfNeeded()
    #expect(node.transform == Self.mirrored)
    node.removeFromSupernode()
    #expect(node.transform == Self.turn, "a root without a reference width is not mirrored")
    node.referenceWidth = 100
    node.layoutDirection = .rightToLeft
    #expect(node.transform == Self.mirrored)
    let english = Node("english") { node }
    #expect(node.transform == Self.turn)
    expectSound(screen, english)
  }

  static let placements: [@Sendable (Node) -> Void] = [
    { $0.frame = Rect(x: 20, y: 50, width: 100, height: 40) },
    { $0.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 40) },
    { $0.directionalCenter = Point(x: 20, y: 50) },
    { $0.place(leading: 20, top: 50, width: 100, height: 40) },
    { $0.place(leading: 20, top: 50) },
    { $0.ratio = RatioRect(Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)) },
  ]

  @Test(arguments: placements)
  func itFollowsUnderEveryPlacement(place: @Sendable (Node) -> Void) {
    let node = Node("node")
    let screen = screen(.leftToRight) { node }
    place(node)
    node.directionalTransform = Self.turn
    screen.layoutIfNeeded()
    #expect(node.transform == Self.turn)
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.transform == Self.mirrored)
    node.removeFromSupernode()
    #expect(node.transform == Self.turn)
    screen.addSubnode(node)
    #expect(node.transform == Self.mirrored)
    screen.layoutDirection = .leftToRight
    screen.layoutIfNeeded()
    #expect(node.transform == Self.turn)
    expectSound(screen)
  }

  @Test func translations() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.frame = Rect(x: 20, y: 50, width: 100, height: 40)
    node.directionalTranslation = Point(x: 10, y: 5)
    #expect(node.translation == Point(x: -10, y: 5))
    #expect(node.frame == Rect(x: 10, y: 55, width: 100, height: 40))
    #expect(node.directionalTranslation == Point(x: 10, y: 5))
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    #expect(node.translation == Point(x: 10, y: 5))
    node.translation = Point(x: 3, y: 4)
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.translation == Point(x: 3, y: 4))
    #expect(node.directionalTranslation == Point(x: -3, y: 4))
    node.directionalTranslation.x = 8
    #expect(node.translation == Point(x: -8, y: 4))
    expectSound(screen)
  }

  @Test func aTranslationKeepsTheRest() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.directionalTransform = Self.turn
    node.directionalTranslation = Point(x: 1, y: 2)
    var expected = Self.turn
    (expected.tx, expected.ty) = (1, 2)
    #expect(node.directionalTransform == expected)
    #expect(node.transform.b == -0.25 && node.transform.c == 0.75)
    expectSound(screen)
  }

  @Test func theAnchorPointIsWhatItTurnsAbout() {
    let node = Node("node")
    let screen = screen(.leftToRight) { node }
    node.anchorPoint = UnitPoint(x: 0, y: 0)
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 40)
    node.directionalTransform = AffineTransform.quarterTurn
    #expect(node.frame == Rect(x: -20, y: 50, width: 40, height: 100))
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    // The anchor point stays the left top corner, at 200,50; the turn is the other way.
    #expect(node.frame == Rect(x: 200, y: -50, width: 40, height: 100))
    expectSound(screen)
  }
}
