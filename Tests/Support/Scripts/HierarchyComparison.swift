import Maraya

extension HierarchyScript {
  /// Plays the script on nodes and on the model, and says where they first differ.
  ///
  /// After each step it compares who lives, the lists, the way up, the depth, whether one of a
  /// changing pair is inside the other, directions and frames; and it asks the trees for their
  /// invariants.
  ///
  /// - Returns: The step and the difference; `nil` when there is none.
  public func difference() -> String? {
    var trial = HierarchyTrial()
    for (step, operation) in operations.enumerated() {
      if let difference = trial.perform(operation) ?? trial.difference(step: step) {
        return "step \(step), \(operation): \(difference)"
      }
    }
    return nil
  }
}

extension HierarchyTrial {
  /// What the nodes say otherwise than the model.
  fileprivate func difference(step: Int) -> String? {
    for member in nodes.indices {
      let node = nodes[member].node
      guard model.members[member].isAlive == (node != nil) else {
        return "\(model.path(of: member)) is \(node == nil ? "dead" : "alive")"
      }
      if let node, let difference = difference(of: node, member) {
        return "\(model.path(of: member)): \(difference)"
      }
    }
    return pairDifference(step: step)
  }

  private func difference(of node: Node, _ member: Int) -> String? {
    let known = model.members[member]
    if let difference = differenceInLinks(of: node, known) { return difference }
    if node.depth != model.depth(of: member) { return "depth is \(node.depth)" }
    if node.root !== nodes[model.root(of: member)].node { return "root is \(node.root.path)" }
    let direction = model.effectiveDirection(of: member)
    if node.effectiveLayoutDirection != direction || node.isRTL != (direction == .rightToLeft) {
      return "runs \(node.effectiveLayoutDirection)"
    }
    if node.layoutDirection != known.direction { return "the direction set is not what was set" }
    if node.frame != known.frame { return "is at \(node.frame), not \(known.frame)" }
    let directional = model.directionalFrame(of: member)
    if node.directionalFrame != directional {
      return "is at \(node.directionalFrame) from the leading edge, not \(directional)"
    }
    return known.supernode == nil ? node.brokenInvariants().first : nil
  }

  private func differenceInLinks(
    of node: Node,
    _ known: HierarchyModel.Member
  ) -> String? {
    if node.supernode !== known.supernode.flatMap({ nodes[$0].node }) {
      return "supernode is \(node.supernode?.path ?? "nil")"
    }
    if node.subnodeCount != known.subnodes.count { return "counts \(node.subnodeCount) subnodes" }
    let subnodes = node.subnodes
    let agrees =
      subnodes.count == known.subnodes.count
      && zip(subnodes, known.subnodes).allSatisfy { $0 === nodes[$1].node }
    return agrees ? nil : "subnodes are \(subnodes.map { $0.id ?? "" })"
  }

  /// Looks at another pair of nodes after each step.
  private func pairDifference(step: Int) -> String? {
    let living = model.living
    guard !living.isEmpty else { return nil }
    let (one, other) = (living[step * 7 % living.count], living[step * 3 % living.count])
    guard let node = nodes[one].node, let container = nodes[other].node else { return nil }
    let isInside = node.isDescendant(of: container)
    if isInside == model.isDescendant(one, of: other) { return nil }
    return "\(node.path) is \(isInside ? "" : "not ")inside \(container.path)"
  }
}
