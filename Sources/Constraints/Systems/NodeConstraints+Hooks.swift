import MarayaGeometry
import MarayaLayout
import MarayaTree

/// What the tree tells of the node.
extension NodeConstraints: ConstraintHooks {
  var isAnItem: Bool { touching.contains { $0.mayPlace(node) } }

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

  // What is being released must not be touched, nor whose system that is.
  func didSurvive(with top: Node) {
    for constraint in owned {
      guard let row = constraint.lowered as? ConstraintRow else { continue }
      if isInside(row.system, below: top) { continue }
      row.isGone = true
      constraint.lowered = nil
      constraint.isBroken = false
    }
    members.removeAll { membership in
      membership.system.map { !isInside($0, below: top) } ?? true
    }
    watchers.removeAll { $0.isGone || !isInside($0.system, below: top) }
    forgetIfAlone()
  }

  /// Whether a system is that of a node between this one and a node above.
  private func isInside(_ system: ConstraintSystem, below top: Node) -> Bool {
    var link: Node? = node
    while let current = link {
      if NodeConstraints.existing(of: current)?.system === system { return true }
      link = current === top ? nil : current.supernode
    }
    return false
  }

  func didJoin(with top: Node, isFirst: Bool) {
    if isFirst && top.supernode != nil { renumber(below: top) }
    if node === top && system != nil && !node.isHost { findHostsAgain() }
    // What was solved in a node that is gone waits, too.
    if owned.contains(where: { $0.lowered == nil }) { pending = owned.filter { $0.lowered == nil } }
    if !pending.isEmpty { node.markNeedsUpdateConstraints() }
    activateWaiting()
  }

  func wasReordered() {
    for system in memberships + [system].compactMap({ $0 }) {
      system.needsOrder = true
      // What is left open is decided in that order.
      system.host.setNeedsSolving()
    }
    node.contentChanged()
  }

  func wayOfPlacingChanged() {
    for membership in memberships {
      membership.refreshKind(of: node)
      membership.host.setNeedsSolving()
    }
    findHostsAgain()
    node.contentChanged()
  }

  func updateConstraints() {
    let constraints = pending
    if constraints.isEmpty { return }
    pending = []
    for constraint in constraints where constraint.owner === node && constraint.lowered == nil {
      let host = node.host(of: constraint)
      let system = NodeConstraints.of(host).madeSystem
      constraint.lowered = system.insert(constraint)
      host.setNeedsSolving()
    }
    node.contentChanged()
    // Each node up to the host may be fitted now; without constraints inside it had its present size.
    var link = node
    link.presentSizeMayChange()
    while !link.isHost, let above = link.supernode {
      link = above
      // Who is updated after this goes on from there; without it each of a chain would go all the way.
      if NodeConstraints.existing(of: link)?.pending.isEmpty == false { return }
      link.presentSizeMayChange()
    }
  }

  func solve(turned: Bool) -> SolvedCounts {
    guard let system else { return SolvedCounts() }
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
        membership.host.setNeedsSolving()
      }
      guard participant.kind == .solved, !participant.isContentStale else { continue }
      let isContent = participant.contentSize.width >= 0 || participant.contentSize.height >= 0
      let mayHaveSome = isContent || node.mayHaveContent
      guard mayHaveSome else { continue }
      participant.isContentStale = true
      membership.queue(participant)
      membership.host.setNeedsSolving()
      wasAsked = true
    }
    refreshWatchers()
    return wasAsked
  }

  func placementChanged() {
    // Each pass tells it of all that it places.
    if node.isPlacedByConstraints { return }
    for membership in memberships {
      let item = Participant.Item(node: node, guide: nil)
      guard let participant = membership.knownParticipant(item), participant.kind == .placed
      else { continue }
      membership.queue(participant)
      membership.host.setNeedsSolving()
    }
  }

  func frameWasSet(inLayout: Bool) {
    for membership in memberships {
      let item = Participant.Item(node: node, guide: nil)
      guard let participant = membership.knownParticipant(item) else { continue }
      membership.handAgain(participant)
      if !inLayout { membership.host.setNeedsSolving() }
    }
  }

  func surroundingsChanged() {
    if !watchers.isEmpty { refreshWatchers() }
    for guide in regionGuides where guide.region == .readable {
      for membership in memberships {
        let item = Participant.Item(node: node, guide: guide)
        guard let participant = membership.knownParticipant(item) else { continue }
        let room = ReadableRoom(in: node)
        if participant.room == room { continue }
        participant.room = room
        membership.queue(participant)
        membership.host.setNeedsSolving()
      }
    }
    let direction = node.effectiveLayoutDirection
    if direction == knownDirection { return }
    knownDirection = direction
    for membership in memberships where membership.mayTurn && !membership.needsTurn {
      membership.needsTurn = true
      membership.host.setNeedsSolving()
    }
  }
}
