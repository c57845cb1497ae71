import MarayaGeometry
import Testing

@Suite struct PointTests {
  @Test func zeroIsTheOrigin() {
    #expect(Point.zero == Point(x: 0, y: 0))
  }

  /// Each row: the point, whether it is finite.
  @Test(arguments: [
    (Point(x: 20, y: -50), true),
    (Point(x: .infinity, y: 0), false),
    (Point(x: 0, y: -.infinity), false),
    (Point(x: .nan, y: 0), false),
    (Point(x: 0, y: .nan), false),
  ])
  func finiteNeedsBothCoordinates(point: Point, isFinite: Bool) {
    #expect(point.isFinite == isFinite)
  }

  @Test func anAxisSelectsACoordinate() {
    var point = Point(x: 20, y: 50)
    #expect(point[.horizontal] == 20)
    #expect(point[.vertical] == 50)
    point[.horizontal] = 1
    point[.vertical] = 2
    #expect(point == Point(x: 1, y: 2))
  }

  @Test func describesItselfWithAtMostTwoDecimals() {
    #expect(Point(x: 20, y: 50).description == "20,50")
    #expect(Point(x: -0.5, y: 0.125).description == "-0.5,0.13")
  }
}

@Suite struct SizeTests {
  @Test func zeroHasNoLength() {
    #expect(Size.zero == Size(width: 0, height: 0))
  }

  /// Each row: the size, whether it is finite.
  @Test(arguments: [
    (Size(width: 20, height: -50), true),
    (Size(width: .infinity, height: 0), false),
    (Size(width: 0, height: .infinity), false),
    (Size(width: .nan, height: 0), false),
  ])
  func finiteNeedsBothLengths(size: Size, isFinite: Bool) {
    #expect(size.isFinite == isFinite)
  }

  @Test func negativeLengthsAreKept() {
    #expect(Size(width: -20, height: 50).width == -20)
    #expect(Size(width: -20, height: 50) != Size(width: 20, height: 50))
  }

  @Test func anAxisSelectsALength() {
    var size = Size(width: 20, height: 50)
    #expect(size[.horizontal] == 20)
    #expect(size[.vertical] == 50)
    size[.horizontal] = 1
    size[.vertical] = 2
    #expect(size == Size(width: 1, height: 2))
  }

  @Test func describesItselfAsWidthTimesHeight() {
    #expect(Size(width: 100, height: 44.5).description == "100×44.5")
  }
}

@Suite struct AxisTests {
  @Test func crossIsTheOtherAxis() {
    #expect(Axis.horizontal.cross == .vertical)
    #expect(Axis.vertical.cross == .horizontal)
    #expect(Axis.allCases == [.horizontal, .vertical])
  }

  @Test func describesItselfByName() {
    #expect(Axis.horizontal.description == "horizontal")
    #expect(Axis.vertical.description == "vertical")
  }
}
