import Maraya
import Testing

/// The samples of README and the documentation, run.
@Suite("Documentation samples")
struct DocumentationTests {
  @Test func theSampleOfTheReadme() {
    let card = Node("card") {
      Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
      Node("name").with { $0.directionalFrame = Rect(x: 96, y: 16, width: 208, height: 20) }
    }
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    #expect(card["photo"]?.frame.description == "240,16 64×64")
    #expect(
      card.drawing(.both) == """
                  left-to-right  right-to-left
        card      0,0 320×120    0,0 320×120
        ├─ photo  16,16 64×64    240,16 64×64
        └─ name   96,16 208×20   16,16 208×20

        """
    )
  }

  @Test func theSampleOfTheChangelog() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    badge.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    #expect(badge.frame.minX == 200)
  }

  @Test func theSampleOfADiagnostic() {
    let card = Node("card")
    card.frame = Rect(x: .nan, y: 0, width: 10, height: 10)
    #expect(card.diagnostics.map(\.message) == ["non-finite-value: card.frame nan,0 10×10"])
    #expect(card.frame == .zero)
  }
}
