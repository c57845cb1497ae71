import MarayaInspection
public import MarayaTree

// The one file that knows Swift Testing. Where that is missing, `Node.mirrorFailures()` and
// `layoutDifference(of:from:)` say the same to any other test library.
#if canImport(Testing)
  public import Testing

  /// Expects a tree to mirror: right-to-left it looks like left-to-right in a mirror.
  ///
  /// ```swift
  /// @Test func theCardMirrors() {
  ///   expectMirrors(makeCard())
  /// }
  /// ```
  ///
  /// The failure names each node that does not, with its frames and why. `Node.mirrorFailures()`
  /// says what is compared.
  ///
  /// - Parameters:
  ///   - tree: The tree; it has its size already. Afterwards it is laid out as it was.
  ///   - sourceLocation: Where a failure is reported.
  public func expectMirrors(_ tree: Node, sourceLocation: SourceLocation = #_sourceLocation) {
    let failures = tree.mirrorFailures()
    if failures.isEmpty { return }
    let count = failures.count == 1 ? "1 node does" : "\(failures.count) nodes do"
    Issue.record(
      """
      \(count) not mirror:
      \(failures.map(\.description).joined(separator: "\n"))
      """,
      sourceLocation: sourceLocation
    )
  }

  /// Expects a tree to have a layout, given as its drawing in both directions.
  ///
  /// ```swift
  /// expectLayout(card) {
  ///   """
  ///           left-to-right  right-to-left
  ///   card    0,0 320×120    0,0 320×120
  ///   └─ box  16,16 64×64    240,16 64×64
  ///   """
  /// }
  /// ```
  ///
  /// Begin with an empty text: the failure shows the lines that differ, and the text to paste. Of
  /// an older layout it also says in words what became of each node.
  ///
  /// - Parameters:
  ///   - tree: The tree; it has its size already. Afterwards it is laid out as it was.
  ///   - sourceLocation: Where a failure is reported.
  ///   - expected: The lines that `drawing(.both)` is expected to give.
  public func expectLayout(
    _ tree: Node,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ expected: () -> String
  ) {
    guard let difference = layoutDifference(of: tree, from: expected()) else { return }
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
#endif
