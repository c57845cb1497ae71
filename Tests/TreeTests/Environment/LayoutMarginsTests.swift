import Maraya
import Testing

/// The space between a node's edges and its content.
@Suite struct LayoutMarginsTests {
  private func margins(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> EdgeInsets
  {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func theyAreEightByDefault() {
    let node = Node("node")
    #expect(node.layoutMargins == margins(8, 8, 8, 8))
    #expect(
      node.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    )
    #expect(node.insetsLayoutMarginsFromSafeArea)
    #expect(!node.preservesSupernodeLayoutMargins)
  }

  @Test func physicalOnesStayOnTheirSides() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.layoutMargins = margins(1, 2, 3, 4)
    #expect(node.layoutMargins == margins(1, 2, 3, 4))
    #expect(
      node.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
    )
    screen.layoutDirection = .leftToRight
    #expect(node.layoutMargins == margins(1, 2, 3, 4))
    #expect(
      node.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    expectSound(screen)
  }

  @Test func directionalOnesChangeSides() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    node.directionalLayoutMargins = directional
    #expect(node.layoutMargins == margins(1, 4, 3, 2))
    screen.layoutDirection = .leftToRight
    #expect(node.layoutMargins == margins(1, 2, 3, 4))
    #expect(node.directionalLayoutMargins == directional)
    // The node's own direction counts, and what its content means.
    node.semanticContentAttribute = .forceRightToLeft
    #expect(node.layoutMargins == margins(1, 4, 3, 2))
    expectSound(screen)
  }

  @Test func theOnesSetLastCount() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    // The same margins, physical from now on.
    node.layoutMargins = node.layoutMargins
    screen.layoutDirection = .leftToRight
    #expect(node.layoutMargins == margins(1, 4, 3, 2))
    node.directionalLayoutMargins.leading = 9
    screen.layoutDirection = .rightToLeft
    #expect(node.layoutMargins == margins(1, 2, 3, 9))
    expectSound(screen)
  }

  @Test func theSafeAreaIsAddedUnlessItIsNotWanted() {
    let node = Node("node")
    node.layoutMargins = margins(28, 0, 1, 2)
    node.safeAreaInsets = margins(20, 5, 6, 7)
    #expect(node.layoutMargins == margins(48, 5, 7, 9))
    node.insetsLayoutMarginsFromSafeArea = false
    #expect(node.layoutMargins == margins(28, 0, 1, 2))
    node.insetsLayoutMarginsFromSafeArea = true
    #expect(node.layoutMargins == margins(48, 5, 7, 9))
  }

  /// A screen with margins of 10, 20, 30, 40 around a card, 5, 5, 10 and 15 inside of it.
  private func preserving(_ direction: LayoutDirection) -> (screen: Node, card: Node, inner: Node) {
    let inner = Node("inner").place(leading: 0, top: 0, trailing: 0, bottom: 0)
    let card = Node("card") { inner }
    let screen = screen(direction) { card }
    screen.layoutMargins = margins(10, 20, 30, 40)
    card.frame = Rect(x: 5, y: 5, width: 300, height: 465)
    screen.layoutIfNeeded()
    return (screen, card, inner)
  }

  @Test(arguments: LayoutDirection.allCases)
  func theSupernodesReachIn(direction: LayoutDirection) {
    let (screen, card, inner) = preserving(direction)
    #expect(card.layoutMargins == margins(8, 8, 8, 8))
    card.preservesSupernodeLayoutMargins = true
    #expect(card.layoutMargins == margins(8, 15, 20, 25))
    #expect(inner.layoutMargins == margins(8, 8, 8, 8))
    inner.preservesSupernodeLayoutMargins = true
    #expect(inner.layoutMargins == margins(8, 15, 20, 25))
    card.frame.origin.x = -5
    // 25 on the left; on the right 320 - 295 = 25 are between.
    #expect(card.layoutMargins == margins(8, 25, 20, 15))
    card.preservesSupernodeLayoutMargins = false
    #expect(inner.layoutMargins == margins(8, 8, 8, 8), "from the topmost that preserves")
    expectSound(screen)
  }

  @Test func theSafeAreaOfTheSupernodeReachesInWithItsMargins() {
    let (screen, card, _) = preserving(.leftToRight)
    card.preservesSupernodeLayoutMargins = true
    screen.safeAreaInsets = margins(0, 100, 0, 0)
    // 120 - 5 of the screen's margins; 8 + 95 of its own.
    #expect(card.layoutMargins.left == 115)
    card.insetsLayoutMarginsFromSafeArea = false
    #expect(card.layoutMargins.left == 115)
    screen.insetsLayoutMarginsFromSafeArea = false
    #expect(card.layoutMargins.left == 15)
  }

  // MARK: Layout

  /// A node that preserves margins, and lays itself out, in a screen.
  private func probes() -> (screen: Node, box: Node, probe: ProbeNode) {
    let probe = ProbeNode("probe").with { $0.preservesSupernodeLayoutMargins = true }
    probe.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let box = Node("box") { probe }
    box.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let screen = screen(.leftToRight) { box }
    box.preservesSupernodeLayoutMargins = true
    screen.layoutIfNeeded()
    return (screen, box, probe)
  }

  /// What changes the probe's margins.
  enum Change: String, CaseIterable, Sendable {
    case own, ownDirectional, ownFlag, ownPlace
    case supernodes, supernodesDirectional, supernodesFlag
    case supernodesPlace, supernodesSize, supernodesOrigin
    case screens, safeArea

    func make(_ screen: Node, _ box: Node, _ probe: Node) {
      switch self {
      case .own: probe.layoutMargins.top = 11
      case .ownDirectional: probe.directionalLayoutMargins.trailing = 11
      case .ownFlag: probe.preservesSupernodeLayoutMargins = false
      case .ownPlace: probe.frame.origin.x = 3
      case .supernodes: box.layoutMargins.left = 50
      case .supernodesDirectional: box.directionalLayoutMargins.leading = 50
      case .supernodesFlag: box.preservesSupernodeLayoutMargins = false
      case .supernodesPlace: box.frame.origin.x = 3
      case .supernodesSize: box.bounds.size.width = 100
      case .supernodesOrigin: box.bounds.origin.x = 3
      case .screens: screen.layoutMargins.left = 60
      case .safeArea: screen.safeAreaInsets.top = 20
      }
    }
  }

  @Test(arguments: Change.allCases)
  func aNodeWhoseMarginsChangeIsLaidOut(change: Change) {
    let (screen, box, probe) = probes()
    screen.layoutMargins.left = 40
    screen.layoutIfNeeded()
    let (count, old) = (probe.layoutCount, probe.layoutMargins)
    change.make(screen, box, probe)
    #expect(probe.layoutMargins != old)
    screen.layoutIfNeeded()
    #expect(probe.layoutCount == count + 1)
    #expect(screen.layoutIfNeeded().isEmpty)
    expectSound(screen)
  }

  @Test func theOriginOfTheSupernodesBoundsCountsDownwards() {
    let (screen, box, probe) = probes()
    box.preservesSupernodeLayoutMargins = false
    box.layoutMargins = margins(50, 0, 0, 0)
    screen.layoutIfNeeded()
    let (count, top) = (probe.layoutCount, probe.layoutMargins.top)
    box.bounds.origin.y = 10
    #expect(top == 50 && probe.layoutMargins.top == 60)
    screen.layoutIfNeeded()
    #expect(probe.layoutCount == count + 1)
    expectSound(screen)
  }

  @Test func anotherSupernodeHasOtherMargins() {
    let (screen, _, probe) = probes()
    let other = Node("other")
    other.layoutMargins = margins(40, 40, 40, 40)
    screen.addSubnode(other)
    screen.layoutIfNeeded()
    let (count, old) = (probe.layoutCount, probe.layoutMargins)
    other.addSubnode(probe)
    #expect(probe.layoutMargins.left == 40 && old.left == 8)
    screen.layoutIfNeeded()
    #expect(probe.layoutCount == count + 1)
    expectSound(screen)
  }

  @Test func aContainerThatHugsItsMarginsIsMeasuredAgain() {
    /// As large as its margins.
    final class Hugging: Node {
      override func sizeThatFits(_ size: Size) -> Size {
        Size(
          width: layoutMargins.left + layoutMargins.right,
          height: layoutMargins.top + layoutMargins.bottom
        )
      }
    }
    let node = Hugging("node")
    node.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { node }
    screen.layoutIfNeeded()
    #expect(node.frame.size == Size(width: 16, height: 16))
    node.layoutMargins = margins(1, 2, 3, 4)
    screen.layoutIfNeeded()
    #expect(node.frame.size == Size(width: 6, height: 4))
    expectSound(screen)
  }
}
