import MarayaGeometry
import MarayaLayout
import Testing

/// Article 4's ratios of a rectangle.
@Suite struct RatioRectTests {
  let region = Rect(x: 10, y: 20, width: 400, height: 200)

  @Test func pureRatiosAreThoseOfTheArticle() {
    let ratios = RatioRect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.75))
    #expect(ratios == RatioRect(x: 0.125, y: 0.25, width: 0.5, height: 0.75))
    #expect(ratios.region == .bounds)
    #expect(ratios.rect(in: region) == Rect(x: 60, y: 70, width: 200, height: 150))
  }

  @Test func pointsAreAdded() {
    let ratios = RatioRect(
      x: .points(8),
      y: 0.5 - .points(20),
      width: 1 - .points(16),
      height: 0.25 + .points(2)
    )
    #expect(ratios.rect(in: region) == Rect(x: 18, y: 100, width: 384, height: 52))
  }

  @Test func ratiosBeyondTheRegionAreFine() {
    let ratios = RatioRect(x: -0.5, y: 1.5, width: 2, height: 0)
    #expect(ratios.rect(in: region) == Rect(x: -190, y: 320, width: 800, height: 0))
  }

  @Test func aNegativeLengthIsNone() {
    let ratios = RatioRect(x: 0, y: 0, width: 0.5 - .points(300), height: 0.5 - .points(101))
    let rect = ratios.rect(in: region)
    #expect(rect.origin == Point(x: 10, y: 20))
    #expect(rect.size.width == 0 && rect.size.height == 0)
    let none = Rect(x: 10, y: 20, width: 0, height: 0)
    #expect(ratios.rect(in: none).size == .zero)
  }

  @Test func theRatiosOfARectangleAreNotStandardised() {
    let ratios = RatioRect(Rect(x: 0.5, y: 0.5, width: -0.25, height: -0.25))
    #expect(ratios.width == .ratio(-0.25))
    #expect(ratios.x == 0.5)
    #expect(ratios.width.isNegative && ratios.height.isNegative)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func allFourAreFinite(number: Double) {
    #expect(RatioRect(x: 0, y: 0, width: 1, height: 1).isFinite)
    #expect(!RatioRect(x: .ratio(number), y: 0, width: 1, height: 1).isFinite)
    #expect(!RatioRect(x: 0, y: .points(number), width: 1, height: 1).isFinite)
    #expect(!RatioRect(x: 0, y: 0, width: .ratio(number), height: 1).isFinite)
    #expect(!RatioRect(x: 0, y: 0, width: 1, height: .points(number)).isFinite)
  }

  /// Each row: a rectangle, its text.
  static let texts: [(RatioRect, String)] = [
    (RatioRect(Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9)), "0.1,0.1,0.4,0.9"),
    (
      RatioRect(Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9), of: .margins),
      "0.1,0.1,0.4,0.9 of margins"
    ),
    (
      RatioRect(x: 0, y: .points(8), width: 1, height: 0.5 - .points(8), of: .safeArea),
      "0,8pt,1,0.5-8pt of safeArea"
    ),
    (RatioRect(x: 0, y: 0, width: 1, height: 1, of: .readable), "0,0,1,1 of readable"),
  ]

  @Test(arguments: texts)
  func theDescriptionNamesTheRegionUnlessItIsTheBounds(ratios: RatioRect, text: String) {
    #expect(ratios.description == text)
  }

  @Test func theRegionsAreFour() {
    let words = PlacementRegion.allCases.map(\.rawValue)
    #expect(words == ["bounds", "margins", "safeArea", "readable"])
  }
}
