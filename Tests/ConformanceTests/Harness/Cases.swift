import Foundation

/// The cases of all files, from the folder that the environment variable `MARAYA_CASES` names.
///
/// They are not part of the package. A relative path starts at the package's root.
enum Cases {
  /// Whether there is a folder of cases to be read.
  static var areNamed: Bool { folder != nil }

  /// All cases, file by file, in the order of each.
  static func all() throws -> [Case] { try loaded.get() }

  /// The cases of a file, in its order.
  static func all(of file: CaseFile) throws -> [Case] { try all().filter { $0.file == file } }

  /// What came of the cases that are handled; each ran once, however often asked.
  static func outcomes() throws -> [Outcome] {
    _ = try loaded.get()
    return ran
  }

  private static let loaded = Result { try CaseFile.allCases.flatMap(load) }

  private static let ran = ((try? loaded.get()) ?? []).filter(\.isHandled).map { $0.run() }

  private static let folder: URL? = {
    guard let path = ProcessInfo.processInfo.environment["MARAYA_CASES"], !path.isEmpty else {
      return nil
    }
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let tests = here.deletingLastPathComponent().deletingLastPathComponent()
    return URL(filePath: path, relativeTo: tests.deletingLastPathComponent())
  }()

  private static func load(_ file: CaseFile) throws -> [Case] {
    guard let folder else { throw NotUnderstood("MARAYA_CASES, which names no folder") }
    let data = try Data(contentsOf: folder.appending(path: file.rawValue))
    return try file.cases(in: JSONDecoder().decode(Value.self, from: data))
  }
}
