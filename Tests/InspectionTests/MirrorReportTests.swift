import Maraya
import Testing

@Suite("Mirror report")
struct MirrorReportTests {
  private let card = Node("card").with { $0.frame = Rect(x: 0, y: 0, width: 320, height: 120) }

  private func add(_ configure: (Node) -> Void) -> [String] {
    let node = Node("node")
    card.addSubnode(node)
    configure(node)
    card.layoutIfNeeded()
    return card.mirrorReport().map(\.description)
  }

  @Test func aTreePlacedFromTheLeadingEdgeHasNothingToReport() {
    #expect(
      add { node in
        node.place(leading: 8, top: 8, trailing: 8, height: 20)
        node.directionalLayoutMargins.leading = 20
        node.directionalTransform = AffineTransform(translationX: 5, y: 0)
        node.directionalCornerRadii.topLeading = 4
        node.directionalHitSlop.leading = 4
        node.directionalShadowOffset.width = 2
      } == []
    )
  }

  @Test func aPhysicalFrameIsReportedUnlessItIsInTheMiddle() {
    #expect(
      add { $0.frame = Rect(x: 20, y: 50, width: 100, height: 20) } == [
        "card/node: frame 20,50,100,20 is physical, mirrored it is 200,50,100,20"
      ]
    )
    card.firstSubnode?.frame = Rect(x: 110, y: 50, width: 100, height: 20)
    #expect(card.mirrorReport().isEmpty)
  }

  @Test func theOwnReferenceWidthIsTheAxis() {
    #expect(
      add { node in
        node.referenceWidth = 400
        node.frame = Rect(x: 110, y: 0, width: 100, height: 20)
      } == ["card/node: frame 110,0,100,20 is physical, mirrored it is 190,0,100,20"]
    )
  }

  @Test func sidesAreReported() {
    #expect(
      add { node in
        node.directionalFrame = Rect(x: 0, y: 0, width: 100, height: 20)
        node.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        node.additionalSafeAreaInsets.left = 5
        node.cornerRadii.topLeft = 6
        node.shadowOffset.width = 7
        node.hitSlop.right = 8
        node.transform = AffineTransform(translationX: 9, y: 0)
      } == [
        "card/node: margins top 1 left 2 bottom 3 right 4 is physical, "
          + "mirrored it is top 1 left 4 bottom 3 right 2",
        "card/node: additionalSafeArea top 0 left 5 bottom 0 right 0 is physical, "
          + "mirrored it is top 0 left 0 bottom 0 right 5",
        "card/node: transform 1,0,0,1,9,0 is physical, mirrored it is 1,0,0,1,-9,0",
        "card/node: cornerRadii 6,0,0,0 is physical, mirrored it is 0,6,0,0",
        "card/node: shadowOffset 7,-3 is physical, mirrored it is -7,-3",
        "card/node: hitSlop top 0 left 0 bottom 0 right 8 is physical, "
          + "mirrored it is top 0 left 8 bottom 0 right 0",
      ]
    )
  }

  @Test func whatDoesNotTurnIsReported() {
    #expect(
      add { node in
        node.directionalFrame = Rect(x: 0, y: 0, width: 100, height: 20)
        node.layoutDirection = .leftToRight
        node.semanticContentAttribute = .playback
      } == [
        "card/node: direction ltr does not turn with what is around it",
        "card/node: semantic playback does not turn with what is around it",
      ]
    )
  }

  @Test func theDirectionOfTheTopIsWhatTheMirrorTurns() {
    card.layoutDirection = .rightToLeft
    #expect(card.mirrorReport().isEmpty)
  }
}
