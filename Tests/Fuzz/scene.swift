// Reads any bytes as a scene; what is one is laid out, drawn, judged, and written again.

import MarayaDirection
import MarayaGeometry
import MarayaInspection
import MarayaScenes
import MarayaTree

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let scene: Scene
  do {
    scene = try Scene(utf8: bytes)
  } catch {
    require((error.line ?? 0) > 0 && (error.column ?? 0) > 0, "the error has no place: \(error)")
    require(error.message.utf8.count < 1_000, "the message is endless")
    return 0
  }
  let direction = scene.root.layoutDirection
  expectStableText(of: scene)
  for direction in LayoutDirection.allCases { expectSense(in: scene, direction) }
  _ = scene.root.drawing(.both)
  _ = scene.root.picture(.both).svg
  for finding in scene.root.audit() {
    var json = JSONWriter()
    json.property(finding.value)
    expectJSON(json.string)
  }

  // Laid out and turned, it is still a scene.
  scene.layout(direction: direction)
  expectStableText(of: scene)
  return 0
}

/// Expects what is written of a scene to be a scene of which the same is written.
private func expectStableText(of scene: Scene) {
  let text: String
  do { text = try scene.text() } catch { fatalError("it can't be written: \(error)") }
  do {
    let again = try Scene(text).text()
    require(again == text, "written again it is another:\n\(text)\n\(again)")
  } catch {
    fatalError("what was written is no scene: \(error)\n\(text)")
  }
}

private func expectSense(in scene: Scene, _ direction: LayoutDirection) {
  scene.layout(direction: direction)
  scene.root.layoutIfNeeded()
  let results = LayoutResults(of: scene.root)
  for node in results.snapshot.nodes {
    for rect in [
      node.frame, node.directionalFrame, node.bounds, node.snappedFrame, node.rootFrame,
      node.snappedRootFrame, node.clip ?? .zero,
    ] {
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      require(numbers.allSatisfy(\.isFinite), "\(node.id ?? "a node") is nowhere: \(node)")
    }
  }
  expectJSON(results.text)
}

private func expectJSON(_ text: String) {
  do { _ = try JSONDocument(Array(text.utf8)) } catch { fatalError("\(error): \(text)") }
}

/// Optimized, a precondition would not say what is wrong.
private func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
  if !isTrue { fatalError(message()) }
}
