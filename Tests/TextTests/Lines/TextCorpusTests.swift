import Foundation
import MarayaText
import Testing

/// The files with which fuzzing begins, and what it has found with them.
@Suite("Corpus of texts")
struct TextCorpusTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz/Corpus/text")

  /// The first four bytes of a file say how it is set by the harness; here it is set in all ways.
  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted())
  func eachPartOfATextHasALine(file: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: file)).dropFirst(4)
    let text = String(decoding: bytes, as: UTF8.self)
    for mode in LineBreakMode.allCases {
      for (limit, width) in [(0, nil), (0, 0), (0, 12), (0, 40), (1, 0), (1, 30), (2, 50.0)] {
        let style = TextStyle(font: .sized(16), lineLimit: limit, lineBreakMode: mode)
        let lines = TextLayout(text, style: style, width: width).lines
        var end = 0
        for line in lines {
          #expect(line.range.lowerBound == end)
          end = line.range.upperBound
        }
        #expect(end == text.utf16.count)
      }
    }
  }
}
