import Maraya
import MarayaScenes
import Testing

/// What may be expected of any scene that can be read, however strange its numbers are.
enum MeanScene {
  /// Lays a scene out in both directions, draws it, judges it, and writes and reads it again.
  ///
  /// It is drawn if wanted, which takes the square of the levels.
  static func expectSense(in scene: Scene, draws: Bool = true) throws {
    try expectStableText(of: scene)
    for direction in LayoutDirection.allCases {
      scene.layout(direction: direction)
      let results = LayoutResults(of: scene.root)
      for node in results.snapshot.nodes {
        let rects = [
          node.frame, node.directionalFrame, node.bounds, node.snappedFrame, node.rootFrame,
          node.snappedRootFrame, node.clip ?? .zero,
        ]
        let areFinite = rects.allSatisfy(\.isFinite) && node.rootTransform.isFinite
        #expect(areFinite, "\(direction): \(node)")
      }
      // All that is no number would be null, which is none of a frame.
      let read = try ResultsReader(results.text)
      #expect(read.nodes == results.snapshot.nodes.map(ResultsReader.Item.init))
    }
    if draws { _ = scene.root.drawing(.both) }
    let picture = scene.root.picture(.both).svg
    #expect(!picture.contains("nan") && !picture.contains("inf\""))
    for finding in scene.root.audit() {
      var json = JSONWriter()
      json.property(finding.value)
      #expect(throws: Never.self) { try JSONDocument(json.bytes) }
    }
    // What has no place in this direction is written all the same, and refused when that is read.
    if scene.root.diagnostics.allSatisfy({ $0.code == .perspectiveIgnored }) {
      try expectStableText(of: scene)
    }
  }

  private static func expectStableText(of scene: Scene) throws {
    let text = try scene.text()
    #expect(try Scene(text).text() == text)
  }
}
