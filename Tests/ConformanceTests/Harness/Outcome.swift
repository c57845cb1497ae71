import Testing

/// What came of a case that was run.
struct Outcome: Sendable {
  let file: CaseFile
  let id: String
  let area: String
  /// How many numbers, flags and texts were compared.
  var comparisons = 0
  /// Where the library differs from what the case expects.
  var mismatches: [String] = []
  /// Why the case could not be run to its end.
  var failure: String?

  /// Whether the case was run to its end, and something was compared.
  var hasRun: Bool { failure == nil && comparisons > 0 }

  /// Whether the library does all that the case expects.
  var agrees: Bool { hasRun && mismatches.isEmpty }

  /// What is wrong, when some cases are listed as deliberate differences.
  func complaints(listed: [String: String]) -> [String] {
    if let failure { return ["\(id): \(failure)"] }
    if listed[id] == nil { return mismatches.map { "\(id): \($0)" } }
    return agrees ? ["\(id): is listed as a difference, but does not differ"] : []
  }
}

extension Outcome: CustomTestStringConvertible {
  var testDescription: String { "\(file.rawValue), \(area): \(id)" }
}
