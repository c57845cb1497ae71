import Maraya
import Testing

/// What is no geometry: the old values stay, bit for bit, and the tree remembers why.
@Suite struct RefusedGeometryTests {
  static let largest = Double.greatestFiniteMagnitude

  /// Rectangles with a number, or an edge, that is not finite.
  static let rects: [Rect] = [
    .null,
    Rect(x: .nan, y: 0, width: 10, height: 10),
    Rect(x: 0, y: -.infinity, width: 10, height: 10),
    Rect(x: 0, y: 0, width: .infinity, height: 10),
    Rect(x: 0, y: 0, width: 10, height: .nan),
    Rect(x: largest, y: 0, width: largest, height: 10),
    Rect(x: 0, y: -largest, width: 10, height: -largest),
  ]

  static let points: [Point] = [
    Point(x: .nan, y: 0), Point(x: 0, y: .infinity), Point(x: -.infinity, y: .nan),
  ]

  /// Expects a change of a node with untidy numbers to be refused.
  private func expectRefusal(
    of property: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    when change: (Node) -> Void
  ) {
    for transform in [AffineTransform.identity, .quarterTurn, .eighthTurn] {
      let node = Node("card")
      node.frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
      node.transform = transform
      let (frame, bounds, center) = (node.frame, node.bounds, node.center)
      let anchor = node.anchorPoint
      change(node)
      #expect(node.frame.bits == frame.bits, sourceLocation: sourceLocation)
      #expect(node.bounds.bits == bounds.bits, sourceLocation: sourceLocation)
      #expect(node.center.bits == center.bits, sourceLocation: sourceLocation)
      #expect(node.anchorPoint == anchor, sourceLocation: sourceLocation)
      #expect(node.transform == transform, sourceLocation: sourceLocation)
      #expect(node.diagnostics.map(\.code) == [.nonFiniteValue], sourceLocation: sourceLocation)
      #expect(node.diagnostics.map(\.property) == [property], sourceLocation: sourceLocation)
      #expect(node.diagnostics.map(\.node) == ["card"], sourceLocation: sourceLocation)
      #expect(node.brokenInvariants() == [], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: rects)
  func noFrameIsMadeOfIt(rect: Rect) {
    expectRefusal(of: "frame") { $0.frame = rect }
  }

  @Test(arguments: rects)
  func noBoundsAreMadeOfIt(rect: Rect) {
    expectRefusal(of: "bounds") { $0.bounds = rect }
  }

  @Test(arguments: rects)
  func noDirectionalFrameIsMadeOfIt(rect: Rect) {
    expectRefusal(of: "directionalFrame") { $0.directionalFrame = rect }
  }

  @Test(arguments: points)
  func noPositionIsMadeOfIt(point: Point) {
    expectRefusal(of: "position") { $0.center = point }
    expectRefusal(of: "position") { $0.position = point }
  }

  @Test(arguments: points)
  func noAnchorPointIsMadeOfIt(point: Point) {
    expectRefusal(of: "anchorPoint") { $0.anchorPoint = UnitPoint(x: point.x, y: point.y) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func noTransformIsMadeOfIt(number: Double) {
    expectRefusal(of: "transform") { $0.transform.tx = number }
    expectRefusal(of: "transform") { $0.transform.a = number }
    expectRefusal(of: "transform3D") { $0.transform3D.m33 = number }
    expectRefusal(of: "transform3D") { $0.transform3D.m42 = number }
  }
  /// Finite values that put an edge of the node 1e308,0 1e307×10 beyond all numbers.
  static let overflows: [(String, @Sendable (Node) -> Void)] = [
    ("anchorPoint", { $0.anchorPoint.x = -7.4 }),
    ("transform", { $0.transform = AffineTransform(scaleX: 100, y: 1) }),
    ("transform3D", { $0.transform3D.m11 = 100 }),
    ("frame", { $0.frame.size.width = 1e308 }),
    ("directionalFrame", { $0.directionalFrame.size.width = 1e308 }),
    ("bounds", { $0.bounds.size.width = 1.75e308 }),
    ("position", { $0.center.x = 1.79e308 }),
    ("size", { $0.layout(width: 1e308, height: 10) }),
  ]

  @Test(arguments: overflows)
  func finiteNumbersWhoseEdgesOverflowAreRefused(
    property: String,
    change: @Sendable (Node) -> Void
  ) {
    let frame = Rect(x: 1e308, y: 0, width: 1e307, height: 10)
    let node = Node(frame: frame)
    change(node)
    #expect(node.frame.bits == frame.bits)
    #expect(node.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.diagnostics.map(\.property) == [property])
    #expect(node.brokenInvariants() == [])
  }
}
