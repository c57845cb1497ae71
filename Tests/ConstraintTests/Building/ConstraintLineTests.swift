import Maraya
import Testing

/// Constraints on lines among nodes.
@Suite struct ConstraintLineTests {
  @Test func linesBetweenSiblingsAreActivated() {
    let photo = Node("photo")
    let title = Node("title")
    let constraint = title.leading == photo.trailing + 8
    let more = [title.top == photo.top, title.height == 20 ~ .high]
    let card = Node("card") {
      // Before its items, and after them.
      constraint
      photo
      title
      if title.id != nil { title.bottom <= photo.bottom }
      more
    }
    #expect(card.subnodes.map(\.id) == ["photo", "title"])
    #expect(constraint.owner === card)
    #expect(more.map { $0.owner?.id } == ["card", "title"])
  }

  @Test func linesKnowTheirPlace() {
    let title = Node("title")
    let stranger = Node("stranger")
    let first: UInt = #line + 4
    var width: LayoutConstraint?
    let card = Node("card") {
      title
      widthOf(title, &width)
    }
    #expect(width?.line == first)
    #expect(width?.file == "ConstraintTests/ConstraintLineTests.swift")
    #expect(width?.owner === title)
    #expect(card.subnodeCount == 1)
    #expect(stranger.supernode == nil)
  }

  @Test func aLineWaitsForTheRestOfItsTree() {
    let header = Node("header")
    let label = Node("label")
    let constraint = label.leading == header.leading
    let row = Node("row") {
      label
      constraint
    }
    #expect(!constraint.isActive)
    let card = Node("card") {
      row
      header
    }
    #expect(constraint.owner === card)
  }

  /// What is added without a builder may be what a line has waited for.
  @Test func aLineIsTriedAgainBeforeEachLayout() {
    let (label, header) = (Node("label"), Node("header"))
    let constraint = label.leading == header.trailing + 5
    let card = Node("card") {
      label
      constraint
    }
    let screen = Node("screen")
    screen.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    screen.addSubnode(card)
    header.directionalFrame = Rect(x: 0, y: 0, width: 10, height: 10)
    screen.layoutIfNeeded()
    #expect(!constraint.isActive)
    screen.addSubnode(header)
    screen.layoutIfNeeded()
    #expect(constraint.owner === screen)
    #expect(label.frame.minX == 15)
  }

  @Test func aLineWaitsThroughSeveralLevels() {
    let header = Node("header")
    let label = Node("label")
    let gap = LayoutGuide(identifier: "gap")
    let constraint = label.leading == header.leading
    let toGuide = label.top == gap.bottom
    let screen = Node("screen") {
      Node("list") {
        Node("row") {
          label
          constraint
          toGuide
        }
      }
      Node("bar") { header }
    }
    #expect(constraint.owner === screen)
    #expect(!toGuide.isActive)
    screen.addLayoutGuide(gap)
    let window = Node("window") { screen }
    #expect(toGuide.owner === screen)
    #expect(window.subnodeCount == 1)
  }

  @Test func aNodeIsConstrainedOnceItHasASupernode() {
    var groups: [ConstraintGroup?] = [nil, nil]
    let title = Node("title").constrained { make in
      make.leading.top.equalToSupernode().inset(16).store(in: &groups[0])
    }
    #expect(groups[0] == nil)
    let card = Node("card") { title }
    #expect(
      groups[0]?.map(\.description) == [
        "title.leading == card.leading + 16", "title.top == card.top + 16",
      ]
    )
    #expect(groups[0]?.isActive == true)
    title.constrained { $0.width.equalTo(5).store(in: &groups[1]) }
    #expect(groups[1]?.isActive == true)
    // Once, and not again elsewhere.
    groups[0] = nil
    Node("other").addSubnode(title)
    #expect(groups[0] == nil)
    #expect(card.subnodeCount == 0)
  }

  @Test func whatHasLostAnItemIsGivenUp() {
    let label = Node("label")
    let row: Node
    do {
      let header = Node("header")
      row = Node("row") {
        label
        label.leading == header.leading
      }
    }
    let card = Node("card") { row }
    #expect(
      card.diagnostics.map(\.message) == [
        "constraint-given-up: card/row.constraints an item is gone: label.leading == gone.leading"
      ]
    )
  }

  @Test func aMistakeOnALineStops() async {
    await #expect(processExitsWith: .failure) {
      let label = Node("label")
      _ = Node("card") {
        label
        label.width == .nan
      }
    }
  }
}

/// Makes a constraint and keeps it.
private func widthOf(_ node: Node, _ kept: inout LayoutConstraint?) -> LayoutConstraint {
  let constraint = node.width == 5
  kept = constraint
  return constraint
}
