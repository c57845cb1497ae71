import Maraya

/// Cells in a row that scrolls, and which of them are seen.
struct ScrolledCells: Adapter {
  private let direction: LayoutDirection
  private let visible: Double
  private let cells: Int
  private let cellWidth: Double
  private let offset: Double

  init(_ given: inout Fields) throws {
    direction = try given.require("direction").direction
    visible = try given.require("viewportWidth").number
    cells = Int(try given.require("cells").number)
    cellWidth = try given.require("cellWidth").number
    offset = try given.require("logicalOffset").number
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

  /// Scrolled by each name, and where the beginning is asked for, as it begins.
  private var viewports: [Viewport] {
    get throws {
      try Self.ways.flatMap { way in
        let scrolled = OffsetName.all.map { name in
          let viewport = row(way)
          name.set(viewport.scroll, Point(x: offset, y: 0))
          return viewport
        }
        return try (scrolled + (offset == 0 ? [row(way)] : [])).flatMap { try $0.both }
      }
    }
  }

  private func row(_ way: Way) -> Viewport {
    let viewport = Viewport(direction, size: Size(width: visible, height: 40), content: .zero)
    for index in 0..<cells {
      let x = Double(index) * cellWidth
      let cell = Node("cell\(index)")
      cell.directionalFrame = Rect(x: x, y: 0, width: cellWidth, height: 40)
      viewport.scroll.addSubnode(cell)
    }
    way(viewport.scroll, Size(width: Double(cells) * cellWidth, height: 40))
    viewport.root.layoutIfNeeded()
    return viewport
  }
}
