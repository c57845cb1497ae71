import Maraya
import Testing

/// Content between constraints: sizes that it has, and text whose height hangs on its width.
@Suite struct TextSizeTests {
  private let root = Node("root")

  init() { root.frame = box(0, 0, 320, 200) }

  /// Cells of 10 × 20 points for each character.
  private func label(_ text: String, in node: Node) -> LabelNode {
    let label = LabelNode("label", text)
    label.font = .grid(Size(width: 10, height: 20))
    node.addSubnode(label)
    return label
  }

  @Test func heightFollowsWidth() {
    let label = label("aaaa bbbb cccc", in: root)
    let below = root.added("below")
    label.numberOfLines = 0
    LayoutConstraint.activate {
      label.leading == root.leading + 10
      label.trailing == root.trailing - 10
      label.top == root.top + 5
      below.top == label.bottom + 5
      below.leading == label.leading
      below.width == 7
      below.height == 7
    }
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 300, 20))
    #expect(below.frame == box(10, 30, 7, 7))
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 100, 40))
    #expect(label.lines.count == 2)
    #expect(below.frame.minY == 50)
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 50, 60))
    #expect(below.frame.minY == 70)
    label.text = "aaaa"
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 50, 20))
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 2
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 50, 40))
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 300, 20))
    root.layoutDirection = .rightToLeft
    let report = root.layoutIfNeeded()
    #expect(label.frame == box(10, 5, 300, 20))
    #expect(below.frame == box(303, 30, 7, 7))
    #expect(report.solved == 0)
    #expect(report.measured == 0)
    #expect(root.diagnostics == [])
  }

  @Test func textIsAsWideAsItIsAndNoWiderThanItMay() {
    let label = label("aaaa bbbb cccc", in: root)
    label.numberOfLines = 0
    LayoutConstraint.activate {
      label.leading == root.leading
      label.trailing <= root.trailing
      label.top == root.top
    }
    root.layoutIfNeeded()
    #expect(label.frame == box(0, 0, 140, 20))
    root.frame.size.width = 95
    root.layoutIfNeeded()
    #expect(label.frame == box(0, 0, 95, 40))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(label.frame == box(0, 0, 140, 20))
  }

  @Test func textInsideOfWhatItMakesHigh() {
    let card = root.added("card")
    let label = label("aaaa bbbb cccc", in: card)
    label.numberOfLines = 0
    LayoutConstraint.activate {
      card.leading == root.leading
      card.trailing == root.trailing
      card.top == root.top
      label.leading == card.leading + 10
      label.trailing == card.trailing - 10
      label.top == card.top + 4
      card.bottom == label.bottom + 6
    }
    root.layoutIfNeeded()
    #expect(card.frame == box(0, 0, 320, 30))
    root.frame.size.width = 110
    root.layoutIfNeeded()
    #expect(card.frame == box(0, 0, 110, 50))
    #expect(label.frame == box(10, 4, 90, 40))
  }

  @Test func baselinesFollowLines() {
    let label = label("aaaa bbbb", in: root)
    let note = root.added("note")
    label.numberOfLines = 0
    LayoutConstraint.activate {
      label.leading == root.leading
      label.trailing == root.trailing
      label.top == root.top + 10
      note.bottom == label.lastBaselineAnchor
      note.top == label.firstBaselineAnchor - 5
      note.leading == root.leading
      note.width == 1
    }
    root.layoutIfNeeded()
    let ascent = label.lines[0].baseline
    #expect(note.frame == box(0, 10 + ascent - 5, 1, 5))
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(note.frame == box(0, 10 + ascent - 5, 1, 25))
  }

  @Test func contentThatChangesMovesWhatFollows() {
    let (a, b) = (root.added("a"), root.added("b"))
    a.givenContentSize = ContentSize(width: 40, height: 20)
    LayoutConstraint.activate {
      a.leading == root.leading
      a.top == root.top
      b.leading == a.trailing + 8
      b.width == 10
    }
    root.layoutIfNeeded()
    #expect(a.frame == box(0, 0, 40, 20))
    #expect(b.frame.minX == 48)
    a.givenContentSize = ContentSize(width: 90, height: nil)
    root.layoutIfNeeded()
    #expect(a.frame == box(0, 0, 90, 0))
    #expect(b.frame.minX == 98)
    a.givenContentSize = ContentSize()
    root.layoutIfNeeded()
    #expect(a.frame.width == 0)
    #expect(b.frame.minX == 8)
  }

  @Test func whatContentMeasuresOnPixelsIsRoundedUpAndGivenLengthsAreNot() {
    let (leaf, given) = (Leaf(content: Size(width: 10.2, height: 20.6)), root.added("given"))
    root.addSubnode(leaf)
    root.displayScale = 2
    given.givenContentSize = ContentSize(width: 10.2, height: 20.6)
    LayoutConstraint.activate {
      leaf.leading == root.leading
      leaf.top == root.top
      given.leading == root.leading
      given.top == root.top
    }
    root.layoutIfNeeded()
    #expect(leaf.frame == box(0, 0, 10.5, 21))
    #expect(given.frame == box(0, 0, 10.2, 20.6))
  }

  @Test func contentThatNeverSettlesEnds() {
    let restless = Restless()
    root.addSubnode(restless)
    LayoutConstraint.activate {
      restless.leading == root.leading
      restless.top == root.top
      restless.width == restless.height ~ 900
      restless.width >= 1
    }
    root.layoutIfNeeded()
    #expect(restless.frame.width.isFinite)
    #expect(root.diagnostics.map(\.code) == [.intrinsicSizeOscillation])
  }

  private final class Leaf: Node {
    private let content: Size

    init(content: Size) {
      self.content = content
      super.init(nil)
    }

    override var intrinsicContentSize: Size { content }
    override func sizeThatFits(_ size: Size) -> Size { content }
  }

  /// Higher for each width that it gets, which by a ratio makes it wider.
  private final class Restless: Node {
    override var intrinsicContentSize: Size { Size(width: 10, height: 20) }
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: 10, height: size.width.isFinite ? size.width + 7 : 20)
    }
  }
}
