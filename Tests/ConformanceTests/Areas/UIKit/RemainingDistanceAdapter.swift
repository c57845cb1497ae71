import Maraya

/// How far it is to the trailing end of the content.
struct RemainingDistanceAdapter: Adapter {
  private let direction: LayoutDirection
  private let visible: Double
  private let content: Double
  private let offset: Double
  /// Whether the offset is one from the leading edge.
  private let isFromLeading: Bool

  init(_ given: inout Fields) throws {
    direction = try given.require("rtl").flag ? .rightToLeft : .leftToRight
    visible = try given.require("boundsWidth").number
    content = try given.require("contentWidth").number
    offset = try given.require("offsetX").number
    isFromLeading = try given.require("coordinatesFlipped").flag
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "remainingDistanceToTail" else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return try OffsetName.all.flatMap { name in
      let viewport = Viewport(
        direction,
        size: Size(width: visible, height: 1),
        content: Size(width: content, height: 1)
      )
      let given = Point(x: offset, y: 0)
      name.set(viewport.scroll, isFromLeading ? given : viewport.scroll.mirroredOffset(given))
      return try viewport.both.flatMap { distances(in: $0.scroll, name).map(Value.number) }
    }
  }

  /// By the offset, by the ends of the range, and by what is seen of the content.
  private func distances(in scroll: ScrollNode, _ name: OffsetName) -> [Double] {
    let ends = [scroll.minimumContentOffset, scroll.maximumContentOffset]
    let last = ends.map { scroll.mirroredOffset($0).x }.max() ?? .nan
    let seen = scroll.visibleRect
    return [
      content - visible - name.get(scroll).x,
      last - name.get(scroll).x,
      content - max(scroll.mirroredInSelf(seen.minX), scroll.mirroredInSelf(seen.maxX)),
    ]
  }
}
