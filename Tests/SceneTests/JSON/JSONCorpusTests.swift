import Foundation
import MarayaScenes
import Testing

/// The files with which fuzzing begins, and what it has found with them.
@Suite struct JSONCorpusTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz/Corpus/json")

  /// The names of the files that are refused, and why.
  private static let mistakes = [
    "byte-order-mark.json": "1:1 a byte order mark",
    "comment.json": "1:4 expected ',' or ']' after the value, found '/'",
    "cut-short.json": "1:16 a string is not ended",
    "half-character.json": #"1:3 \uD83D is half a character"#,
    "keys-equal-in-meaning.json":
      "1:8 the key \"e\u{301}\" is given twice (first in line 1, column 2)",
    "keys-kelvin.json": "1:8 the key \"\u{212A}\" is given twice (first in line 1, column 2)",
    "keys-twice.json": #"1:14 the key "a" is given twice (first in line 1, column 2)"#,
    "not-utf8.json": "1:3 not UTF-8",
    "too-large.json": "1:8 1e309 is not a finite number",
  ]

  @Test func eachFileIsReadAgainAsItWasWrittenOrRefused() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count >= 15)
    #expect(Set(Self.mistakes.keys).subtracting(names) == [])
    for name in names.sorted() {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
      #expect(mistake(bytes) == Self.mistakes[name], "\(name)")
      if let written = rewritten(bytes) {
        #expect(rewritten(written) == written, "\(name)")
      }
    }
  }
}
