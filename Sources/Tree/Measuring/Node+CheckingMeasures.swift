import MarayaGeometry

extension Node {
  /// Asks each node from here down again whose answer is remembered, and compares.
  ///
  /// For tests of nodes that measure themselves: where something has changed without a call of
  /// ``invalidateIntrinsicContentSize()``, the remembered answer is not the one that the node
  /// would give now, and a ``Diagnostic`` says so. Nothing else changes.
  ///
  /// - Returns: Whether all answers are the same.
  /// - Complexity: O(*n*) for *n* nodes, and what they need to answer.
  @discardableResult
  public final func checkMeasures() -> Bool {
    var areSame = true
    for node in Array(subtree) where node.record.flags.contains(.isMeasured) {
      for (proposal, known) in node.record.extras?.placement?.measures.all ?? [] {
        let now = node.ask(proposal)
        // That it is the present size may be chance.
        if now.size == known.size && now.isContent == known.isContent { continue }
        areSame = false
        node.report(
          .inconsistentMeasure,
          "sizeThatFits",
          "was \(known.size), is \(now.size) now"
        )
      }
    }
    return areSame
  }
}
