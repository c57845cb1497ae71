import Maraya
import TestSupport
import Testing

/// How a transform shows in the frame; `TransformedFrameTests` has the way back.
@Suite struct TransformTests {
  /// Each row: an anchor point, a transform, the frame of bounds 10,20 80×40 at 100,100.
  static let frames: [(UnitPoint, AffineTransform, Rect)] = [
    (
      .center, AffineTransform(scaleX: 2, y: 0.5),
      Rect(x: 20, y: 90, width: 160, height: 20)
    ),
    (
      .center, AffineTransform(scaleX: -2, y: 1),
      Rect(x: 20, y: 80, width: 160, height: 40)
    ),
    (
      .zero, AffineTransform(scaleX: -1, y: 1),
      Rect(x: 20, y: 100, width: 80, height: 40)
    ),
    (
      .center, AffineTransform(rotationAngle: .pi / 2),
      Rect(x: 80, y: 60, width: 40, height: 80)
    ),
    (
      UnitPoint(x: 1, y: 0), AffineTransform(rotationAngle: .pi),
      Rect(x: 100, y: 60, width: 80, height: 40)
    ),
    (
      UnitPoint(x: 0.25, y: 0.5), AffineTransform(rotationAngle: -.pi / 2),
      Rect(x: 80, y: 40, width: 40, height: 80)
    ),
    (
      .center, AffineTransform(translationX: 7, y: -3),
      Rect(x: 67, y: 77, width: 80, height: 40)
    ),
    (
      .center, AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 7, ty: -3),
      Rect(x: 27, y: 57, width: 160, height: 80)
    ),
    (
      .center, .eighthTurn,
      Rect(x: 70, y: 70, width: 60, height: 60)
    ),
    (
      .zero, .eighthTurn,
      Rect(x: 80, y: 100, width: 60, height: 60)
    ),
    (
      .center, AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      Rect(x: 50, y: 80, width: 100, height: 40)
    ),
    (
      .center, AffineTransform(scaleX: 0, y: 1),
      Rect(x: 100, y: 80, width: 0, height: 40)
    ),
    (
      .center, AffineTransform(scaleX: 0, y: 0),
      Rect(x: 100, y: 100, width: 0, height: 0)
    ),
  ]

  @Test(arguments: frames)
  func theFrameIsTheBoxAroundTheTransformedBounds(
    anchor: UnitPoint,
    transform: AffineTransform,
    frame: Rect
  ) {
    let node = Node()
    node.anchorPoint = anchor
    node.bounds = Rect(x: 10, y: 20, width: 80, height: 40)
    node.center = Point(x: 100, y: 100)
    node.transform = transform
    #expect(node.frame == frame)
    #expect(node.transform == transform)
    #expect(node.bounds == Rect(x: 10, y: 20, width: 80, height: 40))
    #expect(node.center == Point(x: 100, y: 100))
    #expect(node.brokenInvariants() == [])
    // The same whatever came first.
    let other = Node()
    other.transform = transform
    other.center = Point(x: 100, y: 100)
    other.bounds = Rect(x: 10, y: 20, width: 80, height: 40)
    other.anchorPoint = anchor
    #expect(other.frame == frame)
    #expect(other.brokenInvariants() == [])
  }

  @Test(arguments: geometrySeeds)
  func theIdentityRestoresTheBitsOfTheFrame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      node.anchorPoint = random.anchor()
      let frame = random.frame()
      node.frame = frame
      let (bounds, center) = (node.bounds, node.center)
      node.transform = random.mildTransform()
      #expect(node.bounds.bits == bounds.bits, "seed \(seed)")
      #expect(node.center.bits == center.bits, "seed \(seed)")
      #expect(node.brokenInvariants() == [], "seed \(seed)")
      node.transform = .identity
      #expect(node.frame.bits == frame.bits, "seed \(seed): \(frame.bits)")
      #expect(node.brokenInvariants() == [], "seed \(seed)")
    }
  }

  @Test(arguments: geometrySeeds)
  func theFrameOfATransformedNodeIsTheBoxAroundItsCorners(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      node.anchorPoint = random.anchorOfQuarters()
      node.bounds = random.rectOfEighths()
      node.center = Point(x: random.eighths(), y: random.eighths())
      node.transform = random.exactTransform()
      let (bounds, anchor, transform) = (node.bounds, node.anchorPoint, node.transform)
      let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { across, down in
        let x = (across - anchor.x) * bounds.size.width
        let y = (down - anchor.y) * bounds.size.height
        return Point(
          x: transform.a * x + transform.c * y + transform.tx + node.center.x,
          y: transform.b * x + transform.d * y + transform.ty + node.center.y
        )
      }
      let note: Comment = "seed \(seed): \(bounds) about \(anchor) under \(transform)"
      #expect(node.frame.minX == corners.map(\.x).min(), note)
      #expect(node.frame.maxX == corners.map(\.x).max(), note)
      #expect(node.frame.minY == corners.map(\.y).min(), note)
      #expect(node.frame.maxY == corners.map(\.y).max(), note)
    }
  }

  @Test func aPartOfTheTransformCanBeSet() {
    let node = Node(frame: Rect(x: 40, y: 60, width: 80, height: 40))
    node.transform.tx = 5
    #expect(node.frame == Rect(x: 45, y: 60, width: 80, height: 40))
    node.transform.d = -1
    #expect(node.transform == AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 5, ty: 0))
    #expect(node.frame == Rect(x: 45, y: 60, width: 80, height: 40))
    #expect(node.brokenInvariants() == [])
  }
}
