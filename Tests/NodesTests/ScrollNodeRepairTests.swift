import Maraya
import Testing

/// What once went wrong.
@Suite("Scroll node, repaired")
struct ScrollNodeRepairTests {
  private let root = Node("root")
  private let scroll = ScrollNode("scroll")

  private func layOut(
    _ direction: LayoutDirection = .rightToLeft,
    content: Size = Size(width: 1000, height: 400)
  ) {
    scroll.contentSize = content
    scroll.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    root.addSubnode(scroll)
    root.layout(width: 800, height: 600, direction: direction)
  }

  @Test func contentFollowsSubnodesThatMoveAndHide() {
    let card = Node("card").with {
      $0.directionalFrame = Rect(x: 500, y: 0, width: 100, height: 50)
    }
    scroll.sizesContentToFit = true
    scroll.addSubnode(card)
    layOut(content: .zero)
    #expect(scroll.contentSize == Size(width: 600, height: 50))
    card.directionalFrame.origin.x = 900
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 1000, height: 50))
    card.isHidden = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    card.isHidden = false
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 1000, height: 50))
    #expect(card.frame.minX == 0)
  }

  @Test func contentFollowsWhatIsMeasured() {
    let label = Label("label").place(leading: 10, top: 0)
    let letter = Node().with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 20) }
    label.addSubnode(letter)
    scroll.sizesContentToFit = true
    scroll.addSubnode(label)
    layOut(content: .zero)
    #expect(scroll.contentSize == Size(width: 110, height: 20))
    letter.frame.size.width = 700
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 710, height: 20))
    #expect(label.frame == Rect(x: 0, y: 0, width: 700, height: 20))
  }

  @Test func contentWithoutASubnodeIsClampedTo() {
    layOut(.leftToRight)
    scroll.contentOffset = Point(x: 200, y: 100)
    scroll.contentSize = .zero
    #expect(scroll.contentOffset == .zero)
  }

  @Test func zoomedContentStaysZoomed() {
    let page = Node("page").with { $0.directionalFrame = Rect(x: 0, y: 0, width: 100, height: 50) }
    scroll.addSubnode(page)
    scroll.sizesContentToFit = true
    scroll.zoomNode = page
    scroll.maximumZoomScale = 10
    layOut(content: .zero)
    scroll.zoomScale = 8
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 800, height: 400))
    #expect(page.frame == Rect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func zoomingDriftsNowhereAndIsRefusedWhole() {
    let page = Node("page")
    scroll.addSubnode(page)
    scroll.zoomNode = page
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.1, 10)
    layOut(content: Size(width: 333.3, height: 77.7))
    scroll.contentReferenceWidth = 300.1
    for step in 0..<100 { scroll.zoomScale = 0.1 + Double(step % 7) * 0.37 }
    scroll.zoomScale = 2
    #expect(scroll.contentReferenceWidth == 600.2)
    scroll.zoomScale = 1
    #expect(scroll.contentSize == Size(width: 333.3, height: 77.7))
    #expect(scroll.contentReferenceWidth == 300.1)
    scroll.contentSize.width = 1e308
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 1)
    #expect(page.transform == .identity)
    #expect(
      scroll.diagnostics.map(\.message) == ["non-finite-value: root/scroll.zoomScale 5.0"]
    )
  }

  @Test func onePartOfAnOffsetLeavesTheOtherAlone() {
    layOut()
    scroll.directionalContentOffset.x = 200
    scroll.frame.size.width = 400
    scroll.contentOffset.y = 10
    #expect(scroll.contentOffset == Point(x: 400, y: 10))
    root.layout(width: 800, height: 600, direction: .leftToRight)
    #expect(scroll.bounds.origin == Point(x: 200, y: 10))
    root.layoutDirection = .rightToLeft
    scroll.bounds.origin.y = 20
    root.layoutIfNeeded()
    #expect(scroll.bounds.origin == Point(x: 400, y: 20))
    scroll.directionalContentOffset.x = 0.1
    scroll.contentOffset.y = 5
    #expect(scroll.directionalContentOffset == Point(x: 0.1, y: 5))
    scroll.contentOffset.x = 0.1
    scroll.directionalContentOffset.y = 6
    #expect(scroll.contentOffset == Point(x: 0.1, y: 6))
  }

  @Test(arguments: [0.0, 2000])
  func anOffsetDownStaysAtTheLeadingEdgeWhenContentGetsWide(height: Double) {
    layOut(content: Size(width: 0, height: height))
    scroll.contentOffset.y = 100
    scroll.contentSize = Size(width: 1000, height: 2000)
    #expect(scroll.directionalContentOffset == Point(x: 0, y: 100))
    #expect(scroll.contentOffset == Point(x: 680, y: 100))
  }

  @Test func theLastPageIsReadAsSuch() {
    layOut()
    #expect(scroll.pageCount == 4)
    for page in [3, 2, 1, 0] {
      scroll.pageIndex = page
      #expect(scroll.pageIndex == page)
    }
    let paging = scroll.paging()
    #expect(paging.page(at: 659) == 2)
    #expect(paging.page(at: 660) == 3)
    #expect(paging.restingPage(from: 670, velocity: 0, startingOn: 3) == 3)
  }

  @Test func marginsThatArePreservedFollowTheContent() {
    let card = Node("card").with { $0.frame = Rect(x: 0, y: 100, width: 100, height: 300) }
    let inside = Node().place(leading: 0, top: 0, trailing: 0, bottom: 0, in: .margins)
    card.preservesSupernodeLayoutMargins = true
    card.addSubnode(inside)
    scroll.layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    scroll.addSubnode(card)
    layOut(.leftToRight)
    #expect(inside.frame.maxY == 270)
    scroll.contentSize.height = 900
    root.layoutIfNeeded()
    #expect(inside.frame.maxY == 292)
  }

  @Test func bouncingClampsNothing() {
    layOut()
    scroll.directionalContentOffset.x = -50
    scroll.alwaysBounceHorizontal = true
    #expect(scroll.directionalContentOffset.x == -50)
  }

  @Test func aResizedOneFindsTheSafeAreaOfItsPlace() {
    func insets(widths: [Double]) -> [EdgeInsets] {
      let root = Node()
      root.safeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
      let scroll = ScrollNode().place(leading: 0, top: 0, trailing: 0, bottom: 0)
      scroll.contentSize = Size(width: 1000, height: 200)
      root.addSubnode(scroll)
      for index in 0..<10 {
        let card = Node()
        card.directionalFrame = Rect(x: Double(index) * 100, y: 0, width: 100, height: 100)
        card.addSubnode(Node().place(leading: 0, top: 0, trailing: 0, bottom: 0, in: .safeArea))
        scroll.addSubnode(card)
      }
      for width in widths { root.layout(width: width, height: 200, direction: .rightToLeft) }
      return scroll.subnodes.map { card in
        let rect = card.subnodes[0].frame
        return EdgeInsets(top: 0, left: rect.minX, bottom: 0, right: 100 - rect.maxX)
      }
    }
    #expect(insets(widths: [320, 500]) == insets(widths: [500]))
    #expect(insets(widths: [500, 320]) == insets(widths: [320]))
  }

  @Test func numbersStayFinite() {
    layOut(content: Size(width: 1.7e308, height: 1))
    scroll.contentInset.right = 1.7e308
    #expect(scroll.contentInset == .zero)
    #expect(scroll.maximumContentOffset.isFinite)
    scroll.bounds.origin.x = -1.7e308
    #expect(scroll.directionalContentOffset.isFinite)
    scroll.contentSize.width = 1000
    #expect(scroll.contentOffset == Point(x: 680, y: 0))
    #expect(scroll.diagnostics.count == 2)
    let node = ImageNode(image: Image(size: Size(width: 1e-307, height: 100)))
    node.frame = Rect(x: 0, y: 0, width: 1000, height: 100)
    node.contentMode = .scaleAspectFill
    #expect(node.imageRect == node.bounds)
  }
}

/// A node that is as large as its subnodes.
private final class Label: Node {
  override func sizeThatFits(_ size: Size) -> Size {
    subnodes.reduce(.zero) {
      Size(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
    }
  }
}
