import Maraya

/// Cells in a row that scrolls, and which of them are seen.
struct ScrolledCells: Adapter {
  /// Scrolled by each name, and where the beginning is asked for, as it begins.
  private let viewports: [Viewport]

  init(_ given: inout Fields) throws {
    let direction = try given.require("direction").direction
    let visible = try given.require("viewportWidth").number
    let cells = Int(try given.require("cells").number)
    let cellWidth = try given.require("cellWidth").number
    let offset = Point(x: try given.require("logicalOffset").number, y: 0)
    let names: [OffsetName?] = OffsetName.all + (offset == .zero ? [nil] : [])
    viewports = try Self.ways.flatMap { way in
      try names.flatMap { name in
        let viewport = Viewport(direction, size: Size(width: visible, height: 40), content: .zero)
        viewport.addRow(of: cells, width: cellWidth)
        way(viewport.scroll, Size(width: Double(cells) * cellWidth, height: 40))
        viewport.root.layoutIfNeeded()
        name?.set(viewport.scroll, offset)
        return try viewport.both
      }
    }
  }

  func answers(to key: String) throws -> [Value] {
    try viewports.map { viewport in
      switch key {
      case "physicalOffset": return .number(viewport.scroll.contentOffset.x)
      case "fullyVisibleCells": return seen(in: viewport) { $0 == 1 }
      case "partlyVisibleCells": return seen(in: viewport) { $0 > 0 && $0 < 1 }
      case "cell0PhysicalXInContent":
        return .number(viewport.scroll.firstSubnode?.frame.minX ?? .nan)
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }

  /// The numbers of the cells of which such a part is seen.
  private func seen(in viewport: Viewport, _ isMeant: (Double) -> Bool) -> Value {
    let (root, scroll) = (viewport.root, viewport.scroll)
    let numbers = scroll.subnodes.enumerated().filter { _, cell in
      let inContent = cell.frame.intersection(scroll.visibleRect)
      let inRoot = cell.convert(cell.bounds, to: root).intersection(scroll.frame)
      let parts = [inContent, inRoot].map { $0.isNull ? 0 : $0.width / cell.bounds.width }
      return parts[0] == parts[1] && isMeant(parts[0])
    }
    return .numbers(numbers.map { Double($0.offset) })
  }

  private typealias Way = @Sendable (ScrollNode, Size) -> Void

  /// Ways to content that is as large as the cells.
  private static let ways: [Way] = [
    { $0.contentSize = $1 },
    { scroll, _ in scroll.sizesContentToFit = true },
    { scroll, _ in scroll.sizeContentToFit() },
    { scroll, size in
      scroll.contentSize = Size(width: 10, height: size.height)
      scroll.contentReferenceWidth = size.width
    },
  ]
}

extension Viewport {
  /// Adds cells, one after the other from the leading edge.
  fileprivate func addRow(of cells: Int, width: Double) {
    for index in 0..<cells {
      let cell = Node("cell\(index)")
      cell.directionalFrame = Rect(x: Double(index) * width, y: 0, width: width, height: 40)
      scroll.addSubnode(cell)
    }
  }
}
