import MarayaDirection
import MarayaGeometry
import MarayaTree

/// Where a node's constraints are solved.
extension NodeConstraints {
  /// The system of which the node is the host, made now if there is none.
  var madeSystem: ConstraintSystem {
    if let system { return system }
    let made = ConstraintSystem(host: node)
    system = made
    node.solvesConstraints = true
    return made
  }

  // MARK: Systems that the node takes part in

  /// The systems in which the node, or a guide of it, is a participant.
  var memberships: [ConstraintSystem] {
    var systems: [ConstraintSystem] = []
    // In place: to copy a weak reference takes longer than to read it.
    for index in members.indices {
      if let system = members[index].system { systems.append(system) }
    }
    return systems
  }

  /// The system in which the node itself is a participant.
  var systemAround: ConstraintSystem? {
    let item = Participant.Item(node: node, guide: nil)
    return memberships.first { $0.host !== node && $0.knownParticipant(item) != nil }
  }

  /// Notes one more participant of the node's in a system.
  func join(_ system: ConstraintSystem) {
    node.isInConstraints = true
    knownDirection = node.effectiveLayoutDirection
    if let place = members.firstIndex(where: { $0.system === system }) {
      members[place].count += 1
    } else {
      members.append(Membership(system: system, count: 1))
    }
  }

  /// Notes one participant less.
  func leave(_ system: ConstraintSystem) {
    guard let place = members.firstIndex(where: { $0.system === system }) else { return }
    members[place].count -= 1
    if members[place].count == 0 { members.remove(at: place) }
    if members.isEmpty { node.place(solved: nil) }
    forgetIfAlone()
  }

  // MARK: Who watches

  /// Tells a constraint of the node's margins, offset and baselines from now on.
  func startTelling(_ row: ConstraintRow) {
    watchers.append(row)
    node.isInConstraints = true
    knownDirection = node.effectiveLayoutDirection
  }

  func stopTelling(_ row: ConstraintRow) {
    watchers.removeAll { $0 === row }
    forgetIfAlone()
  }

  /// Lowers the constraints again that say margins, offsets or baselines of the node.
  func refreshWatchers() {
    if watchers.contains(where: \.isGone) { watchers.removeAll(where: \.isGone) }
    for row in watchers where row.system.refresh(row) { row.system.host.setNeedsSolving() }
  }

  func forgetIfAlone() {
    if members.isEmpty && watchers.isEmpty { node.isInConstraints = false }
  }

  // MARK: Waiting

  /// Takes a constraint out of the system where it was solved, until its place is found again.
  func wait(for constraint: LayoutConstraint) {
    if let row = constraint.lowered as? ConstraintRow {
      row.system.host.setNeedsSolving()
      row.system.remove(row)
    }
    constraint.lowered = nil
    constraint.isBroken = false
    if !pending.contains(where: { $0 === constraint }) {
      pending.insertBySerial(constraint)
    }
    node.markNeedsUpdateConstraints()
  }

  /// Finds again where constraints at and below the node are solved: it has become a host, or is none
  /// any more.
  ///
  /// - Complexity: O(1) where nothing was solved yet.
  func findHostsAgain() {
    if node.isHost {
      releaseFromSystemsAround()
    } else if let system {
      // All that was solved here is solved further up.
      for row in system.rows {
        guard let owner = row.constraint.owner else { continue }
        NodeConstraints.of(owner).wait(for: row.constraint)
      }
      system.dropUnused()
    }
  }

  /// Lets what is inside of the node, which is a host now, be solved here: all but what is said of the
  /// node alone.
  private func releaseFromSystemsAround() {
    let around = memberships.filter { $0 !== system }
    if around.isEmpty { return }
    for case let inner as NodeConstraints in node.constrainedSubtree {
      for constraint in inner.owned {
        guard let row = constraint.lowered as? ConstraintRow,
          around.contains(where: { $0 === row.system }),
          inner !== self || !constraint.isAbout(node)
        else { continue }
        inner.wait(for: constraint)
      }
    }
    for system in around { system.dropUnused() }
  }

  /// Numbers the constraints of what has joined a tree as its newest, in their old order.
  func renumber(below top: Node) {
    let root = NodeConstraints.of(top.root)
    let records = top.constrainedSubtree.compactMap { $0 as? NodeConstraints }
    let constraints = records.flatMap(\.owned).sorted { $0.serial < $1.serial }
    for constraint in constraints {
      constraint.serial = root.nextSerial
      root.nextSerial += 1
    }
  }
}

/// A system in which a node takes part, and with how many of its guides and itself.
struct Membership {
  weak var system: ConstraintSystem?
  var count: Int
}

extension Node {
  /// Whether what is inside of the node is solved apart from what is around it.
  var isHost: Bool {
    if supernode == nil { return true }
    return !isPlacedByConstraints && NodeConstraints.existing(of: self)?.crossings ?? 0 == 0
  }

  /// The node where a constraint that this one owns is solved.
  ///
  /// Who takes part already knows it, and is asked.
  func host(of constraint: LayoutConstraint) -> Node {
    var node = self
    // What is said of the node alone is said where its own place is found.
    if constraint.isAbout(self), let above = node.supernode { node = above }
    while !node.isHost, let above = node.supernode {
      if let system = NodeConstraints.existing(of: node)?.systemAround { return system.host }
      node = above
    }
    return node
  }
}

extension LayoutConstraint {
  /// Whether a node itself is all that the constraint speaks of.
  func isAbout(_ node: Node) -> Bool {
    firstItem === node && (secondItem == nil || secondItem === node) && fraction == 0
      && !firstAttribute.isMargin && !secondAttribute.isMargin
  }
}

extension NodeConstraints {
  /// Where a guide of the node is, in its bounds coordinates, in points, physical.
  func frameOfGuide(_ guide: LayoutGuide) -> Rect {
    switch guide.region {
    case .margins: return node.layoutMarginsRect
    case .safeArea: return node.safeAreaRect
    case .readable: return node.readableContentRect
    case .frame: return node.bounds
    case .content: return node.childReferenceRect
    case nil: break
    }
    let item = Participant.Item(node: node, guide: guide)
    for membership in memberships {
      guard let rect = membership.knownParticipant(item)?.rect else { continue }
      let axis = node.childReferenceAxis
      let sides = node.effectiveLayoutDirection.leading(node.alignmentRectInsets)
      let box = node.childReferenceRect
      let leading = rect.offsetBy(
        dx: axis.minX + sides.leading,
        dy: box.minY + sides.top
      )
      return Reflection(node.effectiveLayoutDirection, across: axis)(leading)
    }
    return .zero
  }
}
