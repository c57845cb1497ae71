import Maraya
import Testing

/// What becomes of a directional frame when the node is added, moved and removed.
@Suite struct DirectionalMoveTests {
  static let frame = Rect(x: 20, y: 50, width: 100, height: 100)

  private func place(x: Double) -> Rect { Rect(x: x, y: 50, width: 100, height: 100) }

  @Test func addingANodePlacesItAtOnce() {
    let node = Node()
    node.directionalFrame = Self.frame
    #expect(node.frame == place(x: 20))
    let screen = screen(.rightToLeft) {}
    screen.addSubnode(node)
    #expect(node.frame == place(x: 200))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func whatIsBelowItIsPlacedInThePass() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    card.directionalFrame = Self.frame
    badge.directionalFrame = Rect(x: 8, y: 8, width: 10, height: 10)
    card.layoutIfNeeded()
    let screen = screen(.rightToLeft) {}
    screen.addSubnode(card)
    #expect(card.frame == place(x: 200))
    #expect(badge.frame == Rect(x: 8, y: 8, width: 10, height: 10))
    screen.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 82, y: 8, width: 10, height: 10))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func removalLeavesNothingToMirrorAbout() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.directionalFrame = Self.frame
    node.removeFromSupernode()
    #expect(node.frame == place(x: 20))
    #expect(node.directionalFrame.bits == Self.frame.bits)
    #expect(node.placement == .frame(Self.frame, in: .directional))
    #expect(node.brokenInvariants() == [])
    screen.addSubnode(node)
    #expect(node.frame == place(x: 200))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func movingBetweenTreesMirrorsInTheNewOne() {
    let node = Node()
    let arabic = screen(.rightToLeft) { node }
    let english = screen(.leftToRight) {}
    let wide = screen(.rightToLeft) {}
    wide.layout(width: 375, height: 480)
    node.directionalFrame = Self.frame
    #expect(node.frame == place(x: 200))
    english.addSubnode(node)
    #expect(node.frame == place(x: 20))
    wide.insertSubnode(node, at: 0)
    #expect(node.frame == place(x: 255))
    arabic.addSubnode(node)
    #expect(node.frame == place(x: 200))
    for screen in [arabic, english, wide] {
      screen.layoutIfNeeded()
      #expect(screen.brokenInvariants() == [])
    }
    #expect(node.frame == place(x: 200))
    #expect(node.directionalFrame.bits == Self.frame.bits)
  }

  @Test func movingWithinATreeMirrorsInTheNewSupernode() {
    let node = Node()
    let left = Node("left") { node }
    let right = Node("right").with { $0.layoutDirection = .leftToRight }
    let screen = screen(.rightToLeft) {
      left
      right
    }
    left.frame = Rect(x: 0, y: 0, width: 150, height: 480)
    right.frame = Rect(x: 150, y: 0, width: 170, height: 480)
    node.directionalFrame = Self.frame
    #expect(node.frame == place(x: 30))
    right.addSubnode(node)
    #expect(node.frame == place(x: 20))
    screen.addSubnode(node)
    #expect(node.frame == place(x: 200))
    left.addSubnode(node)
    #expect(node.frame == place(x: 30))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aReferenceWidthMovesAlong() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.referenceWidth = 400
    node.directionalFrame = Self.frame
    #expect(node.frame == place(x: 280))
    node.removeFromSupernode()
    #expect(node.frame == place(x: 20))
    node.layoutDirection = .rightToLeft
    #expect(node.frame == place(x: 280))
    node.layoutDirection = .leftToRight
    #expect(node.frame == place(x: 20))
    screen.addSubnode(node)
    #expect(node.frame == place(x: 280))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func theNodesOwnDirectionPlacesWhatIsInsideNotTheNode() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    let screen = screen(.rightToLeft) { card }
    card.layoutDirection = .leftToRight
    card.directionalFrame = Self.frame
    badge.directionalFrame = Rect(x: 8, y: 8, width: 10, height: 10)
    screen.layoutIfNeeded()
    #expect(card.frame == place(x: 200))
    #expect(badge.frame == Rect(x: 8, y: 8, width: 10, height: 10))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aPhysicalFrameStaysWhereverTheNodeGoes() {
    let node = Node(frame: Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1))
    let bits = node.frame.bits
    let arabic = screen(.rightToLeft) { node }
    #expect(node.frame.bits == bits)
    let english = screen(.leftToRight) { node }
    english.layoutIfNeeded()
    #expect(node.frame.bits == bits)
    node.removeFromSupernode()
    #expect(node.frame.bits == bits)
    #expect(arabic.brokenInvariants() + english.brokenInvariants() == [])
  }
}
