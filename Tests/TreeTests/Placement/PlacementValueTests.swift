import Maraya
import Testing

/// `placement` as a value: what is set is read, and does what the setter of its own does.
@Suite struct PlacementValueTests {
  /// Each row: a placement, the frame in a right-to-left screen of 320 × 480 points.
  static let placements: [(Placement, Rect)] = [
    (
      .frame(Rect(x: 20, y: 50, width: 100, height: 40), in: .physical),
      Rect(x: 20, y: 50, width: 100, height: 40)
    ),
    (
      .frame(Rect(x: 20, y: 50, width: 100, height: 40), in: .directional),
      Rect(x: 200, y: 50, width: 100, height: 40)
    ),
    (
      .edges(EdgePlacement(leading: 16, top: 8, trailing: 24, height: 44)),
      Rect(x: 24, y: 8, width: 280, height: 44)
    ),
    (
      .ratio(RatioRect(x: 0.25, y: .points(8), width: 0.5, height: 0.25)),
      Rect(x: 80, y: 8, width: 160, height: 120)
    ),
    (
      .ratio(RatioRect(x: 0, y: 0, width: 1, height: 1, of: .margins)),
      Rect(x: 8, y: 8, width: 304, height: 464)
    ),
  ]

  @Test(arguments: placements)
  func whatIsSetIsRead(placement: Placement, frame: Rect) {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.placement = placement
    #expect(node.placement == placement)
    #expect(node.frame == frame)
    screen.layoutIfNeeded()
    #expect(node.placement == placement)
    #expect(node.frame == frame)
    expectSound(screen)

    // To another node, and back after all the others.
    let twin = Node("twin")
    screen.addSubnode(twin)
    for (other, _) in Self.placements { twin.placement = other }
    twin.placement = node.placement
    #expect(twin.placement == placement)
    #expect(twin.frame == frame)
    screen.layout(width: 400, height: 300, direction: .leftToRight)
    #expect(twin.frame == node.frame)
    #expect(node.placement == placement)
    expectSound(screen)
  }

  @Test(arguments: placements)
  func itSurvivesLeavingAndJoiningATree(placement: Placement, frame: Rect) {
    let node = Node("node")
    node.placement = placement
    #expect(node.placement == placement)
    let screen = screen(.rightToLeft) { node }
    #expect(node.frame == frame)
    node.removeFromSupernode()
    #expect(node.placement == placement)
    screen.layout(width: 400, height: 300)
    screen.addSubnode(node)
    screen.layout(width: 320, height: 480)
    #expect(node.frame == frame)
    #expect(node.placement == placement)
    expectSound(screen)
  }

  @Test(arguments: placements)
  func withoutASupernodeThereIsNothingToMirrorAbout(placement: Placement, frame: Rect) {
    let node = Node("node")
    node.placement = placement
    let screen = screen(.rightToLeft) { node }
    node.removeFromSupernode()
    switch placement {
    case .frame(_, in: .physical): #expect(node.frame == frame)
    case .frame: #expect(node.frame == node.directionalFrame)
    default:
      #expect(node.frame == node.directionalFrame)
    }
    expectSound(node, screen)
  }

  @Test func aTransformedNodeIsPlacedWithoutItsTransform() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.transform = .quarterTurn
    let rect = Rect(x: 20, y: 50, width: 100, height: 40)
    node.placement = .frame(rect, in: .physical)
    #expect(node.placement == .frame(rect, in: .physical))
    #expect(node.bounds.size == rect.size)
    #expect(node.center == Point(x: 70, y: 70))
    #expect(node.frame == Rect(x: 50, y: 20, width: 40, height: 100))
    expectSound(screen)
  }

  @Test func theFirstRuleLeavesTheNodeWhereItIsUntilItIsResolved() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.frame = Rect(x: 20, y: 50, width: 100, height: 40)
    node.place(leading: 8)
    // The height is open: measured in the pass.
    #expect(node.frame == Rect(x: 20, y: 50, width: 100, height: 40))
    #expect(node.directionalFrame == Rect(x: 200, y: 50, width: 100, height: 40))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: 212, y: 0, width: 100, height: 40))
    expectSound(screen)
  }

  @Test func theSpacesAreTwoWords() {
    #expect(Placement.Space(rawValue: "physical") == .physical)
    #expect(Placement.Space(rawValue: "directional") == .directional)
  }
}
