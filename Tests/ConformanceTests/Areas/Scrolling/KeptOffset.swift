import Maraya

/// An offset from the leading edge, while content and node change their widths.
struct KeptOffset {
  /// The widths of the content and of the node, step by step.
  let widths: [(content: Double, visible: Double)]

  /// What each way gives.
  let results: [Result]

  /// Where content was scrolled to after each step.
  struct Result {
    var physical: [Double] = []
    var leading: [Double] = []
  }

  init(
    direction: LayoutDirection,
    offset: Double,
    widths: [(content: Double, visible: Double)]
  ) throws {
    self.widths = widths
    results = try OffsetName.all.flatMap { name in
      try [false, true].flatMap { rereads in
        try Self.ways.map { way in
          var result = Result()
          var viewport = Viewport(
            direction,
            size: Size(width: widths[0].visible, height: 40),
            content: Size(width: widths[0].content, height: 40)
          )
          name.set(viewport.scroll, Point(x: offset, y: 0))
          for (index, step) in widths.enumerated() {
            if index > 0 { way(viewport.scroll, step.content, step.visible) }
            viewport.root.layoutIfNeeded()
            if rereads { viewport = try viewport.reread }
            result.physical.append(viewport.scroll.contentOffset.x)
            result.leading.append(name.get(viewport.scroll).x)
          }
          return result
        }
      }
    }
  }

  private typealias Way = @Sendable (ScrollNode, _ content: Double, _ visible: Double) -> Void

  /// Ways to change the widths.
  private static let ways: [Way] = [
    { scroll, content, visible in
      scroll.contentSize.width = content
      scroll.bounds.size.width = visible
    },
    { scroll, content, visible in
      scroll.frame.size.width = visible
      scroll.contentReferenceWidth = content
    },
    { scroll, content, visible in
      scroll.directionalSize.width = visible
      scroll.rtl_contentRefWidth = content
    },
    { scroll, content, visible in
      scroll.contentSize = Size(width: content, height: 40)
      scroll.place(leading: 0, top: 0, width: visible, height: 40)
    },
  ]
}
