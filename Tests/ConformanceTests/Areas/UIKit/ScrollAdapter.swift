import Maraya

/// What a scroll view does, left-to-right and as the mirror image of that.
struct ScrollAdapter: Adapter {
  private let script: ScrollScript

  init(_ given: inout Fields) throws {
    script = try ScrollScript(&given)
  }

  func answers(to key: String) throws -> [Value] {
    try LayoutDirection.allCases.flatMap { direction in
      try OffsetName.all.flatMap { name in
        try script.perform(in: direction, name).both.flatMap {
          try answers(to: key, of: $0.scroll, name)
        }
      }
    }
  }

  private func answers(to key: String, of scroll: ScrollNode, _ name: OffsetName) throws -> [Value]
  {
    let direction = scroll.effectiveLayoutDirection
    switch key {
    case "contentOffset": return [.point(name.get(scroll))]
    case "contentOffsetX": return [.number(name.get(scroll).x)]
    case "viaBoundsOriginX":
      guard let x = script.offset?.x else { throw NotUnderstood("no offset to be set") }
      scroll.bounds.origin.x = scroll.mirroredOffset(Point(x: x, y: 0)).x
      return [.number(name.get(scroll).x)]
    case "contentSize": return [.size(scroll.contentSize)]
    case "contentInset":
      return [.edgeInsets(scroll.rtl_contentInset), .edgeInsets(scroll.contentInset)]
    case "adjusted":
      let insets = direction.leading(scroll.adjustedContentInset)
      return [.numbers([insets.top, insets.leading, insets.bottom, insets.trailing])]
    case "minOffset": return range(of: scroll).map { .point($0.min) }
    case "maxOffset": return range(of: scroll).map { .point($0.max) }
    case "clamped":
      guard let proposed = script.proposed else { throw NotUnderstood("no offset to be clamped") }
      let clamped = scroll.clampedContentOffset(scroll.mirroredOffset(proposed))
      let answers = [Value.point(scroll.mirroredOffset(clamped))]
      // An offset beyond the ends is brought back when an inset changes.
      name.set(scroll, proposed)
      scroll.rtl_contentInset.bottom += 1
      scroll.rtl_contentInset.bottom -= 1
      return answers + [.point(name.get(scroll))]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// The ends as they are told, and where far offsets are clamped to, from the leading edge.
  private func range(of scroll: ScrollNode) -> [(min: Point, max: Point)] {
    let far = 1e6
    return [
      (scroll.minimumContentOffset, scroll.maximumContentOffset),
      (
        scroll.clampedContentOffset(Point(x: -far, y: -far)),
        scroll.clampedContentOffset(Point(x: far, y: far))
      ),
    ].map { low, high in
      let (one, other) = (scroll.mirroredOffset(low), scroll.mirroredOffset(high))
      return (
        Point(x: min(one.x, other.x), y: min(one.y, other.y)),
        Point(x: max(one.x, other.x), y: max(one.y, other.y))
      )
    }
  }
}
