import Foundation
import Maraya
import MarayaScenes
import Testing

/// What docs/scenes.md shows.
@Suite("Snippets of scenes")
struct SceneSnippets {
  private let text = """
    { "maraya": 1, "size": [375, 667], "direction": "rtl", "scale": 2,
      "root": { "id": "screen", "children": [
        { "id": "card", "directionalFrame": [20, 50, 100, 100] },
        { "id": "bar", "place": { "leading": 16, "trailing": 16, "top": 8, "height": 44 } },
        { "id": "half", "ratio": [0.1, 0.1, 0.4, 0.9] } ] } }
    """

  @Test func aSceneIsReadAndWritten() throws {
    let root = Node("root")
    let scene = try Scene(text)
    scene.layout(direction: .rightToLeft)
    let frame = scene.root["card"]?.frame  // 255,50 100×100
    let results = LayoutResults(of: scene.root).text

    let document = try Scene(of: root, name: "A bug").text()
    #expect(frame?.description == "255,50 100×100")
    #expect(results.hasPrefix(#"{ "maraya": 1, "direction": "rtl", "size": [375, 667]"#))
    #expect(
      document == "{ \"maraya\": 1, \"name\": \"A bug\", \"size\": [0, 0],\n"
        + "  \"root\": { \"id\": \"root\" }\n}\n"
    )
    #expect(
      scene.root.treeText == """
        screen 0,0 375×667 [direction rtl]
        ├─ card 255,50 100×100
        ├─ bar 16,8 343×44
        └─ half 187.5,66.7 150×600.3

        """
    )
  }

  @Test func aClassOfOnesOwnIsKnown() throws {
    let text = #"{ "maraya": 1, "root": { "type": "chip", "text": "new" } }"#
    var types = NodeTypes.standard
    types.register("chip") { Chip($0) }
    let chips = try Scene(text, types: types)
    #expect(chips.root.treeText == "chip 0,0 0×0 [text new]\n")
    #expect(
      try Scene(of: chips.root).text().contains(#""root": { "type": "chip", "text": "new" }"#)
    )
    #expect(LayoutResults(of: chips.root).text.contains(#""length": 3"#))
    #expect(types.schema.contains(#""const": "chip""#))
  }

  /// Every key of every class stands on the page.
  @Test func thePageHasEveryKey() throws {
    let page = try TextFile(SnippetTests.package.appending(path: "docs/scenes.md"))
    for type in NodeTypes.standard.names {
      let node = try #require(NodeTypes.standard.makeNode(type))
      for declaration in NodeDescription.declarations(of: node) {
        #expect(page.contains("`\(declaration.key)`"), "\(declaration.key)")
      }
    }
    for key in ["guides", "constraints", "constraintOrder"] { #expect(page.contains("`\(key)`")) }
  }
}

final class Chip: Node {
  var text = ""

  override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "chip"
    description.property("text", .text, text, default: "") { text = $0 }
    description.result("length", .number(Double(text.count)))
  }
}
