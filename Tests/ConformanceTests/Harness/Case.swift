import Testing

/// A record of the file: what is given, and what UIKit makes of it.
struct Case: Decodable, Sendable {
  let id: String
  let area: String
  var given: [String: Value]
  var expect: [String: Value]
  let tolerance: Double?

  /// The area, if it is handled.
  var handledArea: Area? { Area(rawValue: area) }

  /// How far a number may be from the expected one.
  var accuracy: Double { tolerance ?? 1e-6 }
}

extension Case {
  /// Puts the case to its area's adapter and compares all that it expects.
  func run() -> Outcome {
    var outcome = Outcome(id: id, area: area)
    do {
      guard let handledArea else { throw NotUnderstood("the area '\(area)'") }
      var fields = Fields(given, of: "the case")
      let adapter = try handledArea.adapter.init(&fields)
      try fields.finish()
      for claim in adapter.claims {
        compare(claim.name, claim.actual, with: claim.expected, &outcome)
      }
      for (key, expected) in expect.sorted(by: { $0.key < $1.key }) {
        let answers = try adapter.answers(to: key)
        if answers.isEmpty { throw NotUnderstood("'\(key)', to which there is no answer") }
        for answer in answers { compare(key, answer, with: expected, &outcome) }
      }
      if expect.isEmpty { throw NotUnderstood("a case that expects nothing") }
    } catch {
      outcome.failure = "\(error)"
    }
    return outcome
  }

  private func compare(
    _ name: String,
    _ actual: Value,
    with expected: Value,
    _ outcome: inout Outcome
  ) {
    outcome.comparisons += expected.leafCount
    if !actual.agrees(with: expected, within: accuracy) {
      outcome.mismatches.append("\(name) is \(actual), expected \(expected)")
    }
  }
}

extension Case: CustomStringConvertible, CustomTestStringConvertible {
  var description: String { "\(id): \(Value.object(given)), expects \(Value.object(expect))" }

  var testDescription: String { "\(area): \(id)" }
}
