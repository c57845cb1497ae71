import Maraya

/// Content that is shorter than its scroll node.
struct ShortContent: Adapter {
  private let direction: LayoutDirection
  private let visible: Double
  private let content: Double
  private let child: Rect

  init(_ given: inout Fields) throws {
    direction = try given.require("direction").direction
    visible = try given.require("viewportWidth").number
    content = try given.require("contentWidth").number
    var fields = try given.require("child").fields(of: "'child'")
    child = try fields.require("logical").rect
    try fields.finish()
  }

  func answers(to key: String) throws -> [Value] {
    try viewports.map { viewport in
      let scroll = viewport.scroll
      switch key {
      case "physicalOffset": return .number(scroll.contentOffset.x)
      case "logicalOffsetRange":
        let ends = [scroll.minimumContentOffset, scroll.maximumContentOffset]
        return .numbers(ends.map { scroll.mirroredOffset($0).x }.sorted())
      case "childXInViewport":
        guard let child = scroll["child"] else { throw NotUnderstood("a file of ours") }
        return .number(child.convert(child.bounds, to: viewport.root).minX - scroll.frame.minX)
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }

  /// By content of a given size and of one that fits, as it begins and once it was pulled.
  private var viewports: [Viewport] {
    get throws {
      try [false, true].flatMap { fits in
        try [0, 50].flatMap { pull in
          let viewport = Viewport(
            direction,
            size: Size(width: visible, height: 40),
            content: fits ? .zero : Size(width: content, height: 40)
          )
          let node = Node("child")
          node.directionalFrame = child
          viewport.scroll.addSubnode(node)
          viewport.scroll.sizesContentToFit = fits
          viewport.root.layoutIfNeeded()
          if pull != 0 {
            viewport.scroll.directionalContentOffset.x = pull
            // It comes back when something changes.
            viewport.scroll.contentInset.top = 1
          }
          return try viewport.both
        }
      }
    }
  }
}
