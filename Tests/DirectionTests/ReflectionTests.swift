import MarayaDirection
import MarayaGeometry
import Testing

/// The table of the mirror: `x' = minX + maxX - x`, each number worked out by hand.
@Suite struct ReflectionTests {
  /// Each row: the ends of the axis, x in one space, x in the other when right-to-left.
  static let coordinates: [(Double, Double, Double, Double)] = [
    (0, 320, 20, 300),
    (0, 320, 0, 320),
    (0, 320, 320, 0),
    (0, 320, 160, 160),
    (0, 320, 400, -80),
    (0, 320, -20, 340),
    (0, 1024.5, 0.25, 1024.25),
    (0, 0, 20, -20),
    (30, 350, 50, 330),
    (30, 350, 30, 350),
    (-40, 60, 10, 10),
    (-40, 60, -15, 35),
    (20, 12, 5, 27),
  ]

  @Test(arguments: coordinates)
  func rightToLeftMeasuresFromTheOtherEnd(minX: Double, maxX: Double, x: Double, mirrored: Double) {
    let reflection = Reflection(.rightToLeft, across: ReferenceAxis(minX: minX, maxX: maxX))
    #expect(reflection(x) == mirrored)
    #expect(reflection(mirrored) == x)
  }

  @Test(arguments: coordinates)
  func leftToRightChangesNothing(minX: Double, maxX: Double, x: Double, mirrored: Double) {
    let reflection = Reflection(.leftToRight, across: ReferenceAxis(minX: minX, maxX: maxX))
    #expect(reflection(x) == x)
    #expect(reflection(mirrored) == mirrored)
  }

  @Test(arguments: coordinates)
  func ofAPointOnlyXMirrors(minX: Double, maxX: Double, x: Double, mirrored: Double) {
    let axis = ReferenceAxis(minX: minX, maxX: maxX)
    let point = Point(x: x, y: 7.5)
    #expect(Reflection(.rightToLeft, across: axis)(point) == Point(x: mirrored, y: 7.5))
    #expect(Reflection(.leftToRight, across: axis)(point) == point)
  }

  /// Each row: the ends of the axis, a rectangle, its place when right-to-left.
  static let rects: [(Double, Double, Rect, Rect)] = [
    (
      0, 320,
      Rect(x: 20, y: 50, width: 100, height: 100), Rect(x: 200, y: 50, width: 100, height: 100)
    ),
    (
      0, 320,
      Rect(x: 0, y: 0, width: 320, height: 44), Rect(x: 0, y: 0, width: 320, height: 44)
    ),
    (
      0, 320,
      Rect(x: 300, y: -5, width: 60, height: 10), Rect(x: -40, y: -5, width: 60, height: 10)
    ),
    (
      30, 350,
      Rect(x: 50, y: 1, width: 100, height: 2), Rect(x: 230, y: 1, width: 100, height: 2)
    ),
    (
      -40, 60,
      Rect(x: -40, y: 3, width: 12.5, height: 4), Rect(x: 47.5, y: 3, width: 12.5, height: 4)
    ),
    (
      0, 0,
      Rect(x: 20, y: 50, width: 100, height: 100), Rect(x: -120, y: 50, width: 100, height: 100)
    ),
    (
      0, 320,
      Rect(x: 20, y: 9, width: 0, height: 0), Rect(x: 300, y: 9, width: 0, height: 0)
    ),
  ]

  @Test(arguments: rects)
  func aRectangleKeepsItsSizeAndItsY(minX: Double, maxX: Double, rect: Rect, mirrored: Rect) {
    let axis = ReferenceAxis(minX: minX, maxX: maxX)
    let reflection = Reflection(.rightToLeft, across: axis)
    #expect(reflection(rect) == mirrored)
    #expect(reflection(mirrored) == rect)
    #expect(Reflection(.leftToRight, across: axis)(rect) == rect)
  }

  @Test(arguments: LayoutDirection.allCases)
  func aNegativeSizeIsStandardised(direction: LayoutDirection) {
    // From (120, 150) back to (20, 50): the rectangle of the first row above.
    let backwards = Rect(x: 120, y: 150, width: -100, height: -100)
    let mirrored = Reflection(direction, across: ReferenceAxis(width: 320))(backwards)
    #expect(mirrored.origin == Point(x: direction == .leftToRight ? 20 : 200, y: 50))
    #expect(mirrored.size == Size(width: 100, height: 100))
  }

  @Test(arguments: LayoutDirection.allCases)
  func rectanglesWithoutAPlaceStayAsTheyAre(direction: LayoutDirection) {
    let reflection = Reflection(direction, across: ReferenceAxis(width: 320))
    #expect(reflection(Rect.null).isNull)
    #expect(reflection(Rect.infinite).isInfinite)
  }

  @Test func theIdentityChangesNothing() {
    #expect(Reflection.identity(20) == 20)
    #expect(Reflection.identity(Point(x: 20, y: 50)) == Point(x: 20, y: 50))
    let rect = Rect(x: 20, y: 50, width: 100, height: 100)
    #expect(Reflection.identity(rect) == rect)
  }

  @Test func theDirectionAndTheAxisCanBeExchanged() {
    var reflection = Reflection(.leftToRight, across: ReferenceAxis(width: 320))
    reflection.direction = .rightToLeft
    #expect(reflection(20) == 300)
    reflection.axis = ReferenceAxis(width: 375)
    #expect(reflection(20) == 355)
    #expect(reflection == Reflection(.rightToLeft, across: ReferenceAxis(width: 375)))
    #expect(reflection != Reflection(.rightToLeft, across: ReferenceAxis(width: 320)))
  }
}
