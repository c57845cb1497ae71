import Maraya
import MarayaScenes
import TestSupport
import Testing

/// What a scroll node remembers, and what it is to forget.
@Suite("Scroll node: history")
struct ScrollHistoryTests {
  private func makeScroll(_ direction: LayoutDirection) -> ScrollNode {
    let scroll = ScrollNode("scroll")
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scroll.contentSize = Size(width: 300, height: 300)
    let root = Node("root") { scroll }
    root.layout(width: 100, height: 100, direction: direction)
    keep(root)
    return scroll
  }

  @Test func contentThatIsScrolledIsReachedByAnotherPartOfTheSafeArea() {
    let scroll = makeScroll(.leftToRight)
    scroll.root.safeAreaInsets.top = 20
    let card = Node("card").with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 200) }
    let inside = Node("inside").place(leading: 0, top: 0, height: 10, in: .safeArea)
    card.addSubnode(inside)
    scroll.addSubnode(card)
    scroll.root.layoutIfNeeded()
    #expect(inside.frame.minY == 20)
    scroll.contentOffset.y = 15
    scroll.root.layoutIfNeeded()
    #expect(card.safeAreaInsets.top == 20)
    #expect(inside.frame.minY == 20)
    scroll.contentOffset.y = -15
    scroll.root.layoutIfNeeded()
    #expect(card.safeAreaInsets.top == 5)
    #expect(inside.frame.minY == 5)
  }

  @Test func aTurnThatChangesTheSafeAreaIsNoReasonToClamp() {
    let scroll = makeScroll(.leftToRight)
    scroll.root.safeAreaInsets.right = 30
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.root.layoutIfNeeded()
    scroll.directionalContentOffset.x = 230
    for direction in [LayoutDirection.rightToLeft, .leftToRight] {
      scroll.root.layout(width: 100, height: 100, direction: direction)
      #expect(scroll.directionalContentOffset.x == 230)
    }
    let svg = scroll.root.picture(.both).svg
    #expect(scroll.root.picture(.both).svg == svg)
  }

  @Test func lookingInBothDirectionsScrollsNothing() {
    let scroll = makeScroll(.leftToRight)
    // The island is moved by the turn into another part of the safe area.
    let island = Node("island") { scroll }
    scroll.layoutDirection = .leftToRight
    scroll.contentInsetAdjustmentBehavior = .always
    island.directionalFrame = Rect(x: 50, y: 0, width: 100, height: 100)
    let root = Node("root") { island }
    root.safeAreaInsets.right = 30
    root.layout(width: 200, height: 100)
    scroll.contentOffset = Point(x: 400, y: -7)
    let text = scroll.root.drawing()
    let svg = root.picture(.both).svg
    #expect(root.picture(.both).svg == svg)
    #expect(scroll.contentOffset == Point(x: 400, y: -7))
    #expect(root.drawing() == text)
  }

  @Test func thePassAfterTheFirstSizeIsAlwaysAReason() {
    let scroll = ScrollNode("scroll")
    scroll.contentSize = Size(width: 10, height: 10)
    scroll.contentOffset.y = 50
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 10)
  }

  @Test func aPhysicalOffsetStaysWhileThereIsNothingToSee() {
    let scroll = ScrollNode("scroll")
    scroll.contentOffset.x = 5
    let root = Node("root") { scroll }
    for direction in LayoutDirection.allCases + LayoutDirection.allCases {
      root.layout(width: 100, height: 100, direction: direction)
      #expect(scroll.contentOffset.x == 5)
    }
    scroll.bounds.size = Size(width: 100, height: 100)
    scroll.contentSize = Size(width: 300, height: 300)
    #expect(scroll.contentOffset.x == 5)
    #expect(scroll.directionalContentOffset.x == 195)
  }

  @Test func anOffsetOfAnotherTimeSurvivesAFile() throws {
    let scroll = makeScroll(.rightToLeft)
    scroll.contentOffset.x = 0.1
    scroll.contentSize.width = 500
    scroll.root.layoutIfNeeded()
    let copy = try Scene(Scene(of: scroll.root).text()).root
    copy.layoutIfNeeded()
    let loaded = try #require(copy["scroll"] as? ScrollNode)
    #expect(loaded.contentOffset == scroll.contentOffset)
    #expect(loaded.directionalContentOffset == scroll.directionalContentOffset)
    // And each bit of what was set comes back with the content.
    for node in [scroll, loaded] { node.contentSize.width = 300 }
    #expect(loaded.contentOffset.x == 0.1)
    #expect(scroll.contentOffset.x == 0.1)
  }

  @Test func anOffsetBeyondTheEndsSurvivesAFileWithASafeArea() throws {
    let scroll = makeScroll(.leftToRight)
    scroll.root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.root.layoutIfNeeded()
    scroll.contentOffset.y = 400
    let copy = try Scene(Scene(of: scroll.root).text()).root
    copy.layoutIfNeeded()
    #expect((copy["scroll"] as? ScrollNode)?.contentOffset.y == 400)
  }

  @Test func restingContentHasNoNegativeZero() {
    let scroll = makeScroll(.leftToRight)
    scroll.contentOffset.x = -1
    scroll.contentSize.width = 200
    #expect(scroll.contentOffset.x.sign == .plus)
  }
}
