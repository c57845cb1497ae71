import MarayaTree

extension LayoutConstraint {
  /// Whether the constraint takes part in layout.
  ///
  /// Setting what it is already changes nothing. See ``activate(_:)->()`` for many at once.
  ///
  /// - Precondition: To activate it, its items are alive and in the same tree.
  public var isActive: Bool {
    get { owner != nil }
    set { newValue ? Self.activate([self]) : Self.deactivate([self]) }
  }

  /// Activates constraints, in their order; those that are active already are left alone.
  ///
  /// UIKit's `activate(_:)`, but all are checked before anything changes. A node that takes part,
  /// below the owner, and was never given a place is placed by its constraints from now on.
  ///
  /// - Precondition: The items of each are alive and have a common ancestor, and guides have owners.
  ///   See ``install(_:)->()`` for the twin that throws.
  /// - Complexity: O(*d*) for each, where *d* is the depth of its items.
  public static func activate(_ constraints: [LayoutConstraint]) {
    do { try install(constraints) } catch { preconditionFailure(error.description) }
  }

  /// Activates constraints, or throws and leaves everything as it was; for callers driven by data.
  ///
  /// - Throws: A ``ConstraintError`` with the place of the statement that made the constraint.
  /// - Complexity: As ``activate(_:)->()``.
  public static func install(_ constraints: [LayoutConstraint]) throws(ConstraintError) {
    let owners = try constraints.map { constraint throws(ConstraintError) in
      constraint.isActive ? nil : try constraint.findOwner()
    }
    var nearby = NearbyRoot()
    for (constraint, owner) in zip(constraints, owners) {
      if let owner { constraint.join(owner, below: nearby.root(of: owner)) }
    }
  }

  /// Deactivates constraints; those that are not active are left alone.
  ///
  /// - Complexity: O(log *n*) to find each among the *n* of its owner, O(*n*) to take it out.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.leave() }
  }

  private func join(_ owner: Node, below top: Node) {
    // The same constraint may stand twice in a batch.
    if isActive { return }
    let ownerConstraints = NodeConstraints.of(owner)
    let touched = touchedNodes
    let first = touched.first.map(NodeConstraints.of)
    let second = touched.second.map(NodeConstraints.of)
    let root = NodeConstraints.of(top)
    // Nodes that come from other trees may have seen later numbers than the root.
    var next = root.nextSerial
    if let last = ownerConstraints.owned.last { next = max(next, last.serial + 1) }
    if let last = first?.touching.last { next = max(next, last.serial + 1) }
    if let last = second?.touching.last { next = max(next, last.serial + 1) }
    root.nextSerial = next + 1

    serial = next
    isBroken = false
    self.owner = owner
    ownerConstraints.owned.append(self)
    ownerConstraints.pending.append(self)
    first?.touching.append(self)
    second?.touching.append(self)
    placeItems()
    wasActivated()
  }

  private func leave() {
    guard let owner else { return }
    willBeDeactivated()
    if let constraints = NodeConstraints.existing(of: owner) {
      constraints.owned.removeBySerial(self)
      constraints.pending.removeBySerial(self)
    }
    leaveItems()
    self.owner = nil
    isBroken = false
  }

  /// Ends what is left of an activation whose owner is being released.
  func ownerWasReleased() {
    leaveItems()
    owner = nil
    isBroken = false
    lowered = nil
  }

  private func leaveItems() {
    let touched = touchedNodes
    touched.first.flatMap(NodeConstraints.existing)?.touching.removeBySerial(self)
    touched.second.flatMap(NodeConstraints.existing)?.touching.removeBySerial(self)
  }

  /// The nodes of the items that are alive, each once.
  private var touchedNodes: (first: Node?, second: Node?) {
    let first = firstItem?.anchorNode
    let second = secondItem?.anchorNode
    return (first, first === second ? nil : second)
  }

  /// Items that were never given a place are placed by their constraints from now on, and so is,
  /// whatever it was given, the one that a maker was called on.
  private func placeItems() {
    if isMade, let node = firstItem as? Node { node.placeByConstraints() }
    placeIfUnplaced(firstItem)
    placeIfUnplaced(secondItem)
  }

  private func placeIfUnplaced(_ item: (any LayoutItem)?) {
    guard let node = item as? Node, !node.isPlacedByConstraints, mayPlace(node) else { return }
    node.placeByConstraintsIfUnplaced()
  }
}
