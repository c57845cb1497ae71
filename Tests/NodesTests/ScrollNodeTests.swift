import Maraya
import TestSupport
import Testing

@Suite("Scroll node")
struct ScrollNodeTests {
  /// A scroll node in a root, laid out.
  private func makeScroll(
    _ direction: LayoutDirection,
    size: Size = Size(width: 320, height: 200),
    content: Size = Size(width: 1000, height: 400)
  ) -> ScrollNode {
    let scroll = ScrollNode("scroll")
    scroll.contentSize = content
    let root = Node("root") {
      scroll.with { $0.frame = Rect(origin: .zero, size: size) }
    }
    root.layout(width: 800, height: 600, direction: direction)
    keep(root)
    return scroll
  }

  @Test func aNewOneIsUIKits() {
    let scroll = ScrollNode()
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentSize == .zero)
    #expect(scroll.contentInset == .zero)
    #expect(scroll.clipsToBounds)
    #expect(!scroll.isPagingEnabled)
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
    #expect(scroll.zoomScale == 1)
  }

  @Test func itBeginsAtTheLeadingEnd() {
    #expect(makeScroll(.leftToRight).contentOffset == .zero)
    let scroll = makeScroll(.rightToLeft)
    #expect(scroll.contentOffset == Point(x: 680, y: 0))
    #expect(scroll.directionalContentOffset == .zero)
  }

  @Test func contentThatGrowsKeepsThePlace() {
    let scroll = makeScroll(.rightToLeft, content: Size(width: 600, height: 200))
    #expect(scroll.contentOffset.x == 280)
    scroll.contentSize.width = 1000
    #expect(scroll.contentOffset.x == 680)
    scroll.contentOffset.x = 480
    #expect(scroll.directionalContentOffset.x == 200)
    scroll.contentSize.width = 1200
    #expect(scroll.contentOffset.x == 680)
    #expect(scroll.directionalContentOffset.x == 200)
  }

  @Test func aTurnKeepsThePlaceAndTurningBackEachBit() {
    let scroll = makeScroll(.rightToLeft)
    scroll.contentOffset = Point(x: 0.1, y: 7.3)
    scroll.root.layout(width: 800, height: 600, direction: .leftToRight)
    #expect(scroll.contentOffset == Point(x: 1000 - (0.1 + 320), y: 7.3))
    scroll.root.layout(width: 800, height: 600, direction: .rightToLeft)
    #expect(scroll.contentOffset == Point(x: 0.1, y: 7.3))
  }

  @Test func shortContentRestsOnTheLeadingEdge() {
    let scroll = makeScroll(.rightToLeft, content: Size(width: 200, height: 40))
    scroll.addSubnode(
      Node("child").with { $0.directionalFrame = Rect(x: 0, y: 0, width: 200, height: 40) }
    )
    scroll.root.layoutIfNeeded()
    #expect(scroll.contentOffset.x == -120)
    #expect(scroll["child"]?.frame.minX == 0)
    #expect(scroll["child"].map { $0.convert(Point.zero, to: scroll.supernode) }?.x == 120)
    #expect(scroll.minimumContentOffset.x == -120)
    #expect(scroll.maximumContentOffset.x == -120)
  }

  @Test(arguments: LayoutDirection.allCases)
  func anOffsetIsClampedWhenContentShrinksOrTheNodeGrows(direction: LayoutDirection) {
    let scroll = makeScroll(
      direction,
      size: Size(width: 300, height: 400),
      content: Size(width: 2000, height: 1000)
    )
    scroll.directionalContentOffset = Point(x: 1700, y: 600)
    scroll.contentSize = Size(width: 1500, height: 700)
    #expect(scroll.directionalContentOffset == Point(x: 1200, y: 300))
    scroll.contentSize = Size(width: 2000, height: 1000)
    #expect(scroll.directionalContentOffset == Point(x: 1200, y: 300))
    scroll.bounds.size = Size(width: 1000, height: 800)
    scroll.root.layoutIfNeeded()
    #expect(scroll.directionalContentOffset == Point(x: 1000, y: 200))
  }

  @Test func anOffsetMayLieBeyondTheEndsUntilSomethingChanges() {
    let scroll = makeScroll(.leftToRight)
    scroll.contentOffset = Point(x: -50, y: 900)
    scroll.root.setNeedsLayout()
    scroll.setNeedsLayout()
    scroll.root.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: -50, y: 900))
    scroll.contentInset.left = 30
    #expect(scroll.contentOffset == Point(x: -30, y: 200))
  }

  @Test func anOffsetThatIsSetBeforeThereIsContentIsMeant() {
    for space in [Placement.Space.physical, .directional] {
      let scroll = ScrollNode()
      if space == .physical {
        scroll.contentOffset = Point(x: 30, y: 30)
      } else {
        scroll.directionalContentOffset = Point(x: 30, y: 30)
      }
      let root = Node { scroll.with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 100) } }
      root.layout(width: 300, height: 300, direction: .rightToLeft)
      scroll.contentSize = Size(width: 1000, height: 1000)
      #expect(
        scroll.contentOffset == Point(x: space == .physical ? 30 : 870, y: 30),
        "\(space)"
      )
      #expect(scroll.directionalContentOffset == Point(x: space == .physical ? 870 : 30, y: 30))
    }
  }

  @Test func anOriginThatSomebodySetsIsAnOffset() {
    let scroll = makeScroll(.rightToLeft)
    scroll.bounds.origin.x = 500
    #expect(scroll.contentOffset.x == 500)
    #expect(scroll.directionalContentOffset.x == 180)
    scroll.contentSize.width = 1100
    #expect(scroll.contentOffset.x == 600)
  }

  // MARK: Cost

  @Test func scrollingVisitsNobody() {
    let scroll = makeScroll(.rightToLeft)
    for index in 0..<10 {
      scroll.addSubnode(
        Node().with {
          $0.directionalFrame = Rect(x: Double(index) * 100, y: 0, width: 100, height: 40)
        }
      )
    }
    scroll.root.layoutIfNeeded()
    scroll.contentOffset = Point(x: 100, y: 20)
    let report = scroll.root.layoutIfNeeded()
    #expect(report.visited == 0)
    #expect(report.placed == 0)
    #expect(scroll.firstSubnode?.frame.minX == 900)
  }

  // MARK: Insets

  @Test func insetsHaveTwoNames() {
    let scroll = makeScroll(.rightToLeft)
    scroll.rtl_contentInset = EdgeInsets(top: 1, left: 16, bottom: 2, right: 4)
    #expect(scroll.contentInset == EdgeInsets(top: 1, left: 4, bottom: 2, right: 16))
    #expect(scroll.rtl_contentInset == EdgeInsets(top: 1, left: 16, bottom: 2, right: 4))
    #expect(scroll.minimumContentOffset == Point(x: -4, y: -1))
    #expect(scroll.maximumContentOffset == Point(x: 696, y: 202))
    scroll.rtl_contentOffset.x = -16
    #expect(scroll.contentOffset.x == 696)
    scroll.root.layout(width: 800, height: 600, direction: .leftToRight)
    #expect(scroll.contentInset == EdgeInsets(top: 1, left: 16, bottom: 2, right: 4))
    #expect(scroll.contentOffset.x == -16)
  }

  @Test func theSafeAreaIsAddedAsAsked() {
    let scroll = ScrollNode("scroll")
    scroll.contentSize = Size(width: 300, height: 1000)
    let root = Node { scroll.place(leading: 0, top: 0, trailing: 0, bottom: 0) }
    root.safeAreaInsets = EdgeInsets(top: 44, left: 20, bottom: 34, right: 20)
    root.layout(width: 300, height: 400)
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    scroll.contentInsetAdjustmentBehavior = .always
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
    #expect(scroll.minimumContentOffset == Point(x: -20, y: -44))
  }

  /// Content begins below the bar; content that was scrolled stays where it is.
  @Test func whatRestsUnderTheSafeAreaGoesWithIt() {
    let scroll = ScrollNode("scroll")
    scroll.contentSize = Size(width: 300, height: 1000)
    scroll.contentInsetAdjustmentBehavior = .always
    let root = Node { scroll.place(leading: 0, top: 0, trailing: 0, bottom: 0) }
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 20)
    root.layout(width: 300, height: 400, direction: .rightToLeft)
    #expect(scroll.directionalContentOffset == Point(x: -20, y: -44))
    #expect(scroll.contentOffset == Point(x: 20, y: -44))
    scroll.contentOffset.y = 100
    root.safeAreaInsets.top = 20
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: 20, y: 100))
    scroll.contentOffset.y = -20
    root.safeAreaInsets.top = 44
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: 20, y: -44))
  }

  // MARK: What lies inside

  @Test func subnodesLieInTheContent() {
    let scroll = makeScroll(.rightToLeft)
    scroll.addSubnode(
      Node("a").place(leading: 20, bottom: 10, width: 100, height: 50)
    )
    scroll.addSubnode(
      Node("b").with { $0.ratio = RatioRect(x: 0, y: 0.5, width: 0.5, height: 0.5) }
    )
    scroll.contentOffset = Point(x: 200, y: 100)
    scroll.root.layoutIfNeeded()
    #expect(scroll["a"]?.frame == Rect(x: 880, y: 340, width: 100, height: 50))
    #expect(scroll["b"]?.frame == Rect(x: 500, y: 200, width: 500, height: 200))
    scroll.contentSize = Size(width: 1200, height: 500)
    scroll.root.layoutIfNeeded()
    #expect(scroll["a"]?.frame == Rect(x: 1080, y: 440, width: 100, height: 50))
    #expect(scroll["b"]?.frame == Rect(x: 600, y: 250, width: 600, height: 250))
  }

  @Test func theContentFitsItsSubnodesOnRequest() {
    let scroll = makeScroll(.rightToLeft, content: .zero)
    scroll.sizesContentToFit = true
    let card = Node("card").with {
      $0.directionalFrame = Rect(x: 500, y: 10, width: 100, height: 80)
    }
    scroll.addSubnode(card)
    scroll.addSubnode(Node("line").place(leading: 0, top: 50, trailing: 0, height: 60))
    scroll.root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 600, height: 110))
    #expect(card.frame.minX == 0)
    #expect(scroll.contentOffset.x == 280)
    #expect(scroll["line"]?.frame == Rect(x: 0, y: 50, width: 600, height: 60))
    card.removeFromSupernode()
    scroll.root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 0, height: 110))
  }

  @Test func scrollNodesInEachOtherHaveTheirOwnDirections() {
    let inner = ScrollNode("inner")
    inner.contentSize = Size(width: 400, height: 50)
    inner.layoutDirection = .leftToRight
    inner.directionalFrame = Rect(x: 10, y: 0, width: 100, height: 50)
    let scroll = makeScroll(.rightToLeft)
    scroll.addSubnode(inner)
    scroll.root.layoutIfNeeded()
    #expect(inner.frame.minX == 890)
    #expect(inner.contentOffset.x == 0)
    scroll.root.layout(width: 800, height: 600, direction: .leftToRight)
    inner.layoutDirection = .rightToLeft
    scroll.root.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    #expect(inner.contentOffset.x == 300)
  }

  // MARK: Article 1

  @Test func theArticlesNamesMirror() {
    let scroll = makeScroll(.rightToLeft)
    #expect(scroll.rtl_contentRefWidth == 1000)
    #expect(scroll.rtl_valueFromSelf(30) == 970)
    #expect(scroll.rtl_contentOffset(Point(x: 100, y: 5)) == Point(x: 580, y: 5))
    scroll.rtl_setContentOffset(Point(x: 200, y: 0), animated: true)
    #expect(scroll.contentOffset.x == 480)
    scroll.rtl_contentRefWidth = 1400
    #expect(scroll.contentOffset.x == 880)
    #expect(scroll.contentSize.width == 1000)
    #expect(scroll.rtl_valueFromSelf(30) == 1370)
  }

  // MARK: Refusals

  @Test func whatMakesNoSenseIsRefused() {
    let scroll = makeScroll(.rightToLeft)
    scroll.contentOffset.x = 200
    scroll.contentSize.width = -1
    scroll.contentSize.height = .infinity
    scroll.contentReferenceWidth = .nan
    scroll.contentOffset.y = .nan
    scroll.directionalContentOffset.x = .infinity
    scroll.contentInset.left = .nan
    scroll.directionalContentInset.top = .infinity
    scroll.zoomScale = .nan
    scroll.minimumZoomScale = 0
    #expect(scroll.contentSize == Size(width: 1000, height: 400))
    #expect(scroll.contentOffset == Point(x: 200, y: 0))
    #expect(scroll.contentInset == .zero)
    #expect(
      scroll.diagnostics.map(\.message) == [
        "negative-length: root/scroll.contentSize -1×400",
        "non-finite-value: root/scroll.contentSize 1000×inf",
        "non-finite-value: root/scroll.contentReferenceWidth nan",
        "non-finite-value: root/scroll.contentOffset 200,nan",
        "non-finite-value: root/scroll.directionalContentOffset inf,0",
        "non-finite-value: root/scroll.contentInset 0,nan,0,0",
        "non-finite-value: root/scroll.directionalContentInset inf,0,0,0",
        "non-finite-value: root/scroll.zoomScale nan",
        "negative-length: root/scroll.minimumZoomScale 0.0",
      ]
    )
  }
}
