import Foundation
import Testing

/// Every block of Swift in the documentation stands in a test of this target, line by line, and
/// every block of output in the output of an example or in a string that a test compares with.
@Suite("Snippets")
struct SnippetTests {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Snippets
    .deletingLastPathComponent()  // ExampleTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// The pages, and what can bear them out.
  private struct Documentation {
    let pages: [TextFile]
    let sources: [TextFile]
    let outputs: [TextFile]

    init() throws {
      pages = try
        (files("md", below: "Sources/Maraya/Maraya.docc") + files("md", below: "docs")
        + ["README.md", "CHANGELOG.md"].map { package.appending(path: $0) })
        .map(TextFile.init)
      sources = try files("swift", below: "Tests/ExampleTests").map(TextFile.init)
      outputs = try files("txt", below: "Examples").map(TextFile.init)
    }

    /// Whether a block is borne out; `nil` if it needn't be.
    func bearsOut(_ block: Block) -> Bool? {
      switch block.language {
      case "swift": sources.contains { $0.runs(block) }
      case "": outputs.contains { $0.says(block) } || sources.contains { $0.quotes(block) }
      default: nil
      }
    }
  }

  private static func files(_ ending: String, below folder: String) throws -> [URL] {
    let root = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix("." + ending) }
      .sorted()
      .map { root.appending(path: $0) }
  }

  @Test func everyBlockIsBorneOut() throws {
    let documentation = try Documentation()
    var counts: [String: Int] = [:]
    for page in documentation.pages {
      for block in page.blocks {
        counts[block.language, default: 0] += 1
        let place = "\(page.name):\(block.line)"
        #expect(
          ["swift", "", "sh", "text"].contains(block.language),
          "\(place): what is a block of \(block.language)?"
        )
        #expect(documentation.bearsOut(block) != false, "\(place) is in no test:\n\(block.text)")
      }
    }
    #expect(counts["swift", default: 0] > 20)
    #expect(counts["", default: 0] > 4)
  }

  /// No number on a page can be changed unnoticed: each digit is tried.
  @Test func aChangedNumberIsNoticed() throws {
    let documentation = try Documentation()
    var count = 0
    for page in documentation.pages {
      for block in page.blocks where documentation.bearsOut(block) == true {
        for changed in block.withOneDigitChanged {
          count += 1
          #expect(
            documentation.bearsOut(changed) == false,
            "\(page.name):\(block.line) may as well be\n\(changed.text)"
          )
        }
      }
    }
    #expect(count > 1000)
  }

  // MARK: The reader

  /// Each row: a page, the languages of its blocks, their lines.
  static let pages: [(String, [String], [[String]])] = [
    ("text", [], []),
    ("```sh\nls\n```", ["sh"], [["ls"]]),
    ("```\na  1\n  b  2\n```", [""], [["a  1", "  b  2"]]),
    (
      "```swift\nlet a = 1\n```\ntext\n```swift\n\nb()\n```", ["swift", "swift"],
      [["let a = 1"], ["", "b()"]]
    ),
    (
      "- item\n  ```swift\n  if a {\n    b()\n  }\n  ```", ["swift"], [["if a {", "  b()", "}"]]
    ),
    ("```text\n```\n```\nunclosed", ["text", ""], [[], ["unclosed"]]),
  ]

  @Test(arguments: pages)
  func readsBlocks(page: String, languages: [String], lines: [[String]]) {
    let blocks = TextFile("page.md", page).blocks
    #expect(blocks.map(\.language) == languages)
    #expect(blocks.map(\.lines) == lines)
  }

  /// Each row: a snippet, whether it stands in the source.
  static let snippets: [([String], Bool)] = [
    (["let a = 1", "b(a)  // 200"], true),
    (["let a = 1", "b(a)  // 201"], false),
    (["import Maraya", "", "let a = 1"], true),
    (["import Other", "", "let a = 1"], false),
    (["b(a)  // 200", "let a = 1"], false),
    (["let a = 1", "c()"], false),
    (["let a"], false),
    ([], false),
  ]

  @Test(arguments: snippets)
  func looksForLinesInARow(lines: [String], isThere: Bool) {
    let source = "import Maraya\n\nfunc f() {\n  let a = 1\n  b(a)  // 200\n\n  c()\n}\n"
    let block = Block(line: 1, language: "swift", lines: lines)
    #expect(TextFile("a.swift", source).runs(block) == isThere)
  }

  /// Each row: a block of output, whether an output has it, whether a string of a source has it.
  static let outputs: [([String], Bool, Bool)] = [
    (["card   0,0 320×120", "  name 16,16 208×20"], true, true),
    (["card   0,0 320×120", "  name 16,16 209×20"], false, false),
    (["card   0,0 320×120", "name 16,16 208×20"], false, false),
    (["  card   0,0 320×120", "    name 16,16 208×20"], false, false),
    (["card   0,0 320×120"], true, true),
    (["card"], false, false),
    (["name 1,2 3×4"], false, false),
    ([], false, false),
  ]

  @Test(arguments: outputs)
  func looksForOutput(lines: [String], isPrinted: Bool, isQuoted: Bool) {
    let block = Block(line: 1, language: "", lines: lines)
    let output = "head\ncard   0,0 320×120\n  name 16,16 208×20\n"
    let quotes = "\"\"\""
    let source = """
        // name 1,2 3×4
        #expect(
          card.drawing() == \(quotes)
            head
            card   0,0 320×120
              name 16,16 208×20

            \(quotes)
        )
        name 1,2 3×4
      """
    #expect(TextFile("output.txt", output).says(block) == isPrinted)
    #expect(TextFile("a.swift", source).quotes(block) == isQuoted)
  }
}

extension Block {
  /// The block with one of its digits another one, for each digit.
  fileprivate var withOneDigitChanged: [Block] {
    lines.indices.flatMap { row -> [Block] in
      let line = Array(lines[row])
      return line.indices.compactMap { column -> Block? in
        guard let digit = line[column].wholeNumberValue else { return nil }
        var other = line
        other[column] = Character(String((digit + 1) % 10))
        var changed = lines
        changed[row] = String(other)
        return Block(line: self.line, language: language, lines: changed)
      }
    }
  }
}
