import Maraya
import Testing

/// Parts of the directional frame, read and set one by one.
@Suite struct DirectionalEdgesTests {
  static let frame = Rect(x: 20, y: 50, width: 100, height: 40)

  private func scene(_ direction: LayoutDirection) -> (screen: Node, node: Node) {
    let node = Node("node")
    let screen = screen(direction) { node }
    node.directionalFrame = Self.frame
    return (screen, node)
  }

  /// Each row: a change of a part, the directional frame that comes of it.
  static let changes: [(@Sendable (Node) -> Void, Rect)] = [
    ({ $0.directionalMinX = 30 }, Rect(x: 30, y: 50, width: 100, height: 40)),
    ({ $0.directionalMidX = 30 }, Rect(x: -20, y: 50, width: 100, height: 40)),
    ({ $0.directionalMaxX = 300 }, Rect(x: 200, y: 50, width: 100, height: 40)),
    (
      { $0.directionalSize = Size(width: 60, height: 30) },
      Rect(x: 20, y: 50, width: 60, height: 30)
    ),
    ({ $0.directionalSize.width = 300 }, Rect(x: 20, y: 50, width: 300, height: 40)),
    ({ $0.directionalCenter = Point(x: 80, y: 90) }, Rect(x: 30, y: 70, width: 100, height: 40)),
    ({ $0.directionalPosition.x = 60 }, Rect(x: 10, y: 50, width: 100, height: 40)),
    ({ $0.directionalMinX += 0.5 }, Rect(x: 20.5, y: 50, width: 100, height: 40)),
  ]

  @Test(arguments: changes, LayoutDirection.allCases)
  func settingAPartKeepsTheOthers(
    row: (change: @Sendable (Node) -> Void, result: Rect),
    direction: LayoutDirection
  ) {
    for startsPhysical in [false, true] {
      let (screen, node) = scene(direction)
      if startsPhysical { node.frame = node.frame }
      row.change(node)
      let result = row.result
      let isRTL = direction == .rightToLeft
      #expect(node.directionalFrame == result)
      #expect(node.placement == .frame(result, in: .directional))
      #expect(node.frame.minX == (isRTL ? 320 - result.maxX : result.minX))
      #expect(node.directionalMinX == result.minX)
      #expect(node.directionalMidX == result.midX)
      #expect(node.directionalMaxX == result.maxX)
      #expect(node.directionalSize == result.size)
      #expect(node.directionalCenter == Point(x: result.midX, y: result.midY))
      #expect(node.directionalPosition == node.directionalCenter)
      screen.layout(width: 400, height: 480, direction: direction.opposite)
      #expect(node.directionalFrame == result)
      #expect(node.frame.minX == (isRTL ? result.minX : 400 - result.maxX))
      expectSound(screen)
    }
  }

  /// Each row: an anchor point, the directional and the physical center of 20,50 100×40.
  static let anchors: [(UnitPoint, Point, Point)] = [
    (.center, Point(x: 70, y: 70), Point(x: 250, y: 70)),
    (.zero, Point(x: 20, y: 50), Point(x: 200, y: 50)),
    (UnitPoint(x: 1, y: 1), Point(x: 120, y: 90), Point(x: 300, y: 90)),
    (UnitPoint(x: 0.25, y: 0), Point(x: 45, y: 50), Point(x: 225, y: 50)),
  ]

  @Test(arguments: anchors)
  func theAnchorPointStaysTheSamePartOfTheNode(
    anchor: UnitPoint,
    directional: Point,
    physical: Point
  ) {
    let (screen, node) = scene(.rightToLeft)
    node.anchorPoint = anchor
    node.directionalFrame = Self.frame
    #expect(node.directionalCenter == directional)
    #expect(node.center == physical)
    node.directionalCenter = Point(x: directional.x + 10, y: directional.y - 5)
    #expect(node.directionalFrame == Rect(x: 30, y: 45, width: 100, height: 40))
    #expect(node.center == Point(x: physical.x - 10, y: physical.y - 5))
    #expect(node.frame == Rect(x: 190, y: 45, width: 100, height: 40))
    node.directionalMaxX = 320
    #expect(node.frame.minX == 0)
    #expect(node.directionalCenter.x == directional.x + 200)
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    #expect(node.center == Point(x: directional.x + 200, y: directional.y - 5))
    expectSound(screen)
  }

  @Test func aRotatedNodeIsMovedAndNotInflated() {
    let (screen, node) = scene(.rightToLeft)
    node.transform = AffineTransform(rotationAngle: 0.75)
    node.directionalMinX = 30
    node.directionalMidX += 10
    node.directionalMaxX += 10
    node.rtl_x += 10
    node.directionalCenter.y += 1
    #expect(node.bounds.size == Size(width: 100, height: 40))
    #expect(node.directionalFrame == Rect(x: 60, y: 51, width: 100, height: 40))
    #expect(node.center == Point(x: 210, y: 71))
    #expect(node.transform == AffineTransform(rotationAngle: 0.75))
    expectSound(screen)
  }

  @Test func aNegativeSizeIsStandardised() {
    let (screen, node) = scene(.rightToLeft)
    node.directionalSize = Size(width: -30, height: 10)
    #expect(node.directionalFrame == Rect(x: -10, y: 50, width: 30, height: 10))
    #expect(node.frame == Rect(x: 300, y: 50, width: 30, height: 10))
    expectSound(screen)
  }

  static let parts: [@Sendable (Node, Double) -> Void] = [
    { $0.directionalMinX = $1 }, { $0.directionalMidX = $1 }, { $0.directionalMaxX = $1 },
    { $0.rtl_x = $1 },
  ]

  @Test(arguments: parts, [Double.nan, .infinity, -.infinity])
  func aPartThatIsNoNumberIsRefused(set: @Sendable (Node, Double) -> Void, number: Double) {
    let (screen, node) = scene(.rightToLeft)
    let portrait = Portrait(node)
    set(node, number)
    #expect(Portrait(node) == portrait)
    #expect(screen.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(screen.diagnostics.map(\.property) == ["directionalFrame"])
    expectSound(screen)
  }

  @Test func theReferenceWidthCounts() {
    let (screen, node) = scene(.rightToLeft)
    node.referenceWidth = 400
    node.directionalMaxX = 400
    #expect(node.frame.minX == 0)
    node.directionalCenter.x = 50
    #expect(node.frame.minX == 300)
    expectSound(screen)
  }
}
