import Maraya

/// Scroll views that were reported to be in the wrong place right-to-left.
struct ScrollReportAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("cells") {
        try ScrolledCells(&given)
      } else if given.has("routes") {
        try OffsetRoutes(&given)
      } else if given.has("child") {
        try ShortContent(&given)
      } else {
        try ChangingWidths(&given)
      }
  }
}

/// An offset from the leading edge, while the content or the node changes its width.
private struct ChangingWidths: Adapter {
  private let kept: KeptOffset

  init(_ given: inout Fields) throws {
    let content = try Self.widths(given.require("contentWidth"))
    let visible = try Self.widths(given.require("viewportWidth"))
    kept = try KeptOffset(
      direction: try given.require("direction").direction,
      offset: try given.require("logicalOffset").number,
      widths: (0..<max(content.count, visible.count)).map { index in
        (content[min(index, content.count - 1)], visible[min(index, visible.count - 1)])
      }
    )
  }

  private static func widths(_ value: Value) throws -> [Double] {
    if case .number(let number) = value { return [number] }
    let numbers = try value.numbers
    if numbers.isEmpty { throw NotUnderstood("no widths") }
    return numbers
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "physicalOffset": kept.results.map { .numbers($0.physical) }
    case "logicalOffset": kept.results.map { .numbers($0.leading) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
