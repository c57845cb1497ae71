import MarayaDirection
import MarayaGeometry
import Testing

/// Values whose fields are named after sides: the numbers stay, the names change.
@Suite struct SidesTests {
  static let physicalInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  /// Each row: a direction, what the insets above are from the leading edge.
  static let insets: [(LayoutDirection, DirectionalEdgeInsets)] = [
    (.leftToRight, DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
    (.rightToLeft, DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)),
  ]

  @Test(arguments: insets)
  func theLeftInsetIsTheLeadingOneOrTheTrailingOne(
    direction: LayoutDirection,
    directional: DirectionalEdgeInsets
  ) {
    #expect(direction.leading(Self.physicalInsets) == directional)
    #expect(direction.physical(directional) == Self.physicalInsets)
  }

  @Test func directionalInsetsTurnWithTheDirection() {
    let insets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 0, trailing: -4)
    let leftToRight = EdgeInsets(top: 8, left: 16, bottom: 0, right: -4)
    let rightToLeft = EdgeInsets(top: 8, left: -4, bottom: 0, right: 16)
    #expect(LayoutDirection.leftToRight.physical(insets) == leftToRight)
    #expect(LayoutDirection.rightToLeft.physical(insets) == rightToLeft)
  }

  /// Each row: a direction, the physical radii for 1, 2, 3, 4 from the top leading corner on.
  static let radii: [(LayoutDirection, CornerRadii)] = [
    (.leftToRight, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
    (.rightToLeft, CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3)),
  ]

  @Test(arguments: radii)
  func cornersChangeSidesAndStayAboveOrBelow(direction: LayoutDirection, physical: CornerRadii) {
    let directional = DirectionalCornerRadii(
      topLeading: 1,
      topTrailing: 2,
      bottomTrailing: 3,
      bottomLeading: 4
    )
    #expect(direction.physical(directional) == physical)
    #expect(direction.leading(physical) == directional)
  }

  @Test func aTabRoundedAtItsLeadingCorners() {
    let tab = DirectionalCornerRadii(
      topLeading: 12,
      topTrailing: 0,
      bottomTrailing: 0,
      bottomLeading: 12
    )
    let left = CornerRadii(topLeft: 12, topRight: 0, bottomRight: 0, bottomLeft: 12)
    let right = CornerRadii(topLeft: 0, topRight: 12, bottomRight: 12, bottomLeft: 0)
    #expect(LayoutDirection.leftToRight.physical(tab) == left)
    #expect(LayoutDirection.rightToLeft.physical(tab) == right)
  }

  @Test(arguments: LayoutDirection.allCases)
  func valuesWithEqualSidesAreTheSameInBothSpaces(direction: LayoutDirection) {
    #expect(direction.physical(DirectionalCornerRadii(8)) == CornerRadii(8))
    #expect(direction.leading(CornerRadii(8)) == DirectionalCornerRadii(8))
    #expect(direction.physical(DirectionalEdgeInsets.zero) == .zero)
    #expect(direction.leading(EdgeInsets.zero) == .zero)
  }
}
