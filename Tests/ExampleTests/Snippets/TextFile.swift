import Foundation

/// A fenced block on a page.
struct Block {
  /// The line that the block begins on.
  let line: Int
  /// What stands behind its fence: `swift`, `sh`, `text`; nothing for output.
  let language: String
  /// Its lines, without the indentation of the fence.
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }
}

/// A page of documentation, a file of tests, or the output of an example.
struct TextFile {
  let name: String
  private let lines: [String]
  /// The lines without indentation.
  private let trimmedLines: [String]
  /// What the strings of several lines in a source say, escapes as they are written.
  private let strings: [[String]]

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    trimmedLines = lines.map(\.trimmed)
    strings = Self.strings(in: lines)
  }

  init(_ url: URL) throws {
    self.init(url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
  }

  /// Whether a text stands in some line.
  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The fenced blocks on a page; one that is never closed ends with the page.
  var blocks: [Block] {
    var blocks: [Block] = []
    var index = 0
    while index < lines.count {
      let fence = lines[index]
      index += 1
      guard fence.trimmed.hasPrefix("```") else { continue }
      let content = lines[index...].prefix { $0.trimmed != "```" }
      blocks.append(
        Block(
          line: index,
          language: String(fence.trimmed.dropFirst(3)),
          lines: content.map { $0.outdented(by: fence.indentation) }
        )
      )
      index += content.count + 1
    }
    return blocks
  }

  private static func strings(in lines: [String]) -> [[String]] {
    var strings: [[String]] = []
    var index = 0
    while index < lines.count {
      index += 1
      guard lines[index - 1].hasSuffix("\"\"\"") else { continue }
      let content = lines[index...].prefix { !$0.trimmed.hasPrefix("\"\"\"") }
      index += content.count
      let margin = index < lines.count ? lines[index].indentation : 0
      strings.append(content.map { $0.outdented(by: margin) })
      index += 1
    }
    return strings
  }

  /// Whether a block of Swift stands here, its lines in a row; what it imports may stand anywhere.
  ///
  /// Indentation doesn't count.
  func runs(_ block: Block) -> Bool {
    let code = block.lines.map(\.trimmed)
    let imports = code.filter { $0.hasPrefix("import ") }
    return imports.allSatisfy(trimmedLines.contains)
      && trimmedLines.contains(inARow: code.filter { !imports.contains($0) }.drop { $0.isEmpty })
  }

  /// Whether a block stands here, line by line.
  func says(_ block: Block) -> Bool { lines.contains(inARow: block.lines[...]) }

  /// Whether a block stands in one string of a source, line by line.
  func quotes(_ block: Block) -> Bool {
    strings.contains { $0.contains(inARow: block.lines[...]) }
  }
}

extension [String] {
  /// Whether some lines stand here in a row; no lines stand nowhere.
  fileprivate func contains(inARow wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return false }
    return indices.contains { self[$0] == first && self[$0...].starts(with: wanted) }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  /// The line with up to so many spaces less before it.
  fileprivate func outdented(by count: Int) -> String {
    String(dropFirst(Swift.min(count, indentation)))
  }
}
