import Foundation
import MarayaDirection
import MarayaText

/// One of Unicode's files of tests, where Debian's package unicode-data puts it.
struct BidiTestFile {
  let name: String

  static let classes = BidiTestFile(name: "BidiTest.txt")
  static let characters = BidiTestFile(name: "BidiCharacterTest.txt")

  private static let folder = "/usr/share/unicode/"
  private var path: String { Self.folder + name }
  private var packedPath: String { path + ".gz" }

  var exists: Bool {
    FileManager.default.fileExists(atPath: path)
      || FileManager.default.fileExists(atPath: packedPath)
  }

  /// The lines without comments and empty ones.
  func lines() throws -> [Substring] {
    let text = String(decoding: try data(), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.starts(with: "#") }
  }

  private func data() throws -> Data {
    if FileManager.default.fileExists(atPath: path) {
      return try Data(contentsOf: URL(filePath: path))
    }
    let unpacking = Process()
    let output = Pipe()
    unpacking.executableURL = URL(filePath: "/usr/bin/env")
    unpacking.arguments = ["gzip", "-dc", packedPath]
    unpacking.standardOutput = output
    try unpacking.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    unpacking.waitUntilExit()
    return data
  }
}

// MARK: Reading lines

extension BidiTestFile {
  /// The bases in the order of the bits of BidiTest.txt.
  static let bases: [BaseDirection] = [
    .firstStrong(otherwise: .leftToRight), .given(.leftToRight), .given(.rightToLeft),
  ]

  static func fields(_ line: Substring) -> [Substring] {
    line.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmed }
  }

  static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: " ").compactMap { Int($0.trimmed) }
  }

  /// Levels, with `x` for a scalar that is removed.
  static func levels(_ text: Substring) -> [Int?] {
    text.split(separator: " ").map { Int($0.trimmed) }
  }

  static func scalars(ofValues text: Substring) throws -> [Unicode.Scalar] {
    try text.split(separator: " ").map { word in
      guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw UnreadableLine(word: String(word))
      }
      return scalar
    }
  }

  static func scalars(ofClasses text: Substring) throws -> [Unicode.Scalar] {
    try text.split(separator: " ").map { word in
      guard let scalar = representatives[word] else { throw UnreadableLine(word: String(word)) }
      return scalar
    }
  }

  struct UnreadableLine: Error {
    let word: String
  }

  /// A scalar of each class; none is a bracket.
  private static let representatives: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{628}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{661}",
    "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
