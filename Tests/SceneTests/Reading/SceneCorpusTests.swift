import Foundation
import MarayaScenes
import Testing

/// The scenes with which fuzzing begins, and what it has found with them.
@Suite("Corpus of scenes")
struct SceneCorpusTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz/Corpus/scene")

  /// The names of the files that are refused, and why.
  private static let mistakes = [
    "bad-equation.json":
      #"1:54: root.constraints[0]: expected ==, <= or >=, found "=""#,
    "bad-guide.json": #"1:31: root.guides[0]: the node has a guide "content" already"#,
    "bad-item.json":
      #"1:49: root.constraints[0]: there is no node "crad"; did you mean "card"?"#,
    "bad-key.json": #"1:42: root.children[0].aplha: a node has no "aplha"; did you mean "alpha"?"#,
    "bad-layer-direction.json": #"1:43: root.direction: a layer has no "direction""#,
    "bad-refused.json": """
    1:35: root.frame: non-finite-value: it leads to a number beyond all that there are, found \
    1e+308,0 1e+308×1
    """,
    "bad-same-ids.json":
      #"1:63: root.children[1].id: another child has the id "a" already"#,
    "bad-short.json":
      "1:35: root.frame: expected 4 numbers: x, y, width, height, found a list of 3",
    "bad-two-places.json":
      #"1:49: root.center: "frame" and "center" can't both be given"#,
  ]

  @Test func eachFileIsLaidOutAndWrittenOrRefused() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count >= 51)
    #expect(Set(Self.mistakes.keys).subtracting(names) == [])
    for name in names.sorted() {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
      do {
        let scene = try Scene(utf8: bytes)
        #expect(Self.mistakes[name] == nil, "\(name)")
        try MeanScene.expectSense(in: scene)
      } catch let error as SceneError {
        #expect(error.description == Self.mistakes[name], "\(name)")
      }
    }
  }
}
