import MarayaGeometry
import MarayaLayout
import Testing

/// A place by distances from the edges of a region.
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

  /// What is known on an axis, and what comes of it between 10 and 310 for an answer of 50.
  struct Axis: Sendable {
    var near: Double?
    var far: Double?
    var length: Double?
    var proposed: ProposedLength
    /// Where the side begins, and how long it is.
    var result: (Double, Double)
    var measures: Bool
  }

  static let axes = [
    Axis(proposed: .atMost(300), result: (10, 50), measures: true),
    Axis(near: 16, proposed: .atMost(284), result: (26, 50), measures: true),
    Axis(far: 24, proposed: .atMost(276), result: (236, 50), measures: true),
    Axis(length: 100, proposed: .exactly(100), result: (10, 100), measures: false),
    Axis(near: 16, far: 24, proposed: .exactly(260), result: (26, 260), measures: false),
    Axis(near: 16, length: 100, proposed: .exactly(100), result: (26, 100), measures: false),
    Axis(far: 24, length: 100, proposed: .exactly(100), result: (186, 100), measures: false),
    // Over-constrained: the far edge is left out.
    Axis(
      near: 16,
      far: 24,
      length: 100,
      proposed: .exactly(100),
      result: (26, 100),
      measures: false
    ),
    // The edges leave less than nothing: no length, where the near edge is.
    Axis(near: 200, far: 150, proposed: .exactly(0), result: (210, 0), measures: false),
    Axis(near: 400, proposed: .atMost(0), result: (410, 50), measures: true),
    Axis(far: 400, proposed: .atMost(0), result: (-140, 50), measures: true),
    // Beyond the region.
    Axis(near: -10, far: -20, proposed: .exactly(330), result: (0, 330), measures: false),
    Axis(near: -10, proposed: .atMost(310), result: (0, 50), measures: true),
    Axis(far: -20, proposed: .atMost(320), result: (280, 50), measures: true),
    Axis(near: 0, far: 0, proposed: .exactly(300), result: (10, 300), measures: false),
    Axis(far: 0, length: 0, proposed: .exactly(0), result: (310, 0), measures: false),
  ]

  @Test(arguments: axes)
  func aHorizontalAxis(axis: Axis) {
    let place = EdgePlacement(
      leading: axis.near,
      top: 0,
      trailing: axis.far,
      width: axis.length,
      height: 10
    )
    let region = Rect(x: 10, y: 0, width: 300, height: 70)
    let proposal = place.proposal(in: region.size)
    #expect(proposal == SizeProposal(width: axis.proposed, height: .exactly(10)))
    #expect(place.measuresWidth == axis.measures)
    #expect(!place.measuresHeight)
    #expect(place.measures == axis.measures)
    let size = proposal.resolved(Size(width: 50, height: 99))
    #expect(
      place.rect(in: region, size: size)
        == Rect(x: axis.result.0, y: 0, width: axis.result.1, height: 10)
    )
  }

  @Test(arguments: axes)
  func aVerticalAxis(axis: Axis) {
    let place = EdgePlacement(
      leading: 0,
      top: axis.near,
      bottom: axis.far,
      width: 10,
      height: axis.length
    )
    let region = Rect(x: 0, y: 10, width: 70, height: 300)
    let proposal = place.proposal(in: region.size)
    #expect(proposal == SizeProposal(width: .exactly(10), height: axis.proposed))
    #expect(!place.measuresWidth)
    #expect(place.measuresHeight == axis.measures)
    #expect(place.measures == axis.measures)
    let size = proposal.resolved(Size(width: 99, height: 50))
    #expect(
      place.rect(in: region, size: size)
        == Rect(x: 0, y: axis.result.0, width: 10, height: axis.result.1)
    )
  }

  @Test func theAxesAreIndependent() {
    for horizontal in Self.axes {
      for vertical in Self.axes {
        let place = EdgePlacement(
          leading: horizontal.near,
          top: vertical.near,
          trailing: horizontal.far,
          bottom: vertical.far,
          width: horizontal.length,
          height: vertical.length
        )
        let region = Rect(x: 10, y: 10, width: 300, height: 300)
        let proposal = place.proposal(in: region.size)
        #expect(proposal == SizeProposal(width: horizontal.proposed, height: vertical.proposed))
        let size = proposal.resolved(Size(width: 50, height: 50))
        let rect = place.rect(in: region, size: size)
        #expect(rect.minX == horizontal.result.0 && rect.width == horizontal.result.1)
        #expect(rect.minY == vertical.result.0 && rect.height == vertical.result.1)
      }
    }
  }

  @Test func finiteIsEveryValueOrNone() {
    #expect(EdgePlacement().isFinite)
    #expect(EdgePlacement(leading: -1, top: 0, height: .greatestFiniteMagnitude).isFinite)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(!EdgePlacement(leading: number).isFinite)
      #expect(!EdgePlacement(top: number).isFinite)
      #expect(!EdgePlacement(trailing: number).isFinite)
      #expect(!EdgePlacement(bottom: number).isFinite)
      #expect(!EdgePlacement(width: number).isFinite)
      #expect(!EdgePlacement(height: number).isFinite)
    }
  }

  @Test func theDescriptionNamesWhatIsKnown() {
    #expect(EdgePlacement().description == "")
    #expect(
      EdgePlacement(leading: 16, trailing: 16, height: 44).description
        == "leading 16 trailing 16 height 44"
    )
    #expect(
      EdgePlacement(leading: 1, top: 2, trailing: 3, bottom: 4, width: 5.5, height: -6)
        .description == "leading 1 top 2 trailing 3 bottom 4 width 5.5 height -6"
    )
    #expect(EdgePlacement(top: 8, in: .safeArea).description == "top 8 in safeArea")
  }
}
