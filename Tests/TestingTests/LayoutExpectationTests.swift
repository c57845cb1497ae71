import Maraya
import MarayaTesting
import Testing

@Suite("Expecting a layout")
struct LayoutExpectationTests {
  private func card() -> Node {
    let card = Node("card") {
      Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
      Node("name").with { $0.directionalFrame = Rect(x: 96, y: 16, width: 208, height: 20) }
    }
    card.frame = Rect(x: 0, y: 0, width: 320, height: 120)
    return card
  }

  @Test func acceptsTheDrawing() {
    expectLayout(card()) {
      """
                left-to-right  right-to-left
      card      0,0 320×120    0,0 320×120
      ├─ photo  16,16 64×64    240,16 64×64
      └─ name   96,16 208×20   16,16 208×20
      """
    }
  }

  @Test func showsTheLinesThatDifferAndTheTextToPaste() {
    let difference = layoutDifference(
      of: card(),
      from: """
                  left-to-right  right-to-left
        card      0,0 320×120    0,0 320×120
        ├─ photo  16,16 64×64    16,16 64×64
        └─ name   96,16 208×20   16,16 208×20
        """
    )
    #expect(
      difference == """
        The layout is another than expected:
        card/photo moved by 224,0 (right-to-left)

                    left-to-right  right-to-left
          card      0,0 320×120    0,0 320×120
        - ├─ photo  16,16 64×64    16,16 64×64
        + ├─ photo  16,16 64×64    240,16 64×64
          └─ name   96,16 208×20   16,16 208×20

        To expect what it is now:
        \"""
                  left-to-right  right-to-left
        card      0,0 320×120    0,0 320×120
        ├─ photo  16,16 64×64    240,16 64×64
        └─ name   96,16 208×20   16,16 208×20
        \"""
        """
    )
  }

  @Test func failsWhereItIsCalled() {
    withKnownIssue {
      expectLayout(card()) { "" }
    } matching: { issue in
      issue.sourceLocation?.fileName == "LayoutExpectationTests.swift"
        && issue.comments.first?.rawValue.hasPrefix("The layout is another") ?? false
    }
  }
}
