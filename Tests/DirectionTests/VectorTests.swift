import MarayaDirection
import MarayaGeometry
import Testing

/// Distances and parts of a width: what mirrors without an axis, each number worked out by hand.
@Suite struct VectorTests {
  /// Each row: a distance along x, the same in the other space when right-to-left.
  static let distances: [(Double, Double)] = [(30, -30), (-0.5, 0.5), (1e300, -1e300), (0, 0)]

  @Test(arguments: distances)
  func rightToLeftChangesTheSignOfX(x: Double, mirrored: Double) {
    let direction = LayoutDirection.rightToLeft
    #expect(direction.leading(vector: x) == mirrored)
    #expect(direction.physical(vector: x) == mirrored)
    #expect(direction.leading(vector: Point(x: x, y: 7)) == Point(x: mirrored, y: 7))
    #expect(direction.physical(vector: Point(x: x, y: 7)) == Point(x: mirrored, y: 7))
    let size = Size(width: x, height: -2)
    #expect(direction.leading(vector: size) == Size(width: mirrored, height: -2))
    #expect(direction.physical(vector: size) == Size(width: mirrored, height: -2))
  }

  @Test(arguments: distances)
  func leftToRightChangesNothing(x: Double, mirrored: Double) {
    let direction = LayoutDirection.leftToRight
    #expect(direction.leading(vector: x) == x)
    #expect(direction.physical(vector: x) == x)
    #expect(direction.leading(vector: Point(x: x, y: 7)) == Point(x: x, y: 7))
    #expect(direction.physical(vector: Point(x: x, y: 7)) == Point(x: x, y: 7))
    let size = Size(width: x, height: -2)
    #expect(direction.leading(vector: size) == size)
    #expect(direction.physical(vector: size) == size)
  }

  @Test(arguments: [0, -0.0])
  func noDistanceIsZeroWithoutASign(zero: Double) {
    let direction = LayoutDirection.rightToLeft
    #expect(direction.leading(vector: zero).sign == .plus)
    #expect(direction.physical(vector: Point(x: zero, y: 1)).x.sign == .plus)
    #expect(direction.physical(vector: Size(width: zero, height: 1)).width.sign == .plus)
  }

  /// Each row: a unit point, the same in the other space when right-to-left.
  static let unitPoints: [(UnitPoint, UnitPoint)] = [
    (UnitPoint(x: 0.25, y: 1), UnitPoint(x: 0.75, y: 1)),
    (UnitPoint(x: -0.5, y: 0.125), UnitPoint(x: 1.5, y: 0.125)),
    (.topLeft, .topRight),
    (.left, .right),
    (.bottomLeft, .bottomRight),
    (.top, .top),
    (.center, .center),
    (.bottom, .bottom),
  ]

  @Test(arguments: unitPoints)
  func aUnitPointIsCountedFromTheOtherEdge(point: UnitPoint, mirrored: UnitPoint) {
    #expect(LayoutDirection.rightToLeft.leading(point) == mirrored)
    #expect(LayoutDirection.rightToLeft.physical(point) == mirrored)
    #expect(LayoutDirection.rightToLeft.physical(mirrored) == point)
    #expect(LayoutDirection.leftToRight.leading(point) == point)
    #expect(LayoutDirection.leftToRight.physical(point) == point)
  }

  @Test func theRightEdgeBecomesZeroWithoutASign() {
    #expect(LayoutDirection.rightToLeft.leading(UnitPoint.right).x.sign == .plus)
  }

  /// Each row: x and width of a rectangle of parts, its x when right-to-left.
  static let unitRects: [(Double, Double, Double)] = [
    (0, 1, 0),
    (0, 0.25, 0.75),
    (0.5, 0.5, 0),
    (0.125, 0.25, 0.625),
    (0.75, 0.5, -0.25),
    (0.25, 0, 0.75),
    // From a half back to a quarter: the mirror runs from three quarters back to a half.
    (0.5, -0.25, 0.75),
  ]

  @Test(arguments: unitRects)
  func aRectangleOfPartsKeepsItsSizeAndItsY(x: Double, width: Double, mirrored: Double) {
    let rect = UnitRect(x: x, y: 0.1, width: width, height: 0.3)
    let other = UnitRect(x: mirrored, y: 0.1, width: width, height: 0.3)
    #expect(LayoutDirection.rightToLeft.leading(rect) == other)
    #expect(LayoutDirection.rightToLeft.physical(rect) == other)
    #expect(LayoutDirection.rightToLeft.physical(other) == rect)
    #expect(LayoutDirection.leftToRight.leading(rect) == rect)
    #expect(LayoutDirection.leftToRight.physical(rect) == rect)
  }
}
