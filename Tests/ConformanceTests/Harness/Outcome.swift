import Testing

/// What came of a case that was run.
struct Outcome: Sendable {
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
  var testDescription: String { "\(area): \(id)" }
}

// MARK: All of them

/// The account of a run: which cases ran, by area, and which are left for later.
struct Summary: CustomStringConvertible {
  private let ran: [String: Int]
  private let later: [String: Int]
  private let differences: Int

  /// Counts cases that ran, and those of a file that belong to areas not handled yet.
  init(outcomes: [Outcome], cases: [Case], differences: Int) {
    ran = Self.counts(outcomes.filter(\.hasRun).map(\.area))
    later = Self.counts(cases.filter { $0.handledArea == nil }.map(\.area))
    self.differences = differences
  }

  var description: String {
    let count = ran.values.reduce(0, +)
    let areas = ran.keys.sorted().map { "  \($0): \(ran[$0, default: 0])" }
    let rest = later.keys.sorted().map { "\($0) \(later[$0, default: 0])" }
    let head = "conformance: \(count) cases of \(Cases.file) ran, \(differences) differences listed"
    let tail = rest.isEmpty ? [] : ["  later areas: " + rest.joined(separator: ", ")]
    return ([head] + areas + tail).joined(separator: "\n")
  }

  private static func counts(_ areas: [String]) -> [String: Int] {
    areas.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
