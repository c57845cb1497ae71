import MarayaScenes

/// Where layouts go: to standard output, into a file, or each into a file of its own in a folder.
final class LayoutOutput {
  private enum Target {
    case standardOutput
    case file(String)
    case folder(String)
  }

  private let target: Target
  private let format: Format
  private let system: any System
  /// Whether JSON is a list, also of one: where several directions or scenes were asked for.
  private let isList: Bool
  /// Whether several scenes come into one text, in which their names have to stand.
  let isJoint: Bool
  private var layouts: [Layout] = []

  /// Creates an output.
  ///
  /// - Throws: For several pictures without a folder, two scenes of one name with one, and a file
  ///   that is one of the scenes.
  init(
    _ path: String?,
    _ files: [String],
    _ printer: LayoutPrinter,
    on system: any System
  ) throws(UsageError) {
    format = printer.format
    self.system = system
    let goesToFolder = path.map { $0.hasSuffix("/") || system.isFolder($0) } ?? false
    isJoint = files.count > 1 && !goesToFolder
    isList = printer.directions == .both || isJoint
    if let path, goesToFolder {
      target = .folder(path.hasSuffix("/") ? path : path + "/")
      let names = files.map { Self.name(of: $0) }
      for (index, name) in names.enumerated() where names[..<index].contains(name) {
        throw UsageError("--output: two scenes would be written to \(name).\(format.suffix)")
      }
      for file in files { try check(self.path(for: file), isNoneOf: files) }
      return
    }
    if format == .svg && files.count > 1 {
      throw UsageError("several pictures need a folder: --output FOLDER/")
    }
    target = path.map { .file($0) } ?? .standardOutput
    if let path { try check(path, isNoneOf: files) }
  }

  /// Refuses to write over what is read.
  private func check(_ path: String, isNoneOf files: [String]) throws(UsageError) {
    for file in files where system.isOneFile(path, file) {
      throw UsageError("--output: \(path) is a scene that is read; it would be lost")
    }
  }

  /// Makes the folder, if there is none yet.
  func begin() -> ExitStatus {
    guard case .folder(let folder) = target, !system.isFolder(folder) else { return .fine }
    return done { () throws(FileError) in try system.makeFolder(folder) }
  }

  /// Takes over what came of the scene of a file.
  func add(_ layout: Layout, of file: String) -> ExitStatus {
    guard case .folder = target else {
      layouts.append(layout)
      return .fine
    }
    return write(text(of: [layout]), to: path(for: file))
  }

  /// Where what came of the scene of a file goes in the folder.
  private func path(for file: String) -> String {
    guard case .folder(let folder) = target else { return file }
    return "\(folder)\(Self.name(of: file)).\(format.suffix)"
  }

  /// Writes what was taken over; a file only if that is anything.
  func finish() -> ExitStatus {
    switch target {
    case .folder: return .fine
    case .file(let path): return layouts.isEmpty ? .fine : write(text(of: layouts), to: path)
    case .standardOutput:
      system.print(text(of: layouts))
      return .fine
    }
  }

  private func text(of layouts: [Layout]) -> String {
    var texts: [String] = []
    var results: [LayoutResults] = []
    for layout in layouts {
      switch layout {
      case .text(let text): texts.append(text)
      case .results(let some): results += some
      }
    }
    if format != .json { return texts.joined(separator: "\n") }
    return isList ? LayoutResults.text(of: results) : results.first?.text ?? ""
  }

  private func write(_ text: String, to path: String) -> ExitStatus {
    done { () throws(FileError) in try system.write(text, to: path) }
  }

  /// How something ended that may fail; then it is told.
  private func done(_ body: () throws(FileError) -> Void) -> ExitStatus {
    do {
      try body()
      return .fine
    } catch {
      system.complain("\(error.path): error: \(error.reason)\n")
      return .failed
    }
  }

  /// The name of a file without its folders and its suffix.
  private static func name(of path: String) -> String {
    if path == "-" { return "scene" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

extension Format {
  fileprivate var suffix: String { self == .text ? "txt" : rawValue }
}
