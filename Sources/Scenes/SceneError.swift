/// Why a document is not a scene, or a tree can't be written as one: where, and what was expected.
public struct SceneError: Error, Hashable, Sendable {
  /// The line, counted from 1; `nil` where it is not about a document.
  public var line: Int?
  /// The character in the line, a Unicode scalar, counted from 1.
  public var column: Int?
  /// The way to the value, such as `root.children[2].alpha`; empty for the document as a whole.
  public var path: String
  /// What is wrong: what was expected, and what was found.
  public var message: String

  /// Creates an error.
  public init(line: Int? = nil, column: Int? = nil, path: String = "", message: String) {
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }
}

extension SceneError: CustomStringConvertible {
  /// As in `3:14: root.children[2].alpha: expected a number, found "half"`.
  public var description: String {
    let place = zip(line, column).map { "\($0):\($1)" }
    return [place, path.isEmpty ? nil : path, message].compactMap { $0 }.joined(separator: ": ")
  }
}

extension SceneError {
  init(_ error: JSONError) {
    self.init(line: error.line, column: error.column, message: error.message)
  }
}

/// Both values, if there are two.
private func zip(_ line: Int?, _ column: Int?) -> (Int, Int)? {
  guard let line, let column else { return nil }
  return (line, column)
}
