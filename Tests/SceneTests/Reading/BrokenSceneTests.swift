import Maraya
import MarayaScenes
import MarayaTesting
import TestSupport
import Testing

@Suite("Broken scenes")
struct BrokenSceneTests {
  @Test(arguments: BrokenScene.documents)
  func aDocumentThatIsNoSceneIsRefused(scene: BrokenScene) throws {
    #expect(try BrokenScene.error(of: Array(scene.text.utf8)) == scene.error)
  }

  @Test(
    arguments: BrokenScene.rows(BrokenScene.surroundings, in: .subnode)
      + BrokenScene.rows(BrokenScene.places, in: .subnode)
      + BrokenScene.rows(BrokenScene.values, in: .subnode)
      + BrokenScene.rows(BrokenScene.members, in: .subnode)
      + BrokenScene.rows(BrokenScene.constraints, in: .subnode)
      + BrokenScene.rows(BrokenScene.heads, in: .scene)
  )
  func aMemberThatDoesNotFitIsRefused(scene: BrokenScene) throws {
    #expect(try BrokenScene.error(of: Array(scene.text.utf8)) == scene.error)
  }

  @Test(arguments: [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xFF], [0xF4, 0x90, 0x80, 0x80]])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) throws {
    let before = Array(#"{"maraya":1,"root":{"id":"é"#.utf8)
    let error = try BrokenScene.error(of: before + bytes + Array(#""}}"#.utf8))
    #expect(error == SceneError(line: 1, column: 28, message: "not UTF-8"))
  }

  /// A type that a program has registered need not be among others.
  @Test func aNodeWithoutATypeIsRefusedWhereThereIsNoNode() throws {
    var types = NodeTypes()
    types.register("layer") { LayerNode($0) }
    let text = #"{"maraya":1,"root":{"type":"layer","children":[{"id":"a"}]}}"#
    let error = try #require(throws: SceneError.self) { try Scene(text, types: types) }
    let message = #"expected "type": "layer", found an object with id"#
    #expect(error == .init(line: 1, column: 48, path: "root.children[0]", message: message))
  }

  /// Of a thousand diagnostics no more is kept; a value is refused all the same.
  @Test func aValueIsRefusedAfterAThousandDiagnostics() throws {
    let tilted = #"{"transform3D":[1,0,0,0.5,0,1,0,0,0,0,1,0,0,0,0,1]}"#
    let nodes = Array(repeating: tilted, count: 1_100) + [#"{"frame":[1e308,0,1e308,1]}"#]
    let text = #"{"maraya":1,"root":{"children":[\#(nodes.joined(separator: ","))]}}"#
    let error = try #require(throws: SceneError.self) { try Scene(text) }
    #expect(error.path == "root.children[1100].frame")
    #expect(error.column == text.utf8.count - 20)
    let fine = try Scene(text.replacing("1e308", with: "1"))
    #expect(fine.root.diagnostics.count == 1_000)
    #expect(fine.root.omittedDiagnosticCount == 100)
  }
}

// MARK: - Scenes cut short and changed

extension BrokenSceneTests {
  /// A scene in which there is a little of everything.
  static let rich = """
    { "maraya": 1, "name": "r\\u00e9", "size": [300, 200], "direction": "rtl", "scale": 2, "root": {
      "id": "top", "margins": { "leading": 1, "top": 2 }, "safeArea": { "left": 4 }, "children": [
      { "id": "é", "directionalFrame": [1, 2.5, 3e1, 4], "alpha": 0.5, "hidden": false, "children": [
        { "type": "layer", "bounds": [1, 2, 3, 4], "center": [5, 6], "anchorPoint": [0, 1] } ] },
      { "place": { "leading": 1, "width": 20, "in": "safeArea" }, "cornerRadii": [1, 2, 3, 4] },
      { "ratio": [0, { "points": 8 }, 1, { "ratio": 0.5, "points": -8 }], "semantic": "playback" },
      { "frame": [1, 2, 3, 4], "autoresizingMask": ["left"], "transform": [1, 0, 0, 2, 0, 0] },
      { "frame": [0, 0, 1, 1], "autoresizingMask": ["width"], "autoresizingBase":
        [0, 0, 1, 1, 9, 9], "zPosition": -1 } ] } }
    """

  @Test func everyPrefixIsRefusedAtItsEnd() throws {
    let bytes = Array(Self.rich.utf8)
    #expect(throws: Never.self) { try Scene(utf8: bytes) }
    for count in bytes.indices {
      let error = try BrokenScene.error(of: Array(bytes[..<count]))
      // What is cut short ends in its last character, which may be cut short itself.
      let lines = bytes[..<count].split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = lines[lines.count - 1].count { $0 & 0xC0 != 0x80 } + 1
      let isCut = error.message == "not UTF-8"
      #expect(error.line == lines.count, "\(error)")
      #expect(error.column == (isCut ? column - 1 : column), "\(error)")
      #expect(error.path == "")
    }
  }

  /// What is still a scene after a change of one byte can be laid out and written.
  @Test func everyChangeOfAByteIsReadOrRefused() throws {
    let (bytes, types) = (Array(Self.rich.utf8), NodeTypes.standard)
    var count = 0
    for index in bytes.indices {
      for byte in Array("0\"}]{[,:-e. x\n".utf8) + [0, 0x80, 0xFF, bytes[index] ^ 1] {
        var changed = bytes
        changed[index] = byte
        do {
          let scene = try Scene(utf8: changed, types: types)
          // Those with a scale of 1e9 and the like too, in turn.
          count += 1
          if count.isMultiple(of: 64) { try MeanScene.expectSense(in: scene) }
        } catch let error as SceneError {
          let isLocated = (error.line ?? 0) > 0 && (error.column ?? 0) > 0
          #expect(isLocated, "\(error): \(index), \(byte)")
        }
      }
    }
    #expect(count > 500)
  }
}
