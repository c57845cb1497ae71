import Maraya
import Testing

/// `not-mirrored`, `physical-value` and `reference-width`.
@Suite("Audit: what mirrors")
struct AuditMirrorTests {
  @Test func whatMirrorsIsNotMentioned() {
    let island = Node("island") { Node("inner").left(4, 0, 30, 20) }.leading(16, 40, 100, 20)
    island.layoutDirection = .leftToRight
    let screen = makeScreen(
      Node("a").leading(16, 16, 64, 20),
      Node("middle").left(110, 80, 100, 20),
      island
    )
    #expect(screen.auditLines == [])
  }

  @Test func aPhysicalFrameIsNamedOnce() {
    let badge = Node("badge").left(20, 50, 100, 100)
    badge.autoresizingMask = .flexibleRightMargin
    #expect(
      makeScreen(badge).auditLines == [
        "not-mirrored: screen/badge is 20,50 100×100 left-to-right, 20,50 100×100 right-to-left "
          + "instead of 200,50 100×100: frame 20,50,100,100 is physical, "
          + "mirrored it is 200,50,100,100; autoresizingMask right is physical, "
          + "mirrored it is left"
      ]
    )
  }

  @Test func aPhysicalCenterAndATransformAreReasons() {
    let dot = Node("dot")
    dot.bounds.size = Size(width: 10, height: 10)
    dot.center = Point(x: 20, y: 20)
    let shifted = Node("shifted").leading(16, 40, 10, 10)
    shifted.transform = AffineTransform(translationX: 5, y: 0)
    #expect(
      makeScreen(dot, shifted).auditLines == [
        "not-mirrored: screen/dot is 15,15 10×10 left-to-right, 15,15 10×10 right-to-left "
          + "instead of 295,15 10×10: center 20,20 is physical, "
          + "mirrored it is 300,20",
        "not-mirrored: screen/shifted is 21,40 10×10 left-to-right, 299,40 10×10 right-to-left "
          + "instead of 289,40 10×10: transform 1,0,0,1,5,0 is physical, "
          + "mirrored it is 1,0,0,1,-5,0",
      ]
    )
  }

  @Test func physicalSidesAreNamed() {
    let card = Node("card").leading(16, 16, 100, 100)
    card.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    card.cornerRadii.topLeft = 6
    card.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(
      makeScreen(card).auditLines.map { $0.split(separator: " is ")[0] } == [
        "physical-value: screen/card margins top 1 left 2 bottom 3 right 4",
        "physical-value: screen/card transform 0,1,-1,0,0,0",
        "physical-value: screen/card cornerRadii 6,0,0,0",
      ]
    )
    #expect(
      makeScreen(card).audit().first?.message
        == "margins top 1 left 2 bottom 3 right 4 is physical, "
        + "mirrored it is top 1 left 4 bottom 3 right 2"
    )
  }

  @Test func aMaskThatOnlyCountsLaterIsNamed() {
    let middle = Node("middle").left(110, 16, 100, 20)
    middle.autoresizingMask = .flexibleLeftMargin
    #expect(
      makeScreen(middle).auditLines == [
        "physical-value: screen/middle autoresizingMask left is physical, mirrored it is right"
      ]
    )
  }

  @Test func directionsAndSafeAreasAreMeant() {
    let island = Node("island").leading(16, 80, 100, 20)
    island.layoutDirection = .leftToRight
    island.layoutMargins.left = 30
    island.cornerRadii.topLeft = 6
    island.additionalSafeAreaInsets.left = 7
    let player = Node("player").leading(16, 120, 100, 20)
    player.semanticContentAttribute = .playback
    let screen = makeScreen(island, player)
    screen.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    screen.layoutIfNeeded()
    #expect(screen.auditLines == [])
  }

  /// Each direction has its own frame: a hook looks at the direction, as article 4's did.
  @Test func aFrameSetForEachDirectionIsNotPhysical() {
    let screen = Sides("screen")
    screen.layout(width: 320, height: 480)
    #expect(screen.auditLines == [])
    screen.forgetsDirection = true
    #expect(
      screen.auditLines == [
        "not-mirrored: screen/side is 20,20 40×40 left-to-right, 20,20 40×40 right-to-left "
          + "instead of 260,20 40×40: frame 20,20,40,40 is physical, "
          + "mirrored it is 260,20,40,40"
      ]
    )
  }

  @Test func aTreeInWhichNothingTurnsIsNamedOnce() {
    let screen = makeScreen(Node("a").leading(16, 16, 20, 20), Node("b").leading(16, 40, 20, 20))
    screen.semanticContentAttribute = .forceLeftToRight
    #expect(
      screen.auditLines == [
        "not-mirrored: screen does not mirror: nothing turns with the direction of the root; "
          + "screen: semantic forceLeftToRight does not turn with what is around it"
      ]
    )
  }

  @Test func anOwnReferenceWidthIsNamedIfItIsAnother() {
    let own = Node("own")
    own.referenceWidth = 300
    _ = own.leading(16, 16, 20, 20)
    let same = Node("same")
    same.referenceWidth = 320
    _ = same.leading(16, 40, 20, 20)
    #expect(
      makeScreen(own, same).auditLines == [
        "reference-width: screen/own mirrors across its own reference width 0…300, "
          + "its neighbours across 0…320"
      ]
    )
  }
}

/// A node that sets a physical frame for each direction.
private final class Sides: Node {
  var forgetsDirection = false {
    didSet { setNeedsLayout() }
  }

  override init(_ id: String? = nil) {
    super.init(id)
    addSubnode(Node("side"))
  }

  override func layoutSubnodes() {
    let isTurned = effectiveLayoutDirection == .rightToLeft && !forgetsDirection
    firstSubnode?.frame = Rect(x: isTurned ? 260 : 20, y: 20, width: 40, height: 40)
  }
}
