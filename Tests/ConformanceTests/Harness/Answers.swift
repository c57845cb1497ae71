/// What the adapter of a case's area answers; each question is put to it once.
///
/// An adapter never sees what is expected. So cases that give the same, and differ in what they
/// expect of it, can share the answers, which may have taken several layouts.
final class Answers {
  private let adapter: any Adapter
  private var known: [String: [Value]] = [:]

  /// Sets up what a case gives.
  ///
  /// - Throws: ``NotUnderstood`` if there is no adapter for it, or the adapter left something unread.
  init(to original: Case) throws {
    guard let type = original.file.adapters[original.area] else {
      throw NotUnderstood("the area '\(original.area)'")
    }
    var fields = Fields(original.given, of: "the case")
    adapter = try type.init(&fields)
    try fields.finish()
  }

  /// What the case says of its own set-up.
  private(set) lazy var claims = adapter.claims

  /// What the library has at the place named by a key of the expectations, one answer at least.
  func to(_ key: String) throws -> [Value] {
    if let answers = known[key] { return answers }
    let answers = try adapter.answers(to: key)
    if answers.isEmpty { throw NotUnderstood("'\(key)', to which there is no answer") }
    known[key] = answers
    return answers
  }
}
