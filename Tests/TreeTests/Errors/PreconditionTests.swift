import Maraya
import Testing

/// Mistakes in a program's own code stop it, with the message that the throwing twin throws.
@Suite struct PreconditionTests {
  @Test func addingANodeToItselfStops() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let node = Node("chip")
      node.addSubnode(node)
    }
    expectMessage("Node: adding chip to itself would make a cycle", in: result)
  }

  @Test func addingAnAncestorStops() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let card = Node("card") { Node("row") { Node("chip") } }
      card["chip"]?.addSubnode(card)
    }
    expectMessage(
      "Node: adding card to card/row/chip, which is inside it, would make a cycle",
      in: result
    )
  }

  @Test func insertingAnAncestorAtAnIndexStops() async {
    await #expect(processExitsWith: .failure) {
      let card = Node("card") { Node("row") { Node("chip") } }
      card["chip"]?.insertSubnode(card, at: 0)
    }
  }

  @Test func insertingAnAncestorBesideASiblingStops() async {
    await #expect(processExitsWith: .failure) {
      let card = Node("card") { Node("row") { Node("chip") } }
      let row = card.subnodes[0]
      row.insertSubnode(card, aboveSubnode: row.subnodes[0])
    }
    await #expect(processExitsWith: .failure) {
      let card = Node("card") { Node("row") { Node("chip") } }
      let row = card.subnodes[0]
      row.insertSubnode(card, belowSubnode: row.subnodes[0])
    }
  }

  @Test func aNegativeIndexStops() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Node("card").insertSubnode(Node("chip"), at: -1)
    }
    expectMessage("Node: inserting chip into card at the negative index -1", in: result)
  }

  @Test func convertingBetweenTreesStops() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let card = Node("card") { Node("chip") }
      _ = card.subnodes[0].convert(Point.zero, to: Node("other"))
    }
    expectMessage("Node: card/chip and other are not in the same tree", in: result)
  }

  @Test func convertingFromAnotherTreeStops() async {
    await #expect(processExitsWith: .failure) {
      _ = Node("card").convert(Rect.zero, from: Node("other"))
    }
  }

  /// Expects words on the standard error; in a release build the library has no messages.
  private func expectMessage(
    _ message: String,
    in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if DEBUG
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(message), sourceLocation: sourceLocation)
    #endif
  }
}
