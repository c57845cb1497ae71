import Maraya

/// An offset that is kept while the content grows.
struct GrowingContentAdapter: Adapter {
  private let kept: KeptOffset

  init(_ given: inout Fields) throws {
    let visible = try given.require("W").number
    kept = try KeptOffset(
      direction: try given.require("dir").direction,
      offset: try given.require("logical").number,
      widths: try given.require("contentW").numbers.map { ($0, visible) }
    )
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "physical": kept.results.map { .numbers($0.physical) }
    // One number: it does not change.
    case "logical": kept.results.flatMap(\.leading).map(Value.number)
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
