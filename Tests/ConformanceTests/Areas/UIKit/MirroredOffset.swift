import Maraya

/// A right-to-left offset from the leading edge, mirrored once, and twice.
struct MirroredOffset: Adapter {
  private let kept: KeptOffset
  private let scroll: ScrollNode
  private let offset: Double

  init(_ given: inout Fields) throws {
    let content = try given.require("contentWidth").number
    let visible = try given.require("boundsWidth").number
    offset = try given.require("logicalX").number
    kept = try KeptOffset(direction: .rightToLeft, offset: offset, widths: [(content, visible)])
    scroll =
      Viewport(
        .rightToLeft,
        size: Size(width: visible, height: 40),
        content: Size(width: content, height: 40)
      )
      .scroll
  }

  func answers(to key: String) throws -> [Value] {
    let (once, twice) = mirrored
    switch key {
    case "physicalX": return (kept.results.flatMap(\.physical) + once).map(Value.number)
    case "roundTripX": return (kept.results.flatMap(\.leading) + twice).map(Value.number)
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// What the two names of the function give, and give of that.
  private var mirrored: (once: [Double], twice: [Double]) {
    let once = [
      scroll.mirroredOffset(Point(x: offset, y: 0)),
      scroll.rtl_contentOffset(Point(x: offset, y: 0)),
    ]
    return (
      once.map(\.x), once.flatMap { [scroll.mirroredOffset($0).x, scroll.rtl_contentOffset($0).x] }
    )
  }
}
