import Maraya
import TestSupport
import Testing

/// The point that `position` places and transforms turn about.
@Suite struct AnchorPointTests {
  /// Each row: an anchor point, where the frame 40,60 80×40 about 80,80 gets.
  static let frames: [(UnitPoint, Rect)] = [
    (.center, Rect(x: 40, y: 60, width: 80, height: 40)),
    (.zero, Rect(x: 80, y: 80, width: 80, height: 40)),
    (UnitPoint(x: 1, y: 1), Rect(x: 0, y: 40, width: 80, height: 40)),
    (UnitPoint(x: 0.25, y: 0.75), Rect(x: 60, y: 50, width: 80, height: 40)),
    (UnitPoint(x: -0.5, y: 2), Rect(x: 120, y: 0, width: 80, height: 40)),
  ]

  @Test(arguments: frames)
  func theFrameMovesAndThePositionStays(anchor: UnitPoint, frame: Rect) {
    let node = Node(frame: Rect(x: 40, y: 60, width: 80, height: 40))
    node.anchorPoint = anchor
    #expect(node.anchorPoint == anchor)
    #expect(node.frame == frame)
    #expect(node.position == Point(x: 80, y: 80))
    #expect(node.bounds == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(node.brokenInvariants() == [])
    node.anchorPoint = .center
    #expect(node.frame == Rect(x: 40, y: 60, width: 80, height: 40))
  }

  @Test(arguments: geometrySeeds)
  func thePositionStaysBitForBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node(frame: random.frame())
      if random.below(4) == 0 { node.transform = random.mildTransform() }
      let position = node.position
      for _ in 0..<3 {
        let anchor = random.anchor()
        node.anchorPoint = anchor
        let note: Comment = "seed \(seed): \(anchor)"
        #expect(node.anchorPoint == anchor, note)
        #expect(node.position.bits == position.bits, note)
        #expect(node.brokenInvariants() == [], note)
      }
    }
  }

  @Test func settingTheSameAnchorPointKeepsTheBitsOfTheFrame() {
    let frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    let node = Node(frame: frame)
    node.anchorPoint = .center
    #expect(node.frame.bits == frame.bits)
  }

  /// Each row: an anchor point, the frame of 80 × 40 turned a quarter about it, at 100,100.
  ///
  /// A quarter turn takes (x, y), measured from the anchor point, to (-y, x).
  static let turned: [(UnitPoint, Rect)] = [
    (.center, Rect(x: 80, y: 60, width: 40, height: 80)),
    (.zero, Rect(x: 60, y: 100, width: 40, height: 80)),
    (UnitPoint(x: 1, y: 0), Rect(x: 60, y: 20, width: 40, height: 80)),
    (UnitPoint(x: 0.25, y: 1), Rect(x: 100, y: 80, width: 40, height: 80)),
  ]

  @Test(arguments: turned)
  func transformsTurnAboutIt(anchor: UnitPoint, frame: Rect) {
    let node = Node(frame: Rect(x: 60, y: 80, width: 80, height: 40))
    node.transform = .quarterTurn
    node.anchorPoint = anchor
    #expect(node.frame == frame)
    #expect(node.position == Point(x: 100, y: 100))
    #expect(node.brokenInvariants() == [])
  }
}
