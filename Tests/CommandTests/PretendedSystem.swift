@testable import MarayaCommand

/// A machine whose files are in memory.
final class PretendedSystem: System {
  var files: [String: String]
  var folders: Set<String> = []
  private(set) var output = ""
  private(set) var complaints = ""

  init(_ files: [String: String] = [:]) { self.files = files }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let text = files[path] else {
      throw FileError(path: path, reason: "No such file or directory")
    }
    return Array(text.utf8)
  }

  func write(_ text: String, to path: String) throws(FileError) {
    if path.hasPrefix("/locked/") { throw FileError(path: path, reason: "Permission denied") }
    files[path] = text
  }

  func isOneFile(_ path: String, _ other: String) -> Bool {
    func file(_ path: String) -> Substring { path.hasPrefix("./") ? path.dropFirst(2) : path[...] }
    return file(path) == file(other)
  }

  func isFolder(_ path: String) -> Bool {
    folders.contains(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  func makeFolder(_ path: String) throws(FileError) {
    if path.hasPrefix("/locked/") { throw FileError(path: path, reason: "Permission denied") }
    folders.insert(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  func print(_ text: String) { output += text }
  func complain(_ text: String) { complaints += text }
}

/// What came of a call of the program.
struct Run: Equatable {
  var status: ExitStatus
  var output: String
  var complaints: String

  /// Calls the program with arguments that are separated by spaces.
  init(_ arguments: String, _ files: [String: String] = [:]) {
    self.init(arguments, on: PretendedSystem(files))
  }

  init(_ arguments: String, on system: PretendedSystem) {
    status = Program(on: system).run(arguments.split(separator: " ").map(String.init))
    output = system.output
    complaints = system.complaints
  }
}

/// A small scene for the tests.
let cardScene = """
  { "maraya": 1, "size": [320, 120], "direction": "rtl",
    "root": { "id": "card", "children": [
      { "id": "photo", "place": { "leading": 16, "top": 16, "width": 64, "height": 64 } },
      { "id": "name", "place": { "leading": 96, "top": 16, "trailing": 16, "height": 20.25 } }
    ] }
  }

  """
