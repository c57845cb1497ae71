import Maraya
import Testing

/// Containers that constraints place in such that are placed otherwise, and the other way round.
@Suite struct HostTests {
  private let root = Node("root")

  init() { root.frame = box(0, 0, 300, 200) }

  @Test func aFrameInsideOfAConstrainedContainerIsAHost() {
    let outer = root.added("outer")
    let inner = outer.added("inner")
    let leaf = inner.added("leaf")
    inner.directionalFrame = box(5, 5, 100, 50)
    let inset = leaf.trailing == inner.trailing - 10
    LayoutConstraint.activate {
      outer.leading == root.leading + 10
      outer.top == root.top + 20
      outer.width == 200
      outer.height == 100
      inset
      leaf.centerY == inner.centerY
      leaf.width == 20
      leaf.height == 10
    }
    #expect(leaf.framesInBoth(below: root) == [box(70, 20, 20, 10), box(10, 20, 20, 10)])
    #expect(inner.frame == box(95, 5, 100, 50))
    #expect(outer.frame == box(90, 20, 200, 100))
    inset.constant = -30
    let report = root.layoutIfNeeded()
    #expect(leaf.frame == box(30, 20, 20, 10))
    #expect(report.solved == 1)
  }

  @Test func whatIsInsideOfAFrameFollowsItsSize() {
    let card = root.added("card")
    let panel = card.added("panel")
    let label = panel.added("label")
    card.frame = box(20, 30, 200, 100)
    LayoutConstraint.activate {
      panel.leading == card.leading + 10
      panel.trailing == card.trailing - 10
      panel.top == card.top
      panel.height == 40
      label.trailing == panel.trailing - 5
      label.width == 30
      label.top == panel.top
      label.height == 20
    }
    #expect(label.framesInBoth(below: root) == [box(145, 0, 30, 20), box(5, 0, 30, 20)])
    #expect(card.frame == box(20, 30, 200, 100))
    #expect(panel.frame == box(10, 0, 180, 40))
    card.frame.size.width = 300
    #expect(label.framesInBoth(below: root) == [box(245, 0, 30, 20), box(5, 0, 30, 20)])
    #expect(panel.frame == box(10, 0, 280, 40))
  }

  @Test func aConstraintReachesAcrossADirectionalFrame() {
    let card = root.added("card")
    let leaf = card.added("leaf")
    card.directionalFrame = box(50, 10, 100, 80)
    let across = leaf.leading == root.leading + 60
    LayoutConstraint.activate {
      across
      leaf.width == 20
      leaf.top == card.top + 5
      leaf.height == 10
    }
    #expect(leaf.framesInBoth(below: root) == [box(10, 5, 20, 10), box(70, 5, 20, 10)])
    card.directionalFrame.origin.x = 40
    #expect(leaf.framesInBoth(below: root) == [box(20, 5, 20, 10), box(60, 5, 20, 10)])
    // From here on nothing reaches across, and the card is a host.
    across.isActive = false
    (leaf.leading == card.leading + 3).isActive = true
    #expect(leaf.framesInBoth(below: root) == [box(3, 5, 20, 10), box(77, 5, 20, 10)])
    card.directionalFrame.origin.x = 0
    #expect(root.layoutIfNeeded().solved == 0)
    #expect(leaf.frame == box(77, 5, 20, 10))
  }

  @Test func aConstraintReachesAcrossAPhysicalFrame() {
    let card = root.added("card")
    let leaf = card.added("leaf")
    card.frame = box(50, 10, 100, 80)
    LayoutConstraint.activate {
      leaf.leading == root.leading + 60
      leaf.width == 20
      leaf.bottom == root.bottom - 20
      leaf.height == 10
    }
    // The card ends 150 from the trailing edge, so the leaf is 10 or 170 from its left edge.
    #expect(leaf.framesInBoth(below: root) == [box(10, 160, 20, 10), box(170, 160, 20, 10)])
  }

  @Test func aConstraintReachesAcrossPlacesByEdgesAndRatios() {
    let half = root.added("half")
    let strip = half.added("strip")
    let leaf = strip.added("leaf")
    half.ratio = RatioRect(x: 0.5, y: 0, width: 0.5, height: 1)
    strip.place(leading: 10, top: 20, trailing: 10, bottom: 20)
    LayoutConstraint.activate {
      leaf.trailing == root.trailing
      leaf.leading == strip.leading + 5
      leaf.top == root.top
      leaf.bottom == half.bottom
    }
    // From 150 + 10 + 5 to 300; 200 high, from 20 above the strip.
    #expect(leaf.framesInBoth(below: root) == [box(5, -20, 135, 200), box(-10, -20, 135, 200)])
    root.frame.size = Size(width: 400, height: 100)
    #expect(leaf.framesInBoth(below: root) == [box(5, -20, 185, 100), box(-10, -20, 185, 100)])
  }

  @Test func aNodeGoesFromAFrameToConstraintsAndBack() {
    let a = root.added("a")
    let b = root.added("b")
    a.frame = box(10, 10, 50, 50)
    LayoutConstraint.activate {
      b.leading == a.trailing + 5
      b.top == a.top
      b.width == 10
      b.height == 10
    }
    root.layoutIfNeeded()
    #expect(b.frame == box(65, 10, 10, 10))
    a.translatesAutoresizingMaskIntoConstraints = false
    let placing = [
      a.leading == root.leading + 100, a.top == root.top, a.width == 30, a.height == 40,
    ]
    LayoutConstraint.activate(placing)
    root.layoutIfNeeded()
    #expect(a.frame == box(100, 0, 30, 40))
    #expect(b.frame == box(135, 0, 10, 10))
    LayoutConstraint.deactivate(placing)
    a.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(a.frame == box(100, 0, 30, 40))
    #expect(b.frame == box(135, 0, 10, 10))
    a.frame = box(20, 20, 40, 40)
    root.layoutIfNeeded()
    #expect(b.frame == box(65, 20, 10, 10))
    a.place(leading: 7, top: 8, width: 9, height: 10)
    root.layoutIfNeeded()
    #expect(a.frame == box(7, 8, 9, 10))
    #expect(b.frame == box(21, 8, 10, 10))
    #expect(root.diagnostics == [])
  }

  @Test func constraintsThatFindThePlaceThatANodeHasKeepIt() {
    let a = root.added("a")
    let b = root.added("b")
    a.frame = box(10, 20, 30, 40)
    a.givenContentSize = ContentSize(width: 5, height: 5)
    LayoutConstraint.activate([b.leading == a.trailing, b.width == 1])
    root.layoutIfNeeded()
    a.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate {
      a.leading == root.leading + 10
      a.top == root.top + 20
      a.width == 30
      a.height == 40
    }
    root.layoutIfNeeded()
    #expect(a.frame == box(10, 20, 30, 40))
    root.frame.size.width = 310
    root.layoutIfNeeded()
    #expect(a.frame == box(10, 20, 30, 40))
    #expect(b.frame.minX == 40)
  }

  @Test func nothingIsAPlaceToo() {
    let a = root.added("a")
    a.givenContentSize = ContentSize(width: 60, height: 20)
    LayoutConstraint.activate([a.width == 0, a.height == 0])
    root.layoutIfNeeded()
    #expect(a.frame == box(0, 0, 0, 0))
  }

  @Test func theInsideFollowsAContainerThatChangesItsWay() {
    let card = root.added("card")
    let leaf = card.added("leaf")
    card.frame = box(10, 10, 100, 60)
    LayoutConstraint.activate {
      leaf.trailing == card.trailing - 10
      leaf.bottom == card.bottom - 5
      leaf.width == 20
      leaf.height == 15
    }
    root.layoutIfNeeded()
    #expect(leaf.frame == box(70, 40, 20, 15))
    card.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate {
      card.leading == root.leading
      card.trailing == root.trailing
      card.top == root.top
      card.bottom == leaf.bottom + 5
      leaf.top == card.top + 30
    }
    root.layoutIfNeeded()
    #expect(card.frame == box(0, 0, 300, 50))
    #expect(leaf.frame == box(270, 30, 20, 15))
    card.place(leading: 0, top: 0, width: 80, height: 70)
    root.layoutIfNeeded()
    // The constraints of the card now contradict its place, and those of the leaf its height.
    #expect(card.frame == box(0, 0, 80, 70))
    #expect(leaf.frame.width == 20)
    #expect(leaf.frame.minX == 50)
  }
}
