import Maraya
import Testing

@Suite("Differences in both directions")
struct DifferenceDirectionTests {
  private func card(_ change: (Node) -> Void = { _ in }) -> Node {
    let card = Node("card") {
      Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
      Node("badge").with { $0.frame = Rect(x: 10, y: 8, width: 16, height: 16) }
    }
    card.frame = Rect(x: 0, y: 0, width: 320, height: 120)
    change(card)
    return card
  }

  private func lines(_ change: (Node) -> Void) -> [String] {
    card(change).differences(from: card(), .both).map(\.description)
  }

  /// Each row: what is done to the tree, what is said of it.
  private static let changes: [(@Sendable (Node) -> Void, [String])] = [
    ({ _ in }, []),
    (
      { $0["photo"]?.directionalFrame.origin.x += 8 },
      ["card/photo moved by 8,0, mirrored right-to-left"]
    ),
    (
      { $0["photo"]?.directionalFrame.size.width += 8 },
      ["card/photo resized by 8,0 to 72×64, mirrored right-to-left"]
    ),
    ({ $0["photo"]?.directionalFrame.origin.y += 8 }, ["card/photo moved by 0,8"]),
    ({ $0["badge"]?.frame.origin.x += 8 }, ["card/badge moved by 8,0"]),
    (
      { $0.frame.size.width += 10 },
      ["card resized by 10,0 to 330×120", "card/photo moved by 10,0 (right-to-left)"]
    ),
    (
      { $0["photo"]?.frame = Rect(x: 16, y: 16, width: 64, height: 64) },
      [
        "card/photo moved by -224,0 (right-to-left)",
        "card/photo: placement directionalFrame 16,16,64,64 → frame 16,16,64,64",
      ]
    ),
    (
      {
        let new = Node("new")
        $0.addSubnode(new)
        new.directionalFrame = Rect(x: 0, y: 0, width: 20, height: 10)
      },
      ["added card/new 0,0 20×10, right-to-left 300,0 20×10 (node)"]
    ),
    ({ $0["badge"]?.removeFromSupernode() }, ["removed card/badge 10,8 16×16 (node)"]),
    ({ $0.alpha = 0.5 }, ["card: alpha 1 → 0.5"]),
    // The root's own direction is a property of it, though the layouts have others.
    ({ $0.layoutDirection = .rightToLeft }, ["card: direction none → rtl"]),
  ]

  @Test(arguments: changes.indices)
  func saysOnceWhatIsTheSameInBoth(index: Int) {
    let (change, expected) = Self.changes[index]
    #expect(lines(change) == expected)
  }

  @Test func oneDirectionHasNoName() {
    let later = card { $0["photo"]?.directionalFrame.origin.x += 8 }
    #expect(
      later.differences(from: card(), .only(.rightToLeft)).map(\.description) == [
        "card/photo moved by -8,0"
      ]
    )
  }

  @Test(arguments: [nil, LayoutDirection.leftToRight, .rightToLeft])
  func treesAreLeftAsTheyWere(own: LayoutDirection?) {
    let trees = [card(), card()]
    for tree in trees { tree.layout(width: 320, height: 120, direction: own) }
    let before = trees.map(\.treeText)
    #expect(trees[1].differences(from: trees[0], .both) == [])
    #expect(trees.map(\.treeText) == before)
    #expect(trees.map(\.layoutDirection) == [own, own])
  }

  /// A node with one more subnode when it runs from right to left, and a result of its own.
  private final class Shapeshifter: Node {
    var width = 1.0
    override func layoutSubnodes() {
      for subnode in subnodes { subnode.removeFromSupernode() }
      if isRTL { addSubnode(Node("extra").with { $0.bounds.size.width = width }) }
    }
  }

  @Test func treesThatDependOnTheDirectionAreComparedInEach() {
    let later = Shapeshifter("shape").with {
      $0.width = 2
      $0.alpha = 0.5
    }
    #expect(
      later.differences(from: Shapeshifter("shape"), .both).map(\.description) == [
        "shape: alpha 1 → 0.5",
        "shape/extra moved by -0.5,0, resized by 1,0 to 2×0 (right-to-left)",
      ]
    )
    #expect(
      later.differences(from: Node("shape").with { $0.alpha = 0.5 }, .both).map(\.description) == [
        "added shape/extra -1,0 2×0 (node) (right-to-left)"
      ]
    )
  }

  @Test func programsReadEachLayout() {
    let later = card { $0["photo"]?.directionalFrame.origin.x += 8 }
    #expect(
      later.differences(from: card(), .both).map(\.value.text) == [
        "kind moved node card/photo from 16,16,64,64 to 24,16,64,64 layouts "
          + "direction ltr from 16,16,64,64 to 24,16,64,64,"
          + "direction rtl from 240,16,64,64 to 232,16,64,64"
      ]
    )
  }

  @Test func layersAloneAreComparedAsTheyStand() {
    let later = LayerNode("line").with { $0.frame.size.width = 3 }
    #expect(
      later.differences(from: LayerNode("line"), .both).map(\.description) == [
        "line resized by 3,0 to 3×0"
      ]
    )
  }
}
