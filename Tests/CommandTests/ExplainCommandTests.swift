import Testing

@testable import MarayaCommand

@Suite("maraya explain")
struct ExplainCommandTests {
  private let files = ["a.json": cardScene]

  @Test func anEdgeIsExplained() {
    let run = Run("explain a.json name --edge leading", files)
    #expect(run.status == .fine)
    #expect(
      run.output == """
        card/name leading = 224
          rule       place leading 96 top 16 trailing 16 height 20.25
          axis       0…320, the bounds of card
          direction  right-to-left, set on card
          leading    96

        """
    )
  }

  @Test func allFourEdgesAreExplainedInBothDirections() {
    let run = Run("explain a.json card/name --direction both --scale 2", files)
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("card/name") }
    #expect(
      heads == [
        "card/name leading = 96", "card/name trailing = 304", "card/name top = 16",
        "card/name bottom = 36.25", "card/name leading = 224", "card/name trailing = 16",
        "card/name top = 16", "card/name bottom = 36.25",
      ]
    )
    #expect(run.output.contains("  snapped    36.5\n"))
  }

  @Test func aNodeThatIsNotThereIsTold() {
    let run = Run("explain a.json nme", files)
    #expect(run.status == .failed)
    #expect(
      run.complaints == "a.json: error: there is no node \"nme\"; did you mean \"name\"?\n"
    )
  }

  @Test func anIdOfSeveralNodesNeedsAPath() {
    let scene = """
      { "maraya": 1, "root": { "id": "list", "children": [
        { "id": "a", "children": [ { "id": "title" } ] },
        { "id": "b", "children": [ { "id": "title" }, {} ] } ] } }
      """
    let run = Run("explain a.json title", ["a.json": scene])
    #expect(run.status == .failed)
    #expect(
      run.complaints == "a.json: error: 2 nodes have the id \"title\"; "
        + "give a path, such as \"list/a/title\", \"list/b/title\"\n"
    )
    #expect(Run("explain a.json list/b/title", ["a.json": scene]).status == .fine)
    #expect(Run("explain a.json list/b/node[1]", ["a.json": scene]).status == .fine)
    #expect(
      Run("explain a.json b/title", ["a.json": scene]).complaints
        == "a.json: error: there is no node \"b/title\"; did you mean \"list/b/title\"?\n"
    )
    let bare = ["a.json": #"{ "maraya": 1, "root": {} }"#]
    #expect(Run("explain a.json node", bare).status == .fine)
  }

  @Test func thePathOfARootIsAnIdThatOthersMayHave() {
    let scene = """
      { "maraya": 1, "root": { "id": "a", "children": [ { "children": [ { "id": "a" } ] } ] } }
      """
    let run = Run("explain a.json a --edge left", ["a.json": scene])
    #expect(run.output.hasPrefix("a left = 0\n"))
    #expect(run.status == .fine)
  }
}
