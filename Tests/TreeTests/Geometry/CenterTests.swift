import Maraya
import TestSupport
import Testing

/// The position: where the anchor point is in the supernode.
@Suite struct CenterTests {
  @Test(arguments: geometrySeeds)
  func whatIsSetIsReadBitForBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node(frame: random.frame())
      node.anchorPoint = random.anchor()
      if random.below(4) == 0 { node.transform = random.mildTransform() }
      let (bounds, center) = (node.bounds, random.point())
      node.center = center
      let note: Comment = "seed \(seed): \(center.bits)"
      #expect(node.center.bits == center.bits, note)
      #expect(node.position.bits == center.bits, note)
      #expect(node.bounds.bits == bounds.bits, note)
      #expect(node.brokenInvariants() == [], note)
    }
  }

  @Test func positionIsAnotherNameOfCenter() {
    let node = Node(frame: Rect(x: 20, y: 50, width: 100, height: 60))
    node.position = Point(x: 0.1, y: 0.3)
    #expect(node.center.bits == Point(x: 0.1, y: 0.3).bits)
    node.position.y = 0.7
    #expect(node.center.bits == Point(x: 0.1, y: 0.7).bits)
    node.center.x = 0.9
    #expect(node.position.bits == Point(x: 0.9, y: 0.7).bits)
  }

  /// Each row: an anchor point, the frame of 100 × 60 whose anchor point is at 200,300.
  static let frames: [(UnitPoint, Rect)] = [
    (.center, Rect(x: 150, y: 270, width: 100, height: 60)),
    (.zero, Rect(x: 200, y: 300, width: 100, height: 60)),
    (UnitPoint(x: 1, y: 1), Rect(x: 100, y: 240, width: 100, height: 60)),
    (UnitPoint(x: 0.25, y: 0.75), Rect(x: 175, y: 255, width: 100, height: 60)),
    (UnitPoint(x: -0.5, y: 2), Rect(x: 250, y: 180, width: 100, height: 60)),
  ]

  @Test(arguments: frames)
  func theFrameFollowsItsAnchorPoint(anchor: UnitPoint, frame: Rect) {
    let node = Node(frame: Rect(x: 20, y: 50, width: 100, height: 60))
    node.anchorPoint = anchor
    node.center = Point(x: 200, y: 300)
    #expect(node.frame == frame)
    #expect(node.bounds == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(node.brokenInvariants() == [])
  }

  @Test func underATransformTheFrameMovesWithoutGrowing() {
    let node = Node(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    node.transform = .eighthTurn
    // 100 × 40 turned: ½·100 + ½·40 = 70 in both directions.
    #expect(node.frame == Rect(x: 15, y: -15, width: 70, height: 70))
    node.center.x += 10
    #expect(node.frame == Rect(x: 25, y: -15, width: 70, height: 70))
    #expect(node.bounds == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(node.brokenInvariants() == [])
  }
}
