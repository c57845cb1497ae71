/// A tree and what is then done to it: what a law is tried on.
public struct TreeCase: Hashable, Sendable {
  /// The tree at the beginning.
  public var sketch: TreeSketch
  /// What is done to it, first to last.
  public var edits: [TreeEdit]

  /// Creates a case.
  public init(_ sketch: TreeSketch, edits: [TreeEdit] = []) {
    self.sketch = sketch
    self.edits = edits
  }

  /// Creates the random case of a seed.
  public init(seed: UInt64, options: TreeOptions = TreeOptions()) {
    var generator = TreeGenerator(seed: seed, options: options)
    sketch = generator.tree()
    edits = generator.edits(of: sketch)
  }

  /// The sketch as it is after the edits.
  ///
  /// The same as the tree after them where these are without history; see
  /// ``TreeOptions/isWithoutHistory``.
  public var finalSketch: TreeSketch { edits.reduce(into: sketch) { $1.apply(to: &$0) } }

  /// The Swift code that builds the tree and does the edits to it.
  public var swiftCode: String {
    var present = sketch
    let done = edits.filter { $0.apply(to: &present) }
    let root = sketch.id
    return ([sketch.swiftCode] + done.map { $0.swiftCode(root: root) }).joined(separator: "\n")
  }
}
