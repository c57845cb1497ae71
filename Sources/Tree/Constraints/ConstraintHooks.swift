package import MarayaGeometry
package import MarayaLayout

/// What a node keeps for constraints, and what it is told.
///
/// Constraints stand a floor above the tree, which knows no more of them than this. A node that has a
/// record carries the flag `hasConstraints`, and so does every node above it.
package protocol ConstraintHooks: AnyObject {
  /// Whether the node is an item of an active constraint that would place it.
  var isAnItem: Bool { get }
  /// This node or one above it, the top of what moves, is about to leave its place in the tree.
  func willLeave(with top: Node)
  /// What is around the top, which somebody holds, is being released.
  func didSurvive(with top: Node)
  /// It has joined another supernode, or is a root now.
  /// The first record of what has moved is told first.
  func didJoin(with top: Node, isFirst: Bool)
  /// Activates what has waited for the tree to grow, and can be activated now.
  func activateWaiting()
  /// Constraints place the node from now on, or no longer do.
  func wayOfPlacingChanged()
  /// It stands at another place among its siblings.
  func wasReordered()
  /// Brings constraints that were activated since the last time to where they are solved.
  func updateConstraints()
  /// Finds places for the nodes below that constraints place, as far as they are solved here; called
  /// in a pass before the subnodes are placed.
  /// Directions may have turned among them. What it came to is for the report.
  func solve(turned: Bool) -> SolvedCounts
  /// The size that the constraints of what is inside ask of the node, if there are some.
  func fittingSize(_ proposal: SizeProposal) -> Size?
  /// Directions have turned at or below the node, of which that may be another size now.
  func fitDidTurn()
  /// The node's content would answer otherwise when measured.
  ///
  /// - Returns: Whether it was asked.
  func contentChanged() -> Bool
  /// The node, which constraints don't place, was asked to be elsewhere, or was put there.
  func placementChanged()
  /// The frame was set of a node that constraints place, which overwrite it: in the next layout, or
  /// whenever they are solved again if the layout of the supernode has set it.
  func frameWasSet(inLayout: Bool)
  /// The node's margins, safe area or direction may be others.
  func surroundingsChanged()
}

/// What solving came to.
package struct SolvedCounts {
  /// How many blocks of constraints, which hang together, were solved.
  package var blocks: Int
  /// How many nodes were given places.
  package var places: Int

  /// Creates the counts.
  package init(blocks: Int = 0, places: Int = 0) {
    self.blocks = blocks
    self.places = places
  }
}

extension Node {
  /// What the node keeps for constraints, if it does.
  package final var constraintHooks: (any ConstraintHooks)? { record.extras?.constraints }

  /// Gives the node what it keeps for constraints.
  package final func keepForConstraints(_ hooks: any ConstraintHooks) {
    madeExtras.constraints = hooks
    markAsHavingConstraints()
  }

  /// Whether constraints of what is below are solved when the node is laid out.
  package final var solvesConstraints: Bool {
    get { record.flags.contains(.solvesConstraints) }
    set { set(.solvesConstraints, newValue) }
  }

  /// Whether the node's constraints want to know of its place, its content and its surroundings.
  package final var isInConstraints: Bool {
    get { record.flags.contains(.isInConstraints) }
    set { set(.isInConstraints, newValue) }
  }

  /// Whether the size that constraints inside have asked of the node may be another where directions
  /// turn.
  package final var fitMayTurn: Bool {
    get { record.flags.contains(.fitMayTurn) }
    set { set(.fitMayTurn, newValue) }
  }

  private final func set(_ flag: NodeFlags, _ isSet: Bool) {
    if record.flags.contains(flag) != isSet { record.flags.formSymmetricDifference(flag) }
  }

  /// The nodes from here down that have a record of constraints, supernodes first.
  ///
  /// - Complexity: O(nodes that have constraints, and their subnodes).
  package final var constrainedSubtree: [any ConstraintHooks] {
    var found: [any ConstraintHooks] = []
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      let isInside = current.read { node in
        if !node.record.flags.contains(.hasConstraints) { return false }
        if let hooks = node.record.extras?.constraints { found.append(hooks) }
        return true
      }
      link = current.read { isInside ? $0.following(within: top) : nil }
      if !isInside { link = current.followingSubtree(within: top) }
    }
    return found
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

// MARK: What happens to the node

extension Node {
  @inline(never)
  final func tellConstraintsOfLeaving() {
    for hooks in constrainedSubtree { hooks.willLeave(with: self) }
  }

  @inline(never)
  final func tellConstraintsOfRelease() {
    for hooks in constrainedSubtree { hooks.didSurvive(with: self) }
  }

  @inline(never)
  final func tellConstraintsOfJoining() {
    record.supernode?.read { $0.markAsHavingConstraints() }
    if record.flags.contains(.needsUpdateConstraints) { markPathToUpdate() }
    for (index, hooks) in constrainedSubtree.enumerated() {
      hooks.didJoin(with: self, isFirst: index == 0)
    }
  }

  @inline(never)
  final func tellConstraintsOfOrder() {
    for hooks in constrainedSubtree { hooks.wasReordered() }
  }

  @inline(never)
  final func tellConstraintsOfPlacement() { constraintHooks?.placementChanged() }

  /// The subnodes are measured from another corner.
  @inline(never)
  final func tellConstraintsOfSubnodes() {
    for subnode in subnodes where subnode.record.flags.contains(.isInConstraints) {
      subnode.tellConstraintsOfPlacement()
    }
  }

  /// The node and what is inside of it have turned.
  @inline(never)
  final func tellFitsThatTurned() {
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      let flags = current.read { $0.record.flags }
      if flags.contains(.fitMayTurn) { current.read { $0.constraintHooks?.fitDidTurn() } }
      let isInside = flags.contains(.hasConstraints)
      let next = current.read { isInside ? $0.following(within: top) : nil }
      link = isInside ? next : current.followingSubtree(within: top)
    }
  }

  @inline(never)
  final func tellConstraintsOfContent() -> Bool { constraintHooks?.contentChanged() ?? false }

  /// Solves what is solved at this node, which a pass is laying out.
  @inline(never)
  final func solveConstraints(directionChanged: Bool) -> SolvedCounts {
    guard let hooks = constraintHooks else { return SolvedCounts() }
    if record.flags.contains(.isInConstraints) { hooks.surroundingsChanged() }
    guard record.flags.contains(.solvesConstraints) else { return SolvedCounts() }
    let turned = record.flags.remove(.constraintsTurn) != nil
    return hooks.solve(turned: turned || directionChanged)
  }

  /// The same within a limit, which may be infinite; 0, which a node without a size has, is none.
  final func fittingSize(within limit: Size) -> Size? {
    if record.flags.isDisjoint(with: .hasConstraints) { return nil }
    func length(_ limit: Double) -> ProposedLength {
      limit > 0 && limit.isFinite ? .atMost(limit) : .unbounded
    }
    return fittingSize(SizeProposal(width: length(limit.width), height: length(limit.height)))
  }

  /// What the constraints inside ask of the node's size, unless it says that itself.
  final func fittingSize(_ proposal: SizeProposal) -> Size? {
    guard record.flags.contains(.hasConstraints), !hasIntrinsicSize else { return nil }
    return constraintHooks?.fittingSize(proposal)
  }
}
