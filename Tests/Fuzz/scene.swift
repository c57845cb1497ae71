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

  // Laid out and turned, it is still a scene, unless something has no place now: where it was asked
  // to be is written, and is refused when that is read in this direction.
  scene.layout(direction: direction)
  if scene.root.diagnostics.allSatisfy({ $0.code == .perspectiveIgnored }) {
    expectStableText(of: scene)
  }
  return 0
}

// MARK: - Changes

@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

private let meanNumbers = [
  "0", "-0.0", "1", "-1", "0.5", "1e308", "-1e308", "1.7e308", "-1.7e308", "8.9e307", "1e300",
  "-1e154", "1e154", "1e16", "1e-300", "-1e-308", "5e-324", "2.2250738585072014e-308", "1e-6",
]

/// What libFuzzer calls to change an input: half the time it is a number that becomes another one,
/// for bytes by chance are hardly ever a scene with strange numbers.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeInput(
  _ start: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ limit: Int,
  _ seed: CUnsignedInt
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  func isNumeric(_ index: Int) -> Bool { "+-.0123456789eE".utf8.contains(bytes[index]) }
  let starts = bytes.indices.filter { index in
    isNumeric(index) && (index == 0 || " ,[:".utf8.contains(bytes[index - 1]))
  }
  if seed % 2 == 0 || starts.isEmpty { return mutate(start, count, limit) }
  let first = starts[Int(seed / 2) % starts.count]
  let end = (first..<count).first { !isNumeric($0) } ?? count
  let number = meanNumbers[Int(seed / 64) % meanNumbers.count]
  let changed = bytes[..<first] + Array(number.utf8) + bytes[end...]
  if changed.count > limit { return mutate(start, count, limit) }
  for (offset, byte) in changed.enumerated() { start[offset] = byte }
  return changed.count
}

// MARK: - Promises

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
