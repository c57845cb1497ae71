import Maraya

/// A gradient whose two x article 1's code exchanges, and where it is mirrored.
struct ExchangedGradient: Adapter {
  private let gradient: MirroredGradient

  init(_ given: inout Fields) throws {
    gradient = try MirroredGradient(start: given.require("start"), end: given.require("end"))
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "correct": return try gradient.values(in: .rightToLeft)
    case "seed":
      let (start, end) = Article.gradient(start: gradient.start, end: gradient.end)
      return [MirroredGradient.value(start, end)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
