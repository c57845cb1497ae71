import Maraya
import TestSupport
import Testing

/// What `bounds` and `anchorPoint` do to a node that is placed from the leading edge.
///
/// They hold the position still. The placement stays directional, from the leading edge where
/// the node is then.
@Suite struct DirectionalResizingTests {
  static let start = Rect(x: 20, y: 50, width: 100, height: 100)

  /// Each row: a direction, an anchor point, the directional and the physical frame in 320
  /// points once 20,50 100×100 has become 60 × 30.
  static let resizings: [(LayoutDirection, UnitPoint, Rect, Rect)] = [
    (
      .leftToRight, .center,
      Rect(x: 40, y: 85, width: 60, height: 30), Rect(x: 40, y: 85, width: 60, height: 30)
    ),
    (
      .rightToLeft, .center,
      Rect(x: 40, y: 85, width: 60, height: 30), Rect(x: 220, y: 85, width: 60, height: 30)
    ),
    (
      .leftToRight, .zero,
      Rect(x: 20, y: 50, width: 60, height: 30), Rect(x: 20, y: 50, width: 60, height: 30)
    ),
    (
      .rightToLeft, .zero,
      Rect(x: 60, y: 50, width: 60, height: 30), Rect(x: 200, y: 50, width: 60, height: 30)
    ),
    (
      .leftToRight, UnitPoint(x: 1, y: 1),
      Rect(x: 60, y: 120, width: 60, height: 30), Rect(x: 60, y: 120, width: 60, height: 30)
    ),
    (
      .rightToLeft, UnitPoint(x: 1, y: 1),
      Rect(x: 20, y: 120, width: 60, height: 30), Rect(x: 240, y: 120, width: 60, height: 30)
    ),
  ]

  @Test(arguments: resizings)
  func theSizeOfTheBoundsKeepsThePlacementDirectional(
    direction: LayoutDirection,
    anchor: UnitPoint,
    directional: Rect,
    physical: Rect
  ) {
    let node = Node()
    let screen = screen(direction) { node }
    node.anchorPoint = anchor
    node.directionalFrame = Self.start
    let position = node.position
    node.bounds.size = Size(width: 60, height: 30)
    expect(node, in: screen, isAt: directional, physical: physical, position: position)
  }

  /// Each row: a direction, an anchor point, the directional and the physical x in 320 points
  /// once the anchor point of 20,50 100×100 has moved there from the centre; and y.
  static let anchorings: [(LayoutDirection, UnitPoint, Double, Double, Double)] = [
    (.leftToRight, .zero, 70, 70, 100),
    (.rightToLeft, .zero, -30, 250, 100),
    (.leftToRight, UnitPoint(x: 1, y: 1), -30, -30, 0),
    (.rightToLeft, UnitPoint(x: 1, y: 1), 70, 150, 0),
    (.leftToRight, UnitPoint(x: 0.25, y: 0.5), 45, 45, 50),
    (.rightToLeft, UnitPoint(x: 0.25, y: 0.5), -5, 225, 50),
  ]

  @Test(arguments: anchorings)
  func theAnchorPointKeepsThePlacementDirectional(
    direction: LayoutDirection,
    anchor: UnitPoint,
    directionalX: Double,
    physicalX: Double,
    y: Double
  ) {
    let node = Node()
    let screen = screen(direction) { node }
    node.directionalFrame = Self.start
    let position = node.position
    node.anchorPoint = anchor
    expect(
      node,
      in: screen,
      isAt: Rect(x: directionalX, y: y, width: 100, height: 100),
      physical: Rect(x: physicalX, y: y, width: 100, height: 100),
      position: position
    )
  }

  private func expect(
    _ node: Node,
    in screen: Node,
    isAt directional: Rect,
    physical: Rect,
    position: Point,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(node.position == position, sourceLocation: sourceLocation)
    #expect(node.frame == physical, sourceLocation: sourceLocation)
    #expect(node.directionalFrame == directional, sourceLocation: sourceLocation)
    #expect(
      node.placement == .frame(directional, in: .directional),
      sourceLocation: sourceLocation
    )
    #expect(screen.brokenInvariants() == [], sourceLocation: sourceLocation)
    screen.layoutIfNeeded()
    #expect(node.frame == physical, sourceLocation: sourceLocation)
    // And so it mirrors.
    let direction = screen.effectiveLayoutDirection
    screen.layoutDirection = direction.opposite
    screen.layoutIfNeeded()
    let mirroredX = 320 - physical.maxX
    #expect(node.frame.origin == Point(x: mirroredX, y: physical.minY))
    #expect(node.directionalFrame == directional, sourceLocation: sourceLocation)
    #expect(screen.brokenInvariants() == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: LayoutDirection.allCases)
  func theOriginOfTheBoundsChangesNothing(direction: LayoutDirection) {
    let node = Node()
    let screen = screen(direction) { node }
    let frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    node.directionalFrame = frame
    let physical = node.frame
    node.bounds.origin = Point(x: 5, y: -7)
    #expect(node.directionalFrame.bits == frame.bits)
    #expect(node.frame.bits == physical.bits)
    node.bounds = node.bounds
    node.anchorPoint = .center
    #expect(node.directionalFrame.bits == frame.bits)
    #expect(screen.brokenInvariants() == [])
  }

  // MARK: Laws

  @Test(arguments: LayoutDirection.allCases, geometrySeeds)
  func thePassThatFollowsMovesNothing(direction: LayoutDirection, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      let screen = screen(direction) { node }
      screen.layout(width: random.uniform(0...1e3), height: 480)
      node.directionalFrame = random.frameNearby()
      screen.layoutIfNeeded()
      random.resizeOrAnchor(node)
      let (frame, directionalFrame) = (node.frame, node.directionalFrame)
      let note: Comment = "seed \(seed): \(directionalFrame) in \(screen.bounds.width)"
      try #require(screen.brokenInvariants() == [], note)
      screen.setNeedsLayout()
      screen.layoutIfNeeded()
      try #require(node.frame.bits == frame.bits, note)
      try #require(node.directionalFrame.bits == directionalFrame.bits, note)
      try #require(screen.brokenInvariants() == [], note)
    }
  }

  @Test(arguments: LayoutDirection.allCases, geometrySeeds)
  func aRootWithAReferenceWidthIsWhereItsDirectionalFrameSays(
    direction: LayoutDirection,
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      node.layoutDirection = direction
      node.referenceWidth = random.uniform(0...1e3)
      node.directionalFrame = random.frameNearby()
      random.resizeOrAnchor(node)
      let note: Comment = "seed \(seed): \(node.directionalFrame) in \(node.rtl_refWidth)"
      try #require(node.brokenInvariants() == [], note)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func frameNearby() -> Rect {
    Rect(
      x: uniform(0...1e3),
      y: uniform(0...1e3),
      width: uniform(0...1e3),
      height: uniform(0...1e3)
    )
  }

  fileprivate mutating func resizeOrAnchor(_ node: Node) {
    if below(2) == 0 {
      node.bounds.size.width = uniform(0...1e3)
    } else {
      node.anchorPoint = anchor()
    }
  }
}
