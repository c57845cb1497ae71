import Maraya
import MarayaScenes
import Testing

/// What docs/scenes.md shows of constraints.
@Suite("Snippets of scenes with constraints")
struct ConstraintSceneSnippets {
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
