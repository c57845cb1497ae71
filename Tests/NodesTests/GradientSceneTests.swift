import Maraya
import MarayaScenes
import Testing

@Suite("Gradient nodes in scenes")
struct GradientSceneTests {
  private func text(_ properties: String) -> String {
    let more = properties.isEmpty ? "" : ", " + properties
    return """
      { "maraya": 1, "size": [100, 100], "direction": "rtl",
        "root": { "id": "root", "children": [
          { "id": "gradient", "type": "gradient"\(more) }
        ] }
      }

      """
  }

  private func read(_ properties: String) throws -> (GradientNode, Scene) {
    let scene = try Scene(text(properties))
    scene.layout()
    return (try #require(scene.root["gradient"] as? GradientNode), scene)
  }

  /// Each row: what a file says, and where the points are right-to-left.
  static let points: [(String, start: UnitPoint, end: UnitPoint)] = [
    ("", UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1)),
    (
      #""startPoint": [0, 0], "endPoint": [0.25, 1]"#, UnitPoint(x: 0, y: 0),
      UnitPoint(x: 0.25, y: 1)
    ),
    (
      #""directionalStartPoint": [0, 0], "directionalEndPoint": [0.25, 1]"#, UnitPoint(x: 1, y: 0),
      UnitPoint(x: 0.75, y: 1)
    ),
    (
      #""startPoint": [0, 0], "directionalEndPoint": [0.25, 1]"#, UnitPoint(x: 0, y: 0),
      UnitPoint(x: 0.75, y: 1)
    ),
    (
      #""kind": "radial", "directionalStartPoint": [0.25, 0.5]"#, UnitPoint(x: 0.75, y: 0.5),
      UnitPoint(x: 0.5, y: 1)
    ),
  ]

  @Test(arguments: points)
  func pointsComeBackInTheSpaceInWhichTheyWereSet(
    properties: String,
    start: UnitPoint,
    end: UnitPoint
  ) throws {
    let (gradient, scene) = try read(properties)
    #expect(gradient.startPoint == start)
    #expect(gradient.endPoint == end)
    let written = try scene.text()
    #expect(written == text(properties))
  }

  @Test func theColorsComeBack() throws {
    let properties = ##""kind": "conic", "colors": ["red", "#00f"], "locations": [0.25, 1]"##
    let (gradient, scene) = try read(properties)
    #expect(gradient.kind == .conic)
    #expect(gradient.colors == ["red", "#00f"])
    #expect(gradient.locations == [0.25, 1])
    let written = try scene.text()
    #expect(written == text(properties))
  }

  @Test(arguments: [
    #""kind": "square""#, #""startPoint": [0]"#, #""directionalEndPoint": "end""#,
    #""colors": "red""#, #""locations": ["half"]"#, #""angle": 45"#,
  ])
  func whatMakesNoSenseIsRefused(properties: String) {
    #expect(throws: SceneError.self) { try Scene(text(properties)) }
  }
}
