import Testing

@testable import MarayaCommand

@Suite("maraya diff")
struct DiffCommandTests {
  private let changed = cardScene.replacing("\"leading\": 96", with: "\"leading\": 100.25")
    .replacing("\"size\"", with: "\"scale\": 2, \"size\"")

  @Test func aSceneDoesNotDifferFromItself() {
    let run = Run("diff a.json a.json", ["a.json": cardScene])
    #expect(run.status == .fine)
    #expect(run.output == "")
    #expect(Run("diff a.json a.json --format json", ["a.json": cardScene]).output == "[]\n")
  }

  @Test func differencesAreTold() {
    let run = Run("diff a.json b.json", ["a.json": cardScene, "b.json": changed])
    #expect(run.status == .found)
    #expect(
      run.output == """
        scene: scale none → 2
        card/name moved by 4.25,0, resized by -4.25,0 to 203.75×20.25, mirrored right-to-left
        card/name: place leading 96 top 16 trailing 16 height 20.25 → leading 100.25 top 16 \
        trailing 16 height 20.25

        """
    )
  }

  @Test func differencesAreToldInJSON() {
    let run = Run(
      "diff a.json b.json --format json --direction rtl",
      ["a.json": cardScene, "b.json": changed]
    )
    #expect(
      run.output == """
        [
          { "kind": "property", "node": "scene", "property": "scale", "from": null, "to": 2 },
          { "kind": "resized", "node": "card/name", "from": [16, 16, 208, 20.25], \
        "to": [16, 16, 203.75, 20.25] },
          { "kind": "property", "node": "card/name", "property": "place", \
        "from": { "leading": 96, "top": 16, "trailing": 16, "height": 20.25 }, \
        "to": { "leading": 100.25, "top": 16, "trailing": 16, "height": 20.25 } }
        ]

        """
    )
  }

  @Test func aToleranceLeavesSmallDifferencesOut() {
    let near = cardScene.replacing("20.25", with: "20.2500001")
    let files = ["a.json": cardScene, "b.json": near]
    #expect(Run("diff a.json b.json", files).status == .found)
    #expect(Run("diff a.json b.json --tolerance 0.001", files) == Run("diff a.json a.json", files))
  }

  @Test func mistakesInBothScenesAreTold() {
    let run = Run("diff a.json b.json", ["a.json": "", "b.json": "{"])
    #expect(run.status == .failed)
    #expect(run.complaints.contains("a.json:1:1: error: "))
    #expect(run.complaints.contains("b.json:1:2: error: "))
  }
}
