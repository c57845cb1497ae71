import Maraya
import MarayaScenes
import Testing

@Suite("Scroll nodes in scenes")
struct ScrollSceneTests {
  private func makeTree(_ direction: LayoutDirection) -> (root: Node, scroll: ScrollNode) {
    let scroll = ScrollNode("scroll")
    scroll.frame = Rect(x: 0, y: 0, width: 400, height: 40)
    let root = Node("root") { scroll }
    root.layout(width: 800, height: 40, direction: direction)
    scroll.contentSize = Size(width: 1000, height: 40)
    return (root, scroll)
  }

  private func reread(_ root: Node) throws -> (root: Node, scroll: ScrollNode) {
    let text = try Scene(of: root).text()
    let read = try Scene(text).root
    read.layoutIfNeeded()
    #expect(try Scene(of: read).text() == text)
    return (read, try #require(read["scroll"] as? ScrollNode))
  }

  private static let ways: [@Sendable (ScrollNode, Point) -> Void] = [
    { $0.contentOffset = $1 },
    { $0.bounds.origin = $1 },
    { $0.directionalContentOffset = $0.mirroredOffset($1) },
  ]

  @Test(arguments: LayoutDirection.allCases)
  func anOffsetComesBack(direction: LayoutDirection) throws {
    for way in Self.ways {
      let (root, scroll) = makeTree(direction)
      way(scroll, Point(x: 150, y: 0))
      let read = try reread(root)
      #expect(read.scroll.contentOffset == Point(x: 150, y: 0))
      withExtendedLifetime((root, read)) {}
    }
  }

  @Test func anOffsetComesBackAfterContentAndNodeHaveGrown() throws {
    for way in Self.ways {
      let (root, scroll) = makeTree(.rightToLeft)
      way(scroll, Point(x: 500, y: 0))
      scroll.contentSize.width = 1200
      #expect(scroll.contentOffset.x == 700)
      var read = try reread(root)
      #expect(read.scroll.contentOffset.x == 700)
      #expect(read.scroll.directionalContentOffset.x == 100)
      scroll.frame.size.width = 600
      root.layoutIfNeeded()
      read = try reread(root)
      #expect(read.scroll.contentOffset.x == 500)
      #expect(read.scroll.directionalContentOffset.x == 100)
      root.layout(width: 800, height: 40, direction: .leftToRight)
      read = try reread(root)
      #expect(read.scroll.contentOffset.x == 100)
      withExtendedLifetime((root, read)) {}
    }
  }

  @Test func anOffsetThatIsSetBeforeThereIsContentComesBack() throws {
    for way in Self.ways.dropLast() {
      let (root, scroll) = makeTree(.rightToLeft)
      scroll.contentSize = .zero
      way(scroll, Point(x: 30, y: 0))
      let read = try reread(root)
      for scroll in [scroll, read.scroll] {
        scroll.contentSize = Size(width: 1000, height: 40)
        #expect(scroll.contentOffset.x == 30)
        #expect(scroll.directionalContentOffset.x == 570)
      }
      withExtendedLifetime((root, read)) {}
    }
  }

  @Test func whatIsZoomedIsSaved() throws {
    let scroll = ScrollNode("scroll")
    scroll.directionalFrame = Rect(x: 0, y: 0, width: 100, height: 100)
    let photo = Node("photo")
    photo.directionalFrame = Rect(x: 0, y: 0, width: 50, height: 50)
    scroll.addSubnode(Node("other"))
    scroll.addSubnode(photo)
    scroll.sizesContentToFit = true
    scroll.maximumZoomScale = 4
    scroll.zoomNode = photo
    let root = Node("root") { scroll }
    root.layout(width: 100, height: 100)
    scroll.zoomScale = 4
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 200, height: 200))
    let copy = try Scene(Scene(of: root).text()).root
    copy.layoutIfNeeded()
    let loaded = try #require(copy["scroll"] as? ScrollNode)
    #expect(loaded.zoomNode === loaded["photo"])
    #expect(loaded.contentSize == Size(width: 200, height: 200))
    #expect(loaded.contentOffset == scroll.contentOffset)
  }
}
