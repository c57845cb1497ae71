import Maraya
import Testing

@Suite struct PointConversionTests {
  /// Each row: a point, the node in whose space it is, a node, the point in that one's space.
  static let conversions: [(Point, String, String, Point)] = [
    // Up.
    (Point(x: 2, y: 3), "leaf", "left", Point(x: 32, y: 22)),
    (Point(x: 2, y: 3), "leaf", "root", Point(x: 64, y: 64)),
    (Point(x: 1, y: 1), "tip", "right", Point(x: 5, y: 5)),
    (Point(x: 1, y: 1), "tip", "root", Point(x: 199, y: 53)),
    (Point(x: 10, y: 20), "left", "root", Point(x: 20, y: 60)),
    (Point(x: -4, y: -8), "right", "root", Point(x: 208, y: 40)),
    // Down.
    (Point(x: 30, y: 30), "left", "leaf", Point(x: 10, y: 5)),
    (Point(x: 100, y: 100), "root", "leaf", Point(x: 20, y: -15)),
    (Point(x: 0, y: 0), "root", "tip", Point(x: 200, y: -52)),
    (Point(x: 20, y: 60), "root", "left", Point(x: 10, y: 20)),
    // Sideways.
    (Point(x: 2, y: 3), "leaf", "tip", Point(x: 136, y: 12)),
    (Point(x: 1, y: 1), "tip", "leaf", Point(x: -3.5, y: -64.5)),
    (Point(x: 0, y: 0), "right", "left", Point(x: 102, y: 14)),
    // Nowhere.
    (Point(x: 2, y: 3), "leaf", "leaf", Point(x: 2, y: 3)),
    (Point(x: 2, y: 3), "root", "root", Point(x: 2, y: 3)),
  ]

  @Test(arguments: conversions)
  func aPointGoesUpAndDownAndSideways(
    point: Point,
    from: String,
    to: String,
    expected: Point
  ) throws {
    let scene = conversionScene()
    let source = try #require(scene[from])
    let target = try #require(scene[to])
    #expect(source.convert(point, to: target) == expected)
    #expect(target.convert(expected, to: source) == point)
    #expect(scene.brokenInvariants() == [])
  }

  @Test(arguments: conversions)
  func fromIsTheTwinOfTo(point: Point, from: String, to: String, expected: Point) throws {
    let scene = conversionScene()
    let source = try #require(scene[from])
    let target = try #require(scene[to])
    #expect(target.convert(point, from: source) == expected)
    #expect(source.convert(expected, from: target) == point)
    #expect(scene.brokenInvariants() == [])
  }

  @Test(arguments: conversions.filter { $0.2 == "root" })
  func noNodeMeansTheRoot(point: Point, from: String, to: String, expected: Point) throws {
    let scene = conversionScene()
    let source = try #require(scene[from])
    #expect(source.convert(point, to: nil) == expected)
    #expect(source.convert(expected, from: nil) == point)
    #expect(scene.brokenInvariants() == [])
  }

  @Test func theGeometryOfTheRootIsOfNoAccount() throws {
    let scene = conversionScene()
    let leaf = try #require(scene["leaf"])
    scene.transform = .eighthTurn
    scene.center = Point(x: 1000, y: 2000)
    scene.anchorPoint = .zero
    scene.bounds.origin = Point(x: -77, y: 33)
    #expect(leaf.convert(Point(x: 2, y: 3), to: nil) == Point(x: 64, y: 64))
    #expect(leaf.convert(Point(x: 2, y: 3), to: scene) == Point(x: 64, y: 64))
    #expect(scene.convert(Point(x: 2, y: 3), to: nil) == Point(x: 2, y: 3))
    #expect(scene.brokenInvariants() == [])
  }

  @Test func whatIsAboveTheCommonAncestorIsOfNoAccount() throws {
    let scene = conversionScene()
    let leaf = try #require(scene["leaf"])
    let tip = try #require(scene["tip"])
    let outer = Node("outer") { scene }
    // Nothing can be converted through it.
    scene.transform = AffineTransform(scaleX: 0, y: 0)
    #expect(leaf.convert(Point(x: 2, y: 3), to: tip) == Point(x: 136, y: 12))
    #expect(tip.convert(Point(x: 1, y: 1), to: leaf) == Point(x: -3.5, y: -64.5))
    #expect(outer.brokenInvariants() == [])
  }

  @Test func aDetachedNodeIsItsOwnRoot() {
    let node = Node(frame: Rect(x: 20, y: 50, width: 100, height: 100))
    node.bounds.origin = Point(x: 3, y: 4)
    #expect(node.convert(Point(x: 1, y: 2), to: nil) == Point(x: 1, y: 2))
    #expect(node.convert(Point(x: 1, y: 2), from: nil) == Point(x: 1, y: 2))
    #expect(node.convert(Point(x: 1, y: 2), to: node) == Point(x: 1, y: 2))
  }

  @Test func theOriginOfTheBoundsShiftsWhatIsBelow() {
    let row = Node(frame: Rect(x: 0, y: 1000, width: 320, height: 44))
    let list = Node("list") { row }
    let screen = Node("screen") { list }
    list.frame = Rect(x: 0, y: 64, width: 320, height: 416)
    // Scrolled by 980 points, the row is 20 below the list's top edge.
    list.bounds.origin.y = 980
    #expect(row.convert(Point.zero, to: screen) == Point(x: 0, y: 84))
    #expect(screen.convert(Point(x: 0, y: 84), to: row) == .zero)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aLayerIsConvertedThroughLikeAnyNode() {
    let dot = Node(frame: Rect(x: 1, y: 2, width: 4, height: 4))
    let layer = LayerNode("layer")
    layer.addSubnode(dot)
    let screen = Node("screen") { layer }
    layer.frame = Rect(x: 10, y: 20, width: 100, height: 100)
    #expect(dot.convert(Point.zero, to: screen) == Point(x: 11, y: 22))
    #expect(screen.convert(Point(x: 11, y: 22), to: dot) == .zero)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func nodesOfDifferentTreesHaveNoSpaceInCommon() async {
    await #expect(processExitsWith: .failure) {
      _ = Node("here").convert(Point.zero, to: Node("there"))
    }
    await #expect(processExitsWith: .failure) {
      _ = Node("here").convert(Rect.zero, from: Node("there"))
    }
  }
}
