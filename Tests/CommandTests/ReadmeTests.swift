import Foundation
import Testing

@testable import MarayaCommand

/// What README tells to run can be run.
@Suite("README's commands")
struct ReadmeTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The arguments of each line that runs the program, without the remark behind them.
  private static func calls() throws -> [String] {
    let text = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let prefix = "swift run maraya "
    return text.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map { line in
      String(line.dropFirst(prefix.count).prefix { $0 != "#" })
    }
  }

  /// The scenes of the examples, and the one that the reader has changed.
  private static func files() throws -> [String: String] {
    let folder = "Examples/Scenes"
    let names = try FileManager.default
      .contentsOfDirectory(atPath: package.appending(path: folder).path)
      .filter { $0.hasSuffix(".json") }
    var files: [String: String] = [:]
    for name in names {
      let path = "\(folder)/\(name)"
      files[path] = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }
    files["changed.json"] = files["\(folder)/card.json"]?.replacing("320", with: "321")
    return files
  }

  @Test func eachEndsWell() throws {
    let calls = try Self.calls()
    let files = try Self.files()
    #expect(calls.count >= 6)
    let scenes = files.keys.filter { $0.hasPrefix("Examples/") }.sorted().joined(separator: " ")
    for call in calls {
      let run = Run(call.replacing("Examples/Scenes/*.json", with: scenes), files)
      #expect(run.status == (call.hasPrefix("diff") ? .found : .fine), "\(call)")
      #expect(run.complaints == "", "\(call)")
    }
  }
}
