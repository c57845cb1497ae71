import MarayaScenes
import Testing

/// A document that is no scene, and why: the error to the letter.
struct BrokenScene: Sendable, CustomTestStringConvertible {
  let text: String
  let error: SceneError

  var testDescription: String { text.count < 80 ? text : text.prefix(80) + "…" }

  init(_ text: String, _ line: Int, _ column: Int, _ path: String, _ message: String) {
    self.text = text
    error = SceneError(line: line, column: column, path: path, message: message)
  }

  /// The rows of a table.
  ///
  /// Each has members that stand at a place in a scene, and below them the column, the path below
  /// that of the place, and the message. A path that is `|` is that of the document.
  static func rows(_ table: String, in place: Place) -> [BrokenScene] {
    table.split(separator: "\n\n").map { row in
      let lines = row.split(separator: "\n", maxSplits: 1)
      let parts = lines[1].split(separator: " ", maxSplits: 2)
      let column = Int(parts[0]) ?? 0
      let path = parts[1] == "|" ? "" : place.path + parts[1].dropLast()
      return BrokenScene(place.before + lines[0] + place.after, 1, column, path, String(parts[2]))
    }
  }

  /// Where the members of a table stand.
  enum Place {
    case scene
    case subnode

    var before: String {
      switch self {
      case .scene: #"{"maraya":1,"#
      case .subnode: #"{"maraya":1,"root":{"children":[{"#
      }
    }

    var after: String {
      switch self {
      case .scene: #","root":{}}"#
      case .subnode: "}]}}"
      }
    }

    var path: String { self == .scene ? "" : "root.children[0]." }
  }

  /// What a reader of bytes says of them.
  static func error(of bytes: [UInt8]) throws -> SceneError {
    try #require(throws: SceneError.self) { try Scene(utf8: bytes) }
  }
}
