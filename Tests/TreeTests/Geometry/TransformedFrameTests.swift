import Maraya
import TestSupport
import Testing

/// Setting the frame of a node with a transform: UIKit's arithmetic, and its surprises.
@Suite struct TransformedFrameTests {
  /// Each row: an anchor point, a transform, the bounds' size and the position after the frame
  /// was set to 30,40 120×60.
  static let settings: [(UnitPoint, AffineTransform, Size, Point)] = [
    (
      .center, AffineTransform(scaleX: 2, y: 0.5),
      Size(width: 60, height: 120), Point(x: 90, y: 70)
    ),
    (
      UnitPoint(x: 0.25, y: 0), AffineTransform(scaleX: -2, y: 1),
      Size(width: 60, height: 60), Point(x: 120, y: 40)
    ),
    (
      UnitPoint(x: 0, y: 1), AffineTransform(rotationAngle: .pi / 2),
      Size(width: 60, height: 120), Point(x: 30, y: 40)
    ),
    (
      .center, AffineTransform(rotationAngle: -.pi / 2),
      Size(width: 60, height: 120), Point(x: 90, y: 70)
    ),
    (
      .zero, AffineTransform(rotationAngle: .pi),
      Size(width: 120, height: 60), Point(x: 150, y: 100)
    ),
    (
      .center, AffineTransform(translationX: 7, y: -3),
      Size(width: 120, height: 60), Point(x: 83, y: 73)
    ),
    (
      UnitPoint(x: 1, y: 1), AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 5),
      Size(width: 60, height: 30), Point(x: 145, y: 95)
    ),
  ]

  @Test(arguments: settings)
  func anAxisAlignedTransformIsUndone(
    anchor: UnitPoint,
    transform: AffineTransform,
    size: Size,
    position: Point
  ) {
    let node = Node()
    node.bounds = Rect(x: 10, y: 20, width: 80, height: 40)
    node.anchorPoint = anchor
    node.transform = transform
    node.frame = Rect(x: 30, y: 40, width: 120, height: 60)
    #expect(node.frame == Rect(x: 30, y: 40, width: 120, height: 60))
    #expect(node.bounds == Rect(origin: Point(x: 10, y: 20), size: size))
    #expect(node.position == position)
    #expect(node.anchorPoint == anchor)
    #expect(node.transform == transform)
    #expect(node.brokenInvariants() == [])
  }

  @Test(arguments: geometrySeeds)
  func underAnExactTransformWhatIsSetIsRead(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node(frame: random.rectOfEighths())
      node.bounds.origin = Point(x: random.eighths(), y: random.eighths())
      node.anchorPoint = random.anchorOfQuarters()
      node.transform = random.exactTransform()
      let (origin, anchor, transform) = (node.bounds.origin, node.anchorPoint, node.transform)
      let frame = random.rectOfEighths()
      node.frame = frame
      let note: Comment = "seed \(seed): \(frame) about \(anchor) under \(transform)"
      #expect(node.frame == frame, note)
      #expect(node.bounds.origin == origin, note)
      #expect(node.anchorPoint == anchor, note)
      #expect(node.transform == transform, note)
      #expect(node.brokenInvariants() == [], note)
    }
  }

  @Test(arguments: geometrySeeds)
  func underAnyAxisAlignedTransformWhatIsSetIsReadWithinRounding(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      node.anchorPoint = random.anchor()
      var transform = AffineTransform(
        scaleX: random.uniform(0.1...10),
        y: random.uniform(-3 ... -1)
      )
      if random.below(2) == 0 { transform = transform.concatenating(.quarterTurn) }
      (transform.tx, transform.ty) = (random.uniform(-100...100), random.uniform(-100...100))
      node.transform = transform
      let frame = Rect(
        x: random.uniform(-1e3...1e3),
        y: random.uniform(-1e3...1e3),
        width: random.uniform(0...1e3),
        height: random.uniform(0...1e3)
      )
      node.frame = frame
      let note: Comment = "seed \(seed): \(frame) about \(node.anchorPoint) under \(transform)"
      #expect(abs(node.frame.minX - frame.minX) <= 1e-9, note)
      #expect(abs(node.frame.minY - frame.minY) <= 1e-9, note)
      #expect(abs(node.frame.width - frame.width) <= 1e-9, note)
      #expect(abs(node.frame.height - frame.height) <= 1e-9, note)
      #expect(node.brokenInvariants() == [], note)
    }
  }

  // MARK: Turned

  /// 100 × 40 about 200,100, turned an eighth: the box around it is 70 × 70 at 165,65.
  private func turned() -> Node {
    let node = Node(frame: Rect(x: 150, y: 80, width: 100, height: 40))
    node.transform = .eighthTurn
    return node
  }

  @Test func aTurnedNodeGrowsWhenItsOwnFrameIsSet() {
    let node = turned()
    #expect(node.frame == Rect(x: 165, y: 65, width: 70, height: 70))
    // The box around 70 × 70 under the inverse, whose entries are 1 and -1, is 140 × 140.
    node.frame = Rect(x: 165, y: 65, width: 70, height: 70)
    #expect(node.bounds == Rect(x: 0, y: 0, width: 140, height: 140))
    #expect(node.center == Point(x: 235, y: 135))
    #expect(node.frame == Rect(x: 165, y: 65, width: 140, height: 140))
    #expect(node.brokenInvariants() == [])
  }

  @Test func soItDoesWhenAPartOfItsFrameIsSet() {
    let moved = turned()
    moved.frame.origin.x = 0
    #expect(moved.bounds == Rect(x: 0, y: 0, width: 140, height: 140))
    #expect(moved.center == Point(x: 70, y: 135))
    #expect(moved.frame == Rect(x: 0, y: 65, width: 140, height: 140))
    let resized = turned()
    resized.frame.size = Size(width: 50, height: 50)
    #expect(resized.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(resized.center == Point(x: 215, y: 115))
    #expect(resized.frame == Rect(x: 165, y: 65, width: 100, height: 100))
    #expect(moved.brokenInvariants() + resized.brokenInvariants() == [])
  }

  // MARK: Flattened

  /// Each row: a transform without area, the position, and the frame, after the frame of a node
  /// of 80 × 40 was set to 30,40 120×60.
  static let flattenings: [(AffineTransform, Point, Rect)] = [
    (
      AffineTransform(scaleX: 0, y: 1),
      Point(x: 30, y: 60), Rect(x: 30, y: 40, width: 0, height: 40)
    ),
    (
      AffineTransform(scaleX: 0, y: 0),
      Point(x: 30, y: 40), Rect(x: 30, y: 40, width: 0, height: 0)
    ),
    // Everything falls on a diagonal: ½·80 + ½·40 = 60 in both directions.
    (
      AffineTransform(a: 0.5, b: 0.5, c: 0.5, d: 0.5, tx: 0, ty: 0),
      Point(x: 60, y: 70), Rect(x: 30, y: 40, width: 60, height: 60)
    ),
  ]

  @Test(arguments: flattenings)
  func aTransformWithoutAreaKeepsTheSize(
    transform: AffineTransform,
    position: Point,
    frame: Rect
  ) {
    let node = Node(frame: Rect(x: 0, y: 0, width: 80, height: 40))
    node.transform = transform
    node.frame = Rect(x: 30, y: 40, width: 120, height: 60)
    #expect(node.bounds == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(node.position == position)
    #expect(node.frame == frame)
    #expect(node.brokenInvariants() == [])
    node.transform = .identity
    #expect(node.frame.size == Size(width: 80, height: 40))
  }

  @Test func aNegativeSizeIsStandardisedUnderATransform() {
    let node = Node()
    node.transform = AffineTransform(scaleX: 2, y: 0.5)
    node.frame = Rect(x: 150, y: 100, width: -120, height: -60)
    #expect(node.frame == Rect(x: 30, y: 40, width: 120, height: 60))
    #expect(node.bounds == Rect(x: 0, y: 0, width: 60, height: 120))
    #expect(node.brokenInvariants() == [])
  }
}
