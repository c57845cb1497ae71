import MarayaGeometry
import Testing

@Suite struct RectTests {
  /// Forms of the null rectangle: one coordinate at infinity is enough, whatever the rest.
  static let nulls: [Rect] = [
    .null,
    rect(.infinity, 20, 30, 40),
    rect(20, .infinity, 30, 40),
    rect(.infinity, .infinity, -30, -40),
  ]

  /// Each row: a rectangle, the same with a size that is not negative.
  static let standardForms: [(Rect, Rect)] = [
    (rect(20, 50, 100, 100), rect(20, 50, 100, 100)),
    (rect(0, 0, -32, 32), rect(-32, 0, 32, 32)),
    (rect(0, 0, 32, -32), rect(0, -32, 32, 32)),
    (rect(0, 0, -32, -32), rect(-32, -32, 32, 32)),
    (rect(32, 32, -32, -32), rect(0, 0, 32, 32)),
    (rect(5, 6, 0, -7), rect(5, -1, 0, 7)),
  ]

  @Test(arguments: standardForms)
  func standardizedHasNoNegativeSize(given: Rect, standard: Rect) {
    let result = given.standardized
    #expect(result.origin == standard.origin)
    #expect(result.size == standard.size)
  }

  @Test(arguments: standardForms)
  func negativeSizesDescribeTheSameRectangle(given: Rect, standard: Rect) {
    #expect(given == standard)
    #expect(Set([given, standard]).count == 1)
  }

  @Test func anyOtherDifferenceMakesRectanglesDiffer() {
    let base = rect(10, 20, 30, 40)
    let others = [
      rect(11, 20, 30, 40), rect(10, 21, 30, 40), rect(10, 20, 31, 40), rect(10, 20, 30, 41),
      rect(40, 20, -29, 40), .null, .infinite, .zero,
    ]
    for other in others { #expect(base != other) }
  }

  /// Each row: a rectangle; minX, midX, maxX, width; minY, midY, maxY, height.
  @Test(arguments: [
    (rect(10, 20, 30, 40), [10, 25, 40, 30], [20, 40, 60, 40]),
    (rect(10, 20, -30, -40), [-20, -5, 10, 30], [-20, 0, 20, 40]),
    (rect(-1.5, 0.25, 3, 0.5), [-1.5, 0, 1.5, 3], [0.25, 0.5, 0.75, 0.5]),
    (rect(7, 8, 0, 0), [7, 7, 7, 0], [8, 8, 8, 0]),
  ])
  func edgesAreThoseOfTheStandardForm(given: Rect, horizontal: [Double], vertical: [Double]) {
    #expect([given.minX, given.midX, given.maxX, given.width] == horizontal)
    #expect([given.minY, given.midY, given.maxY, given.height] == vertical)
  }

  @Test func storedNumbersStayAsTheyWereGiven() {
    let given = Rect(origin: Point(x: 10, y: 20), size: Size(width: -30, height: -40))
    #expect(given.origin == Point(x: 10, y: 20))
    #expect(given.size == Size(width: -30, height: -40))
    #expect(given == rect(10, 20, -30, -40))
  }

  @Test(arguments: nulls)
  func everyNullRectangleIsTheSame(null: Rect) {
    #expect(null.isNull)
    #expect(null == .null)
    #expect(Set([null, .null]).count == 1)
    #expect(null.isEmpty)
    #expect(!null.isFinite)
    #expect(!null.isInfinite)
    #expect([null.minX, null.midX, null.maxX] == [.infinity, .infinity, .infinity])
    #expect([null.minY, null.midY, null.maxY] == [.infinity, .infinity, .infinity])
    #expect([null.width, null.height] == [0, 0])
  }

  @Test func nullHasTheNumbersOfCoreGraphics() {
    #expect(Rect.null.origin == Point(x: .infinity, y: .infinity))
    #expect(Rect.null.size == .zero)
  }

  @Test func infiniteHasTheNumbersOfCoreGraphics() {
    let largest = Double.greatestFiniteMagnitude
    #expect(Rect.infinite.origin == Point(x: -largest / 2, y: -largest / 2))
    #expect(Rect.infinite.size == Size(width: largest, height: largest))
    #expect(Rect.infinite.isInfinite)
    #expect(!Rect.infinite.isNull)
    #expect(!Rect.infinite.isEmpty)
    #expect(Rect.infinite.isFinite)
  }

  @Test func zeroIsEmptyAtTheOrigin() {
    #expect(Rect.zero == rect(0, 0, 0, 0))
    #expect(!Rect.zero.isNull)
    #expect(!Rect.zero.isInfinite)
  }

  /// Each row: a rectangle, whether it has no area.
  @Test(arguments: [
    (rect(0, 0, 10, 10), false),
    (rect(0, 0, -10, -10), false),
    (rect(5, 5, 0, 10), true),
    (rect(5, 5, 10, 0), true),
    (Rect.zero, true),
  ])
  func emptyMeansWithoutArea(given: Rect, isEmpty: Bool) {
    #expect(given.isEmpty == isEmpty)
  }

  /// Each row: a rectangle, whether all its edges are numbers.
  @Test(arguments: [
    (rect(1, 2, 3, 4), true),
    (rect(1, 2, -3, -4), true),
    (rect(-.infinity, 0, 1, 1), false),
    (rect(0, .nan, 1, 1), false),
    (rect(0, 0, .infinity, 1), false),
    (rect(0, 0, 1, .nan), false),
    (rect(0x1p1023, 0, 0x1p1023, 1), false),
    (rect(0, 0x1p1023, 1, 0x1p1023), false),
  ])
  func finiteNeedsEveryEdge(given: Rect, isFinite: Bool) {
    #expect(given.isFinite == isFinite)
  }

  @Test func describesItselfByWhatIsStored() {
    #expect(rect(20, 50, 100, 100).description == "20,50 100×100")
    #expect(rect(0.125, -0.5, -10, 44.5).description == "0.13,-0.5 -10×44.5")
    #expect(Rect.null.description == "null")
  }
}
