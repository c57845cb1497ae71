import Maraya
import TestSupport
import Testing

/// The frame of a node without a transform.
@Suite struct FrameTests {
  @Test(arguments: geometrySeeds)
  func whatIsSetIsReadBitForBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      node.bounds.origin = random.point()
      node.anchorPoint = random.anchor()
      let (origin, anchor, frame) = (node.bounds.origin, node.anchorPoint, random.frame())
      node.frame = frame
      let note: Comment = "seed \(seed): \(frame.bits) about \(anchor)"
      #expect(node.frame.bits == frame.bits, note)
      #expect(node.bounds.bits == Rect(origin: origin, size: frame.size).bits, note)
      #expect(node.anchorPoint == anchor, note)
      #expect(node.brokenInvariants() == [], note)
    }
  }

  @Test func decimalFractionsSurvive() {
    let node = Node()
    let frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    node.frame = frame
    #expect(node.frame.bits == frame.bits)
    node.anchorPoint = UnitPoint(x: 0.3, y: 0.9)
    node.frame = frame
    #expect(node.frame.bits == frame.bits)
    #expect(node.brokenInvariants() == [])
  }

  /// Each row: an anchor point, the position that the frame 20,50 100×60 leads to.
  static let positions: [(UnitPoint, Point)] = [
    (.center, Point(x: 70, y: 80)),
    (.zero, Point(x: 20, y: 50)),
    (UnitPoint(x: 1, y: 1), Point(x: 120, y: 110)),
    (UnitPoint(x: 0.25, y: 0.75), Point(x: 45, y: 95)),
    (UnitPoint(x: -0.5, y: 2), Point(x: -30, y: 170)),
  ]

  @Test(arguments: positions)
  func thePositionIsTheAnchorPointOfTheFrame(anchor: UnitPoint, position: Point) {
    let node = Node()
    node.anchorPoint = anchor
    node.frame = Rect(x: 20, y: 50, width: 100, height: 60)
    #expect(node.position == position)
    #expect(node.center == position)
    #expect(node.bounds == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(node.brokenInvariants() == [])
  }

  @Test func aFrameKeepsTheOriginOfTheBounds() {
    let node = Node()
    node.bounds.origin = Point(x: -7, y: 12.5)
    node.frame = Rect(x: 20, y: 50, width: 100, height: 60)
    #expect(node.bounds == Rect(x: -7, y: 12.5, width: 100, height: 60))
  }

  @Test func partsOfTheFrameAreSetWithoutTouchingTheOthers() {
    let node = Node(frame: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    node.frame.origin.x = 0.7
    #expect(node.frame.bits == Rect(x: 0.7, y: 0.2, width: 0.3, height: 0.4).bits)
    node.frame.size.height = 0.9
    #expect(node.frame.bits == Rect(x: 0.7, y: 0.2, width: 0.3, height: 0.9).bits)
    #expect(node.brokenInvariants() == [])
  }

  @Test func aNewNodeHasAFrameOfZeroSizeAtTheOrigin() {
    #expect(Node().frame.bits == Rect.zero.bits)
    #expect(Node().bounds.bits == Rect.zero.bits)
    #expect(Node().center == .zero)
    #expect(Node().anchorPoint == .center)
    #expect(Node().transform.isIdentity)
  }

  /// Each row: a frame with a negative length, what is stored for it.
  static let negatives: [(Rect, Rect)] = [
    (
      Rect(x: 120, y: 150, width: -100, height: -100),
      Rect(x: 20, y: 50, width: 100, height: 100)
    ),
    (
      Rect(x: 120, y: 50, width: -100, height: 60),
      Rect(x: 20, y: 50, width: 100, height: 60)
    ),
    (
      Rect(x: 0, y: 0, width: 8, height: -0.5),
      Rect(x: 0, y: -0.5, width: 8, height: 0.5)
    ),
  ]

  @Test(arguments: negatives)
  func aNegativeSizeIsStandardised(given: Rect, stored: Rect) {
    let node = Node(frame: given)
    #expect(node.frame.bits == stored.bits)
    #expect(node.bounds.bits == Rect(origin: .zero, size: stored.size).bits)
    #expect(node.brokenInvariants() == [])
  }

  @Test func theInfiniteRectangleIsAFrameLikeAnyOther() {
    let node = Node(frame: .infinite)
    #expect(node.frame.bits == Rect.infinite.bits)
    #expect(node.center == .zero)
    #expect(node.diagnostics.isEmpty)
    #expect(node.brokenInvariants() == [])
  }
}
