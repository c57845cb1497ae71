import Testing

@testable import MarayaCommand

@Suite("maraya layout")
struct LayoutCommandTests {
  @Test func aSceneIsDrawnAsItSays() {
    let run = Run("layout a.json", ["a.json": cardScene])
    #expect(
      run.output == """
        card 0,0 320×120 [direction rtl]
        ├─ photo 240,16 64×64
        └─ name 16,16 208×20.25

        """
    )
    #expect(run.status == .fine)
    #expect(run.complaints == "")
  }

  @Test func directionSizeAndScaleAreThoseAskedFor() {
    let files = ["a.json": cardScene]
    #expect(
      Run("layout a.json --direction ltr --size 400x100", files).output == """
        card 0,0 400×100
        ├─ photo 16,16 64×64
        └─ name 96,16 288×20.25

        """
    )
    #expect(
      Run("layout a.json --direction both", files).output == """
                  left-to-right    right-to-left
        card      0,0 320×120      0,0 320×120
        ├─ photo  16,16 64×64      240,16 64×64
        └─ name   96,16 208×20.25  16,16 208×20.25

        """
    )
    #expect(Run("layout a.json --format json --scale 2", files).output.contains("208, 20.5]"))
  }

  @Test func jsonHoldsEveryNode() {
    #expect(
      Run("layout a.json --format json", ["a.json": cardScene]).output == """
        { "maraya": 1, "direction": "rtl", "size": [320, 120], "nodes": [
          { "id": "card", "path": "card", "type": "node", "depth": 0, "frame": [0, 0, 320, 120], \
        "directionalFrame": [0, 0, 320, 120], "rootFrame": [0, 0, 320, 120] },
          { "id": "photo", "path": "card/photo", "type": "node", "depth": 1, \
        "frame": [240, 16, 64, 64], "directionalFrame": [16, 16, 64, 64], \
        "rootFrame": [240, 16, 64, 64] },
          { "id": "name", "path": "card/name", "type": "node", "depth": 1, \
        "frame": [16, 16, 208, 20.25], "directionalFrame": [96, 16, 208, 20.25], \
        "rootFrame": [16, 16, 208, 20.25] }
        ], "diagnostics": [] }

        """
    )
  }

  /// Without a file a scene is an object; of two directions, and of several files, a list.
  @Test(arguments: [
    ("layout a.json", ["{ \"maraya\": 1, \"direction\": \"rtl\""]),
    (
      "layout a.json --direction both",
      ["{ \"maraya\": 1, \"direction\": \"ltr\"", "{ \"maraya\": 1, \"direction\": \"rtl\""]
    ),
    (
      "layout a.json b.json",
      ["{ \"file\": \"a.json\", \"maraya\": 1", "{ \"file\": \"b.json\", \"maraya\": 1"]
    ),
  ])
  func jsonIsAListOfWhatWasAskedFor(arguments: String, beginnings: [String]) {
    let run = Run(arguments + " --format json", ["a.json": cardScene, "b.json": cardScene])
    let isList = run.output.hasPrefix("[\n") && run.output.hasSuffix("\n]\n")
    #expect(isList == (beginnings.count > 1))
    for beginning in beginnings { #expect(run.output.contains(beginning)) }
    #expect(run.output.split(separator: "\"nodes\"").count - 1 == beginnings.count)
  }

  @Test func aPictureIsDrawn() {
    let run = Run("layout a.json --format svg --direction both", ["a.json": cardScene])
    #expect(run.output.hasPrefix("<svg "))
    #expect(run.output.contains("card/photo 240,16 64×64"))
    #expect(run.output.contains("card/photo 16,16 64×64"))
  }

  @Test func severalScenesAreDrawnUnderTheirNames() {
    let run = Run("layout a.json b.json", ["a.json": cardScene, "b.json": emptyScene])
    #expect(
      run.output == """
        a.json
        card 0,0 320×120 [direction rtl]
        ├─ photo 240,16 64×64
        └─ name 16,16 208×20.25

        b.json
        node 0,0 0×0

        """
    )
  }

  private let emptyScene = #"{ "maraya": 1, "root": {} }"#

  @Test func oneBadSceneDoesNotKeepTheOthersFromBeingLaidOut() {
    let files = ["a.json": emptyScene, "b.json": "{ \"maraya\": 2 }"]
    let run = Run("layout b.json a.json none.json", files)
    #expect(run.status == .failed)
    #expect(run.output == "a.json\nnode 0,0 0×0\n")
    #expect(
      run.complaints == """
        b.json:1:13: error: maraya: expected 1, the version of the format, found 2
        none.json: error: No such file or directory

        """
    )
  }

  @Test func standardInputIsAFileToo() {
    #expect(Run("layout -", ["-": emptyScene]).output == "node 0,0 0×0\n")
    let run = Run("layout -", ["-": "[]"])
    #expect(
      run.complaints
        == "standard input:1:1: error: expected an object with maraya and root, found an empty list\n"
    )
  }

  @Test func whatTheTreeReportsIsAWarning() {
    let scene = """
      { "maraya": 1, "size": [100, 100], "root": { "id": "a", "children": [
        { "id": "b", "transform3D": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1] } ] } }
      """
    let run = Run("layout a.json", ["a.json": scene])
    #expect(run.status == .fine)
    #expect(run.complaints.hasPrefix("a.json: warning: perspective-ignored: a/b"))
  }

  // MARK: Output

  @Test func theOutputGoesToAFile() {
    let system = PretendedSystem(["a.json": cardScene])
    let run = Run("layout a.json --output out.txt", on: system)
    #expect(run.output == "")
    #expect(system.files["out.txt"] == Run("layout a.json", ["a.json": cardScene]).output)
  }

  @Test func whatCanNotBeReadWritesNothing() {
    let system = PretendedSystem(["a.json": "{", "out.txt": "before"])
    #expect(Run("layout a.json --output out.txt", on: system).status == .failed)
    #expect(system.files["out.txt"] == "before")
  }

  @Test(arguments: ["a.json", "./a.json", "./"])
  func noSceneIsWrittenOver(output: String) {
    let system = PretendedSystem(["a.json": cardScene])
    let run = Run("layout a.json --format json --output \(output)", on: system)
    #expect(run.status == .failed)
    #expect(run.complaints.contains("a.json is a scene that is read; it would be lost"))
    #expect(system.files == ["a.json": cardScene])
  }

  @Test func inAFolderEachSceneHasAFile() {
    let system = PretendedSystem(["x/a.json": cardScene, "b.json": emptyScene])
    system.folders = ["out"]
    let run = Run("layout x/a.json b.json --format json --output out", on: system)
    #expect(run.status == .fine)
    let alone = Run("layout b.json --format json", ["b.json": emptyScene]).output
    #expect(system.files["out/b.json"] == alone)
    #expect(system.files["out/a.json"]?.hasPrefix("{ \"maraya\": 1") == true)
    _ = Run("layout x/a.json b.json --output out", on: system)
    #expect(system.files["out/b.txt"] == "node 0,0 0×0\n")
    _ = Run("layout x/a.json b.json --format svg --output new/", on: system)
    #expect(system.files["new/b.svg"]?.hasPrefix("<svg ") == true)
    #expect(system.folders == ["out", "new"])
  }

  @Test func anOutputThatCanNotBeWrittenIsTold() {
    let run = Run("layout a.json --output /locked/a.txt", ["a.json": cardScene])
    #expect(run.status == .failed)
    #expect(run.complaints == "/locked/a.txt: error: Permission denied\n")
    #expect(
      Run("layout a.json --output /locked/new/", ["a.json": cardScene]).complaints
        == "/locked/new/: error: Permission denied\n"
    )
  }

  @Test func aLayerAsTheRootHasNoDirection() {
    let files = ["a.json": #"{ "maraya": 1, "root": { "type": "layer" } }"#]
    #expect(Run("layout a.json", files).output == "layer 0,0 0×0\n")
    #expect(
      Run("layout a.json --direction rtl", files).complaints.hasPrefix(
        "maraya: error: --direction: the root is a layer, which has no direction\n"
      )
    )
  }
}
