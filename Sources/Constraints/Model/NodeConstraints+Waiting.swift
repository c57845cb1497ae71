import MarayaTree

extension NodeConstraints {
  /// Activates what has waited for the node to be part of a larger tree, and can be activated now.
  ///
  /// A constraint whose items are in one tree now, and a maker's closure once the node has a
  /// supernode. What was deactivated, or has lost an item, is no longer waited for.
  func activateWaiting() {
    let candidates = waiting
    waiting = []
    for candidate in candidates {
      switch candidate {
      case .constraint(let constraint):
        if constraint.isActive { continue }
        do {
          try LayoutConstraint.install([constraint])
        } catch {
          if error.code == .noCommonAncestor || error.code == .guideWithoutOwner {
            waiting.append(candidate)
          }
        }
      case .maker(let run):
        if node.supernode == nil { waiting.append(candidate) } else { run(node) }
      }
    }
  }

  /// Activates a constraint now if its items are in one tree, and otherwise as soon as they are.
  func activateOnceJoined(_ constraint: LayoutConstraint) {
    waiting.append(.constraint(constraint))
    activateWaiting()
  }
}
