import Maraya

/// The page on which a drag comes to rest, and where that is.
struct PageAdapter: Adapter {
  private let direction: LayoutDirection
  private let size: Size
  private let content: Size
  private let offset: Double
  private let velocity: Double
  private let start: Int
  let claims: [Claim]

  init(_ given: inout Fields) throws {
    direction = try given.require("dir").direction
    size = Size(width: try given.require("W").number, height: 40)
    let pages = try given.require("pages").number
    content = Size(width: pages * size.width, height: 40)
    offset = try given.require("logicalOffset").number
    velocity = try given.require("logicalVelocity").number
    start = Int(try given.require("startPage").number)
    let physical = try given.require("physicalOffset")
    let viewport = Viewport(direction, size: size, content: content)
    viewport.scroll.directionalContentOffset.x = offset
    claims = [
      Claim(
        name: "the physical offset",
        actual: .number(viewport.scroll.contentOffset.x),
        expected: physical
      ),
      Claim(
        name: "the number of pages",
        actual: .number(Double(viewport.scroll.pageCount)),
        expected: .number(pages)
      ),
    ]
  }

  func answers(to key: String) throws -> [Value] {
    let rests = try restingPages
    switch key {
    case "page": return rests.map { .number(Double($0)) }
    case "logicalTarget":
      return try scrolls(to: rests).map { .number($0.directionalContentOffset.x) }
    case "physicalTarget": return try scrolls(to: rests).map { .number($0.contentOffset.x) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// The page by the pages alone, and of a scroll node under each name of the offset.
  private var restingPages: [Int] {
    get throws {
      let alone = Paging(content: content.width, visible: size.width)
      let ofNodes = try OffsetName.all.flatMap { name in
        let viewport = Viewport(direction, size: size, content: content)
        name.set(viewport.scroll, Point(x: offset, y: 0))
        return try viewport.both.map { viewport in
          viewport.scroll.paging().restingPage(
            from: name.get(viewport.scroll).x,
            velocity: velocity,
            startingOn: start
          )
        }
      }
      return [alone.restingPage(from: offset, velocity: velocity, startingOn: start)] + ofNodes
    }
  }

  /// Scroll nodes that were brought to pages.
  private func scrolls(to pages: [Int]) throws -> [ScrollNode] {
    try pages.flatMap { page in
      let viewport = Viewport(direction, size: size, content: content)
      viewport.scroll.pageIndex = page
      return try viewport.both.map(\.scroll)
    }
  }
}
