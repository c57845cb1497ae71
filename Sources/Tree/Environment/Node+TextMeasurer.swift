public import MarayaText

extension Node {
  /// Who measures the text of this node and of those inside: the one set here, or else above; `nil`
  /// if there is none, and the built-in `DejaVuMeasurer` measures.
  ///
  /// Setting `nil` leaves it to the nodes above. All text below is measured again.
  ///
  /// - Complexity: O(1) in a tree where none is set, else O(*d*), where *d* is the depth of the node;
  ///   to set, O(*n*) for *n* nodes below.
  public final var textMeasurer: (any TextMeasurer)? {
    get {
      guard record.flags.contains(.hasTextMeasurer) else { return nil }
      var link: NodeLink? = Unmanaged.passUnretained(self)
      while let current = link {
        if let measurer = current.read({ $0.record.extras?.surroundings?.textMeasurer }) {
          return measurer
        }
        link = current.read { $0.linkAbove }
      }
      return nil
    }
    set {
      if newValue === record.extras?.surroundings?.textMeasurer { return }
      recordChange(.environment)
      madeSurroundings.textMeasurer = newValue
      spreadTextMeasurer()
    }
  }

  /// Tells every node below that there is a measurer, which is asked for ever after; what was
  /// measured is measured again.
  final func spreadTextMeasurer() {
    for node in subtree {
      node.record.flags.formUnion(.hasTextMeasurer)
      if !node.record.flags.contains(.isPlain) { node.textMeasurerDidChange() }
    }
  }

  private final func textMeasurerDidChange() { invalidateIntrinsicContentSize() }
}
