import Maraya
import Testing

/// What was before has no part in what constraints find, and in what is left out of a contradiction.
@Suite struct WithoutHistoryTests {
  private let root = Node("root")
  private let (first, second): (Node, Node)

  init() {
    root.frame = box(0, 0, 100, 50)
    (first, second) = (root.added("first"), root.added("second"))
  }

  /// Of what is left open, what comes first in the tree comes to rest first.
  ///
  /// The other one then is 16 points wide, or the one lies 16 points before it.
  @Test func anotherOrderMovesWhatIsOpen() {
    // Not in the host itself, which looks again when its subnodes change.
    let (one, other) = (first.added("one"), first.added("other"))
    first.translatesAutoresizingMaskIntoConstraints = false
    (first.width == 42).isActive = true
    (other.trailing == one.leading + 16).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame == box(0, 0, 0, 0))
    #expect(other.frame == box(0, 0, 16, 0))
    first.bringSubnodeToFront(one)
    root.layoutIfNeeded()
    #expect(other.frame == box(0, 0, 0, 0))
    #expect(one.frame == box(-16, 0, 0, 0))
    first.exchangeSubnode(at: 0, withSubnodeAt: 1)
    root.layoutIfNeeded()
    #expect(one.frame == box(0, 0, 0, 0))
    #expect(other.frame == box(0, 0, 16, 0))
  }

  /// One that is left out while an older one is tried again holds once that is left out.
  ///
  /// The inner one has to be 30 wide for what is innermost; so the outer one is 52.
  @Test func whatContradictsOnlyWhatIsLeftOutHolds() {
    first.translatesAutoresizingMaskIntoConstraints = false
    let inner = first.added("inner")
    let innermost = inner.added("innermost")
    let past = inner.leading >= first.trailing
    let reach = innermost.leading >= inner.leading + 0
    LayoutConstraint.activate {
      inner.width <= first.width * 0.5 + 4
      inner.width <= 54
      inner.leading == first.directionalCenterX - 20
      innermost.directionalCenterX == inner.directionalCenterX + 15
      past
      reach
    }
    root.layoutIfNeeded()
    #expect([past.isBroken, reach.isBroken] == [true, false])
    reach.constant = 30
    root.layoutIfNeeded()
    #expect([past.isBroken, reach.isBroken] == [true, false])
    #expect(root.layoutConflicts.count == 1)
    #expect(first.frame == box(0, 0, 52, 0))
    #expect(inner.frame == box(6, 0, 30, 0))
    #expect(innermost.frame == box(30, 0, 0, 0))
  }

  /// What is set of the frame of a node that constraints place stays until the next layout, also where
  /// none of them speaks of it.
  @Test func aFrameOfANodeOfWhichNoConstraintSpeaksStaysUntilTheNextLayout() {
    first.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    first.frame = box(22, 39, 57, 58)
    #expect(first.frame == box(22, 39, 57, 58))
    root.layoutIfNeeded()
    #expect(first.frame == box(0, 0, 0, 0))
  }

  /// UIKit measures a multiple of a trailing edge from the left; that it does not mirror is told once.
  @Test func aMultipleOfAnEdgeIsToldOnce() {
    (first.trailing == root.trailing * 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code) == [.directionalMultiplier])
  }
}
