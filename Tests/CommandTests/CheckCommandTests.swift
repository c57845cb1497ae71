import Testing

@testable import MarayaCommand

@Suite("maraya check")
struct CheckCommandTests {
  /// Ten scenes with one mistake each, and what is said of it.
  @Test(arguments: [
    (#"{ "id": "it", "frame": [10, 10, 20, 20] }"#, "not-mirrored"),
    (
      #"{ "id": "it", "place": { "leading": 90, "top": 20, "width": 20, "height": 10 } }"#,
      "overflow"
    ),
    (
      #"{ "id": "it", "place": { "leading": 120, "top": 0, "width": 20, "height": 10 } }"#,
      "outside"
    ),
    (#"{ "id": "it", "place": { "leading": 10, "top": 0, "height": 10 } }"#, "empty"),
    (
      #"{ "id": "it", "place": { "leading": 10, "top": 10.05, "width": 20, "height": 0.1 } }"#,
      "vanishes"
    ),
    (
      #"{ "id": "it", "place": { "leading": 10, "top": 2, "width": 20, "height": 20 } }"#, "unsafe"
    ),
    (
      #"""
      { "id": "it", "place": { "leading": 10, "top": 10, "trailing": 50, "width": 20, "height": 20 } }
      """#,
      "over-constrained"
    ),
    (
      #"""
      { "id": "it", "directionalFrame": [10, 10, 20, 20], "referenceWidth": 90 }
      """#,
      "reference-width"
    ),
    (
      #"""
      { "id": "it", "directionalFrame": [10, 10, 20, 20], "margins": { "left": 1, "right": 2 } }
      """#,
      "physical-value"
    ),
    (
      #"""
      { "id": "it", "directionalFrame": [10, 10, 20, 20],
        "transform3D": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1] }
      """#,
      "diagnostic"
    ),
  ])
  func aMistakeIsFoundAndNothingElse(node: String, code: String) throws {
    let scene = """
      { "maraya": 1, "size": [100, 100], "scale": 2,
        "root": { "id": "root", "safeArea": { "top": 8 }, "children": [ \(node) ] } }
      """
    let run = Run("check a.json", ["a.json": scene])
    #expect(run.status == .found)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1, "\(run.output)")
    #expect(lines.first?.hasPrefix("a.json: \(code): root/it ") == true, "\(run.output)")
    #expect(run.complaints == "")
  }

  @Test func nothingIsSaidOfAGoodScene() {
    let run = Run("check a.json", ["a.json": cardScene])
    #expect(run.status == .fine)
    #expect(run.output == "")
    #expect(Run("check a.json --format json", ["a.json": cardScene]).output == "[]\n")
  }

  @Test func findingsAreToldInJSON() {
    let scene = """
      { "maraya": 1, "size": [100, 50], "root": { "id": "a", "children": [ { "id": "b" } ] } }
      """
    let run = Run("check a.json --format json", ["a.json": scene])
    #expect(
      run.output.hasPrefix(
        #"[\#n  { "file": "a.json", "code": "empty", "node": "a/b", "directions": ["ltr", "rtl"], "#
      )
    )
    #expect(run.status == .found)
  }

  @Test func aBadSceneIsGraverThanAFinding() {
    let files = ["a.json": #"{ "maraya": 1, "root": {} }"#, "b.json": "nothing"]
    #expect(Run("check a.json b.json", files).status == .failed)
  }
}
