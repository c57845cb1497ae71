import Maraya
import Testing

@Suite("Drawing")
struct DrawingTests {
  private func card() -> Node {
    Node("card") {
      Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
      Node("texts") {
        Node("name").with { $0.directionalFrame = Rect(x: 0, y: 0, width: 208, height: 20) }
        LayerNode().with { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
      }.with { $0.directionalFrame = Rect(x: 96, y: 16, width: 208, height: 40) }
      Node("badge").with { $0.directionalFrame = Rect(x: 296, y: 8, width: 16, height: 16) }
    }
  }

  @Test func aTreeIsDrawnAsItStands() {
    let card = card()
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    #expect(
      card.treeText == """
        card 0,0 320×120 [direction rtl]
        ├─ photo 240,16 64×64
        ├─ texts 16,16 208×40
        │  ├─ name 0,0 208×20
        │  └─ layer 1,2 3×4
        └─ badge 8,8 16×16

        """
    )
    #expect(card.drawing() == card.treeText)
  }

  @Test func bothDirectionsStandSideBySide() {
    let card = card()
    card.layout(width: 320, height: 120)
    #expect(
      card.drawing(.both) == """
                     left-to-right  right-to-left
        card         0,0 320×120    0,0 320×120
        ├─ photo     16,16 64×64    240,16 64×64
        ├─ texts     96,16 208×40   16,16 208×40
        │  ├─ name   0,0 208×20     0,0 208×20
        │  └─ layer  1,2 3×4        1,2 3×4
        └─ badge     296,8 16×16    8,8 16×16

        """
    )
  }

  @Test(arguments: [nil, LayoutDirection.leftToRight, .rightToLeft])
  func drawingADirectionLeavesTheTreeAsItWas(own: LayoutDirection?) {
    let card = card()
    card.layout(width: 320, height: 120, direction: own)
    let before = card.treeText
    let both = card.drawing(.both)
    #expect(card.layoutDirection == own)
    #expect(card.treeText == before)
    #expect(card.drawing(.both) == both)
    #expect(card.drawing(.only(.rightToLeft)).hasPrefix("card 0,0 320×120\n├─ photo 240,16"))
    #expect(card.layoutDirection == own)
  }

  @Test func aPartOfATreeIsDrawnInTheDirectionsOfTheWhole() {
    let card = card()
    card.layout(width: 320, height: 120)
    #expect(
      card["texts"]?.drawing(.both) == """
                  left-to-right  right-to-left
        texts     96,16 208×40   16,16 208×40
        ├─ name   0,0 208×20     0,0 208×20
        └─ layer  1,2 3×4        1,2 3×4

        """
    )
  }

  @Test func attributesThatANewNodeWouldNotHaveStandInBrackets() {
    let root = Node("root") {
      Node("a").with {
        $0.isHidden = true
        $0.alpha = 0.25
        $0.isUserInteractionEnabled = false
      }
      Node("b").with {
        $0.bounds = Rect(x: 5, y: 0, width: 10, height: 10)
        $0.anchorPoint = UnitPoint(x: 0, y: 1)
        $0.transform = AffineTransform(scaleX: 2, y: 2)
        $0.zPosition = -3
        $0.referenceWidth = 100
      }
    }
    #expect(
      root.treeText == """
        root 0,0 0×0
        ├─ a 0,0 0×0 [hidden, alpha 0.25, no userInteraction]
        └─ b 0,-20 20×20 [referenceWidth 100, bounds 5,0,10,10, anchorPoint 0,1, \
        transform 2,0,0,2,0,0, zPosition -3]

        """
    )
  }

  @Test(arguments: [
    (Rect(x: 0.1 + 0.2, y: -0.001, width: 1.0 / 3, height: 2.0 / 3), "0.3,0 0.33×0.67"),
    (Rect(x: -0.0, y: 1.995, width: 0.125, height: 1e15), "0,2 0.13×1000000000000000"),
    (Rect(x: -12.5, y: -0.126, width: 1, height: 1), "-12.5,-0.13 1×1"),
  ])
  func numbersHaveAtMostTwoDecimalsAndNoMinusZero(frame: Rect, text: String) {
    #expect(Node(frame: frame).treeText == "node \(text)\n")
  }

  /// A node with one more subnode when it runs from right to left.
  private final class Shapeshifter: Node {
    override func layoutSubnodes() {
      for subnode in subnodes { subnode.removeFromSupernode() }
      if isRTL { addSubnode(Node("extra")) }
    }
  }

  @Test func aTreeThatDiffersBetweenDirectionsIsDrawnTwice() {
    #expect(
      Shapeshifter("shape").drawing(.both) == """
        left-to-right
        shape 0,0 0×0

        right-to-left
        shape 0,0 0×0
        └─ extra 0,0 0×0

        """
    )
  }

  private final class Reporter: Node {
    var report = ""
    override func layoutSubnodes() { report = root.drawing(.both) }
  }

  @Test func aHookDrawsTheTreeAsItStands() {
    let reporter = Reporter("reporter").with {
      $0.directionalFrame = Rect(x: 10, y: 0, width: 30, height: 4)
    }
    let root = Node("root") { reporter }
    root.layout(width: 100, height: 4)
    #expect(reporter.report == "root 0,0 100×4\n└─ reporter 10,0 30×4\n")
    #expect(root.diagnostics.isEmpty)
    #expect(root.drawing(.only(.rightToLeft)).contains("reporter 60,0 30×4"))
  }

  @Test func aTreeOfLayersAloneHasOneDirection() {
    let layer = LayerNode("line").with { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    #expect(layer.drawing(.only(.rightToLeft)) == "line 1,2 3×4\n")
    #expect(layer.drawing(.both) == "line 1,2 3×4\n")
    #expect(layer.diagnostics.isEmpty)
  }

  @Test func deepLevelsKeepTheirLines() {
    let root = Node("0") {
      Node("1") {
        Node("2") {
          Node("3")
          Node("4")
        }
      }
      Node("5") { Node("6") }
    }
    #expect(
      root.treeText == """
        0 0,0 0×0
        ├─ 1 0,0 0×0
        │  └─ 2 0,0 0×0
        │     ├─ 3 0,0 0×0
        │     └─ 4 0,0 0×0
        └─ 5 0,0 0×0
           └─ 6 0,0 0×0

        """
    )
  }
}
