import Foundation

/// What the rules read: the library's sources and the manifest.
struct House: Sendable {
  var sources: [SourceFile]
  var manifest: SourceFile

  /// The house that this file belongs to.
  static let own = Result { try read() }

  private static func read() throws -> House {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let sources = try paths.sorted().map { try file($0, in: folder) }
    return House(sources: sources, manifest: try file("Package.swift", in: root))
  }

  private static func file(_ path: String, in folder: URL) throws -> SourceFile {
    SourceFile(path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
  }

  /// The files of the library: all but those of programs.
  var library: [SourceFile] { sources.filter { $0.module?.isProgram != true } }
}
