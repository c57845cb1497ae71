import Maraya
import Testing

@Suite("Explanations")
struct ExplainTests {
  private let screen = Node("screen") {
    Node("card") {
      Node("badge").with { $0.rtl_frame = Rect(x: 20, y: 50, width: 100, height: 100) }
    }
    .place(leading: 8, top: 8, trailing: 8, bottom: 8)
  }

  private var badge: Node { screen["badge"] ?? Node("missing") }

  @Test func everyEdgeHasItsNumbersInBothDirections() {
    screen.layout(width: 336, height: 176)
    // The card is 320 wide: 20…120 from the leading edge.
    let left: [NodeEdge: Double] = [
      .leading: 20, .trailing: 120, .left: 20, .right: 120, .top: 50, .bottom: 150,
    ]
    for (edge, value) in left { #expect(badge.explain(edge).exact == value) }

    screen.layout(width: 336, height: 176, direction: .rightToLeft)
    let right: [NodeEdge: Double] = [
      .leading: 300, .trailing: 200, .left: 200, .right: 300, .top: 50, .bottom: 150,
    ]
    for (edge, value) in right { #expect(badge.explain(edge).exact == value) }
    #expect(badge.explain(.leading).leading == 20)
    #expect(badge.explain(.right).leading == 20)
    #expect(badge.explain(.left).leading == 120)
    #expect(badge.explain(.top).leading == nil)
  }

  @Test func theTextNamesTheRuleTheAxisAndTheDirection() {
    screen.layout(width: 336, height: 176, direction: .rightToLeft)
    #expect(
      badge.explain(.leading).description == """
        screen/card/badge leading = 300
          rule       directionalFrame 20,50,100,100
          axis       0…320, the bounds of screen/card
          direction  right-to-left, set on screen
          leading    20
        """
    )
    #expect(
      (screen["card"] ?? screen).explain(.top).description == """
        screen/card top = 8
          rule       place leading 8 top 8 trailing 8 bottom 8
          axis       0…336, the bounds of screen
          direction  right-to-left, set on screen
        """
    )
  }

  @Test func theSourceOfTheDirectionIsNamed() {
    screen.layout(width: 336, height: 176)
    #expect(badge.explain(.left).directionSource == "set nowhere")
    screen["card"]?.layoutDirection = .rightToLeft
    #expect(badge.explain(.left).directionSource == "set on screen/card")
    screen["card"]?.semanticContentAttribute = .playback
    #expect(badge.explain(.left).directionSource == "playback of screen/card")
    #expect(badge.explain(.left).direction == .leftToRight)
  }

  @Test func theSourceOfTheAxisIsNamed() {
    screen.layout(width: 336, height: 176)
    badge.referenceWidth = 400
    #expect(badge.explain(.left).axisSource == "its own reference width")
    #expect(badge.explain(.left).axis == ReferenceAxis(width: 400))
    #expect(screen.explain(.left).axis == nil)
    #expect(screen.explain(.left).axisSource == "none: a root is not mirrored")
  }

  @Test func notesSayWhatElseHasAPartInIt() {
    screen.layout(width: 336, height: 176)
    badge.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    badge.transform = AffineTransform(translationX: 5, y: 0)
    badge.flipsInRightToLeft = true
    badge.setNeedsLayout()
    #expect(
      badge.explain(.left).notes == [
        "stretches: left+width", "transformed, its frame is 25,50 100×100",
        "flips its content in right-to-left", "a layout is due",
      ]
    )
  }

  @Test func theGridIsNamedWhereThereIsOne() {
    screen.layout(width: 336, height: 176)
    badge.rtl_x = 20.3
    #expect(badge.explain(.left).snapped == nil)
    screen.displayScale = 2
    #expect(badge.explain(.left).snapped == 20.5)
  }
}
