import MarayaGeometry
import MarayaLayout
import Testing

@Suite struct EdgePlacementTests {
  let region = Rect(x: 10, y: 20, width: 300, height: 200)

  @Test func twoEdgesGiveTheSize() {
    let place = EdgePlacement(leading: 16, top: 8, trailing: 24, bottom: 12)
    #expect(place.proposal(in: region.size).exactSize == Size(width: 260, height: 180))
    #expect(!place.measures)
    #expect(
      place.rect(in: region, size: Size(width: 260, height: 180))
        == Rect(x: 26, y: 28, width: 260, height: 180)
    )
  }
}
