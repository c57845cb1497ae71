import Maraya
import TestSupport
import Testing

/// A node's own coordinate space: the origin that its subnodes see, and its size.
@Suite struct BoundsTests {
  /// Each row: an anchor point, where the frame 40,60 80×40 gets when it becomes 100 × 20.
  static let resizings: [(UnitPoint, Rect)] = [
    (.center, Rect(x: 30, y: 70, width: 100, height: 20)),
    (.zero, Rect(x: 40, y: 60, width: 100, height: 20)),
    (UnitPoint(x: 1, y: 1), Rect(x: 20, y: 80, width: 100, height: 20)),
    (UnitPoint(x: 0.25, y: 0.5), Rect(x: 35, y: 70, width: 100, height: 20)),
    (UnitPoint(x: 2, y: -1), Rect(x: 0, y: 40, width: 100, height: 20)),
  ]

  @Test(arguments: resizings)
  func theSizeChangesAboutTheAnchorPoint(anchor: UnitPoint, frame: Rect) {
    let node = Node()
    node.anchorPoint = anchor
    node.frame = Rect(x: 40, y: 60, width: 80, height: 40)
    let position = node.position
    node.bounds.size = Size(width: 100, height: 20)
    #expect(node.frame == frame)
    #expect(node.position.bits == position.bits)
    #expect(node.brokenInvariants() == [])
  }

  @Test(arguments: geometrySeeds)
  func theSizeNeverMovesThePosition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node(frame: random.frame())
      node.anchorPoint = random.anchor()
      if random.below(2) == 0 { node.frame = random.frame() }
      let (position, bounds) = (node.position, random.frame())
      node.bounds = bounds
      #expect(node.bounds.bits == bounds.bits, "seed \(seed): \(bounds.bits)")
      #expect(node.position.bits == position.bits, "seed \(seed): \(bounds.bits)")
      #expect(node.brokenInvariants() == [], "seed \(seed): \(bounds.bits)")
    }
  }

  @Test(arguments: geometrySeeds)
  func theOriginNeverMovesTheFrame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      node.anchorPoint = random.anchor()
      node.frame = random.frame()
      if random.below(2) == 0 { node.center = random.point() }
      if random.below(4) == 0 { node.transform = random.mildTransform() }
      let (frame, center, size) = (node.frame, node.center, node.bounds.size)
      let origin = random.point()
      node.bounds.origin = origin
      let note: Comment = "seed \(seed): \(origin.bits)"
      #expect(node.frame.bits == frame.bits, note)
      #expect(node.center.bits == center.bits, note)
      #expect(node.bounds.bits == Rect(origin: origin, size: size).bits, note)
      #expect(node.brokenInvariants() == [], note)
    }
  }

  @Test func theOriginLeavesTheFramesOfSubnodesAlone() {
    let photo = Node(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    let card = Node("card") { photo }
    card.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    card.bounds.origin = Point(x: 5, y: 7)
    card.layoutIfNeeded()
    #expect(photo.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(card.convert(Point(x: 10, y: 20), to: photo) == .zero)
    #expect(card.brokenInvariants() == [])
  }

  /// Each row: bounds with a negative length, what is stored for them.
  static let negatives: [(Rect, Rect)] = [
    (Rect(x: 10, y: 20, width: -10, height: -20), Rect(x: 0, y: 0, width: 10, height: 20)),
    (Rect(x: 10, y: 20, width: -12, height: 20), Rect(x: -2, y: 20, width: 12, height: 20)),
  ]

  @Test(arguments: negatives)
  func aNegativeSizeIsStandardised(given: Rect, stored: Rect) {
    let node = Node(frame: Rect(x: 40, y: 60, width: 80, height: 40))
    node.bounds = given
    #expect(node.bounds.bits == stored.bits)
    #expect(node.center == Point(x: 80, y: 80))
    #expect(node.brokenInvariants() == [])
  }

  @Test func growingAndShrinkingBackRestoresThePlace() {
    let node = Node(frame: Rect(x: 40, y: 60, width: 80, height: 40))
    node.bounds.size = Size(width: 512, height: 0)
    #expect(node.frame == Rect(x: -176, y: 80, width: 512, height: 0))
    node.bounds.size = Size(width: 80, height: 40)
    #expect(node.frame == Rect(x: 40, y: 60, width: 80, height: 40))
    #expect(node.brokenInvariants() == [])
  }
}
