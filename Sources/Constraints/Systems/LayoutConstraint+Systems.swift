import MarayaTree

/// What becomes of a constraint when it is activated, changed and deactivated.
extension LayoutConstraint {
  /// Called after the constraint was activated.
  func wasActivated() {
    guard let owner else { return }
    count(crossings: 1, below: owner)
    owner.markNeedsUpdateConstraints()
    owner.contentChanged()
  }

  /// Called before the constraint is deactivated.
  func willBeDeactivated() {
    guard let owner else { return }
    if let row = lowered as? ConstraintRow {
      row.system.host.setNeedsSolving()
      row.system.host.contentChanged()
      row.system.remove(row)
    }
    lowered = nil
    count(crossings: -1, below: owner)
  }

  /// Called after a constant of the active constraint changed.
  func constantDidChange() { refresh() }

  /// Called after the priority of the active constraint changed.
  func priorityDidChange() { refresh() }

  private func refresh() {
    guard let row = lowered as? ConstraintRow else { return }
    guard row.system.refresh(row) else { return }
    row.system.host.setNeedsSolving()
    row.system.host.contentChanged()
  }

  /// Notes, in each node between the owner and an item, that the constraint reaches across it.
  ///
  /// A node that was a host is none while constraints reach across it.
  private func count(crossings: Int, below owner: Node) {
    for item in [firstItem, secondItem] {
      guard let item else { continue }
      var node = item.guide == nil ? item.anchorNode?.supernode : item.anchorNode
      if item === owner { node = nil }
      while let current = node, current !== owner {
        let constraints = NodeConstraints.of(current)
        let wasHost = current.isHost
        constraints.crossings += crossings
        if current.isHost != wasHost { constraints.findHostsAgain() }
        node = current.supernode
      }
    }
  }
}
