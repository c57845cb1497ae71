import Maraya
import MarayaTesting
import Testing

/// The snippet of README about tests, run.
@Suite("Snippets about tests")
struct TestingSnippets {
  private func makeCard() -> Node {
    Node("card") {
      Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
      Node("name").place(leading: 96, top: 16, trailing: 16, height: 20)
    }
  }

  @Test func theCardMirrors() {
    let card = makeCard()
    card.layout(width: 320, height: 120)
    expectMirrors(card)
    expectLayout(card) {
      """
                left-to-right  right-to-left
      card      0,0 320×120    0,0 320×120
      ├─ photo  16,16 64×64    240,16 64×64
      └─ name   96,16 208×20   16,16 208×20
      """
    }
  }
}
