import Maraya
import MarayaScenes
import Testing

@Suite("Reading constraints")
struct ConstraintReadingTests {
  private static let card = """
    { "maraya": 1, "size": [320, 120],
      "root": { "id": "card", "guides": ["gap"], "children": [
        { "id": "photo" },
        { "id": "name", "intrinsicSize": [100, 20] },
        { "id": "note", "intrinsicSize": [60, 16] } ],
        "constraints": [
          "photo.leading == card.leading + 16",
          "photo.centerY == super.centerY",
          "photo.width == 64", "photo.height == photo.width",
          "'gap': card.gap.leading == photo.trailing",
          "card.gap.width == card.width * 0.1",
          "name.leading == card.gap.trailing", "name.top == photo.top",
          "note.leading == name.leading", "note.top == name.bottom + 8 @ 750" ] } }
    """

  @Test(arguments: [
    (LayoutDirection.leftToRight, [16.0, 112, 112]), (.rightToLeft, [240, 108, 148]),
  ])
  func constraintsPlaceNodesInBothDirections(direction: LayoutDirection, x: [Double]) throws {
    let scene = try Scene(Self.card)
    scene.layout(direction: direction)
    let root = scene.root
    #expect(root["photo"]?.frame == Rect(x: x[0], y: 28, width: 64, height: 64))
    #expect(root["name"]?.frame == Rect(x: x[1], y: 28, width: 100, height: 20))
    #expect(root["note"]?.frame == Rect(x: x[2], y: 56, width: 60, height: 16))
    #expect(root.diagnostics == [])
  }

  @Test func constraintsAreOwnedAsInSwiftWhereverTheyStand() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [100, 100], "root": { "id": "root", "children": [
        { "id": "box", "children": [ { "id": "a", "constraints": [
          "a.top == b.bottom", "a.width == 10", "'own': box.width >= 20 @ 999.5" ] } ] },
        { "id": "b" } ] } }
      """,
      file: "box.json"
    )
    let root = scene.root
    #expect(root.constraints.map(\.description) == ["a.top == b.bottom"])
    #expect(root["a"]?.constraints.map(\.description) == ["a.width == 10"])
    let own = try #require(root["box"]?.constraints.first)
    #expect(own.description == "'own': box.width >= 20 @ 999.5")
    #expect(own.identifier == "own")
    #expect(own.file == "box.json")
    #expect(own.line == 3)
    #expect(own.isActive)
  }

  @Test func aNameMeansTheNodeThatIsNearest() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [100, 100], "root": { "id": "root", "children": [
        { "id": "one", "frame": [0, 0, 100, 20], "children": [ { "id": "it" } ],
          "constraints": ["it.leading == super.leading + 1"] },
        { "id": "two", "frame": [0, 20, 100, 20], "children": [ { "id": "it" }, { "id": "x.y" } ],
          "constraints": ["it.leading == super.leading + 2", "'x.y'.leading == it.leading + 40"] }
      ], "constraints": ["it.width == 7"] } }
      """
    )
    scene.layout()
    #expect(scene.root["one"]?["it"]?.frame == Rect(x: 1, y: 0, width: 7, height: 0))
    #expect(scene.root["two"]?["it"]?.frame == Rect(x: 2, y: 0, width: 0, height: 0))
    #expect(scene.root["x.y"]?.frame == Rect(x: 42, y: 0, width: 0, height: 0))
  }

  /// Of what contradicts the newest is left out: the order is that of the document, or the given one.
  @Test(arguments: [
    (#""children": [{ "id": "a", "constraints": ["a.width == 10"] }], "#, "", "", 10.0),
    ("", #", "children": [{ "id": "a", "constraints": ["a.width == 10"] }]"#, "", 20),
    (
      #""children": [{ "id": "a", "constraints": ["a.width == 10"], "constraintOrder": [1] }], "#,
      "", #", "constraintOrder": [0, 2]"#, 20
    ),
  ])
  func theOrderOfTheDocumentIsThatOfActivation(
    before: String,
    after: String,
    order: String,
    width: Double
  ) throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [100, 100], "root": { "id": "root", \(before)
        "constraints": ["a.width == 20", "a.height == 5"]\(order)\(after) } }
      """
    )
    scene.layout()
    #expect(scene.root["a"]?.frame.size == Size(width: width, height: 5))
    #expect(scene.root.layoutConflicts.count == 1)
  }

  @Test func theSameConstraintMayStandTwice() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "root": { "children": [
        { "id": "a", "constraints": ["a.width == 20", "a.width == 20"] } ] } }
      """
    )
    scene.layout()
    #expect(scene.root["a"]?.constraints.count == 2)
    #expect(scene.root.layoutConflicts.isEmpty)
  }

  /// What is stretched begins in the box that constraints have found.
  @Test func masksWaitForConstraints() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [300, 100], "root": { "id": "root", "children": [
        { "id": "bar", "children": [
          { "id": "end", "frame": [230, 0, 50, 10], "autoresizingMask": ["left"] } ] } ],
        "constraints": ["bar.leading == root.leading + 10", "bar.trailing == root.trailing - 10",
          "bar.top == root.top", "bar.height == 44"] } }
      """
    )
    scene.layout()
    #expect(scene.root["end"]?.frame == Rect(x: 230, y: 0, width: 50, height: 10))
    scene.root.layout(width: 400, height: 100)
    #expect(scene.root["bar"]?.frame == Rect(x: 10, y: 0, width: 380, height: 44))
    #expect(scene.root["end"]?.frame == Rect(x: 330, y: 0, width: 50, height: 10))
  }

  @Test func aRootWithoutASizeIsAsLargeAsItsConstraintsWant() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "root": { "id": "root", "children": [
        { "id": "a", "intrinsicSize": [50, 20] } ],
        "constraints": ["a.leading == root.leading + 8", "a.trailing == root.trailing - 8",
          "a.top == root.top + 4", "a.bottom == root.bottom - 4"] } }
      """
    )
    scene.layout()
    #expect(scene.root.frame == Rect(x: 0, y: 0, width: 66, height: 28))
  }

  @Test func theSupernodeOfARootMeansNothing() throws {
    let error = try #require(throws: SceneError.self) {
      try Scene(#"{ "maraya": 1, "root": { "id": "a", "constraints": ["a.top == super.top"] } }"#)
    }
    let message = "root.constraints[0]: super means nothing: a has no supernode"
    #expect(error.description == "1:63: " + message)
  }

  /// Ids may be long, and messages must not be.
  @Test func aLongNameIsCutInTheMessage() throws {
    let name = String(repeating: "n", count: 900)
    let error = try #require(throws: SceneError.self) {
      try Scene(#"{"maraya":1,"root":{"constraints":["\#(name).width == 1"]}}"#)
    }
    #expect(error.message.unicodeScalars.count == 301)
    #expect(error.message.hasSuffix("nn…"))
  }
}
