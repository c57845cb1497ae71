import MarayaSolver
import MarayaTree

/// What becomes of a constraint when it is activated, changed and deactivated.
extension LayoutConstraint {
  /// By how many points the constraint is missed, as the last layout left it; `nil` before the first.
  package var missedBy: Double? {
    guard let row = lowered as? ConstraintRow else { return nil }
    let terms = row.row.terms
    let sum = terms.reduce(0) { $0 + $1.coefficient * row.system.solver[$1.variable] }
    return row.row.relation.error(sum - row.row.constant)
  }

  /// Whether it speaks of what margins or a safe area leave of a node.
  package var speaksOfInsets: Bool {
    func isCut(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) -> Bool {
      switch item?.guide?.region {
      case .margins, .safeArea, .readable: true
      default: attribute.isMargin
      }
    }
    return isCut(firstItem, firstAttribute) || isCut(secondItem, secondAttribute)
  }

  /// Called after the constraint was activated.
  func wasActivated() {
    guard let owner else { return }
    count(crossings: 1, below: owner)
    owner.markNeedsUpdateConstraints()
    owner.contentChanged()
    if hasDirectionalMultiplier && !hasToldOfMultiplier {
      hasToldOfMultiplier = true
      owner.report(.directionalMultiplier, "constraints", description)
    }
  }

  /// Whether a leading or trailing edge is multiplied, which does not mirror.
  private var hasDirectionalMultiplier: Bool {
    multiplier != 1 && firstAttribute.isLocation
      && (firstAttribute.kind == .directionalX || secondAttribute.kind == .directionalX)
  }

  /// Called before the constraint is deactivated.
  func willBeDeactivated() {
    guard let owner else { return }
    if let row = lowered as? ConstraintRow {
      row.system.host.setNeedsSolving()
      row.system.remove(row)
    }
    lowered = nil
    owner.contentChanged()
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
    // Not only the host may have been fitted.
    owner?.contentChanged()
  }

  /// Notes, in each node between the owner and an item, that the constraint reaches across it.
  ///
  /// A node that was a host is none while constraints reach across it.
  private func count(crossings: Int, below owner: Node) {
    count(crossings, from: firstItem, to: owner)
    count(crossings, from: secondItem, to: owner)
  }

  private func count(_ crossings: Int, from item: (any LayoutItem)?, to owner: Node) {
    guard let item, item !== owner else { return }
    let place = item.itemPlace
    var node = place.guide == nil ? place.node?.supernode : place.node
    while let current = node, current !== owner {
      let constraints = NodeConstraints.of(current)
      let wasHost = current.isHost
      constraints.crossings += crossings
      if current.isHost != wasHost { constraints.findHostsAgain() }
      node = current.supernode
    }
  }
}
