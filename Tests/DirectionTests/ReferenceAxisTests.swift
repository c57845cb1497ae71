import MarayaDirection
import Testing

@Suite struct ReferenceAxisTests {
  /// Each row: the two ends, the distance between them.
  static let widths: [(Double, Double, Double)] = [
    (0, 320, 320),
    (30, 350, 320),
    (-40, 60, 100),
    (0.25, 1024.5, 1024.25),
    (10, 10, 0),
    (20, 12, -8),
  ]

  @Test(arguments: widths)
  func theWidthIsTheDistanceBetweenTheEnds(minX: Double, maxX: Double, width: Double) {
    #expect(ReferenceAxis(minX: minX, maxX: maxX).width == width)
  }

  @Test(arguments: [0, 320, 1024.5])
  func anAxisOfAWidthBeginsAtZero(width: Double) {
    #expect(ReferenceAxis(width: width) == ReferenceAxis(minX: 0, maxX: width))
    #expect(ReferenceAxis(width: width).width == width)
  }

  @Test func theEndsCanBeMovedOneByOne() {
    var axis = ReferenceAxis(width: 320)
    axis.minX = 20
    #expect(axis == ReferenceAxis(minX: 20, maxX: 320))
    axis.maxX = 420
    #expect(axis == ReferenceAxis(minX: 20, maxX: 420))
    #expect(axis.width == 400)
  }

  @Test func anAxisIsItsTwoEndsAndNotItsWidthAlone() {
    let here = ReferenceAxis(minX: 0, maxX: 320)
    let there = ReferenceAxis(minX: 30, maxX: 350)
    #expect(here != there)
    #expect(Set([here, there, ReferenceAxis(width: 320)]).count == 2)
  }
}
