import Maraya
import Testing

/// `empty` and `vanishes`.
@Suite("Audit: sizes")
struct AuditSizeTests {
  @Test func whatHasNoSizeIsNamedWithTheReason() {
    let flat = Node("flat").leading(16, 10, 10, 10)
    flat.transform = AffineTransform(scaleX: 0, y: 1)
    #expect(
      makeScreen(
        Node("new"),
        Node("group") {
          Node("one").leading(0, 0, 10, 10)
          Node("two").leading(0, 10, 10, 10)
        },
        Node("thin").leading(16, 0, 0, 10),
        Node("line").leading(16, 0, 10, 0),
        Node("open").place(leading: 16, top: 16, height: 20),
        Words("words").place(leading: 16, top: 16),
        Node("squeezed").place(leading: 200, top: 0, trailing: 180, height: 20),
        flat,
        LayerNode("layer")
      ).auditLines == [
        "empty: screen/new has no size: it was never placed",
        "empty: screen/group has no size: it was never placed, though there are 2 nodes in it",
        "empty: screen/thin has a width of 0",
        "empty: screen/line has a height of 0",
        "empty: screen/open has a width of 0: nothing measures its open width",
        "empty: screen/words has no size: its open width was measured as 0, "
          + "its open height was measured as 0",
        "empty: screen/squeezed has a width of 0: leading 200 and trailing 180 leave nothing",
        "empty: screen/flat is flattened by its transform",
        "empty: screen/layer has no size: it was never placed",
      ]
    )
  }

  @Test func whatIsHiddenOrHasASizeIsNotNamed() {
    let hidden = Node("hidden") { Node("inside") }
    hidden.isHidden = true
    let words = Words("words").place(leading: 16, top: 16)
    words.length = 5
    #expect(makeScreen(hidden, words).auditLines == [])
  }

  /// Nothing can be said of where things lie in a tree that has no size yet.
  @Test func aTopWithoutASizeIsAllThatIsSaid() {
    let screen = Node("screen") { Node("a").place(leading: 16, top: 16, width: 20, height: 20) }
    #expect(
      screen.auditLines == [
        "empty: screen has no size: it was never placed, though there is 1 node in it"
      ]
    )
  }

  @Test func whatTheGridLeavesNothingOfVanishes() {
    let screen = makeScreen(
      Node("hair").leading(16, 10, 100, 0.2),
      Node("dust").leading(16.05, 20.05, 0.1, 0.001),
      Node("line").leading(16, 30, 100, 0.5)
    )
    #expect(screen.auditLines == [])
    screen.displayScale = 2
    #expect(
      screen.auditLines == [
        "vanishes: screen/hair has a height of 0.2, "
          + "of which a grid of 2 pixels a point leaves nothing",
        "vanishes: screen/dust has a width of 0.1 and a height of 0.001, "
          + "of which a grid of 2 pixels a point leaves nothing",
      ]
    )
  }
}

/// A node that measures its length.
private final class Words: Node {
  var length = 0

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Double(length) * 10, height: length == 0 ? 0 : 20)
  }
}
