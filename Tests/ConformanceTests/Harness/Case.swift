import Testing

/// A record of a file: what is given, and what should come of it.
struct Case: Sendable {
  let file: CaseFile
  let id: String
  let area: String
  var given: [String: Value]
  /// What is compared: all that the record expects, but for what is set aside.
  var expect: [String: Value]
  /// The keys of the record's expectations that are set aside.
  let setAside: Set<String>
  /// The key of an expectation that is a value without a name.
  static let unnamed = "result"
  /// How far a number may be from the expected one.
  let accuracy: Double

  /// Creates a case; what it expects beyond the keys in ``SetAside`` is compared.
  init(
    file: CaseFile,
    id: String,
    area: String,
    given: [String: Value],
    expect: [String: Value],
    tolerance: Double? = nil
  ) {
    let keysAside = SetAside.keys(of: id)
    self.file = file
    self.id = id
    self.area = area
    self.given = given
    self.expect = expect.filter { !keysAside.contains($0.key) }
    setAside = keysAside.intersection(expect.keys)
    accuracy = tolerance ?? file.tolerance
  }

  /// Whether the case is one of those that are run.
  var isHandled: Bool { file.adapters[area] != nil && Later.cases[id] == nil }
}

extension Case {
  /// Puts the case to its area's adapter and compares all that it expects.
  func run() -> Outcome { outcome { try Answers(to: self) } }

  /// Compares all that the case expects with the answers to what it gives.
  func outcome(of answers: () throws -> Answers) -> Outcome {
    var outcome = Outcome(file: file, id: id, area: area)
    do {
      let answers = try answers()
      for claim in answers.claims {
        compare(claim.name, claim.actual, with: claim.expected, &outcome)
      }
      for (key, expected) in expect.sorted(by: { $0.key < $1.key }) {
        for answer in try answers.to(key) { compare(key, answer, with: expected, &outcome) }
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

  var testDescription: String { "\(file.rawValue), \(area): \(id)" }
}
