import Maraya
import Testing

/// What random trees have found to be wrong, each as small as it was made.
@Suite struct FoundByRandomTests {
  private let root = Node("root")

  init() { root.frame = box(0, 0, 100, 50) }

  @Test func whatNoConstraintSpeaksOfRestsInTheCorner() {
    let a = root.added("a")
    a.frame = box(30, 5, 7, 7)
    a.givenContentSize = ContentSize(width: 20, height: 10)
    a.translatesAutoresizingMaskIntoConstraints = false
    #expect(a.framesInBoth(below: root) == [box(0, 0, 20, 10), box(80, 0, 20, 10)])
    a.givenContentSize = ContentSize(width: 30)
    #expect(a.framesInBoth(below: root) == [box(0, 0, 30, 0), box(70, 0, 30, 0)])
  }

  @Test func whatIsNoLongerConstrainedRestsThereAgain() {
    let a = root.added("a")
    let width = a.width == 40
    let leading = a.leading == root.leading + 8
    LayoutConstraint.activate([width, leading])
    #expect(a.framesInBoth(below: root) == [box(8, 0, 40, 0), box(52, 0, 40, 0)])
    LayoutConstraint.deactivate([width, leading])
    #expect(a.framesInBoth(below: root) == [box(0, 0, 0, 0), box(100, 0, 0, 0)])
  }

  /// A place of zeros is no change of unknowns that are new, but one of the node.
  @Test func aPlaceOfZerosIsTaken() {
    let a = root.added("a")
    a.givenContentSize = ContentSize(width: 0, height: 1)
    LayoutConstraint.activate {
      a.height == a.width
      a.width == a.width * 0.5
      a.top == root.top
    }
    #expect(a.framesInBoth(below: root) == [box(0, 0, 0, 0), box(100, 0, 0, 0)])
  }

  /// From then on what is inside is solved apart.
  @Test func aRatioInPlaceOfConstraintsCounts() {
    let a = root.added("a")
    let b = a.added("b")
    LayoutConstraint.activate {
      a.height == a.width
      a.width == 16
      b.top == a.top + 50%
    }
    root.layoutIfNeeded()
    #expect(b.frame.minY == 8)
    a.ratio = RatioRect(x: 0, y: 0, width: 1, height: 0.25)
    root.layoutIfNeeded()
    #expect(a.frame == box(0, 0, 100, 12.5))
    #expect(b.frame.minY == 6.25)
  }

  /// Where all is stretched by the same, rounding once left a share too small for the solver.
  @Test func roundedSharesAreNone() {
    root.frame = box(0, 0, 61, 0)
    let a = root.added("a")
    a.frame = box(80, 0, 1, 0)
    a.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleHeight, .flexibleBottomMargin,
    ]
    let b = root.added("b")
    (b.top == a.bottom + 1).isActive = true
    #expect(b.framesInBoth(below: root) == [box(0, 1, 0, 0), box(61, 1, 0, 0)])
    #expect(root.diagnostics.isEmpty)
  }

  /// Another direction is no reason to try again what was left out.
  @Test func aTurnSolvesNothingBesideAConflict() {
    let (a, b, c) = (root.added("a"), root.added("b"), root.added("c"))
    c.ratio = RatioRect(x: 0, y: 0, width: 0.5, height: 0.5)
    LayoutConstraint.activate {
      a.width == 10
      a.width == 11
      b.top == c.bottom
    }
    root.layoutIfNeeded()
    #expect(a.frame.width == 10 && b.frame.minY == 25)
    root.layoutDirection = .rightToLeft
    #expect(root.layoutIfNeeded().solved == 0)
    #expect(a.frame == box(90, 0, 10, 0))
    #expect(root.layoutConflicts.count == 1)
  }

  /// An edge that is measured from the other side asks nothing of the content.
  @Test func contentStaysAsLargeAsItWas() {
    let list = ScrollNode("list")
    root.addSubnode(list)
    list.contentSize = Size(width: 300, height: 20)
    let inside = list.added("inside")
    LayoutConstraint.activate {
      list.width == 80
      list.height == 30
      inside.left == list.frameLayoutGuide.left * 1.5 + 4
      inside.width == 10
    }
    _ = inside.framesInBoth(below: root)
    #expect(list.contentSize == Size(width: 300, height: 20))
  }

  /// A place that depends on a size that depends on it in turn is known by its rule.
  @Test func placesByRulesAreKnownWithoutASize() {
    let a = root.added("a")
    a.place(leading: 0, top: 0, height: 10)
    let b = a.added("b")
    b.place(trailing: 6, width: 20, height: 5)
    let c = a.added("c")
    LayoutConstraint.activate {
      c.leading == b.leading
      c.leading == a.leading + 30
    }
    // 30 + 20 + 6.
    #expect(a.framesInBoth(below: root) == [box(0, 0, 56, 10), box(44, 0, 56, 10)])
    #expect(b.frame.minX == 6)
  }

  /// A node that constraints have reached across is a host again, also for what nodes deep inside say
  /// of themselves.
  @Test func whatIsSaidOfANodeAloneGoesWithTheRest() {
    let (a, b) = (root.added("a"), root.added("b"))
    let c = b.added("c")
    let d = c.added("d")
    let e = b.added("e")
    d.givenContentSize = ContentSize(width: 0, height: 1)
    LayoutConstraint.activate {
      d.height == 3
      d.height == a.height
      e.trailing == d.trailing + 5
    }
    root.layoutIfNeeded()
    #expect(a.frame.height == 3 && d.frame.height == 3)
    a.removeFromSupernode()
    root.layoutIfNeeded()
    #expect(d.frame.height == 3)
  }

  /// A physical frame in content counts from where the content begins, wherever that is scrolled to.
  @Test func framesInContentDoNotScroll() {
    let list = ScrollNode("list")
    root.addSubnode(list)
    list.frame = box(0, 0, 50, 50)
    list.contentSize = Size(width: 200, height: 50)
    let a = list.added("a")
    a.frame = box(60, 0, 10, 10)
    let b = list.added("b")
    LayoutConstraint.activate {
      b.leading == a.trailing
      b.width == 5
    }
    list.directionalContentOffset = Point(x: 30, y: 0)
    #expect(b.framesInBoth(below: root) == [box(70, 0, 5, 0), box(55, 0, 5, 0)])
  }

  /// A node without content is as large as it is, until constraints inside of it ask for a size.
  @Test(arguments: [false, true])
  func whatWasAsLargeAsItIsIsFitted(isGradient: Bool) {
    let card = isGradient ? GradientNode("card") : Node("card")
    root.addSubnode(card)
    card.bounds.size = Size(width: 20, height: 9)
    card.place(leading: 0, top: 0, width: 20)
    let a = card.added("a")
    let b = a.added("b")
    root.layoutIfNeeded()
    #expect(card.frame == box(0, 0, 20, 9))
    a.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate { b.top == a.top }
    root.layoutIfNeeded()
    #expect(card.frame == box(0, 0, 20, 0))
  }
}
