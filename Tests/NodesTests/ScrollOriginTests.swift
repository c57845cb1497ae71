import Maraya
import Testing

@Suite("Scroll nodes whose bounds are set")
struct ScrollOriginTests {
  private func makeTree(_ direction: LayoutDirection) -> (root: Node, scroll: ScrollNode) {
    let scroll = ScrollNode("scroll")
    scroll.frame = Rect(x: 0, y: 0, width: 400, height: 40)
    let root = Node("root") { scroll }
    root.layout(width: 800, height: 40, direction: direction)
    scroll.contentSize = Size(width: 2000, height: 40)
    scroll.bounds.origin.x = 1000
    return (root, scroll)
  }

  @Test func anOriginIsKeptFromTheLeadingEdgeWhenTheNodeGrows() {
    let (root, scroll) = makeTree(.rightToLeft)
    #expect(scroll.directionalContentOffset.x == 600)
    scroll.frame.size.width = 800
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.x == 600)
    #expect(scroll.directionalContentOffset.x == 600)
    scroll.frame.size.width = 1600
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.x == 0)
    #expect(scroll.directionalContentOffset.x == 400)
  }

  @Test(arguments: LayoutDirection.allCases)
  func anOriginIsKeptFromTheLeadingEdgeInATurn(direction: LayoutDirection) {
    let (root, scroll) = makeTree(direction)
    root.layout(width: 800, height: 40, direction: direction.opposite)
    #expect(scroll.contentOffset.x == 600)
    root.layout(width: 800, height: 40, direction: direction)
    #expect(scroll.contentOffset.x == 1000)
  }

  @Test func anOriginThatIsSetAfterTheSizeIsMeantInThatSize() {
    for setsBoth in [false, true] {
      let (root, scroll) = makeTree(.rightToLeft)
      if setsBoth {
        scroll.bounds = Rect(x: 500, y: 0, width: 800, height: 40)
      } else {
        scroll.bounds.size.width = 800
        scroll.bounds.origin.x = 500
      }
      root.layoutIfNeeded()
      #expect(scroll.contentOffset.x == 500)
      #expect(scroll.directionalContentOffset.x == 700)
    }
  }
}
