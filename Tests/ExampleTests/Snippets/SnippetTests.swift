import Foundation
import Testing

/// Every block of Swift in the documentation stands in a test of this target, line by line.
@Suite("Snippets")
struct SnippetTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Snippets
    .deletingLastPathComponent()  // ExampleTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  @Test func everySnippetIsRun() throws {
    let pages =
      try files("md", below: "Sources/Maraya/Maraya.docc") + files("md", below: "docs")
      + [Self.package.appending(path: "README.md")]
    let sources = try files("swift", below: "Tests/ExampleTests").map(TextFile.init)
    var count = 0
    for page in try pages.map(TextFile.init) {
      for snippet in page.snippets {
        count += 1
        let isRun = sources.contains { $0.contains(snippet) }
        #expect(isRun, "\(page.name):\(snippet.line) is in no test:\n\(snippet.text)")
      }
    }
    #expect(count > 15)
  }

  private func files(_ ending: String, below folder: String) throws -> [URL] {
    let root = Self.package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix("." + ending) }
      .sorted()
      .map { root.appending(path: $0) }
  }

  // MARK: The reader

  /// Each row: a page, the lines of its blocks of Swift.
  static let pages: [(String, [[String]])] = [
    ("text", []),
    ("```sh\nls\n```", []),
    ("```\nlet a = 1\n```", []),
    ("```swift\nlet a = 1\n```\ntext\n```swift\n\nb()\n```", [["let a = 1"], ["", "b()"]]),
    ("- item\n  ```swift\n  if a {\n    b()\n  }\n  ```", [["if a {", "b()", "}"]]),
  ]

  @Test(arguments: pages)
  func readsBlocksOfSwift(page: String, blocks: [[String]]) {
    #expect(TextFile("page.md", page).snippets.map(\.lines) == blocks)
  }

  /// Each row: a snippet, whether it stands in the source.
  static let snippets: [([String], Bool)] = [
    (["let a = 1", "b(a)"], true),
    (["import Maraya", "", "let a = 1"], true),
    (["import Other", "", "let a = 1"], false),
    (["b(a)", "let a = 1"], false),
    (["let a = 1", "c()"], false),
    (["let a"], false),
    ([], false),
  ]

  @Test(arguments: snippets)
  func looksForLinesInARow(lines: [String], isThere: Bool) {
    let source = "import Maraya\n\nfunc f() {\n  let a = 1\n  b(a)\n\n  c()\n}\n"
    #expect(TextFile("a.swift", source).contains(Snippet(line: 1, lines: lines)) == isThere)
  }
}
