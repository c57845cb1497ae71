import Maraya
import MarayaScenes

/// The program: reads what was asked, does it, and tells how it ended.
struct Program {
  let system: any System
  /// The classes of nodes that scenes may have.
  let types = NodeTypes.standard

  init(on system: any System) { self.system = system }

  /// Does what the arguments ask for.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try start(arguments)
    } catch {
      system.complain("maraya: error: \(error.message)\nTry maraya --help.\n")
      return .failed
    }
  }

  private func start(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    guard let first = arguments.first else {
      system.complain(Usage.overview)
      return .failed
    }
    if first == "--version" { return tell(Usage.version + "\n") }
    if first == "--help" || first == "-h" || first == "help" {
      let topic = arguments.dropFirst().first.flatMap { Command(rawValue: $0) }
      return tell(topic.map(Usage.help) ?? Usage.overview)
    }
    guard let command = Command(rawValue: first) else {
      let names = Command.allCases.map(\.rawValue)
      throw UsageError("there is no command \"\(first)\"" + suggestion(for: first, among: names))
    }
    let rest = Array(arguments.dropFirst())
    let given = try Arguments(rest, options: command.options)
    if given.asksForHelp { return tell(Usage.help(for: command)) }
    return switch command {
    case .layout: try layout(given)
    case .check: try check(given)
    case .explain: try explain(given)
    case .diff: try diff(given)
    case .schema: try schema(given)
    }
  }

  private func tell(_ text: String) -> ExitStatus {
    system.print(text)
    return .fine
  }

  private func schema(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    if let extra = arguments.operands.first { throw UsageError("schema takes no \"\(extra)\"") }
    return tell(types.schema)
  }
}

extension Program {
  /// Reads a scene; complains if that fails.
  func scene(_ path: String) -> Scene? {
    let bytes: [UInt8]
    do {
      bytes = try system.read(path)
    } catch {
      system.complain("\(error.path): error: \(error.reason)\n")
      return nil
    }
    do {
      return try Scene(utf8: bytes, types: types, file: Self.name(of: path))
    } catch {
      system.complain("\(Self.name(of: path)):\(error.withLabel)\n")
      return nil
    }
  }

  /// What a file is called in messages.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The files that were named: one at least, and standard input once at most.
  func files(_ arguments: Arguments) throws(UsageError) -> [String] {
    let files = arguments.operands
    if files.isEmpty { throw UsageError("expected a file, a scene") }
    if files.filter({ $0 == "-" }).count > 1 {
      throw UsageError("standard input can be read once only")
    }
    return files
  }

  /// Tells what the tree refused while it was laid out.
  func tellDiagnostics(of root: Node, in path: String) {
    for diagnostic in root.diagnostics {
      system.complain("\(Self.name(of: path)): warning: \(diagnostic.message)\n")
    }
  }
}

extension SceneError {
  /// As compilers have it: `3:14: error: root.alpha: expected a number, found null`.
  fileprivate var withLabel: String {
    let place = line.map { "\($0):\(column ?? 1): " } ?? " "
    return place + "error: " + (path.isEmpty ? "" : "\(path): ") + message
  }
}
