package import MarayaGeometry
package import MarayaLayout

/// What a node keeps for constraints, and what it tells of itself.
///
/// Constraints stand a floor above the tree, which knows of them no more than this. Every node with
/// a record carries the flag `hasConstraints`, and so does every node above it.
package protocol ConstraintHooks: AnyObject {
  /// Some node at or above this one, the top of what moves, is about to leave its supernode.
  func willLeave(with top: Node)
  /// It has been added to another supernode, or is a root now.
  func didJoin(with top: Node)
  /// Brings constraints that were activated since the last time to where they are solved.
  func updateConstraints()
  /// Gives places to the nodes that are placed by constraints in this one; called in a pass, before
  /// the subnodes are placed, of a node with the flag `solvesConstraints`.
  ///
  /// - Returns: How many blocks of constraints were solved.
  func solve() -> Int
  /// The size that the subnodes' constraints ask of the node, if they ask for one.
  func fittingSize(_ proposal: SizeProposal) -> Size?
  /// Answers of the node that were asked for before may be others now.
  func contentChanged()
  /// The node was asked for another place, or was put there by whomever.
  func placementChanged()
  /// The node's margins, safe area, direction or bounds may be others.
  func surroundingsChanged()
}

extension Node {
  /// What the node keeps for constraints, if it does.
  package final var constraintHooks: (any ConstraintHooks)? { record.extras?.constraints }

  /// Gives the node what it keeps for constraints.
  package final func keep(_ hooks: any ConstraintHooks) {
    madeExtras.constraints = hooks
    markAsHavingConstraints()
  }

  /// Tells the ancestors, up to the first that knows, that there are constraints below.
  final func markAsHavingConstraints() {
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link {
      link = current.read { node in
        if node.record.flags.contains(.hasConstraints) { return nil }
        node.record.flags.insert(.hasConstraints)
        return node.record.supernode
      }
    }
  }
}
