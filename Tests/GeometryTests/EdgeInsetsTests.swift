import MarayaGeometry
import Testing

@Suite struct EdgeInsetsTests {
  let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func zeroMovesNoEdge() {
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(rect(20, 50, 100, 100).inset(by: .zero) == rect(20, 50, 100, 100))
  }

  @Test func describesItselfInUIKitsOrder() {
    #expect(insets.description == "1,2,3,4")
  }

  @Test func finiteNeedsEveryEdge() {
    #expect(insets.isFinite)
    let edges: [WritableKeyPath<EdgeInsets, Double>] = [\.top, \.left, \.bottom, \.right]
    for edge in edges {
      var changed = insets
      changed[keyPath: edge] = .infinity
      #expect(!changed.isFinite)
      #expect(changed != insets)
    }
  }
}

@Suite struct DirectionalEdgeInsetsTests {
  let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func zeroMovesNoEdge() {
    #expect(
      DirectionalEdgeInsets.zero
        == DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    )
  }

  @Test func describesItselfInUIKitsOrder() {
    #expect(insets.description == "1,2,3,4")
  }

  @Test func finiteNeedsEveryEdge() {
    #expect(insets.isFinite)
    let edges: [WritableKeyPath<DirectionalEdgeInsets, Double>] = [
      \.top, \.leading, \.bottom, \.trailing,
    ]
    for edge in edges {
      var changed = insets
      changed[keyPath: edge] = .nan
      #expect(!changed.isFinite)
      #expect(changed != insets)
    }
  }
}
