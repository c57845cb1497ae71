import Maraya
import MarayaScenes
import TestSupport
import Testing

/// What happens around an offset while it is set, laid out or written.
@Suite("Scroll node: hooks and layouts")
struct ScrollHookTests {
  /// A scroll node of 100 by 100 in a root, laid out.
  private func layOut<Class: ScrollNode>(
    _ scroll: Class,
    _ direction: LayoutDirection,
    content: Size = Size(width: 300, height: 300)
  ) -> Class {
    scroll.id = "scroll"
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scroll.contentSize = content
    let root = Node("root") { scroll }
    root.layout(width: 100, height: 100, direction: direction)
    keep(root)
    return scroll
  }

  // MARK: Overrides of didScroll()

  @Test(arguments: LayoutDirection.allCases)
  func whoScrollsOnWhenItScrollsIsObeyed(direction: LayoutDirection) {
    for scroll in [layOut(OffsetStop(), direction), layOut(OriginStop(), direction)] {
      scroll.contentOffset.x = 60
      scroll.contentOffset.x = -50
      #expect(scroll.contentOffset.x == 0)
      #expect(scroll.bounds.minX == 0)
      #expect(scroll.directionalContentOffset.x == (direction == .leftToRight ? 0 : 200))
      scroll.contentOffset.x = 60
      scroll.bounds.origin.x = -50
      #expect(scroll.contentOffset.x == 0)
      scroll.root.layoutIfNeeded()
      #expect(scroll.bounds.minX == 0)
    }
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 250.0), (.rightToLeft, 950)])
  func contentThatGrowsWhenItScrollsKeepsThePlace(direction: LayoutDirection, x: Double) {
    let scroll = layOut(Endless(), direction)
    scroll.directionalContentOffset.x = 250
    #expect(scroll.contentSize.width == 1300)
    #expect(scroll.directionalContentOffset.x == 250)
    #expect(scroll.contentOffset.x == x)
    #expect(scroll.bounds.minX == x)
  }

  // MARK: The safe area

  @Test func aTurnTogetherWithAnotherBarFollowsTheBar() {
    let scroll = layOut(ScrollNode(), .leftToRight)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 30)
    scroll.root.layoutIfNeeded()
    scroll.directionalContentOffset.x = 230
    #expect(scroll.contentOffset.y == -44)
    scroll.root.safeAreaInsets.top = 20
    scroll.root.layout(width: 100, height: 100, direction: .rightToLeft)
    #expect(scroll.directionalContentOffset == Point(x: 230, y: -20))
    scroll.root.safeAreaInsets.top = 0
    scroll.root.layout(width: 100, height: 100, direction: .leftToRight)
    #expect(scroll.directionalContentOffset == Point(x: 230, y: 0))
  }

  @Test func anOffsetThatWaitsForContentBeginsBelowTheBar() {
    let scroll = layOut(ScrollNode(), .rightToLeft, content: .zero)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentOffset = .zero
    scroll.root.safeAreaInsets.top = 44
    scroll.root.layoutIfNeeded()
    scroll.contentSize = Size(width: 100, height: 500)
    scroll.root.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: 0, y: -44))
  }

  // MARK: Content that fits

  @Test func contentThatIsToFitDoesSoAgain() {
    let scroll = ScrollNode()
    scroll.sizesContentToFit = true
    scroll.addSubnode(
      Node().with { $0.directionalFrame = Rect(x: 0, y: 0, width: 150, height: 40) }
    )
    _ = layOut(scroll, .rightToLeft)
    #expect(scroll.contentSize == Size(width: 150, height: 40))
    scroll.contentSize.height = 900
    scroll.root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 150, height: 40))
  }

  @Test func anOffsetThatWaitsIsMeantInTheContentBeforeItFits() throws {
    let scroll = ScrollNode("scroll")
    scroll.contentSize = Size(width: 300, height: 100)
    scroll.contentOffset.x = 120
    scroll.addSubnode(Node().with { $0.directionalFrame = Rect(x: 0, y: 0, width: 250, height: 9) })
    scroll.sizesContentToFit = true
    let root = Node("root") { scroll }
    root.layoutDirection = .rightToLeft
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let text = try Scene(of: root).text()
    let copy = try Scene(text).root
    #expect(try Scene(of: copy).text() == text)
    for tree in [root, copy] {
      tree.layoutIfNeeded()
      let scroll = try #require(tree["scroll"] as? ScrollNode)
      #expect(scroll.directionalContentOffset.x == 80)
      #expect(scroll.contentOffset.x == 70)
    }
  }

  // MARK: Zoom and pages

  @Test func aZoomThatTheInsetsDoNotAllowIsRefusedWhole() {
    let page = Node("page")
    let scroll = layOut(ScrollNode(), .leftToRight, content: Size(width: 5e307, height: 100))
    scroll.addSubnode(page)
    scroll.zoomNode = page
    scroll.maximumZoomScale = 2
    scroll.contentInset.right = 1.2e308
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    #expect(scroll.contentSize == Size(width: 5e307, height: 100))
    #expect(page.transform == .identity)
    #expect(scroll.diagnostics.map(\.message) == ["non-finite-value: root/scroll.zoomScale 2.0"])
  }

  @Test func aDragThatBeganOnAPageThatIsGoneEndsOnTheLast() {
    let paging = Paging(content: 1000, visible: 320)
    #expect(paging.restingPage(from: 680, velocity: 0, startingOn: 10) == 3)
    #expect(paging.restingPage(from: 680, velocity: 300, startingOn: .max) == 3)
    #expect(paging.restingPage(from: 0, velocity: -300, startingOn: .min) == 0)
  }
}

/// Never shows what lies before its content.
private final class OffsetStop: ScrollNode {
  override func didScroll() {
    super.didScroll()
    if contentOffset.x < 0 { contentOffset.x = 0 }
  }
}

/// The same by the bounds.
private final class OriginStop: ScrollNode {
  override func didScroll() {
    super.didScroll()
    if bounds.minX < 0 { bounds.origin.x = 0 }
  }
}

/// Has more content when its end is near.
private final class Endless: ScrollNode {
  override func didScroll() {
    super.didScroll()
    if directionalContentOffset.x > 150 && contentSize.width < 1000 { contentSize.width += 1000 }
  }
}
