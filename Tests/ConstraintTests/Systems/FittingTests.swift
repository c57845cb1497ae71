import Maraya
import Testing

/// Nodes that are as large as the constraints inside of them ask.
@Suite struct FittingTests {
  private let root = Node("root")

  init() { root.frame = box(0, 0, 300, 200) }

  /// A card with a label of three words of 40 points inside of margins of 10.
  private func card() -> (Node, LabelNode) {
    let card = Node("card")
    let label = LabelNode("label", "aaaa bbbb cccc")
    label.font = .grid(Size(width: 10, height: 20))
    label.numberOfLines = 0
    card.addSubnode(label)
    LayoutConstraint.activate {
      label.leading == card.leading + 10
      label.trailing == card.trailing - 10
      label.top == card.top + 10
      label.bottom == card.bottom - 10
    }
    return (card, label)
  }

  @Test func theHeightForAWidthMovesNothing() {
    let (card, label) = card()
    card.frame = box(0, 0, 160, 40)
    root.addSubnode(card)
    root.layoutIfNeeded()
    #expect(label.frame == box(10, 10, 140, 20))
    func fitted(_ width: Double) -> Size {
      card.systemLayoutSizeFitting(
        Size(width: width, height: 0),
        withHorizontalFittingPriority: .required
      )
    }
    #expect(fitted(160) == Size(width: 160, height: 40))
    #expect(fitted(110) == Size(width: 110, height: 60))
    #expect(fitted(60) == Size(width: 60, height: 80))
    #expect(card.systemLayoutSizeFitting(Node.layoutFittingCompressedSize).width == 160)
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(label.frame == box(10, 10, 140, 20))
    #expect(card.frame == box(0, 0, 160, 40))
    #expect(root.diagnostics == [])
  }

  @Test func constraintsAboveHaveNoPart() {
    let (card, _) = card()
    root.addSubnode(card)
    LayoutConstraint.activate {
      card.leading == root.leading
      card.width == root.width * 0.5
    }
    root.layoutIfNeeded()
    #expect(card.frame.width == 150)
    let size = card.systemLayoutSizeFitting(Node.layoutFittingCompressedSize)
    #expect(size == Size(width: 160, height: 40))
    #expect(card.frame.width == 150)
  }

  @Test func anExpandedSizeStopsAtLimits() {
    let a = root.added("a")
    LayoutConstraint.activate {
      a.leading == root.leading
      a.trailing == root.trailing
      a.top == root.top
      a.bottom == root.bottom
      a.width <= 500
      a.height == 44
    }
    let expanded = root.systemLayoutSizeFitting(Node.layoutFittingExpandedSize)
    #expect(expanded == Size(width: 500, height: 44))
    let asked = root.systemLayoutSizeFitting(Size(width: 320, height: 300))
    #expect(asked == Size(width: 320, height: 44))
    #expect(root.frame == box(0, 0, 300, 200))
    #expect(root.systemLayoutSizeFitting(Size(width: .nan, height: 0)) == root.bounds.size)
    #expect(root.diagnostics.map(\.code) == [.nonFiniteValue])
  }

  @Test func anOpenHeightIsWhatTheInsideAsks() {
    let (card, label) = card()
    root.addSubnode(card)
    card.place(leading: 8, top: 8, trailing: 8)
    root.layoutIfNeeded()
    #expect(card.frame == box(8, 8, 284, 40))
    #expect(label.frame == box(10, 10, 264, 20))
    root.frame.size.width = 130
    root.layoutIfNeeded()
    #expect(card.frame == box(8, 8, 114, 60))
    #expect(label.frame == box(10, 10, 94, 40))
    label.text = "aaaa"
    root.layoutIfNeeded()
    #expect(card.frame == box(8, 8, 114, 40))
    root.layoutDirection = .rightToLeft
    let report = root.layoutIfNeeded()
    #expect(card.frame == box(8, 8, 114, 40))
    #expect([report.measured, report.solved] == [0, 0])
  }

  @Test func anOpenHeightFollowsConstantsInside() {
    let card = root.added("card")
    let title = card.added("title")
    card.place(leading: 8, top: 8, trailing: 8)
    title.givenContentSize = ContentSize(width: nil, height: 20)
    let top = title.top == card.top + 10
    let bottom = card.bottom == title.bottom + 10
    LayoutConstraint.activate([
      top, bottom, title.leading == card.leading, title.trailing == card.trailing,
    ])
    root.layoutIfNeeded()
    #expect(card.frame == box(8, 8, 284, 40))
    #expect(title.frame == box(0, 10, 284, 20))
    top.constant = 25
    root.layoutIfNeeded()
    #expect(card.frame.height == 55)
    #expect(title.frame == box(0, 25, 284, 20))
    title.givenContentSize = ContentSize(width: nil, height: 30)
    root.layoutIfNeeded()
    #expect(card.frame.height == 65)
    (title.height == 5).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.height == 40)
    bottom.isActive = false
    root.layoutIfNeeded()
    #expect(card.frame.height == 0)
    #expect(title.frame == box(0, 25, 284, 5))
  }

  @Test func openSizesAreNested() {
    let outer = root.added("outer")
    let (card, label) = card()
    outer.addSubnode(card)
    outer.place(leading: 0, top: 0, trailing: 0)
    card.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate {
      card.leading == outer.leading + 5
      card.trailing == outer.trailing - 5
      card.top == outer.top
      outer.bottom == card.bottom + 7
    }
    root.layoutIfNeeded()
    #expect(outer.frame == box(0, 0, 300, 47))
    root.frame.size.width = 80
    root.layoutIfNeeded()
    // 80 − 10 − 20 = 50: a word on a line.
    #expect(outer.frame == box(0, 0, 80, 87))
    #expect(card.frame == box(5, 0, 70, 80))
    #expect(label.frame == box(10, 10, 50, 60))
  }

  @Test func aRootThatIsMeasured() {
    let (card, _) = card()
    card.layout(width: 110)
    #expect(card.bounds.size == Size(width: 110, height: 60))
    card.layout()
    #expect(card.bounds.size == Size(width: 160, height: 40))
    #expect(card.measure(SizeProposal(width: .atMost(100), height: .unbounded)).height == 80)
  }

  @Test func insetsOfAlignmentCount() {
    let (card, _) = card()
    card.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = card.systemLayoutSizeFitting(Node.layoutFittingCompressedSize)
    #expect(size == Size(width: 166, height: 44))
  }

  /// No size is no limit.
  @Test func whatHasNoSizeYetIsFittedWithoutALimit() {
    let (card, _) = card()
    card.frame = .zero
    card.sizeToFit()
    #expect(card.bounds.size == Size(width: 160, height: 40))
    card.frame.size = Size(width: 110, height: 500)
    card.sizeToFit()
    #expect(card.bounds.size == Size(width: 110, height: 60))
  }
}
