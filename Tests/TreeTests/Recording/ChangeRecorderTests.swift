import Maraya
import Testing

/// A recorder is told before each change, while the old value can still be read.
@Suite struct ChangeRecorderTests {
  /// A right-to-left screen with a box that has two subnodes.
  private func makeScreen() -> Node {
    let screen = Node("screen") {
      Node("box") {
        Node("a")
        Node("b")
      }
    }
    screen.layout(width: 320, height: 200, direction: .rightToLeft)
    screen.subnodes[0].frame = Rect(x: 16, y: 8, width: 64, height: 48)
    screen.layoutIfNeeded()
    return screen
  }

  @Test(arguments: PropertyChange.all)
  func aChangeIsToldOnceWhileTheOldValueStands(change: PropertyChange) {
    let screen = makeScreen()
    let box = screen.subnodes[0]
    let old = change.read(box)
    let journal = Journal(reading: change.read)
    screen.recorder = journal
    change.set(box)
    expectSound(screen)
    #expect(journal.entries == ["box \(change.kind)"])
    #expect(journal.readings == [old])
    #expect(change.read(box) != old)
  }

  @Test func layoutTellsOfWhatItMoves() {
    let screen = makeScreen()
    let box = screen.subnodes[0]
    box.directionalFrame = Rect(x: 16, y: 8, width: 64, height: 48)
    screen.layoutIfNeeded()
    let journal = Journal { "\($0.frame)" }
    screen.recorder = journal
    screen.layoutDirection = .leftToRight
    expectSound(screen)
    #expect(journal.entries == ["screen environment"])
    screen.layoutIfNeeded()
    expectSound(screen)
    #expect(journal.entries == ["screen environment", "box geometry"])
    #expect(journal.readings == ["0,0 320×200", "240,8 64×48"])
    #expect(box.frame == Rect(x: 16, y: 8, width: 64, height: 48))
    _ = journal.takeEntries()
    screen.layoutIfNeeded()
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(journal.entries == [], "nothing moved")
  }

  @Test(arguments: [true, false])
  func layoutTellsOfARuledNodeWhileTheOldValueStands(isRuled: Bool) {
    let screen = makeScreen()
    let box = screen.subnodes[0]
    if isRuled {
      box.ratio = RatioRect(Rect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
    } else {
      box.directionalFrame = Rect(x: 16, y: 8, width: 64, height: 48)
      box.autoresizingMask = .flexibleLeftMargin
    }
    screen.layoutIfNeeded()
    let old = "\(box.frame) \(box.directionalFrame)"
    let journal = Journal { "\($0.frame) \($0.directionalFrame)" }
    screen.recorder = journal
    screen.layout(width: 400, height: 200)
    #expect(journal.entries == ["screen geometry", "box geometry"])
    #expect(journal.readings.last == old)
    expectSound(screen)
  }

  @Test func aMoveIsToldToBothLists() {
    let screen = Node("screen") {
      Node("p") { Node("a") }
      Node("q") { Node("x") }
    }
    let (p, q) = (screen.subnodes[0], screen.subnodes[1])
    screen.layoutIfNeeded()
    let journal = Journal { _ in "\(p.idsOfSubnodes) | \(q.idsOfSubnodes)" }
    screen.recorder = journal
    q.addSubnode(p.subnodes[0])
    expectSound(screen)
    #expect(Set(journal.entries) == ["p subnodes", "q subnodes"])
    #expect(journal.readings == ["a | x", "a | x"])
    #expect(q.idsOfSubnodes == "x a")
  }

  /// What sets a property to the value it has, or is refused.
  static let nothings: [(String, @Sendable (Node) -> Void)] = [
    ("the same anchor", { $0.anchorPoint = .center }),
    ("the same reference width", { $0.referenceWidth = nil }),
    ("the same transform", { $0.transform = .identity }),
    ("the same transform in 3D", { $0.transform3D = .identity }),
    ("the same z position", { $0.zPosition = 0 }),
    ("the same alpha", { $0.alpha = 1 }),
    ("an alpha that counts as the same", { $0.alpha = 2 }),
    ("hidden as before", { $0.isHidden = false }),
    ("interacting as before", { $0.isUserInteractionEnabled = true }),
    ("the same direction", { $0.layoutDirection = nil }),
    ("somebody else to the front", { $0.bringSubnodeToFront(Node()) }),
    ("somebody else to the back", { $0.sendSubnodeToBack(Node()) }),
    ("the one at the back to the back", { $0.sendSubnodeToBack($0.subnodes[0]) }),
    ("a subnode for itself", { $0.exchangeSubnode(at: 0, withSubnodeAt: 0) }),
    ("a subnode for nobody", { $0.exchangeSubnode(at: 0, withSubnodeAt: 2) }),
    ("a cycle", { try? $0.attach($0) }),
    ("a negative index", { try? $0.attach(Node(), at: -1) }),
    ("a mark", { $0.setNeedsLayout() }),
    ("a name", { $0.id = "card" }),
    ("the same meaning", { $0.semanticContentAttribute = .unspecified }),
    ("the same margins", { $0.layoutMargins = $0.layoutMargins }),
    ("the same mask", { $0.autoresizingMask = [] }),
    ("the same flip", { $0.flipsInRightToLeft = false }),
    ("the same radii", { $0.cornerRadii = .zero }),
    ("the same slop", { $0.hitSlop = .zero }),
    ("the same safe area", { $0.additionalSafeAreaInsets = .zero }),
    ("no ratio where there is none", { $0.ratio = nil }),
    ("no edges", { $0.place(leading: .nan) }),
    ("a negative width", { $0.place(width: -1) }),
    ("no margins", { $0.layoutMargins.left = .nan }),
    ("a negative safe area", { $0.additionalSafeAreaInsets.left = -1 }),
    ("no transform from the leading edge", { $0.directionalTransform.tx = .nan }),
    ("a payload", { $0.payload = $0.subnodes[0] }),
    ("no frame", { $0.frame.origin.x = .nan }),
    ("no bounds", { $0.bounds.size.width = .infinity }),
    ("no center", { $0.center.x = .nan }),
    ("no anchor", { $0.anchorPoint.x = .nan }),
    ("no directional frame", { $0.directionalFrame = .null }),
    ("no reference width", { $0.referenceWidth = .nan }),
    ("a negative reference width", { $0.referenceWidth = -1 }),
    ("no transform", { $0.transform.a = .nan }),
    ("no transform in 3D", { $0.transform3D.m34 = .nan }),
    ("no z position", { $0.zPosition = .nan }),
    ("no alpha", { $0.alpha = .nan }),
    ("no size", { $0.layout(width: .nan, height: 48) }),
  ]

  @Test(arguments: nothings)
  func whatDoesNotChangeIsNotTold(what: String, set: @Sendable (Node) -> Void) {
    let screen = makeScreen()
    let journal = Journal()
    screen.recorder = journal
    set(screen.subnodes[0])
    expectSound(screen)
    #expect(journal.entries == [], "\(what)")
  }

  @Test func joiningTellsOfThePlaceThatIsDerivedAgain() {
    let screen = makeScreen()
    let journal = Journal { "\($0.frame)" }
    screen.recorder = journal
    let badge = Node("badge").with {
      $0.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    }
    screen.addSubnode(badge)
    expectSound(screen)
    #expect(journal.entries == ["screen subnodes", "badge geometry"])
    #expect(journal.readings == ["0,0 320×200", "20,50 100×100"])
    #expect(badge.frame == Rect(x: 200, y: 50, width: 100, height: 100))

    _ = journal.takeEntries()
    badge.removeFromSupernode()
    expectSound(screen, badge)
    #expect(journal.entries == ["screen subnodes"], "the badge has left")
    #expect(badge.frame == Rect(x: 20, y: 50, width: 100, height: 100))
  }
}
