import Maraya

/// The physical offset of one from the leading edge.
struct LogicalOffsetAdapter: Adapter {
  private let kept: KeptOffset

  init(_ given: inout Fields) throws {
    let content = try given.require("contentW").number
    kept = try KeptOffset(
      direction: try given.require("dir").direction,
      offset: try given.require("logical").number,
      widths: [(content, try given.require("W").number)]
    )
  }

  func answers(to key: String) throws -> [Value] {
    guard key == Case.unnamed else { throw NotUnderstood("the expectation '\(key)'") }
    return kept.results.flatMap(\.physical).map(Value.number)
  }
}
