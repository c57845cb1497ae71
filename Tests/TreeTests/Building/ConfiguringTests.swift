import Maraya
import Testing

@Suite struct ConfiguringTests {
  /// Has a property of its own, and only what it inherits to be made with.
  private final class Badge: Node {
    var count = 0
  }

  /// Has an initialiser of its own.
  private final class Title: LayerNode {
    let text: String

    init(_ id: String? = nil, text: String) {
      self.text = text
      super.init(id)
    }
  }

  @Test func withGivesBackTheObjectItWasCalledOn() {
    let badge = Badge("badge")
    let result: Badge = badge.with { $0.count = 3 }
    expectSound(badge)
    #expect(result === badge)
    #expect(badge.count == 3)
  }

  @Test func withSetsAnythingOnALineOfABuilder() throws {
    let card = Node("card") {
      Badge("badge").with {
        $0.count = 7
        $0.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
      }
      LayerNode("line").with { $0.frame = Rect(x: 0, y: 40, width: 320, height: 1) }
    }
    expectSound(card)
    card.layout(width: 320, height: 200, direction: .rightToLeft)
    expectSound(card)
    let badge = try #require(card["badge"] as? Badge)
    #expect(badge.count == 7)
    #expect(badge.frame == Rect(x: 200, y: 50, width: 100, height: 100))
    #expect(card["line"]?.frame == Rect(x: 0, y: 40, width: 320, height: 1))
  }

  @Test func theCardOfTheDocumentation() {
    let card = Node("card") {
      Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
    }
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    expectSound(card)
    #expect(card["photo"]?.frame.description == "240,16 64×64")
  }

  @Test func aFrameMakesANode() {
    let node = Node(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    expectSound(node)
    #expect(node.id == nil)
    #expect(node.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(node.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(node.center == Point(x: 16, y: 22))
    #expect(node.placement == .frame(Rect(x: 1, y: 2, width: 30, height: 40), in: .physical))
  }

  @Test func aSubclassInheritsTheWaysToBeMade() {
    let named = Badge("named")
    let anonymous = Badge()
    let framed = Badge(frame: Rect(x: 1, y: 2, width: 30, height: 40))
    let built = Badge("built") { Node("inside") }
    let layer = LayerNode(frame: Rect(x: 5, y: 6, width: 7, height: 8))
    let builtLayer = LayerNode("layer") { LayerNode("inside") }
    expectSound(named, anonymous, framed, built, layer, builtLayer)
    #expect(named.id == "named")
    #expect(anonymous.id == nil)
    #expect(framed.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(built.idsOfSubnodes == "inside")
    #expect(layer.frame == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(builtLayer.idsOfSubnodes == "inside")
  }

  @Test func aSubclassMayHaveItsOwnWayToBeMade() {
    let node = Node("card") {
      Title("title", text: "Hello")
      Title(text: "World")
    }
    expectSound(node)
    #expect(node.subnodes.map { ($0 as? Title)?.text } == ["Hello", "World"])
  }

  @Test func aNewNodeNeedsLayoutAndANewLayerDoesNot() {
    #expect(Node().needsLayout)
    #expect(Badge().needsLayout)
    #expect(!LayerNode().needsLayout)
    #expect(!Title(text: "").needsLayout)
    #expect(LayerNode("layer") { LayerNode() }.needsLayout)
  }
}
