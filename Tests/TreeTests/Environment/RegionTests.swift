import Maraya
import Testing

/// The parts of a node that are left by the safe area, by margins, and for reading.
@Suite struct RegionTests {
  private func page(_ direction: LayoutDirection) -> Node {
    let page = Node("page")
    page.safeAreaInsets = EdgeInsets(top: 5, left: 4, bottom: 3, right: 2)
    page.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    page.layout(width: 400, height: 200, direction: direction)
    page.bounds.origin = Point(x: 100, y: 50)
    return page
  }

  @Test(arguments: LayoutDirection.allCases)
  func physicalInsetsLeaveThese(direction: LayoutDirection) {
    let page = page(direction)
    #expect(page.safeAreaRect == Rect(x: 104, y: 55, width: 394, height: 192))
    #expect(page.layoutMarginsRect == Rect(x: 124, y: 65, width: 334, height: 152))
    #expect(page.readableContentRect == page.layoutMarginsRect)
    page.readableWidth = 134
    #expect(page.readableContentRect == Rect(x: 224, y: 65, width: 134, height: 152))
    page.readableWidth = 0
    #expect(page.readableContentRect == Rect(x: 291, y: 65, width: 0, height: 152))
  }

  @Test func directionalMarginsLeaveThese() {
    let page = page(.leftToRight)
    page.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 10,
      leading: 20,
      bottom: 30,
      trailing: 40
    )
    #expect(page.layoutMarginsRect == Rect(x: 124, y: 65, width: 334, height: 152))
    page.layoutDirection = .rightToLeft
    // 44 on the left, 22 on the right.
    #expect(page.layoutMarginsRect == Rect(x: 144, y: 65, width: 334, height: 152))
  }

  @Test func insetsThatLeaveNothingLeaveNoSize() {
    let node = Node(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(node.layoutMarginsRect.size == .zero)
    #expect(node.layoutMarginsRect.origin == Point(x: 8, y: 8))
    #expect(node.readableContentRect.size == .zero)
    node.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(node.safeAreaRect == Rect(x: 0, y: 20, width: 10, height: 0))
  }

  @Test func negativeMarginsReachOut() {
    let node = Node(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    node.layoutMargins = EdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(node.layoutMarginsRect == Rect(x: -2, y: -1, width: 16, height: 14))
  }

  @Test func theReadableWidthIsThatOfTheNearestNodeThatHasOne() {
    let leaf = Node("leaf")
    let middle = Node("middle") { leaf }
    let root = Node("root") { middle }
    #expect(leaf.readableWidth == 672)
    root.readableWidth = 500
    #expect([root, middle, leaf].map(\.readableWidth) == [500, 500, 500])
    middle.readableWidth = 300
    #expect([root, middle, leaf].map(\.readableWidth) == [500, 300, 300])
    root.readableWidth = 400
    #expect([root, middle, leaf].map(\.readableWidth) == [400, 300, 300])
    middle.removeFromSupernode()
    #expect(leaf.readableWidth == 300)
    leaf.removeFromSupernode()
    #expect(leaf.readableWidth == 672)
    expectSound(root, middle, leaf)
  }

  @Test func everyNodeBelowIsLaidOutForAnotherOne() {
    let leaf = ProbeNode("leaf")
    let root = ProbeNode("root") { Node("middle") { leaf } }
    root.layoutIfNeeded()
    root.readableWidth = 500
    root.layoutIfNeeded()
    #expect(root.layoutCount == 2 && leaf.layoutCount == 2)
    root.readableWidth = 500
    #expect(root.layoutIfNeeded().isEmpty)
    expectSound(root)
  }

  @Test func aSubtreeThatMovesReadsInTheWidthOfItsNewTree() {
    let text = Node("text").with {
      $0.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .readable)
    }
    let card = Node("card") { text }
    card.layoutMargins = .zero
    card.frame = Rect(x: 0, y: 0, width: 300, height: 40)
    let wide = screen(.leftToRight) { card }
    wide.layoutIfNeeded()
    #expect(text.frame == Rect(x: 0, y: 0, width: 300, height: 40))
    let narrow = screen(.leftToRight) {}
    narrow.readableWidth = 100
    narrow.layoutIfNeeded()
    narrow.addSubnode(card)
    narrow.layoutIfNeeded()
    #expect(card.readableContentRect == Rect(x: 100, y: 0, width: 100, height: 40))
    #expect(text.frame == Rect(x: 100, y: 0, width: 100, height: 40))
    expectSound(narrow, wide)
  }

  /// Each row: a width that is refused, and how.
  static let refused: [(Double, Diagnostic.Code)] = [
    (-1, .negativeLength), (.nan, .nonFiniteValue), (.infinity, .nonFiniteValue),
  ]

  @Test(arguments: refused)
  func whatIsNoWidthIsRefused(width: Double, code: Diagnostic.Code) {
    let node = Node("node")
    node.readableWidth = 300
    node.layoutIfNeeded()
    node.readableWidth = width
    #expect(node.readableWidth == 300)
    #expect(node.diagnostics.map(\.code) == [code])
    #expect(node.diagnostics.map(\.property) == ["readableWidth"])
    #expect(!node.needsLayout)
  }
}
