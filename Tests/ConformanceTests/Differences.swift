/// The cases where Maraya deliberately differs from what a file expects.
enum Differences {
  /// Each row: a case's id, and why we differ.
  ///
  /// A case stands here only while it really differs.
  static let listed: [String: String] = [:]
}
