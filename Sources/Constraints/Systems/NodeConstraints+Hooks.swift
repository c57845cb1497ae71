import MarayaGeometry
import MarayaLayout
import MarayaTree

/// What the tree tells of the node.
extension NodeConstraints: ConstraintHooks {
  var isAnItem: Bool { !touching.isEmpty }

  func willLeave(with top: Node) {
    for constraint in touching {
      guard let owner = constraint.owner else { continue }
      if !owner.isDescendant(of: top) { LayoutConstraint.deactivate([constraint]) }
    }
    // What is inside is solved elsewhere from now on.
    for constraint in owned {
      guard let row = constraint.lowered as? ConstraintRow else { continue }
      if !row.system.host.isDescendant(of: top) { wait(for: constraint) }
    }
    for membership in memberships { membership.dropUnused() }
  }

  func didJoin(with top: Node, isFirst: Bool) {
    if isFirst && top.supernode != nil { renumber(below: top) }
    if node === top && system != nil && !node.isHost { findHostsAgain() }
    if !pending.isEmpty { node.markNeedsUpdateConstraints() }
    activateWaiting()
  }

  func wasReordered() {
    memberships.forEach { $0.needsOrder = true }
    system?.needsOrder = true
  }

  func wayOfPlacingChanged() {
    for membership in memberships {
      membership.refreshKind(of: node)
      membership.host.setNeedsPlacing()
    }
    findHostsAgain()
  }

  func updateConstraints() {
    let constraints = pending
    if constraints.isEmpty { return }
    pending = []
    for constraint in constraints where constraint.owner === node && constraint.lowered == nil {
      let host = node.host(of: constraint)
      let system = NodeConstraints.of(host).madeSystem
      constraint.lowered = system.insert(constraint)
      host.setNeedsPlacing()
      host.contentChanged()
    }
  }

  func solve(turned: Bool) -> Int {
    guard let system else { return 0 }
    if turned { system.needsTurn = true }
    return system.solve()
  }

  func contentChanged() -> Bool {
    var wasAsked = false
    for membership in memberships {
      let item = Participant.Item(node: node, guide: nil)
      guard let participant = membership.knownParticipant(item) else { continue }
      if participant.kind == .placed && node.measuresItsPlace {
        membership.queue(participant)
        membership.host.setNeedsPlacing()
      }
      guard participant.kind == .solved, !participant.isContentStale else { continue }
      let isContent = participant.contentSize.width >= 0 || participant.contentSize.height >= 0
      let mayHaveSome = isContent || node.mayHaveContent
      guard mayHaveSome else { continue }
      participant.isContentStale = true
      membership.queue(participant)
      membership.host.setNeedsPlacing()
      wasAsked = true
    }
    refreshWatchers()
    return wasAsked
  }

  func placementChanged() {
    for membership in memberships {
      let item = Participant.Item(node: node, guide: nil)
      guard let participant = membership.knownParticipant(item), participant.kind == .placed
      else { continue }
      membership.queue(participant)
      membership.host.setNeedsPlacing()
    }
  }

  func surroundingsChanged() {
    refreshWatchers()
    for guide in regionGuides where guide.region == .readable {
      for membership in memberships {
        let item = Participant.Item(node: node, guide: guide)
        guard let participant = membership.knownParticipant(item), !participant.isQueued else {
          continue
        }
        membership.queue(participant)
        membership.host.setNeedsPlacing()
      }
    }
    let direction = node.effectiveLayoutDirection
    if direction == knownDirection { return }
    knownDirection = direction
    for membership in memberships {
      membership.needsTurn = true
      membership.host.setNeedsPlacing()
    }
  }
}
