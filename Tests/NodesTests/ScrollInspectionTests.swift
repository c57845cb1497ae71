import Maraya
import MarayaScenes
import Testing

/// What the audit, explanations, scenes and pictures know of a scroll node, from its description.
@Suite("Looking at scroll nodes")
struct ScrollInspectionTests {
  /// A list that fills the screen, with rows far below what is seen.
  private func makeList(_ direction: LayoutDirection = .leftToRight) -> Node {
    let list = ScrollNode("list")
    list.sizesContentToFit = true
    for index in 0..<30 {
      list.addSubnode(
        Node("row\(index)").place(leading: 0, top: Double(index) * 44, width: 375, height: 44)
      )
    }
    let root = Node("screen") { list.place(leading: 0, top: 0, trailing: 0, bottom: 0) }
    root.layout(width: 375, height: 667, direction: direction)
    return root
  }

  @Test func theAuditFindsNothingInAListThatScrolls() {
    let root = makeList()
    #expect(root.audit() == [])
    (root["list"] as? ScrollNode)?.contentOffset.y = 300
    #expect(root.audit() == [])
    #expect(root.mirrorFailures().isEmpty)
  }

  @Test func anEdgeInTheContentIsExplained() {
    let list = ScrollNode("list")
    list.contentSize = Size(width: 1000, height: 100)
    list.addSubnode(
      Node("cell").with { $0.directionalFrame = Rect(x: 20, y: 0, width: 100, height: 50) }
    )
    let root = Node("screen") { list.place(leading: 0, top: 0, trailing: 0, bottom: 0) }
    root.layout(width: 375, height: 100, direction: .rightToLeft)
    #expect(
      root["cell"]?.explain(.leading).description == """
        screen/list/cell leading = 980
          rule       directionalFrame 20,0,100,50
          axis       0…1000, the content of screen/list
          direction  right-to-left, set on screen
          leading    20
        """
    )
  }

  /// Loaded and saved again it is the same, also with an offset beyond the ends.
  @Test(arguments: LayoutDirection.allCases, [Placement.Space.physical, .directional])
  func aSceneKeepsTheOffset(direction: LayoutDirection, space: Placement.Space) throws {
    let root = makeList(direction)
    let list = try #require(root["list"] as? ScrollNode)
    list.contentInset = EdgeInsets(top: 5, left: 10, bottom: 0, right: 20)
    if space == .physical {
      list.contentOffset = Point(x: -40.25, y: 2_000)
    } else {
      list.directionalContentOffset = Point(x: -40.25, y: 2_000)
    }
    root.layoutIfNeeded()
    let text = try Scene(of: root).text()
    #expect(text.contains("\"clipsToBounds\"") == false)
    #expect(text.contains("\"bounds\"") == false)
    let loaded = try Scene(text)
    #expect(try loaded.text() == text)
    loaded.layout()
    #expect(loaded.root.capture() == root.capture())
    let other = try #require(loaded.root["list"] as? ScrollNode)
    #expect(other.contentOffset == list.contentOffset)
    #expect(other.directionalContentOffset == list.directionalContentOffset)
  }

  @Test func theResultsHaveBothOffsets() throws {
    let root = makeList(.rightToLeft)
    (root["list"] as? ScrollNode)?.contentSize.width = 500
    (root["list"] as? ScrollNode)?.directionalContentOffset = Point(x: 30, y: 44)
    let text = LayoutResults(of: root).text
    #expect(text.contains(#""contentOffset": [95, 44], "directionalContentOffset": [30, 44]"#))
  }

  @Test func scrollingIsToldOnceInEachSpace() throws {
    let (earlier, later) = (makeList(), makeList())
    (later["list"] as? ScrollNode)?.directionalContentOffset.y = 88
    #expect(
      later.differences(from: earlier).map(\.description) == [
        "screen/list: contentOffset 0,0 → 0,88",
        "screen/list: directionalContentOffset 0,0 → 0,88",
      ]
    )
  }
}
