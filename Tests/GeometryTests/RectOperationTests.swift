import MarayaGeometry
import Testing

@Suite struct RectOperationTests {
  // MARK: - Containment

  /// Each row: a rectangle, a point, whether it is inside.
  @Test(arguments: [
    (rect(5, 5, 10, 10), Point(x: 7, y: 7), true),
    (rect(5, 5, 10, 10), Point(x: 5, y: 5), true),
    (rect(5, 5, 10, 10), Point(x: 15, y: 7), false),
    (rect(5, 5, 10, 10), Point(x: 7, y: 15), false),
    (rect(5, 5, 10, 10), Point(x: 4.75, y: 7), false),
    (rect(5, 5, 10, 10), Point(x: 7, y: 4.75), false),
    (rect(-5, -5, -10, -10), Point(x: -15, y: -15), true),
    (rect(-5, -5, -10, -10), Point(x: -5, y: -7), false),
    (Rect.zero, Point.zero, false),
    (Rect.null, Point.zero, false),
    (Rect.infinite, Point(x: 1e300, y: -1e300), true),
    (rect(0, 0, 10, 10), Point(x: .nan, y: 5), false),
  ])
  func containsItsSmallestEdgesButNotItsLargest(given: Rect, point: Point, isInside: Bool) {
    #expect(given.contains(point) == isInside)
  }

  /// Each row: a rectangle, another, whether the other is inside.
  @Test(arguments: [
    (rect(-10, -10, 20, 20), rect(-5, -5, 10, 10), true),
    (rect(-5, -5, 10, 10), rect(-10, -10, 20, 20), false),
    (rect(10, 20, 30, 40), rect(10, 20, 30, 40), true),
    (rect(-10, -20, 30, 40), rect(20, 20, -30, -40), true),
    (rect(0, 0, 10, 10), rect(10, 10, 0, 0), true),
    (rect(0, 0, 10, 10), rect(5, 5, 5.25, 1), false),
    (rect(0, 0, 10, 10), rect(5, 5, 1, 5.25), false),
    (rect(0, 0, 10, 10), rect(-0.25, 5, 1, 1), false),
    (rect(0, 0, 10, 10), rect(5, -0.25, 1, 1), false),
    (Rect.zero, Rect.zero, true),
    (Rect.zero, Rect.null, true),
    (Rect.null, Rect.null, true),
    (Rect.null, Rect.zero, false),
    (Rect.infinite, rect(-1.25, -3.5, 5.5, 7.75), true),
    (Rect.infinite, Rect.infinite, true),
    (Rect.zero, Rect.infinite, false),
  ])
  func containsARectangleWithinItsEdges(given: Rect, other: Rect, isInside: Bool) {
    #expect(given.contains(other) == isInside)
  }

  // MARK: - Combining

  /// Each row: two rectangles, their intersection, whether they intersect.
  static let intersections: [(Rect, Rect, Rect, Bool)] = [
    (rect(0, 0, 100, 100), rect(25, 25, 50, 50), rect(25, 25, 50, 50), true),
    (rect(0, 0, 100, 100), rect(75, 75, 50, 50), rect(75, 75, 25, 25), true),
    (rect(10, 10, 50, 60), rect(85, 95, -60, -70), rect(25, 25, 35, 45), true),
    // Touching: an edge, a corner.
    (rect(0, 0, 10, 5), rect(0, 5, 10, 5), rect(0, 5, 10, 0), false),
    (rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(10, 0, 0, 10), false),
    (rect(0, 0, 10, 10), rect(10, 10, 10, 10), rect(10, 10, 0, 0), false),
    // Empty: inside, at the edge.
    (rect(-10, -10, 20, 20), rect(0, 0, 0, 0), rect(0, 0, 0, 0), true),
    (rect(0, 0, 20, 20), rect(0, 5, 0, 10), rect(0, 5, 0, 10), false),
    // Apart on one axis, on both.
    (rect(0, 0, 10, 10), rect(10.25, 0, 10, 10), .null, false),
    (rect(0, 0, 10, 10), rect(0, -5, 10, 4), .null, false),
    (rect(10, 10, 50, 60), rect(-10, -10, -30, -30), .null, false),
    (rect(0, 0, 10, 10), .null, .null, false),
    (.null, .null, .null, false),
    (rect(10, 10, 50, 60), .infinite, rect(10, 10, 50, 60), true),
    (.infinite, .infinite, .infinite, true),
  ]

  @Test(arguments: intersections)
  func intersectionIsWhatBothShare(first: Rect, second: Rect, shared: Rect, _: Bool) {
    #expect(first.intersection(second) == shared)
    #expect(second.intersection(first) == shared)
  }

  @Test(arguments: intersections)
  func touchingIsNotIntersecting(first: Rect, second: Rect, _: Rect, intersects: Bool) {
    #expect(first.intersects(second) == intersects)
    #expect(second.intersects(first) == intersects)
  }

  /// Each row: two rectangles, their union.
  @Test(arguments: [
    (rect(0, 0, 10, 10), rect(20, 30, 10, 10), rect(0, 0, 30, 40)),
    (rect(-1.5, -3.5, -5.5, -7.75), rect(1.5, 3.5, 5.5, 7.75), rect(-7, -11.25, 14, 22.5)),
    (rect(0, 0, 10, 10), rect(20, 20, 0, 0), rect(0, 0, 20, 20)),
    (rect(0, 0, 10, 10), rect(2, 2, 3, 3), rect(0, 0, 10, 10)),
    (rect(0, 0, -10, -10), Rect.null, rect(-10, -10, 10, 10)),
    (Rect.null, Rect.null, Rect.null),
    (rect(1, 2, 3, 4), Rect.infinite, Rect.infinite),
  ])
  func unionIsTheSmallestThatContainsBoth(first: Rect, second: Rect, union: Rect) {
    #expect(first.union(second) == union)
    #expect(second.union(first) == union)
  }

  /// 0.1 + 0.2 − 0.1 is not 0.2, so a width computed again from two edges would show here.
  @Test func whatLiesWithinComesBackUnchanged() {
    let inner = rect(0.1, 0.1, 0.2, 0.2)
    let outer = rect(0, 0, 1, 1)
    #expect(inner.intersection(outer).size == inner.size)
    #expect(outer.intersection(inner).size == inner.size)
    #expect(inner.union(rect(0.15, 0.15, 0.05, 0.05)).size == inner.size)
    #expect(rect(0.15, 0.15, 0.05, 0.05).union(inner).size == inner.size)
  }

  // MARK: - Moving edges

  @Test func offsetMovesTheStandardForm() {
    #expect(rect(20, 50, 100, 100).offsetBy(dx: 5, dy: -5) == rect(25, 45, 100, 100))
    let moved = rect(-1, -3, -5, -7).offsetBy(dx: -10, dy: -20)
    #expect(moved.origin == Point(x: -16, y: -30))
    #expect(moved.size == Size(width: 5, height: 7))
  }

  /// Each row: a rectangle, dx, dy, the result.
  @Test(arguments: [
    (rect(0, 0, 100, 100), 10.0, 20.0, rect(10, 20, 80, 60)),
    (rect(0, 0, -32, -32), 4, 4, rect(-28, -28, 24, 24)),
    (rect(0, 0, 100, 100), -10, -20, rect(-10, -20, 120, 140)),
    (rect(0, 0, 10, 10), 5, 5, rect(5, 5, 0, 0)),
    (rect(0, 0, 10, 10), 5.25, 0, .null),
    (rect(0, 0, 10, 10), 0, 5.25, .null),
    (rect(0, 0, 10, 10), -10, 10, .null),
  ])
  func insetByMoreThanHalfLeavesNothing(given: Rect, dx: Double, dy: Double, result: Rect) {
    #expect(given.insetBy(dx: dx, dy: dy) == result)
  }

  @Test func insetsMoveEachEdgeByItsOwnDistance() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect(10, 20, 30, 40).inset(by: insets) == rect(12, 21, 24, 36))
    #expect(rect(40, 60, -30, -40).inset(by: insets) == rect(12, 21, 24, 36))
  }

  @Test func insetsBeyondTheSizeMakeItNegative() {
    let insets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let result = Rect.zero.inset(by: insets)
    #expect(result.origin == Point(x: 8, y: 8))
    #expect(result.size == Size(width: -16, height: -16))
  }

  /// Each row: a rectangle, the smallest whole one around it.
  @Test(arguments: [
    (rect(1.75, 1.75, 10.25, 10.5), rect(1, 1, 11, 12)),
    (rect(1.75, 1.75, -10.25, -10.5), rect(-9, -9, 11, 11)),
    (rect(-1.75, -1.75, 10, 10), rect(-2, -2, 11, 11)),
    (rect(1, 2, 3, 4), rect(1, 2, 3, 4)),
    (rect(1.5, 1.5, 0, 0), rect(1, 1, 1, 1)),
    (Rect.infinite, Rect.infinite),
  ])
  func integralReachesOutwards(given: Rect, whole: Rect) {
    #expect(given.integral == whole)
  }

  /// Each row: the distance, the edge, the slice, the remainder; of 10,20 30×40.
  @Test(arguments: [
    (10.0, RectEdge.minX, rect(10, 20, 10, 40), rect(20, 20, 20, 40)),
    (10, .maxX, rect(30, 20, 10, 40), rect(10, 20, 20, 40)),
    (10, .minY, rect(10, 20, 30, 10), rect(10, 30, 30, 30)),
    (10, .maxY, rect(10, 50, 30, 10), rect(10, 20, 30, 30)),
    (31, .minX, rect(10, 20, 30, 40), rect(40, 20, 0, 40)),
    (31, .maxX, rect(10, 20, 30, 40), rect(10, 20, 0, 40)),
    (41, .minY, rect(10, 20, 30, 40), rect(10, 60, 30, 0)),
    (41, .maxY, rect(10, 20, 30, 40), rect(10, 20, 30, 0)),
    (-3, .minX, rect(10, 20, 0, 40), rect(10, 20, 30, 40)),
    (-3, .maxX, rect(40, 20, 0, 40), rect(10, 20, 30, 40)),
  ])
  func dividingCutsASliceFromAnEdge(
    distance: Double,
    edge: RectEdge,
    slice: Rect,
    remainder: Rect
  ) {
    for given in [rect(10, 20, 30, 40), rect(40, 60, -30, -40)] {
      let result = given.divided(atDistance: distance, from: edge)
      #expect(result.slice == slice)
      #expect(result.remainder == remainder)
    }
  }

  @Test(arguments: RectTests.nulls)
  func nothingMovesNull(null: Rect) {
    #expect(null.standardized == .null)
    #expect(null.offsetBy(dx: 1, dy: 1) == .null)
    #expect(null.insetBy(dx: 50, dy: -50) == .null)
    #expect(null.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == .null)
    #expect(null.integral == .null)
    #expect(null.applying(AffineTransform(scaleX: 0, y: -1)) == .null)
    #expect(PixelGrid(scale: 2).snapped(null) == .null)
    #expect(null.union(rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
    #expect(null.intersection(.infinite) == .null)
    #expect(!null.intersects(.infinite))
    for edge in RectEdge.allCases {
      let parts = null.divided(atDistance: 10, from: edge)
      #expect(parts.slice == .null)
      #expect(parts.remainder == .null)
    }
  }
}
