import Maraya
import TestSupport

/// A scroll node in a root that is larger, laid out.
struct Viewport {
  let root: Node
  let scroll: ScrollNode

  /// Creates a scroll node of a size and with content; the node does not move with its root.
  init(_ direction: LayoutDirection, size: Size, content: Size) {
    scroll = ScrollNode("scroll")
    scroll.frame = Rect(origin: .zero, size: size)
    root = Node("root")
    root.addSubnode(scroll)
    root.layout(width: 3000, height: 3000, direction: direction)
    scroll.contentSize = content
    root.layoutIfNeeded()
    keep(root)
  }

  private init(reading root: Node) throws {
    guard let scroll = root["scroll"] as? ScrollNode else { throw NotUnderstood("a file of ours") }
    (self.root, self.scroll) = (root, scroll)
    root.layoutIfNeeded()
    keep(root)
  }

  /// The same, as it comes back from a file.
  var reread: Viewport {
    get throws { try Viewport(reading: root.reread) }
  }

  /// As it is, and as it comes back from a file.
  var both: [Viewport] {
    get throws { [self, try reread] }
  }
}
