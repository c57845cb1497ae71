import MarayaGeometry
import Testing

@Suite struct CornerRadiiTests {
  let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)

  @Test func zeroLeavesEveryCornerSquare() {
    #expect(
      CornerRadii.zero == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    )
  }

  @Test func oneRadiusIsThatOfEveryCorner() {
    #expect(
      CornerRadii(12.5)
        == CornerRadii(topLeft: 12.5, topRight: 12.5, bottomRight: 12.5, bottomLeft: 12.5)
    )
  }

  @Test func describesItselfClockwiseFromTheTopLeft() {
    #expect(radii.description == "1,2,3,4")
  }

  @Test func finiteNeedsEveryCorner() {
    #expect(radii.isFinite)
    let corners: [WritableKeyPath<CornerRadii, Double>] = [
      \.topLeft, \.topRight, \.bottomRight, \.bottomLeft,
    ]
    for corner in corners {
      var changed = radii
      changed[keyPath: corner] = .infinity
      #expect(!changed.isFinite)
      #expect(changed != radii)
    }
  }
}

@Suite struct DirectionalCornerRadiiTests {
  let radii = DirectionalCornerRadii(
    topLeading: 1,
    topTrailing: 2,
    bottomTrailing: 3,
    bottomLeading: 4
  )

  @Test func zeroLeavesEveryCornerSquare() {
    #expect(
      DirectionalCornerRadii.zero
        == DirectionalCornerRadii(
          topLeading: 0,
          topTrailing: 0,
          bottomTrailing: 0,
          bottomLeading: 0
        )
    )
  }

  @Test func oneRadiusIsThatOfEveryCorner() {
    #expect(
      DirectionalCornerRadii(12.5)
        == DirectionalCornerRadii(
          topLeading: 12.5,
          topTrailing: 12.5,
          bottomTrailing: 12.5,
          bottomLeading: 12.5
        )
    )
  }

  @Test func describesItselfFromTheTopLeadingCornerOn() {
    #expect(radii.description == "1,2,3,4")
  }

  @Test func finiteNeedsEveryCorner() {
    #expect(radii.isFinite)
    let corners: [WritableKeyPath<DirectionalCornerRadii, Double>] = [
      \.topLeading, \.topTrailing, \.bottomTrailing, \.bottomLeading,
    ]
    for corner in corners {
      var changed = radii
      changed[keyPath: corner] = .nan
      #expect(!changed.isFinite)
      #expect(changed != radii)
    }
  }
}
