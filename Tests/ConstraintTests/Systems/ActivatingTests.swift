import Maraya
import Testing

/// Constraints that come and go, in a pass and between passes.
@Suite struct ActivatingTests {
  private let root = HookedNode("root")

  init() { root.frame = box(0, 0, 300, 200) }

  @Test func whatIsActivatedInAPassTakesPartInIt() {
    let a = root.added("a")
    var made: [LayoutConstraint] = []
    root.onLayout = { [unowned root, unowned a] in
      if !made.isEmpty { return }
      made = [
        a.leading == root.leading + 20, a.top == root.top + 5, a.width == 30, a.height == 10,
      ]
      LayoutConstraint.activate(made)
    }
    root.layoutIfNeeded()
    #expect(a.frame == box(20, 5, 30, 10))
    #expect(root.layoutIfNeeded().isEmpty)
  }

  @Test func aConstantThatALayoutSetsTakesPartInIt() {
    let card = HookedNode("card")
    root.addSubnode(card)
    let a = card.added("a")
    let width = a.width == 0
    LayoutConstraint.activate {
      card.leading == root.leading
      card.trailing == root.trailing
      card.top == root.top
      card.height == 50
      a.leading == card.leading
      a.top == card.top
      a.height == 10
      width
    }
    card.onLayout = { [unowned card] in width.constant = card.bounds.width / 3 }
    root.layoutIfNeeded()
    #expect(a.frame == box(0, 0, 100, 10))
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(a.frame == box(0, 0, 200, 10))
  }

  @Test func updatesComeBeforeTheLayoutSubnodesFirst() {
    let card = HookedNode("card")
    root.addSubnode(card)
    var order: [String] = []
    root.onUpdate = { order.append("root") }
    card.onUpdate = { [unowned root, unowned card] in
      order.append("card")
      LayoutConstraint.activate {
        card.leading == root.leading + 40
        card.top == root.top
        card.width == 10
        card.height == 20
      }
    }
    root.onLayout = { order.append("layout") }
    root.setNeedsUpdateConstraints()
    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints)
    root.layoutIfNeeded()
    #expect(order == ["card", "root", "layout"])
    #expect(card.frame == box(40, 0, 10, 20))
    #expect(!card.needsUpdateConstraints)
    root.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(order == ["card", "root", "layout", "root"])
  }

  @Test func anUpdateThatKeepsAskingEnds() {
    root.onUpdate = { [unowned root] in root.setNeedsUpdateConstraints() }
    root.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code).contains(.layoutLoop))
  }

  // MARK: Removing

  @Test func aSubtreeKeepsWhatIsInside() {
    let (card, other) = (root.added("card"), root.added("other"))
    let x = card.added("x")
    let inside = [
      x.leading == card.leading + 5, x.width == card.width * 0.5, x.top == card.top + 1,
      x.height == 10,
    ]
    let across = [card.trailing == other.leading, x.top >= root.top, x.width <= other.width]
    let others = [
      other.leading == root.leading + 100, other.top == root.top, other.width == 150,
      other.height == 20,
    ]
    let cards = [card.width == 80, card.height == 40, card.top == root.top]
    LayoutConstraint.activate(inside + across + others + cards)
    root.layoutIfNeeded()
    #expect(card.frame == box(20, 0, 80, 40))
    #expect(x.frame == box(5, 1, 40, 10))

    card.removeFromSupernode()
    #expect(inside.filter(\.isActive).count == 4)
    #expect(across.filter(\.isActive).isEmpty)
    #expect(others.filter(\.isActive).count == 4)
    // Those of the card alone go with it; that with the root does not.
    #expect(cards.map(\.isActive) == [true, true, false])
    card.layout(width: 200, height: 50)
    #expect(x.frame == box(5, 1, 100, 10))
    root.layoutIfNeeded()
    #expect(other.frame == box(100, 0, 150, 20))

    root.addSubnode(card)
    #expect(across.filter(\.isActive).isEmpty)
    LayoutConstraint.activate([across[0], cards[2]])
    root.layoutIfNeeded()
    #expect(card.frame == box(20, 0, 80, 40))
    #expect(x.frame == box(5, 1, 40, 10))
  }

  @Test func aSubtreeMovesFromTreeToTree() {
    let card = root.added("card")
    let x = card.added("x")
    card.frame = box(0, 0, 100, 40)
    LayoutConstraint.activate {
      x.leading == card.leading + 5
      x.trailing == card.trailing - 15
      x.top == card.top
      x.height == 10
    }
    root.layoutIfNeeded()
    #expect(x.frame == box(5, 0, 80, 10))
    let other = Node("other")
    other.frame = box(0, 0, 50, 50)
    other.layoutDirection = .rightToLeft
    other.addSubnode(card)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(x.frame == box(15, 0, 80, 10))
    card.frame.size.width = 60
    other.layoutIfNeeded()
    #expect(x.frame == box(15, 0, 40, 10))
    root.addSubnode(card)
    root.layoutIfNeeded()
    #expect(x.frame == box(5, 0, 40, 10))
  }

  @Test func aSubtreeMovesWithinItsTree() {
    let (left, right) = (root.added("left"), root.added("right"))
    let x = left.added("x")
    left.frame = box(0, 0, 100, 40)
    right.frame = box(100, 0, 200, 40)
    let ends = x.leading == left.leading + 5
    LayoutConstraint.activate {
      ends
      x.width == 10
      x.height == 10
      x.top == left.top
    }
    root.layoutIfNeeded()
    right.addSubnode(x)
    #expect(!ends.isActive)
    LayoutConstraint.activate {
      x.trailing == right.trailing - 20
      x.bottom == right.bottom
    }
    root.layoutIfNeeded()
    #expect(x.frame == box(170, 30, 10, 10))
    #expect(root.diagnostics == [])
  }

  // MARK: Releasing

  @Test func aConstraintEndsWithItsOwner() {
    let a = Node("a")
    var owner: Node? = Node("owner")
    owner?.addSubnode(a)
    owner?.layout(width: 100, height: 100)
    let constraint = owner.map { a.leading == $0.leading + 4 }
    constraint?.isActive = true
    owner?.layoutIfNeeded()
    #expect(a.frame.minX == 4)
    owner = nil
    #expect(constraint?.isActive == false)
    #expect(constraint?.secondItem == nil)
    a.layoutIfNeeded()
    let next = Node("next")
    next.addSubnode(a)
    next.layout(width: 10, height: 10)
    #expect(constraint?.isActive == false)
  }

  @Test func whoSurvivesTheOwnerKeepsWhatIsInside() {
    var top: Node? = Node("top")
    let card = Node("card")
    let x = card.added("x")
    LayoutConstraint.activate {
      x.leading == card.leading + 5
      x.trailing == card.trailing - 5
      x.top == card.margins.top
      x.height == 10
    }
    if let top {
      top.addSubnode(card)
      LayoutConstraint.activate {
        card.leading == top.leading
        card.trailing == top.trailing
        card.top == top.top
        card.height == 50
      }
      top.layout(width: 100, height: 100)
    }
    #expect(x.frame == box(5, 8, 90, 10))
    top = nil
    card.layout(width: 200, height: 20)
    #expect(x.frame == box(5, 8, 190, 10))
    root.addSubnode(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate {
      card.trailing == root.trailing
      card.width == 70
      card.top == root.top
    }
    root.layoutIfNeeded()
    // What was said of the card alone has stayed with it.
    #expect(card.frame == box(230, 0, 70, 50))
    #expect(x.frame == box(5, 8, 60, 10))
  }

  @Test func constraintsDoNotHoldTheirItems() {
    var constraint: LayoutConstraint?
    do {
      let gone = root.added("gone")
      constraint = gone.leading == root.leading
      constraint?.isActive = true
      root.layoutIfNeeded()
      gone.removeFromSupernode()
    }
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
    #expect(throws: ConstraintError.self) {
      try LayoutConstraint.install([constraint].compactMap { $0 })
    }
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
  }

  @Test func aGuideThatGoesTakesItsConstraints() {
    let guide = LayoutGuide(identifier: "gap")
    root.addLayoutGuide(guide)
    let a = root.added("a")
    let follows = a.leading == guide.trailing
    LayoutConstraint.activate {
      guide.leading == root.leading + 10
      guide.width == 20
      a.width == 5
      follows
    }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 30)
    root.removeLayoutGuide(guide)
    #expect(!follows.isActive)
    (a.leading == root.leading + 2).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.minX == 2)
  }
}
