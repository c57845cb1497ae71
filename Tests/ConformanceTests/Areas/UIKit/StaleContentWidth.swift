import Maraya

/// Content that grows after article 1's code has scrolled it.
struct StaleContentWidth: Adapter {
  private let kept: KeptOffset

  init(_ given: inout Fields) throws {
    let visible = try given.require("boundsWidth").number
    let first = try given.require("contentWidth").number
    kept = try KeptOffset(
      direction: .rightToLeft,
      offset: try given.require("setLogicalX").number,
      widths: [(first, visible), (try given.require("thenContentWidth").number, visible)]
    )
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "physicalX": kept.results.map { .number($0.physical[0]) }
    case "correctPhysicalXAfter": kept.results.map { .number($0.physical[1]) }
    case "correctLogicalXAfter": kept.results.map { .number($0.leading[1]) }
    case "seedLogicalXAfter": [.number(ofTheArticle)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// What the article reads from the offset of a scroll view, which stays as it is.
  private var ofTheArticle: Double {
    let (before, after) = (kept.widths[0], kept.widths[1])
    let viewport = Viewport(
      .leftToRight,
      size: Size(width: after.visible, height: 40),
      content: Size(width: before.content, height: 40)
    )
    viewport.scroll.contentOffset.x = kept.results.first?.physical.first ?? .nan
    viewport.scroll.contentSize.width = after.content
    return Article.contentOffset(of: viewport.scroll).x
  }
}
