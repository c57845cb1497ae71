package import MarayaTree

extension Node {
  /// The active constraints that nodes at and below this one hold, in the order of activation.
  ///
  /// - Complexity: O(*c* log *c*) for *c* constraints, and the nodes that have some below.
  package final var constraintsInside: [LayoutConstraint] {
    let constraints = constrainedSubtree.flatMap { ($0 as? NodeConstraints)?.owned ?? [] }
    // Sorting keeps the order of those with one number, which nodes of different trees may have had.
    return constraints.enumerated()
      .sorted { ($0.element.serial, $0.offset) < ($1.element.serial, $1.offset) }
      .map(\.element)
  }

  /// The active constraints that have this node, or a guide of it, as an item; older ones first.
  ///
  /// - Complexity: O(1).
  package final var constraintsTouching: [LayoutConstraint] {
    NodeConstraints.existing(of: self)?.touching ?? []
  }
}

extension LayoutConstraint {
  /// Whether it places a node that was not asked for a place: one of its items, below the owner, or
  /// the one whose size it speaks of.
  package func mayPlace(_ node: Node) -> Bool {
    guard let owner, firstItem === node || secondItem === node else { return false }
    return node !== owner || !isPair && node.supernode != nil
  }
}
