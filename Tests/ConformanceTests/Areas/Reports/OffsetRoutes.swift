import Maraya

/// One offset from the leading edge, set by several routes.
struct OffsetRoutes: Adapter {
  private let scrolls: [ScrollNode]

  init(_ given: inout Fields) throws {
    let content = Size(width: try given.require("contentWidth").number, height: 40)
    let size = Size(width: try given.require("viewportWidth").number, height: 40)
    let direction = try given.require("direction").direction
    let offset = Point(x: try given.require("setLogicalOffset").number, y: 0)
    scrolls = try given.require("routes").list.flatMap { name in
      guard let route = Self.routes[try name.text] else { throw NotUnderstood("the route \(name)") }
      let viewport = Viewport(direction, size: size, content: content)
      return try route(viewport, offset).map(\.scroll)
    }
  }

  private typealias Route = @Sendable (Viewport, Point) throws -> [Viewport]

  private static let routes: [String: Route] = [
    // Before there are content, size and direction.
    "initial property": { viewport, offset in
      LayoutDirection.allCases.map { direction in
        let new = Viewport(direction, size: .zero, content: .zero)
        new.scroll.directionalContentOffset = offset
        new.root.layoutDirection = viewport.root.layoutDirection
        new.scroll.frame = viewport.scroll.frame
        new.root.layoutIfNeeded()
        new.scroll.contentSize = viewport.scroll.contentSize
        new.root.layoutIfNeeded()
        return new
      }
    },
    "setter": { viewport, offset in
      OffsetName.all.map { name in
        let new = Viewport(
          viewport.root.effectiveLayoutDirection,
          size: viewport.scroll.bounds.size,
          content: viewport.scroll.contentSize
        )
        name.set(new.scroll, offset)
        return new
      }
    },
    "animated setter": { viewport, offset in
      viewport.scroll.setDirectionalContentOffset(offset, animated: true)
      return [viewport]
    },
    // As it stands, and with the offset of a tree in the other direction.
    "restored state": { viewport, offset in
      viewport.scroll.directionalContentOffset = offset
      let other = Viewport(
        viewport.root.effectiveLayoutDirection.opposite,
        size: viewport.scroll.bounds.size,
        content: viewport.scroll.contentSize
      )
      other.scroll.directionalContentOffset = offset
      let turned = try other.reread
      turned.root.layoutDirection = viewport.root.layoutDirection
      turned.root.layoutIfNeeded()
      return [try viewport.reread, turned]
    },
  ]

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "physicalOffset": return scrolls.map { .number($0.contentOffset.x) }
    case "logicalReadBack":
      return scrolls.flatMap { scroll in
        OffsetName.all.map { .number($0.get(scroll).x) }
      }
    case "sameForEveryRoute": return [.flag(Set(scrolls.map(\.contentOffset)).count == 1)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
