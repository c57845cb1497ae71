import Foundation
import Maraya
import MarayaScenes
import Mirroring
import RatioLayout
import Testing

/// The trees of all examples as scenes, and the scenes as trees.
@Suite("Examples as scenes")
struct ExampleSceneTests {
  private static let folder = SnippetTests.package.appending(path: "Examples/Scenes")

  @Test(arguments: [
    "settings", "chat", "card", "profile", "four-views", "card-constraints", "form-constraints",
    "shelf-constraints",
  ])
  func aSceneIsWrittenAsItIsRead(name: String) throws {
    let file = Self.folder.appending(path: name + ".json")
    let scene = try Scene(String(contentsOf: file, encoding: .utf8))
    try expectRoundTrip(of: scene)
    #expect(scene.root.audit().isEmpty)
  }

  @Test func theTreesOfTheExamplesSurviveIt() throws {
    for root in [makeSettingsScreen(), makeCard(), makeFourViews()] {
      root.layout(width: 375, height: 667)
      try expectRoundTrip(of: Scene(of: root))
    }
  }

  /// What a class does in code is not in a file; what it did is.
  @Test func framesThatAHookHasSetSurviveIt() throws {
    let view = ArticleView("view")
    view.layout(width: 375, height: 667, direction: .rightToLeft)
    let loaded = try Scene(Scene(of: view).text())
    loaded.layout()
    #expect(loaded.root.capture() == view.capture())
  }

  /// Saved, loaded and saved again a scene is the same text, and lays out alike.
  private func expectRoundTrip(of scene: Scene) throws {
    let text = try scene.text()
    let loaded = try Scene(text)
    #expect(try loaded.text() == text)
    for direction in LayoutDirection.allCases {
      scene.layout(direction: direction)
      loaded.layout(direction: direction)
      #expect(loaded.root.capture() == scene.root.capture())
    }
  }

  @Test func theSettingsHaveFortyNodes() throws {
    let file = Self.folder.appending(path: "settings.json")
    let scene = try Scene(String(contentsOf: file, encoding: .utf8))
    #expect(scene.root.subtree.count { _ in true } == 40)
  }
}
