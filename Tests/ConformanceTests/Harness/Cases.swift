import Foundation

/// The cases of `uikit.json`, from the folder that the environment variable `MARAYA_CASES` names.
///
/// They are not part of the package. A relative path starts at the package's root.
enum Cases {
  /// The file's name.
  static let file = "uikit.json"

  /// Whether there is a folder of cases to be read.
  static var areNamed: Bool { folder != nil }

  /// All cases of the file, in its order.
  static func all() throws -> [Case] { try loaded.get() }

  /// What came of the cases of the areas that are handled; each ran once, however often asked.
  static func outcomes() throws -> [Outcome] {
    _ = try loaded.get()
    return ran
  }

  private static let loaded = Result { try load() }

  private static let ran = ((try? loaded.get()) ?? []).filter { $0.handledArea != nil }
    .map { $0.run() }

  private static let folder: URL? = {
    guard let path = ProcessInfo.processInfo.environment["MARAYA_CASES"], !path.isEmpty else {
      return nil
    }
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let tests = here.deletingLastPathComponent().deletingLastPathComponent()
    return URL(filePath: path, relativeTo: tests.deletingLastPathComponent())
  }()

  private static func load() throws -> [Case] {
    guard let folder else { throw NotUnderstood("MARAYA_CASES, which names no folder") }
    let data = try Data(contentsOf: folder.appending(path: file))
    return try JSONDecoder().decode([Case].self, from: data)
  }
}
