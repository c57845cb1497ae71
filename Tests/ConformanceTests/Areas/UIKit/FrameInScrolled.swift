import Maraya

/// A frame from the leading edge of content that is scrolled.
struct FrameInScrolled: Adapter {
  private let origin: Double
  private let visible: Double
  private let content: Double
  private let frame: Rect

  init(_ given: inout Fields) throws {
    var scroll = try given.require("scroll").fields(of: "'scroll'")
    origin = try scroll.require("boundsOriginX").number
    visible = try scroll.require("boundsWidth").number
    content = try scroll.require("contentWidth").number
    try scroll.finish()
    frame = try given.require("logicalFrame").rect
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "correctPhysicalX":
      return try Self.ways.flatMap { way in
        try [false, true].flatMap { scrollsFirst in
          try viewports(scrollsFirst: scrollsFirst, way).map {
            .number($0.scroll["child"]?.frame.minX ?? .nan)
          }
        }
      }
    case "seedPhysicalX":
      return try viewports(scrollsFirst: true) { node, frame in
        if let scroll = node.supernode { node.frame = Article.frame(frame, in: scroll) }
      }.map { .number($0.scroll["child"]?.frame.minX ?? .nan) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  private typealias Way = @Sendable (Node, Rect) -> Void

  private static let ways: [Way] = [
    { $0.directionalFrame = $1 },
    { $0.rtl_frame = $1 },
    { $0.place(leading: $1.minX, top: $1.minY, width: $1.width, height: $1.height) },
    { node, frame in
      node.bounds.size = frame.size
      node.rtl_x = frame.minX
    },
    { node, frame in
      node.bounds.size = frame.size
      node.frame.origin.x = node.mirroredInReference(frame.maxX)
    },
  ]

  private func viewports(scrollsFirst: Bool, _ way: (Node, Rect) -> Void) throws -> [Viewport] {
    let viewport = Viewport(
      .rightToLeft,
      size: Size(width: visible, height: 100),
      content: Size(width: content, height: 100)
    )
    let child = Node("child")
    viewport.scroll.addSubnode(child)
    if scrollsFirst { viewport.scroll.bounds.origin.x = origin }
    way(child, frame)
    viewport.scroll.bounds.origin.x = origin
    viewport.root.layoutIfNeeded()
    return try viewport.both
  }
}
