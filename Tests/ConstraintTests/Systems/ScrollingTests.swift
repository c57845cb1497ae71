import Maraya
import Testing

/// Content whose size constraints say, and what floats over it.
@Suite struct ScrollingTests {
  private let root = Node("root")
  private let scroll = ScrollNode("scroll")

  init() {
    root.frame = box(0, 0, 200, 100)
    root.addSubnode(scroll)
    LayoutConstraint.activate {
      scroll.leading == root.leading
      scroll.trailing == root.trailing
      scroll.top == root.top
      scroll.bottom == root.bottom
    }
  }

  @Test func edgesOfTheContentSayItsSize() {
    let (a, b) = (scroll.added("a"), scroll.added("b"))
    let width = b.width == 300
    LayoutConstraint.activate {
      a.leading == scroll.leading + 10
      a.top == scroll.top
      a.bottom == scroll.bottom
      a.width == 150
      a.height == scroll.height
      b.leading == a.trailing + 10
      b.trailing == scroll.trailing - 30
      b.top == scroll.top
      b.height == 20
      width
    }
    #expect(a.framesInBoth(below: root) == [box(10, 0, 150, 100), box(340, 0, 150, 100)])
    #expect(b.frame == box(30, 0, 300, 20))
    #expect(scroll.contentSize == Size(width: 500, height: 100))
    #expect(scroll.contentLayoutGuide.layoutFrame == box(0, 0, 500, 100))
    width.constant = 500
    #expect(a.framesInBoth(below: root) == [box(10, 0, 150, 100), box(540, 0, 150, 100)])
    #expect(scroll.contentSize.width == 700)
    root.frame.size.height = 60
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 700, height: 60))
    #expect(root.diagnostics == [])
  }

  /// A header that stays, over content 600 × 400.
  private func floating() -> Node {
    let (content, header) = (scroll.added("content"), scroll.added("header"))
    LayoutConstraint.activate {
      content.leading == scroll.contentLayoutGuide.leading
      content.trailing == scroll.contentLayoutGuide.trailing
      content.top == scroll.contentLayoutGuide.top
      content.bottom == scroll.contentLayoutGuide.bottom
      content.width == 600
      content.height == 400
      header.leading == scroll.frameLayoutGuide.leading + 5
      header.top == scroll.frameLayoutGuide.top + 3
      header.width == 20
      header.height == 10
    }
    return header
  }

  @Test func whatIsTiedToTheFrameStays() {
    let header = floating()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 600, height: 400))
    #expect(header.frame == box(5, 3, 20, 10))
    scroll.directionalContentOffset = Point(x: 100, y: 50)
    root.layoutIfNeeded()
    #expect(header.frame == box(105, 53, 20, 10))
    #expect(header.convert(header.bounds, to: root) == box(5, 3, 20, 10))
    scroll.contentOffset = Point(x: 40, y: 0)
    root.layoutIfNeeded()
    #expect(header.frame == box(45, 3, 20, 10))
  }

  @Test func whatIsTiedToTheFrameStaysFromRightToLeft() {
    let header = floating()
    root.layout(width: 200, height: 100, direction: .rightToLeft)
    // At rest the right end of the content is seen, from 400 to 600.
    #expect(scroll.contentOffset == Point(x: 400, y: 0))
    #expect(header.frame == box(575, 3, 20, 10))
    scroll.directionalContentOffset = Point(x: 100, y: 50)
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: 300, y: 50))
    #expect(header.frame == box(475, 53, 20, 10))
    #expect(header.convert(header.bounds, to: root) == box(175, 3, 20, 10))
  }

  @Test func whatIsTiedToTheOutsideStays() {
    let header = scroll.added("header")
    scroll.contentSize = Size(width: 600, height: 400)
    LayoutConstraint.activate {
      header.trailing == root.trailing - 10
      header.bottom == root.bottom - 20
      header.width == 30
      header.height == 10
    }
    root.layoutIfNeeded()
    #expect(header.frame == box(160, 70, 30, 10))
    scroll.contentOffset = Point(x: 50, y: 100)
    root.layoutIfNeeded()
    #expect(header.frame == box(210, 170, 30, 10))
    #expect(header.convert(header.bounds, to: root) == box(160, 70, 30, 10))
  }

  @Test func centresAndSizesAreThoseOfTheFrame() {
    let a = scroll.added("a")
    let content = scroll.added("content")
    LayoutConstraint.activate {
      content.leading == scroll.leading
      content.trailing == scroll.trailing
      content.top == scroll.top
      content.bottom == scroll.bottom
      content.width == scroll.width * 3
      content.height == 400
      a.centerX == scroll.centerX
      a.centerY == scroll.centerY
      a.width == scroll.width * 0.5
      a.height == 10
    }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 600, height: 400))
    #expect(a.frame == box(50, 45, 100, 10))
  }

  @Test func aScrollNodeThatAFramePlacesSolvesItsContentItself() {
    let list = ScrollNode("list")
    list.frame = box(0, 0, 100, 50)
    let cell = list.added("cell")
    LayoutConstraint.activate {
      cell.leading == list.contentLayoutGuide.leading
      cell.trailing == list.contentLayoutGuide.trailing
      cell.top == list.contentLayoutGuide.top + 5
      cell.bottom == list.contentLayoutGuide.bottom
      cell.width == list.frameLayoutGuide.width
      cell.height == 300
    }
    let top = Node("top") { list }
    top.layout(width: 400, height: 400)
    #expect(list.contentSize == Size(width: 100, height: 305))
    #expect(cell.frame == box(0, 5, 100, 300))
    list.frame.size.width = 150
    top.layoutIfNeeded()
    #expect(list.contentSize == Size(width: 150, height: 305))
  }

  /// What is measured from a frame in content scrolls with it, and is not solved for that.
  @Test func scrollingAsksNoConstraintInTheContent() {
    let list = ScrollNode("list")
    root.addSubnode(list)
    list.frame = box(0, 0, 50, 50)
    list.contentSize = Size(width: 200, height: 50)
    let (a, b) = (list.added("a"), list.added("b"))
    a.frame = box(60, 0, 10, 10)
    LayoutConstraint.activate {
      b.leading == a.trailing
      b.width == 5
    }
    root.layoutIfNeeded()
    list.directionalContentOffset = Point(x: 30, y: 0)
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(b.frame == box(70, 0, 5, 0))
    a.frame.origin.x = 80
    #expect(root.layoutIfNeeded().solved == 1)
    #expect(b.frame == box(90, 0, 5, 0))
  }

  /// A physical frame counts from the left of content whose width constraints find.
  @Test(arguments: LayoutDirection.allCases)
  func framesInContentThatIsSolvedStayOnTheirSide(direction: LayoutDirection) {
    let list = ScrollNode("list")
    let screen = Node("screen") { list }
    list.frame = box(0, 0, 100, 100)
    let (card, dot) = (list.added("card"), list.added("dot"))
    card.frame = box(0, 0, 50, 20)
    let edge = card.right == list.right - 10
    LayoutConstraint.activate { edge }
    screen.layout(width: 200, height: 200, direction: direction)
    #expect(list.contentSize == Size(width: 60, height: 0))
    edge.isActive = false
    let width: LayoutConstraint = list.contentLayoutGuide.width == 300
    LayoutConstraint.activate {
      width
      dot.left == card.right + 5
      dot.width == 10
      dot.top == card.bottom
      dot.height == 10
      dot.bottom == list.bottom
    }
    for length in [300.0, 400, 350] {
      width.constant = length
      screen.layoutIfNeeded()
      #expect(list.contentSize == Size(width: length, height: 30))
      #expect(card.frame == box(0, 0, 50, 20))
      #expect(dot.frame == box(55, 20, 10, 10))
    }
    width.isActive = false
    screen.layoutIfNeeded()
    #expect(dot.frame == box(55, 20, 10, 10))
    #expect(screen.diagnostics == [])
  }
}
