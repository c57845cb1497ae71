import Maraya
import Testing

/// A directional frame that has no physical place where the node comes to be.
@Suite struct UnplaceableTests {
  /// On a right-to-left screen 1.7e308 points wide its left edge is 1.7e308 + 1e308 − 64.
  let box = Node("box").with { $0.directionalFrame = Rect(x: -1e308, y: 8, width: 64, height: 48) }

  private func makeScreen() -> Node {
    let screen = Node("screen")
    screen.layout(width: 1.7e308, height: 200, direction: .rightToLeft)
    return screen
  }

  @Test func addedToASupernodeItStaysWhereItWas() {
    let screen = makeScreen()
    screen.addSubnode(box)
    expectSound(screen)
    #expect(box.frame == Rect(x: -1e308, y: 8, width: 64, height: 48))
    #expect(box.directionalFrame == Rect(x: -1e308, y: 8, width: 64, height: 48))
    #expect(screen.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(screen.diagnostics.map(\.node) == ["screen/box"])
  }

  @Test func aPassLeavesItWhereItWas() {
    let screen = makeScreen()
    screen.addSubnode(box)
    screen.layoutIfNeeded()
    expectSound(screen)
    #expect(box.frame == Rect(x: -1e308, y: 8, width: 64, height: 48))
    #expect(Set(screen.diagnostics.map(\.code)) == [.nonFiniteValue])
  }

  @Test func aChangeOfDirectionLeavesItWhereItWas() {
    let screen = makeScreen()
    screen.layoutDirection = .leftToRight
    screen.addSubnode(box)
    screen.layoutIfNeeded()
    expectSound(screen)
    #expect(screen.diagnostics == [])
    screen.layoutDirection = .rightToLeft
    screen.layoutIfNeeded()
    expectSound(screen)
    #expect(box.frame == Rect(x: -1e308, y: 8, width: 64, height: 48))
    #expect(screen.diagnostics.map(\.code) == [.nonFiniteValue])
  }

  @Test func whereThereIsAPlaceAgainItGoesThere() {
    let screen = makeScreen()
    screen.addSubnode(box)
    screen.layoutIfNeeded()
    box.removeFromSupernode()
    expectSound(box)
    let narrow = Node("narrow") { box }
    narrow.layout(width: 64, height: 48, direction: .rightToLeft)
    expectSound(narrow)
    #expect(box.frame == Rect(x: 1e308, y: 8, width: 64, height: 48))
  }
}
