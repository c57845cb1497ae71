import Maraya
import TestSupport
import Testing

/// The frame from the leading edge: what is read back, and the physical frame that comes of it.
@Suite struct DirectionalFrameTests {
  @Test(arguments: LayoutDirection.allCases, geometrySeeds)
  func whatIsSetIsReadBitForBit(direction: LayoutDirection, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      let screen = screen(direction) { node }
      screen.bounds = random.frame()
      screen.layoutIfNeeded()
      node.anchorPoint = random.anchor()
      if random.below(4) == 0 { node.transform = random.mildTransform() }
      if random.below(4) == 0 { node.referenceWidth = random.uniform(0...1e3) }
      let frame = random.frame()
      node.directionalFrame = frame
      let note: Comment = "seed \(seed): \(frame.bits) in \(screen.bounds)"
      #expect(node.directionalFrame.bits == frame.bits, note)
      #expect(screen.brokenInvariants() == [], note)
      screen.layoutIfNeeded()
      #expect(node.directionalFrame.bits == frame.bits, note)
      screen.layoutDirection = direction.opposite
      screen.bounds = random.frame()
      #expect(node.directionalFrame.bits == frame.bits, note)
      screen.layoutIfNeeded()
      #expect(node.directionalFrame.bits == frame.bits, note)
      #expect(screen.brokenInvariants() == [], note)
    }
  }

  /// Each row: the supernode's bounds, a reference width, a directional frame, its mirrored x.
  static let places: [(Rect, Double?, Rect, Double)] = [
    (
      Rect(x: 0, y: 0, width: 320, height: 480), nil,
      Rect(x: 20, y: 50, width: 100, height: 100), 200
    ),
    (
      Rect(x: 0, y: 0, width: 320, height: 480), nil,
      Rect(x: 300, y: 50, width: 100, height: 100), -80
    ),
    (
      Rect(x: 0, y: 0, width: 320, height: 480), nil,
      Rect(x: 0.25, y: 50, width: 0, height: 0), 319.75
    ),
    // The axis is that of the bounds, 30 to 350: 20 points inside of either end.
    (
      Rect(x: 30, y: 7, width: 320, height: 480), nil,
      Rect(x: 50, y: 50, width: 100, height: 100), 230
    ),
    (
      Rect(x: -40, y: 7, width: 320, height: 480), nil,
      Rect(x: -20, y: 50, width: 80, height: 100), 180
    ),
    // A reference width begins at zero, whatever the bounds.
    (
      Rect(x: 0, y: 0, width: 320, height: 480), 400,
      Rect(x: 20, y: 50, width: 100, height: 100), 280
    ),
    (
      Rect(x: 30, y: 7, width: 320, height: 480), 400,
      Rect(x: 20, y: 50, width: 100, height: 100), 280
    ),
    (
      Rect(x: 0, y: 0, width: 320, height: 480), 0,
      Rect(x: 20, y: 50, width: 100, height: 100), -120
    ),
  ]

  @Test(arguments: places)
  func thePhysicalFrameIsMirroredAboutTheAxis(
    bounds: Rect,
    referenceWidth: Double?,
    frame: Rect,
    mirroredX: Double
  ) {
    let node = Node()
    let screen = Node("screen") { node }
    screen.bounds = bounds
    node.referenceWidth = referenceWidth
    node.directionalFrame = frame
    #expect(node.frame == frame)
    screen.layoutDirection = .rightToLeft
    screen.layoutIfNeeded()
    let mirrored = Rect(origin: Point(x: mirroredX, y: frame.minY), size: frame.size)
    #expect(node.frame == mirrored)
    #expect(node.directionalFrame == frame)
    // The same when it is set later, and at once.
    node.frame = .zero
    node.directionalFrame = frame
    #expect(node.frame == mirrored)
    #expect(screen.brokenInvariants() == [])
    screen.layoutDirection = .leftToRight
    screen.layoutIfNeeded()
    #expect(node.frame == frame)
    #expect(screen.brokenInvariants() == [])
  }

  @Test(arguments: places)
  func readingItFromAPhysicalFrameMirrors(
    bounds: Rect,
    referenceWidth: Double?,
    frame: Rect,
    mirroredX: Double
  ) {
    let node = Node()
    let screen = Node("screen") { node }
    screen.bounds = bounds
    screen.layoutDirection = .rightToLeft
    node.referenceWidth = referenceWidth
    node.frame = Rect(origin: Point(x: mirroredX, y: frame.minY), size: frame.size)
    #expect(node.directionalFrame == frame)
    screen.layoutDirection = .leftToRight
    #expect(node.directionalFrame == node.frame)
    #expect(screen.brokenInvariants() == [])
  }

  /// Each row: a root's reference width and direction, the physical x of 20,50 100×100.
  static let roots: [(Double?, LayoutDirection, Double)] = [
    (nil, .leftToRight, 20),
    (nil, .rightToLeft, 20),
    (375, .leftToRight, 20),
    (375, .rightToLeft, 255),
  ]

  @Test(arguments: roots)
  func aRootIsMirroredOnlyAcrossItsReferenceWidth(
    referenceWidth: Double?,
    direction: LayoutDirection,
    x: Double
  ) {
    let node = Node()
    node.referenceWidth = referenceWidth
    node.layoutDirection = direction
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    #expect(node.frame == Rect(x: x, y: 50, width: 100, height: 100))
    #expect(node.brokenInvariants() == [])
    // In any order.
    let other = Node()
    other.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    other.layoutDirection = direction
    other.referenceWidth = referenceWidth
    #expect(other.frame == node.frame)
    #expect(other.brokenInvariants() == [])
  }

  /// Each row: an anchor point, a transform, and the position and the frame when 20,50 100×100
  /// is mirrored in 320 points to 200,50.
  static let transformed: [(UnitPoint, AffineTransform, Point, Rect)] = [
    (
      .center, AffineTransform(scaleX: 2, y: 2),
      Point(x: 250, y: 100), Rect(x: 150, y: 0, width: 200, height: 200)
    ),
    (
      UnitPoint(x: 0.25, y: 1), AffineTransform(scaleX: 2, y: 2),
      Point(x: 225, y: 150), Rect(x: 175, y: -50, width: 200, height: 200)
    ),
    (
      .zero, .quarterTurn,
      Point(x: 200, y: 50), Rect(x: 100, y: 50, width: 100, height: 100)
    ),
    (
      .center, AffineTransform(translationX: 7, y: -3),
      Point(x: 250, y: 100), Rect(x: 207, y: 47, width: 100, height: 100)
    ),
    (
      UnitPoint(x: 1, y: 0), AffineTransform(scaleX: -1, y: 1),
      Point(x: 300, y: 50), Rect(x: 300, y: 50, width: 100, height: 100)
    ),
  ]

  @Test(arguments: transformed)
  func theUntransformedRectangleMirrors(
    anchor: UnitPoint,
    transform: AffineTransform,
    position: Point,
    frame: Rect
  ) {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.anchorPoint = anchor
    node.transform = transform
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    #expect(node.position == position)
    #expect(node.frame == frame)
    #expect(node.transform == transform)
    #expect(node.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
    node.transform = .identity
    #expect(node.frame == Rect(x: 200, y: 50, width: 100, height: 100))
    node.transform = transform
    #expect(node.frame == frame)
    #expect(node.directionalFrame == Rect(x: 20, y: 50, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
  }

  @Test(arguments: LayoutDirection.allCases, geometrySeeds)
  func changingTheDirectionTwiceRestoresEveryBit(direction: LayoutDirection, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<samplesPerGeometrySeed {
      let node = Node()
      let screen = screen(direction) { node }
      screen.bounds.origin.x = random.coordinate()
      node.anchorPoint = random.anchor()
      node.directionalFrame = random.frame()
      screen.layoutIfNeeded()
      let (frame, center) = (node.frame, node.center)
      for turned in [direction.opposite, direction] {
        screen.layoutDirection = turned
        screen.layoutIfNeeded()
      }
      #expect(node.frame.bits == frame.bits, "seed \(seed): \(frame.bits)")
      #expect(node.center.bits == center.bits, "seed \(seed): \(frame.bits)")
      #expect(screen.brokenInvariants() == [], "seed \(seed)")
    }
  }

  @Test func aNegativeSizeIsStandardised() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.directionalFrame = Rect(x: 120, y: 150, width: -100, height: -100)
    let stored = Rect(x: 20, y: 50, width: 100, height: 100)
    #expect(node.directionalFrame.bits == stored.bits)
    #expect(node.frame == Rect(x: 200, y: 50, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func itFollowsTheDirectionAndTheAxisInThePass() {
    let node = Node()
    let screen = screen(.leftToRight) { node }
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    screen.layoutDirection = .rightToLeft
    #expect(node.frame.origin.x == 20)
    screen.layoutIfNeeded()
    #expect(node.frame.origin.x == 200)
    screen.bounds.size.width = 375
    #expect(node.frame.origin.x == 200)
    screen.layoutIfNeeded()
    #expect(node.frame.origin.x == 255)
    screen.bounds.origin.x = 10
    #expect(node.frame.origin.x == 255)
    screen.layoutIfNeeded()
    // From 10 to 385: 10 + 385 - 120.
    #expect(node.frame.origin.x == 275)
    #expect(screen.brokenInvariants() == [])
  }
}
