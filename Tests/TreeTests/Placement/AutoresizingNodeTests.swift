import Maraya
import Testing

/// Nodes that stretch with their supernode, at once.
@Suite struct AutoresizingNodeTests {
  /// A root of 100 × 100 points that runs in a direction, with a subnode.
  private func root(_ direction: LayoutDirection, _ node: Node) -> Node {
    let root = Node("root") { node }
    root.layout(width: 100, height: 100, direction: direction)
    return root
  }

  /// Each row: a mask, where 20,10 20×30 is once 100 × 100 has become 200 × 300 points.
  static let masks: [(AutoresizingMask, Rect)] = [
    ([], Rect(x: 20, y: 10, width: 20, height: 30)),
    (.flexibleWidth, Rect(x: 20, y: 10, width: 120, height: 30)),
    (.flexibleLeftMargin, Rect(x: 120, y: 10, width: 20, height: 30)),
    (.flexibleRightMargin, Rect(x: 20, y: 10, width: 20, height: 30)),
    ([.flexibleLeftMargin, .flexibleRightMargin], Rect(x: 45, y: 10, width: 20, height: 30)),
    ([.flexibleLeftMargin, .flexibleWidth], Rect(x: 70, y: 10, width: 70, height: 30)),
    ([.flexibleWidth, .flexibleRightMargin], Rect(x: 20, y: 10, width: 45, height: 30)),
    (.flexibleHeight, Rect(x: 20, y: 10, width: 20, height: 230)),
    (.flexibleTopMargin, Rect(x: 20, y: 210, width: 20, height: 30)),
    ([.flexibleTopMargin, .flexibleHeight], Rect(x: 20, y: 60, width: 20, height: 180)),
    (AutoresizingMask(rawValue: 63), Rect(x: 40, y: 30, width: 40, height: 90)),
  ]

  @Test(arguments: masks, LayoutDirection.allCases)
  func aPhysicalFrameStretchesFromTheLeft(
    row: (mask: AutoresizingMask, result: Rect),
    direction: LayoutDirection
  ) {
    let node = Node("node")
    let root = root(direction, node)
    node.frame = Rect(x: 20, y: 10, width: 20, height: 30)
    node.autoresizingMask = row.mask
    #expect(node.autoresizingMask == row.mask)
    root.bounds.size = Size(width: 200, height: 300)
    #expect(node.frame == row.result, "without a pass")
    root.layoutIfNeeded()
    #expect(node.frame == row.result)
    root.layoutDirection = direction.opposite
    root.layoutIfNeeded()
    #expect(node.frame == row.result)
    expectSound(root)
  }

  @Test(arguments: masks, LayoutDirection.allCases)
  func aDirectionalFrameStretchesFromTheLeadingEdge(
    row: (mask: AutoresizingMask, result: Rect),
    direction: LayoutDirection
  ) {
    let node = Node("node")
    let root = root(direction, node)
    node.directionalFrame = Rect(x: 20, y: 10, width: 20, height: 30)
    node.autoresizingMask = row.mask
    root.bounds.size = Size(width: 200, height: 300)
    root.layoutIfNeeded()
    let mirrored = Rect(
      x: 200 - row.result.maxX,
      y: row.result.minY,
      width: row.result.width,
      height: row.result.height
    )
    #expect(node.directionalFrame == row.result)
    #expect(node.frame == (direction == .rightToLeft ? mirrored : row.result))
    root.layoutDirection = direction.opposite
    root.layoutIfNeeded()
    #expect(node.directionalFrame == row.result)
    #expect(node.frame == (direction == .rightToLeft ? row.result : mirrored))
    expectSound(root)
  }

  /// A position is no origin: the way to the one and back would round it.
  @Test(arguments: LayoutDirection.allCases)
  func aPositionComesBackWithTheSize(direction: LayoutDirection) {
    let physical = Node("physical")
    let directional = Node("directional")
    let root = root(direction, physical)
    root.addSubnode(directional)
    for node in [physical, directional] {
      node.bounds.size = Size(width: 10.7, height: 3.3)
      node.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    }
    physical.center = Point(x: 0.1, y: 0.7)
    directional.directionalCenter = Point(x: 0.1, y: 0.7)
    for size in [Size(width: 200, height: 300), Size(width: 100, height: 100)] {
      root.bounds.size = size
      root.layoutIfNeeded()
    }
    for node in [physical, directional] {
      #expect(node.bounds.size == Size(width: 10.7, height: 3.3))
    }
    #expect(physical.center == Point(x: 0.1, y: 0.7))
    #expect(directional.directionalCenter == Point(x: 0.1, y: 0.7))
    expectSound(root)
  }

  @Test func aDirectionalFrameStretchesAtOnce() {
    let node = Node("node")
    let root = root(.rightToLeft, node)
    node.directionalFrame = Rect(x: 20, y: 10, width: 20, height: 30)
    node.autoresizingMask = .flexibleWidth
    root.bounds.size.width = 200
    #expect(node.frame == Rect(x: 60, y: 10, width: 120, height: 30))
    expectSound(root)
  }

  @Test func aDirectionalPositionStretchesToo() {
    let node = Node("node")
    let root = root(.rightToLeft, node)
    node.bounds.size = Size(width: 20, height: 30)
    node.anchorPoint = UnitPoint(x: 0, y: 0)
    node.directionalCenter = Point(x: 20, y: 10)
    node.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    root.bounds.size.width = 200
    root.layoutIfNeeded()
    #expect(node.directionalFrame == Rect(x: 70, y: 10, width: 70, height: 30))
    #expect(node.frame == Rect(x: 60, y: 10, width: 70, height: 30))
    expectSound(root)
  }

  @Test func aChainStretchesAtOnce() {
    let masks: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    var chain = [Node("leaf")]
    for depth in 0..<5 { chain.append(Node("\(depth)") { chain[chain.count - 1] }) }
    let root = root(.rightToLeft, chain[5])
    for node in chain.reversed() {
      node.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      node.autoresizingMask = masks
    }
    root.bounds.size = Size(width: 150, height: 70)
    #expect(chain.allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 150, height: 70) })
    // Where one stands still, those below it do.
    chain[2].autoresizingMask = []
    root.bounds.size = Size(width: 200, height: 90)
    #expect(chain[3].frame.width == 200)
    #expect(chain[2].frame.width == 150 && chain[0].frame.width == 150)
    expectSound(root)
  }

  @Test(arguments: [true, false])
  func thereAndBackIsWhereItBegan(isDirectional: Bool) {
    let rect = Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.3)
    for bits in 0..<UInt(64) {
      let node = Node("node")
      let root = Node("root") { node }
      root.layout(width: 319.3, height: 77.7, direction: .rightToLeft)
      if isDirectional { node.directionalFrame = rect } else { node.frame = rect }
      let frame = node.frame
      node.autoresizingMask = AutoresizingMask(rawValue: bits)
      for size in [(777.7, 1.3), (0, 0), (0.1, 1e9), (319.3, 77.7)] {
        root.bounds.size = Size(width: size.0, height: size.1)
        if bits % 2 == 0 { root.layoutIfNeeded() }
      }
      root.layoutIfNeeded()
      #expect(node.frame.bits == frame.bits, "mask \(bits)")
      expectSound(root)
    }
  }

  @Test func aFrameOfItsOwnIsWhatStretchesFromThenOn() {
    let node = Node("node")
    let root = root(.leftToRight, node)
    node.frame = Rect(x: 20, y: 0, width: 20, height: 10)
    node.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    root.bounds.size.width = 200
    #expect(node.frame == Rect(x: 70, y: 0, width: 70, height: 10))
    node.frame = Rect(x: 30, y: 0, width: 10, height: 10)
    root.bounds.size.width = 240
    #expect(node.frame == Rect(x: 60, y: 0, width: 20, height: 10))
    // A size and a position are asked for, too.
    node.bounds.size.width = 40
    #expect(node.frame == Rect(x: 50, y: 0, width: 40, height: 10))
    node.center.x = 60
    root.bounds.size.width = 300
    // 40 + 40 of 240 share 60 more.
    #expect(node.frame == Rect(x: 70, y: 0, width: 70, height: 10))
    root.bounds.size.width = 240
    #expect(node.frame == Rect(x: 40, y: 0, width: 40, height: 10))
    expectSound(root)
  }

  @Test func aSupernodeMayLeaveItsSubnodesAlone() {
    let inner = Node("inner")
    let node = Node("node") { inner }
    let root = root(.leftToRight, node)
    #expect(root.autoresizesSubnodes)
    node.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    node.autoresizingMask = .flexibleWidth
    inner.autoresizingMask = .flexibleWidth
    root.autoresizesSubnodes = false
    root.bounds.size.width = 200
    #expect(node.frame.width == 100 && inner.frame.width == 50)
    // From here on, as they are now.
    root.autoresizesSubnodes = true
    #expect(node.frame.width == 100)
    root.bounds.size.width = 230
    #expect(node.frame.width == 130 && inner.frame.width == 80)
    node.autoresizesSubnodes = false
    root.bounds.size.width = 200
    #expect(node.frame.width == 100 && inner.frame.width == 80)
    expectSound(root)
  }

  @Test(arguments: LayoutDirection.allCases)
  func theOriginOfTheBoundsIsTheCorner(direction: LayoutDirection) {
    let node = Node("node")
    let root = root(direction, node)
    root.bounds.origin = Point(x: 50, y: 7)
    root.layoutIfNeeded()
    node.directionalFrame = Rect(x: 70, y: 7, width: 20, height: 10)
    node.autoresizingMask = AutoresizingMask(rawValue: 63)
    root.bounds.size = Size(width: 200, height: 200)
    root.layoutIfNeeded()
    #expect(node.directionalFrame == Rect(x: 90, y: 7, width: 40, height: 20))
    // From 50 to 250: 300 - 130 is 170.
    let x = direction == .rightToLeft ? 170.0 : 90
    #expect(node.frame == Rect(x: x, y: 7, width: 40, height: 20))
    expectSound(root)
  }

  @Test func aRuledNodeIsNotStretched() {
    let node = Node("node")
    let root = root(.leftToRight, node)
    node.autoresizingMask = .flexibleWidth
    node.place(leading: 10, top: 0, width: 20, height: 10)
    root.bounds.size.width = 200
    #expect(node.frame == Rect(x: 10, y: 0, width: 20, height: 10))
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 10, y: 0, width: 20, height: 10))
    // Its next frame is.
    node.frame = Rect(x: 10, y: 0, width: 20, height: 10)
    root.bounds.size.width = 300
    #expect(node.frame == Rect(x: 10, y: 0, width: 120, height: 10))
    expectSound(root)
  }

  @Test func anotherSupernodeIsAnotherSize() {
    let node = Node(frame: Rect(x: 20, y: 0, width: 20, height: 10))
    let narrow = root(.leftToRight, node)
    node.autoresizingMask = .flexibleWidth
    narrow.bounds.size.width = 200
    #expect(node.frame.width == 120)
    let wide = Node("wide")
    wide.layout(width: 500, height: 10)
    wide.addSubnode(node)
    #expect(node.frame.width == 120)
    wide.bounds.size.width = 510
    #expect(node.frame.width == 130)
    node.removeFromSupernode()
    wide.bounds.size.width = 600
    #expect(node.frame.width == 130)
    expectSound(wide, narrow, node)
  }

  @Test func aStretchedNodeIsLaidOut() {
    let node = ProbeNode("node")
    let root = root(.leftToRight, node)
    node.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    node.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    let count = node.layoutCount
    root.layout(width: 150, height: 100)
    #expect(node.layoutCount == count + 1)
    root.layout(width: 150, height: 150)
    #expect(node.layoutCount == count + 1)
    expectSound(root)
  }

  @Test func aPassStretchesWhatIsBelowARuledNode() {
    let bar = Node("bar")
    let card = Node("card") { bar }
    let root = root(.rightToLeft, card)
    card.place(leading: 10, top: 0, trailing: 10, height: 20)
    root.layoutIfNeeded()
    bar.frame = Rect(x: 10, y: 0, width: 60, height: 10)
    bar.autoresizingMask = .flexibleWidth
    root.layout(width: 200, height: 100)
    #expect(card.frame == Rect(x: 10, y: 0, width: 180, height: 20))
    #expect(bar.frame == Rect(x: 10, y: 0, width: 160, height: 10))
    expectSound(root)
  }

  @Test func theTransformIsLeftOut() {
    let node = Node(frame: Rect(x: 20, y: 0, width: 20, height: 10))
    let root = root(.leftToRight, node)
    node.transform = AffineTransform(scaleX: 2, y: 2)
    node.autoresizingMask = .flexibleWidth
    root.bounds.size.width = 200
    #expect(node.bounds.size == Size(width: 120, height: 10))
    #expect(node.center == Point(x: 80, y: 5))
    expectSound(root)
  }
}
