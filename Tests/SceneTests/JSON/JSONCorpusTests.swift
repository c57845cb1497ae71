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
    "after-the-end.json": "1:4 something after the end of the document",
    "brackets-open.json": "1:4 expected a value or ']', found the end of the file",
    "byte-order-mark.json": "1:1 a byte order mark",
    "character-outside.json": "1:1 expected a value, found U+20641",
    "comma-without-key.json": "2:1 expected a key after ',', found the end of the file",
    "comment.json": "1:4 expected ',' or ']' after the value, found '/'",
    "control-character.json": #"1:4 a control character in a string, write \u000A"#,
    "cut-short.json": "1:16 a string is not ended",
    "escape-cut-short.json": "1:10 a string is not ended",
    "half-character.json": #"1:3 \uD83D is half a character"#,
    "hexadecimal.json": #"1:7 expected four hexadecimal digits after \u, found 'G'"#,
    "key-without-colon.json": "3:1 expected ':' after the key, found 'O'",
    "keys-equal-in-meaning.json":
      "1:8 the key \"e\u{301}\" is given twice (first in line 1, column 2)",
    "keys-kelvin.json": "1:8 the key \"\u{212A}\" is given twice (first in line 1, column 2)",
    "keys-twice.json": #"1:14 the key "a" is given twice (first in line 1, column 2)"#,
    "not-utf8.json": "1:3 not UTF-8",
    "number-begun.json": "1:5 expected a digit after '-', found the end of the file",
    "too-large.json": "1:8 1e309 is not a finite number",
    "word-cut-short.json": "1:6 expected 'true', found the end of the file",
  ]

  @Test func eachFileIsReadAgainAsItWasWrittenOrRefused() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count >= 25)
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
