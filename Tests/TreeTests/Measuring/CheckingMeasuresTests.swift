import Maraya
import TestSupport
import Testing

/// Remembered answers, asked for again.
@Suite struct CheckingMeasuresTests {
  /// A text whose author forgets to say that it has changed, if he wants to.
  private final class Text: Node {
    var length = 50.0

    override func sizeThatFits(_ size: Size) -> Size { Size(width: length, height: 20) }
  }

  @Test func anAnswerThatIsNotTheSameAnyMoreIsReported() {
    let text = Text("text")
    let root = Node("root") { text.place(leading: 0, top: 0) }
    root.layout(width: 100, height: 100)
    #expect(root.checkMeasures())
    #expect(root.diagnostics == [])
    text.length = 60
    #expect(!root.checkMeasures())
    #expect(
      root.diagnostics.map(\.message) == [
        "inconsistent-measure: root/text.sizeThatFits was 50×20, is 60×20 now"
      ]
    )
    #expect(text.bounds.size == Size(width: 50, height: 20))
  }

  @Test func oneThatWasInvalidatedIsNotRemembered() {
    let text = Text("text")
    let root = Node("root") { text.place(leading: 0, top: 0) }
    root.layout(width: 100, height: 100)
    text.length = 60
    text.invalidateIntrinsicContentSize()
    #expect(root.checkMeasures())
    root.layoutIfNeeded()
    #expect(root.checkMeasures())
    #expect(text.bounds.size == Size(width: 60, height: 20))
  }
}
