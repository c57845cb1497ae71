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

  private let constrained = """
    { "maraya": 1, "size": [320, 120],
      "root": { "id": "card", "guides": ["gap"], "children": [
        { "id": "photo" },
        { "id": "name", "type": "label", "text": "ليلى حداد" } ],
        "constraints": [
          "photo.leading == card.leadingMargin + 8",
          "photo.centerY == super.centerY",
          "photo.width == 64",
          "photo.height == photo.width",
          "card.gap.leading == photo.trailing",
          "card.gap.width == card.width * 0.05 @ 750",
          "'name': name.leading == card.gap.trailing",
          "name.firstBaseline == photo.bottom - 20%" ] } }
    """

  @Test func theSceneWithConstraintsIsOne() throws {
    let scene = try Scene(constrained)
    scene.layout(direction: .rightToLeft)
    #expect(scene.root["photo"]?.frame == Rect(x: 240, y: 28, width: 64, height: 64))
    let name = try #require(scene.root["name"])
    #expect(name.frame.maxX == 224)
    // 92 less a fifth of 120 is 68, on which a text of 17 points stands with 15.7798 of it.
    #expect(abs(name.frame.minY - 52.22021484375) < 1e-9)
    #expect(scene.root.audit() == [])
    for (word, other, message) in [
      (
        "photo.center", "phoot.center",
        #"7:8: root.constraints[1]: there is no node "phoot"; did you mean "photo"?"#
      ),
      (
        "photo.width == 64", "photo.widt == 64",
        #"8:14: root.constraints[2]: expected an attribute, found "widt"; did you mean "width"?"#
      ),
    ] {
      let error = try #require(throws: SceneError.self) {
        try Scene(constrained.replacing("\"\(word)", with: "\"\(other)"))
      }
      #expect(error.description == message)
    }
  }
}
