import Maraya
import Testing

/// The article "Scrolling in two directions", run.
@Suite("Scrolling in two directions")
struct ScrollingSnippets {
  /// What the article prints, kept to be compared with its comments.
  private final class Printed {
    var lines: [String] = []
  }

  private let printed = Printed()

  private func print(_ values: Any...) {
    printed.lines.append(values.map { "\($0)" }.joined(separator: " "))
  }

  @Test func theArticle() {
    let root = Node("root")

    let list = ScrollNode("list")
    list.contentSize = Size(width: 1000, height: 200)
    list.directionalFrame = Rect(x: 0, y: 0, width: 320, height: 200)
    root.addSubnode(list)
    root.layout(width: 320, height: 480, direction: .rightToLeft)
    print(list.contentOffset, list.directionalContentOffset)  // 680,0 0,0
    list.directionalContentOffset.x = 200
    print(list.contentOffset, list.bounds)  // 480,0 480,0 320×200
    list.contentOffset.x = 680
    print(list.directionalContentOffset)  // 0,0

    let cell = Node("cell")
    list.addSubnode(cell)
    cell.rtl_frame = Rect(x: 100, y: 0, width: 100, height: 200)
    print(cell.frame)  // 800,0 100×200

    list.directionalContentOffset.x = 200
    list.contentSize.width = 1400
    print(list.contentOffset.x)  // 880.0
    root.layout(width: 320, height: 480, direction: .leftToRight)
    print(list.contentOffset.x)  // 200.0
    root.layout(width: 320, height: 480, direction: .rightToLeft)
    print(list.contentOffset.x)  // 880.0

    list.contentSize.width = 200
    print(list.contentOffset.x)  // -120.0

    list.contentSize.width = 1000
    list.directionalContentInset.leading = 16
    list.directionalContentOffset.x = -16
    print(list.contentOffset.x, list.maximumContentOffset.x)  // 696.0 696.0
    print(list.contentInset.right)  // 16.0

    #expect(
      printed.lines == [
        "680,0 0,0", "480,0 480,0 320×200", "0,0", "800,0 100×200", "880.0", "200.0", "880.0",
        "-120.0", "696.0 696.0", "16.0",
      ]
    )
  }
}
