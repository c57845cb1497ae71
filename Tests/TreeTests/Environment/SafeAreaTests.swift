import Maraya
import Testing

/// What bars and notches cover, edge by edge.
@Suite struct SafeAreaTests {
  private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> EdgeInsets
  {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Each row: a frame in a screen of 320 × 480 points with 10 points all around, its insets.
  static let frames: [(Rect, [Double])] = [
    (Rect(x: 0, y: 0, width: 320, height: 480), [10, 10, 10, 10]),
    (Rect(x: 2, y: 1, width: 314, height: 476), [9, 8, 7, 6]),
    (Rect(x: 10, y: 10, width: 300, height: 460), [0, 0, 0, 0]),
    (Rect(x: 100, y: 100, width: 50, height: 50), [0, 0, 0, 0]),
    // Beyond an edge there is no more of it than the screen has.
    (Rect(x: -50, y: -50, width: 420, height: 580), [10, 10, 10, 10]),
    (Rect(x: 0, y: 475, width: 5, height: 50), [0, 10, 10, 0]),
    (Rect(x: 400, y: 0, width: 50, height: 5), [10, 0, 0, 10]),
  ]

  @Test(arguments: frames, LayoutDirection.allCases)
  func whatReachesInIsClampedEdgeByEdge(
    row: (frame: Rect, insets: [Double]),
    direction: LayoutDirection
  ) {
    let node = Node("node")
    let screen = screen(direction) { node }
    node.frame = row.frame
    #expect(node.safeAreaInsets == .zero)
    screen.safeAreaInsets = insets(10, 10, 10, 10)
    #expect(screen.safeAreaInsets == insets(10, 10, 10, 10))
    let expected = insets(row.insets[0], row.insets[1], row.insets[2], row.insets[3])
    #expect(node.safeAreaInsets == expected)
    screen.bounds.origin = Point(x: 30, y: 40)
    node.frame = row.frame.offsetBy(dx: 30, dy: 40)
    #expect(node.safeAreaInsets == expected)
    screen.layoutIfNeeded()
    #expect(node.safeAreaInsets == expected)
    expectSound(screen)
  }

  @Test func itIsPhysical() {
    let node = Node("node").place(leading: 0, top: 0, width: 100, height: 100)
    let screen = screen(.leftToRight) { node }
    screen.safeAreaInsets = insets(1, 2, 3, 4)
    screen.layoutIfNeeded()
    #expect(node.safeAreaInsets == insets(1, 2, 0, 0))
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(screen.safeAreaInsets == insets(1, 2, 3, 4))
    #expect(node.safeAreaInsets == insets(1, 0, 0, 4))
    expectSound(screen)
  }

  @Test func whatIsAddedCountsForTheNodeAndBelow() {
    let inner = Node("inner")
    let node = Node("node") { inner }
    let screen = screen(.leftToRight) { node }
    node.frame = Rect(x: 0, y: 5, width: 320, height: 475)
    inner.frame = Rect(x: 0, y: 12, width: 320, height: 100)
    screen.safeAreaInsets = insets(20, 0, 0, 0)
    screen.additionalSafeAreaInsets = insets(4, 0, 0, 1)
    #expect(screen.safeAreaInsets == insets(24, 0, 0, 1))
    #expect(node.safeAreaInsets == insets(19, 0, 0, 1))
    node.additionalSafeAreaInsets = insets(44, 3, 0, 0)
    #expect(node.safeAreaInsets == insets(63, 3, 0, 1))
    #expect(inner.safeAreaInsets == insets(51, 3, 0, 1))
    #expect(node.additionalSafeAreaInsets == insets(44, 3, 0, 0))
    node.additionalSafeAreaInsets = .zero
    #expect(inner.safeAreaInsets == insets(7, 0, 0, 1))
    expectSound(screen)
  }

  @Test func aNodeThatIsNoRootHasItsOwnOnceItIsOne() {
    let node = Node("node")
    let screen = screen(.leftToRight) { node }
    node.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    node.safeAreaInsets = insets(1, 2, 3, 4)
    #expect(node.safeAreaInsets == .zero)
    node.removeFromSupernode()
    #expect(node.safeAreaInsets == insets(1, 2, 3, 4))
    screen.safeAreaInsets = insets(7, 0, 0, 0)
    screen.addSubnode(node)
    #expect(node.safeAreaInsets == insets(7, 0, 0, 0))
    expectSound(screen)
  }

  // MARK: Layout

  /// A bar at the top, a card in the middle, a tab bar at the bottom of a screen; a title and a
  /// dot, far from the edges, in the bar.
  private struct Scene {
    let title = ProbeNode("title")
    let dot = ProbeNode("dot")
    let bar: ProbeNode
    let card = ProbeNode("card")
    let tabs = ProbeNode("tabs")
    let screen: Node

    init() {
      title.frame = Rect(x: 0, y: 0, width: 320, height: 44)
      dot.frame = Rect(x: 100, y: 40, width: 4, height: 4)
      bar = ProbeNode("bar")
      bar.addSubnode(title)
      bar.addSubnode(dot)
      bar.frame = Rect(x: 0, y: 0, width: 320, height: 44)
      card.frame = Rect(x: 50, y: 100, width: 200, height: 200)
      tabs.frame = Rect(x: 0, y: 431, width: 320, height: 49)
      screen = Node("screen")
      for node in [bar, card, tabs] { screen.addSubnode(node) }
      screen.layout(width: 320, height: 480)
      screen.safeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
      screen.layoutIfNeeded()
    }

    var counts: [Int] { [bar, title, dot, card, tabs].map(\.layoutCount) }
  }

  @Test func nodesWhoseSafeAreaChangesAreLaidOut() {
    let scene = Scene()
    let old = scene.counts
    scene.screen.safeAreaInsets.top = 20
    scene.screen.layoutIfNeeded()
    #expect(scene.bar.layoutCount == old[0] + 1)
    #expect(scene.title.layoutCount == old[1] + 1)
    #expect(scene.screen.layoutIfNeeded().isEmpty)
    expectSound(scene.screen)
  }

  @Test func theOthersAreNot() {
    let scene = Scene()
    let old = scene.counts
    scene.screen.safeAreaInsets.top = 20
    scene.screen.layoutIfNeeded()
    #expect(scene.dot.layoutCount == old[2])
    #expect(scene.card.layoutCount == old[3])
    #expect(scene.tabs.layoutCount == old[4])
  }

  @Test func theSameInsetsAreNoChange() {
    let scene = Scene()
    let old = scene.counts
    scene.screen.safeAreaInsets = scene.screen.safeAreaInsets
    scene.screen.layoutIfNeeded()
    #expect(scene.counts == old)
  }

  @Test func aNodeThatMovesIsLaidOut() {
    let scene = Scene()
    let old = scene.counts
    scene.bar.frame.origin.y = 4
    scene.screen.layoutIfNeeded()
    #expect(scene.bar.safeAreaInsets.top == 6 && scene.title.safeAreaInsets.top == 6)
    #expect(scene.counts.prefix(2) == [old[0] + 1, old[1] + 1])
    #expect(scene.counts.suffix(2) == old.suffix(2))
    expectSound(scene.screen)
  }

  @Test func aNodeThatAPassMovesIsLaidOut() {
    let probe = ProbeNode("probe")
    probe.directionalFrame = Rect(x: 0, y: 100, width: 50, height: 50)
    let screen = screen(.leftToRight) { probe }
    screen.safeAreaInsets = insets(0, 10, 0, 30)
    screen.layoutIfNeeded()
    let count = probe.layoutCount
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(probe.safeAreaInsets == insets(0, 0, 0, 30))
    #expect(probe.layoutCount == count + 1)
    expectSound(screen)
  }

  @Test func aSupernodeOfAnotherSizeCoversOtherParts() {
    let scene = Scene()
    let inner = Node("inner").with {
      $0.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .safeArea)
    }
    scene.tabs.addSubnode(inner)
    scene.screen.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 320, height: 39))
    let count = scene.tabs.layoutCount
    scene.screen.layout(width: 320, height: 600)
    #expect(scene.tabs.safeAreaInsets == .zero)
    #expect(scene.tabs.layoutCount == count + 1)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 320, height: 49))
    expectSound(scene.screen)
  }

  @Test(arguments: [Point(x: 0, y: -6), Point(x: -6, y: 0)])
  func aSupernodeThatScrollsCoversOtherParts(origin: Point) {
    let scene = Scene()
    scene.screen.safeAreaInsets = insets(10, 10, 10, 10)
    scene.screen.layoutIfNeeded()
    let old = scene.bar.safeAreaInsets
    let count = scene.bar.layoutCount
    scene.screen.bounds.origin = origin
    #expect(scene.bar.safeAreaInsets != old)
    scene.screen.layoutIfNeeded()
    #expect(scene.bar.layoutCount == count + 1)
    expectSound(scene.screen)
  }

  @Test func aSubtreeThatMovesToACoveredTreeIsLaidOut() {
    let scene = Scene()
    let plain = screen(.leftToRight) {}
    let node = ProbeNode("node")
    node.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    plain.addSubnode(node)
    plain.layoutIfNeeded()
    #expect(node.safeAreaInsets == .zero)
    let count = node.layoutCount
    scene.screen.addSubnode(node)
    #expect(node.safeAreaInsets == insets(10, 0, 0, 0))
    scene.screen.layoutIfNeeded()
    #expect(node.layoutCount == count + 1)
    expectSound(scene.screen, plain)
  }

  @Test func aSubtreeThatIsTakenOutIsLaidOut() {
    let scene = Scene()
    let count = scene.title.layoutCount
    scene.bar.removeFromSupernode()
    #expect(scene.title.safeAreaInsets == .zero)
    scene.bar.layoutIfNeeded()
    #expect(scene.title.layoutCount == count + 1)
    expectSound(scene.bar)
  }

  @Test func aSubtreeThatMovesToAnUncoveredTreeIsLaidOut() {
    let scene = Scene()
    let plain = screen(.leftToRight) {}
    let count = scene.title.layoutCount
    plain.addSubnode(scene.bar)
    #expect(scene.title.safeAreaInsets == .zero)
    plain.layoutIfNeeded()
    #expect(scene.title.layoutCount == count + 1)
    expectSound(scene.screen, plain)
  }

  @Test func whatIsRefusedChangesNothing() {
    let scene = Scene()
    scene.screen.safeAreaInsets.left = -1
    scene.card.additionalSafeAreaInsets.bottom = -0.5
    #expect(scene.screen.safeAreaInsets == insets(10, 0, 10, 0))
    #expect(scene.card.additionalSafeAreaInsets == .zero)
    #expect(scene.screen.layoutIfNeeded().isEmpty)
    #expect(scene.screen.diagnostics.map(\.code) == [.negativeLength, .negativeLength])
    #expect(
      scene.screen.diagnostics.map(\.property) == ["safeAreaInsets", "additionalSafeAreaInsets"]
    )
  }
}
