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

  /// The differences in words, between the first line and the empty one.
  private func words(_ tree: Node, _ expected: String) -> [String] {
    let difference = layoutDifference(of: tree, from: expected) ?? ""
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return lines.prefix { !$0.isEmpty }.map(String.init)
  }

  @Test func saysInWordsWhatBecameOfEachNode() {
    let card = card()
    card["photo"]?.alpha = 0.5
    card["photo"]?.isHidden = true
    card.addSubnode(LayerNode())
    card.addSubnode(Node("the end"))
    #expect(
      words(
        card,
        """
                  left-to-right  right-to-left
        card      0,0 320×120    0,0 320×120
        ├─ name   96,8 208×20    16,8 208×20
        ├─ old    0,0 1×2        319,0 1×2
        │  └─ in  0,0 0×0        0,0 0×0        [transform 2,0,0,2,0,0]
        ├─ photo  8,16 64×64     248,16 64×64   [alpha 0.25, no userInteraction]
        └─ node   0,0 0×0        0,0 0×0        [hidden]
        """
      ) == [
        "removed card/old 0,0 1×2, right-to-left 319,0 1×2 with 1 node",
        "removed card/node[3] 0,0 0×0 (node)",
        "card/photo moved by 8,0, mirrored right-to-left",
        "card/photo: hidden off → on",
        "card/photo: alpha 0.25 → 0.5",
        "card/photo: userInteraction off → on",
        "card/name reordered from 0 to 1",
        "card/name moved by 0,8",
        "added card/layer[2] 0,0 0×0 (layer)",
        "added card/the end 0,0 0×0",
      ]
    )
  }

  @Test func readsTheDrawingOfALayer() {
    let line = LayerNode("line").with { $0.frame = Rect(x: 1.5, y: 2, width: 3, height: 4) }
    #expect(words(line, "line 1.25,2 3×4") == ["line moved by 0.25,0"])
  }

  /// Each row: a text that is no drawing in both directions.
  @Test(arguments: [
    "",
    "card",
    "card 0,0 320×120",
    "        left-to-right  right-to-left",
    "        left-to-right  right-to-left\ncard    0,0 320×120",
    "        left-to-right  right-to-left\ncard    0,0 320×120  0,0 320×1x",
    "        left-to-right  right-to-left\n├─ card  0,0 1×1  0,0 1×1",
    "   left-to-right  right-to-left\ncard  0,0 1×1  0,0 1×1\n│  └─ a  0,0 1×1  0,0 1×1",
    "   left-to-right  right-to-left\ncard  0,0 1×1  0,0 1×1\nname  0,0 1×1  0,0 1×1",
    "   left-to-right  right-to-left\ncard  0,0 1×1  0,0 1×1  and more",
  ])
  func saysNothingInWordsOfWhatIsNoDrawing(text: String) {
    let difference = layoutDifference(of: card(), from: text)
    #expect(difference?.hasPrefix("The layout is another than expected:\n") == true)
    #expect(words(card(), text).allSatisfy { ["+ ", "- ", "  "].contains($0.prefix(2)) })
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
