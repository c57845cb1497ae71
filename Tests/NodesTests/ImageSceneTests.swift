import Maraya
import MarayaScenes
import Testing

@Suite("Image nodes in scenes")
struct ImageSceneTests {
  private func text(_ properties: String) -> String {
    let more = properties.isEmpty ? "" : ", " + properties
    return """
      { "maraya": 1, "size": [100, 50], "direction": "rtl",
        "root": { "id": "root", "children": [
          { "id": "image", "type": "image", "frame": [0, 0, 100, 50]\(more) }
        ] }
      }

      """
  }

  private func read(_ properties: String) throws -> (ImageNode, Scene) {
    let scene = try Scene(text(properties))
    scene.layout()
    return (try #require(scene.root["image"] as? ImageNode), scene)
  }

  /// Each row: what a file says, and what that is.
  static let files: [(String, Image?, ContentMode)] = [
    ("", nil, .scaleToFill),
    (#""contentMode": "topLeading""#, nil, .topLeading),
    (#""imageSize": [40, 10]"#, Image(size: Size(width: 40, height: 10)), .scaleToFill),
    (
      #""imageName": "photo", "imageSize": [40, 10], "flipsForRightToLeft": true, "#
        + #""contentMode": "trailing""#, Image("photo", size: Size(width: 40, height: 10)).rtl,
      .trailing
    ),
  ]

  @Test(arguments: files)
  func anImageComesBack(properties: String, image: Image?, mode: ContentMode) throws {
    let (node, scene) = try read(properties)
    #expect(node.image == image)
    #expect(node.contentMode == mode)
    #expect(!node.isUserInteractionEnabled)
    let written = try scene.text()
    #expect(written == text(properties))
  }

  @Test func aReadImageTurns() throws {
    let (node, scene) = try read(
      #""imageSize": [40, 10], "flipsForRightToLeft": true, "contentMode": "leading""#
    )
    #expect(node.imageRect == Rect(x: 60, y: 20, width: 40, height: 10))
    #expect(node.imageTransform == AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
    scene.layout(direction: .leftToRight)
    #expect(node.imageRect == Rect(x: 0, y: 20, width: 40, height: 10))
    #expect(node.imageTransform == .identity)
  }

  @Test(arguments: [
    #""contentMode": "middle""#, #""imageSize": [40]"#, #""imageSize": [-1, 10]"#,
    #""flipsForRightToLeft": 1"#, #""imageName": 7"#, #""image": "photo""#,
  ])
  func whatMakesNoSenseIsRefused(properties: String) {
    #expect(throws: SceneError.self) { try Scene(text(properties)) }
  }
}
