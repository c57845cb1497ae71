/// The account of a run of one file: which cases ran, by area, and which are left for later.
struct Summary: CustomStringConvertible {
  private let file: CaseFile
  private let ran: [String: Int]
  private let later: [String: Int]
  private let differences: Int

  /// Counts a file's cases that ran, and those that are not handled yet, among those of all files.
  init(of file: CaseFile, outcomes: [Outcome], cases: [Case], listed: [String: String]) {
    let cases = cases.filter { $0.file == file }
    self.file = file
    ran = Self.counts(outcomes.filter { $0.file == file && $0.hasRun }.map(\.area))
    later = Self.counts(cases.filter { !$0.isHandled }.map(\.area))
    differences = cases.count { listed[$0.id] != nil }
  }

  var description: String {
    let count = ran.values.reduce(0, +)
    let areas = ran.keys.sorted().map { "  \($0): \(ran[$0, default: 0])" }
    let rest = later.keys.sorted().map { "\($0) \(later[$0, default: 0])" }
    let name = file.rawValue
    let head = "conformance: \(count) cases of \(name) ran, \(differences) differences listed"
    let tail = rest.isEmpty ? [] : ["  later: " + rest.joined(separator: ", ")]
    return ([head] + areas + tail).joined(separator: "\n")
  }

  private static func counts(_ areas: [String]) -> [String: Int] {
    areas.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
