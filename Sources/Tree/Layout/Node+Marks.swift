/// The marks that lead a pass from the root to what has changed.
extension Node {
  /// Asks for ``layoutSubnodes()`` in the next pass.
  ///
  /// UIKit's `setNeedsLayout()`. Neither supernode nor subnodes are asked for by it; but if the
  /// node was measured, whoever measured it asks again.
  ///
  /// - Complexity: O(*d*) for the *d* ancestors up to the first that knows already.
  public final func setNeedsLayout() {
    markNeedsLayout()
    if record.flags.contains(.isMeasured) { contentChanged() }
  }

  /// Whether the next pass calls ``layoutSubnodes()`` on this node.
  @inlinable
  public final var needsLayout: Bool { record.flags.contains(.needsLayout) }

  /// Asks for a layout of this node, and for the places of its subnodes.
  final func markNeedsLayout() {
    if record.flags.isSuperset(of: .layoutMarks) { return }
    let wasMarked = !record.flags.isDisjoint(with: .layoutMarks)
    record.flags.formUnion(.layoutMarks)
    if !wasMarked { markPath() }
  }

  /// The list of subnodes, or the size of one, has changed: UIKit's rule is to lay out again.
  ///
  /// Where the others are asked to be does not change by it, unless a class of its own has its
  /// axis from them. While the node arranges its own subnodes it knows.
  final func subnodesChanged() {
    if !record.flags.contains(.isLayingOut) {
      if !record.flags.contains(.isPlain) { setNeedsPlacing() }
      if !record.flags.contains(.needsLayout) {
        record.flags.insert(.needsLayout)
        markPath()
      }
    }
    contentChanged()
  }

  /// The axis about which the subnodes mirror has moved, or what one of them asks for.
  final func setNeedsPlacing() {
    if record.flags.contains(.needsPlacing) { return }
    record.flags.insert(.needsPlacing)
    markPath()
  }

  /// What constraints say of the nodes below has changed.
  package final func setNeedsSolving() {
    if record.flags.contains(.needsSolving) { return }
    record.flags.insert(.needsSolving)
    markPath()
  }

  /// Tells the ancestors, up to the first that knows, that something is marked below them.
  final func markPath() {
    var link = record.supernode
    while let current = link {
      link = current.read { $0.subnodeWasMarked() ? nil : $0.record.supernode }
    }
  }

  /// Notes that a subnode is marked; whether the nodes above know already.
  @discardableResult
  final func subnodeWasMarked() -> Bool {
    if record.flags.contains(.isOnPassPath) {
      // The running pass looks at this node's subnodes again before it leaves it.
      record.flags.markSubnodes()
      return true
    }
    // A running pass that has left marks here does not look again, unless it is told.
    if record.flags.remove(.isLeftMarked) != nil { return false }
    if record.flags.contains(.subnodeIsMarked) { return true }
    record.flags.insert(.subnodeIsMarked)
    return false
  }

  /// Whether the node is laid out again when a subnode is moved, hidden or shown.
  package final var followsSubnodes: Bool {
    get { record.flags.contains(.followsSubnodes) }
    set {
      if newValue != followsSubnodes { record.flags.formSymmetricDifference(.followsSubnodes) }
    }
  }
}
