import Foundation

/// A block of Swift on a page.
struct Snippet {
  /// The line that the block begins on.
  let line: Int
  /// Its lines, without indentation.
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }
}

/// A page of documentation, or a file of tests.
struct TextFile {
  let name: String
  /// The lines, without indentation.
  private let lines: [String]

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  init(_ url: URL) throws {
    self.init(url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
  }

  /// The blocks of Swift on a page.
  var snippets: [Snippet] {
    var snippets: [Snippet] = []
    var block: [String] = []
    var start: Int?
    var isOtherBlock = false
    for (index, line) in lines.enumerated() {
      if let first = start {
        if line == "```" {
          snippets.append(Snippet(line: first, lines: block))
          start = nil
          block = []
        } else {
          block.append(line)
        }
      } else if line.hasPrefix("```") {
        if line == "```swift" && !isOtherBlock {
          start = index + 1
        } else {
          isOtherBlock.toggle()
        }
      }
    }
    return snippets
  }

  /// Whether a snippet stands here, its lines in a row; what it imports may stand anywhere.
  func contains(_ snippet: Snippet) -> Bool {
    let imports = snippet.lines.filter { $0.hasPrefix("import ") }
    let wanted = Array(
      snippet.lines.filter { !imports.contains($0) }.drop { $0.isEmpty }
    )
    guard let first = wanted.first, imports.allSatisfy(lines.contains) else { return false }
    return lines.indices.contains { index in
      lines[index] == first && lines[index...].starts(with: wanted)
    }
  }
}
