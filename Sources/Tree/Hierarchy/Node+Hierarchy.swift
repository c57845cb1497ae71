extension Node {
  /// Adds `node` as the last, frontmost subnode; it leaves the supernode it had.
  ///
  /// UIKit's `addSubview(_:)`. A node that is a subnode already moves to the front.
  ///
  /// - Precondition: `node` is not this node, nor a node that contains it.
  /// - Complexity: O(1) for a node without subnodes; otherwise O(min(depth here, nodes below
  ///   `node`)) to rule out a cycle, and O(*n*) if the direction of its *n* nodes changes.
  public final func addSubnode(_ node: Node) {
    insert(node, before: nil)
  }

  /// Inserts `node` at `index`, counted among all subnodes after it left its old place.
  ///
  /// UIKit's `insertSubview(_:at:)`: beyond the end, the node is appended.
  ///
  /// - Precondition: `index` is at least zero; `node` is not this node, nor contains it.
  /// - Complexity: As ``addSubnode(_:)``, and O(`index`) to find the place.
  public final func insertSubnode(_ node: Node, at index: Int) {
    if let error = obstacle(to: node, at: index) { preconditionFailure(error.message) }
    insertChecked(node, at: index)
  }

  /// Inserts `node` directly in front of `sibling`, after it in the list.
  ///
  /// UIKit's rule: on top when `sibling` is `node` itself or no subnode of this node.
  ///
  /// - Precondition: `node` is not this node, nor a node that contains it.
  /// - Complexity: As ``addSubnode(_:)``.
  public final func insertSubnode(_ node: Node, aboveSubnode sibling: Node) {
    guard isSibling(sibling, of: node) else { return addSubnode(node) }
    var next = sibling.record.nextSibling
    let own = Unmanaged.passUnretained(node)
    if let link = next, link.isSame(as: own) { next = node.record.nextSibling }
    insert(node, before: next)
  }

  /// Inserts `node` directly behind `sibling`, before it in the list.
  ///
  /// UIKit's rule: on top when `sibling` is `node` itself or no subnode of this node.
  ///
  /// - Precondition: `node` is not this node, nor a node that contains it.
  /// - Complexity: As ``addSubnode(_:)``.
  public final func insertSubnode(_ node: Node, belowSubnode sibling: Node) {
    guard isSibling(sibling, of: node) else { return addSubnode(node) }
    insert(node, before: Unmanaged.passUnretained(sibling))
  }

  /// Inserts `node` at `index`, or last: the throwing twin, for callers driven by data.
  ///
  /// - Throws: ``HierarchyError``, before anything has changed.
  /// - Complexity: As ``insertSubnode(_:at:)``.
  public final func attach(_ node: Node, at index: Int? = nil) throws(HierarchyError) {
    if let error = obstacle(to: node, at: index ?? 0) { throw error }
    insertChecked(node, at: index ?? Int.max)
  }

  /// Moves a subnode to the end of the list; any other node is left alone.
  ///
  /// UIKit's `bringSubviewToFront(_:)`.
  public final func bringSubnodeToFront(_ subnode: Node) {
    if owns(subnode) { insert(subnode, before: nil) }
  }

  /// Moves a subnode to the beginning of the list; any other node is left alone.
  ///
  /// UIKit's `sendSubviewToBack(_:)`.
  public final func sendSubnodeToBack(_ subnode: Node) {
    guard owns(subnode), let first = record.firstSubnode else { return }
    if first.isSame(as: Unmanaged.passUnretained(subnode)) { return }
    insert(subnode, before: first)
  }

  /// Swaps two subnodes; does nothing when an index is out of range.
  ///
  /// UIKit's `exchangeSubview(at:withSubviewAt:)`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subnodes.
  public final func exchangeSubnode(at index1: Int, withSubnodeAt index2: Int) {
    let low = min(index1, index2)
    let high = max(index1, index2)
    guard low != high, let lower = subnodeLink(at: low), let upper = subnodeLink(at: high) else {
      return
    }
    recordChange(.subnodes)
    let afterUpper = upper.read { $0.record.nextSibling }
    upper.read { unlink($0) }
    link(upper, before: lower)
    if high - low > 1 {
      lower.read { unlink($0) }
      link(lower, before: afterUpper)
    }
    for link in [lower, upper] where link.read({ $0.record.flags.contains(.hasConstraints) }) {
      link.takeUnretainedValue().tellConstraintsOfOrder()
    }
    subnodesChanged()
  }

  /// Takes this node out of its supernode; a root stays as it is.
  ///
  /// UIKit's `removeFromSuperview()`. Afterwards the node is the root of its own tree.
  ///
  /// - Complexity: O(1), and O(*n*) if the direction of its *n* nodes changes.
  public final func removeFromSupernode() {
    guard let supernode else { return }
    supernode.recordChange(.subnodes)
    if record.flags.contains(.hasConstraints) { tellConstraintsOfLeaving() }
    supernode.unlink(self)
    let link = Unmanaged.passUnretained(self)
    supernode.subnodesChanged()
    becomeRoot()
    didMoveToSupernode()
    // The list's retain, kept until nobody needs the node any more.
    link.release()
  }

  // MARK: The common path

  /// Whether `subnode` is a direct subnode of this node.
  final func owns(_ subnode: Node) -> Bool {
    subnode.record.supernode?.isSame(as: Unmanaged.passUnretained(self)) ?? false
  }

  private func isSibling(_ sibling: Node, of node: Node) -> Bool {
    sibling !== node && owns(sibling)
  }

  private func insertChecked(_ node: Node, at index: Int) {
    guard owns(node), index < subnodeCount else {
      return place(node, before: subnodeLink(at: index))
    }
    // The index counts without the node itself: at or after its own place, it is one further.
    var sibling = subnodeLink(at: index)
    var link = record.firstSubnode
    var position = 0
    let own = Unmanaged.passUnretained(node)
    while position <= index, let current = link {
      if current.isSame(as: own) {
        sibling = sibling?.read { $0.record.nextSibling }
        break
      }
      link = current.read { $0.record.nextSibling }
      position += 1
    }
    place(node, before: sibling)
  }

  private func insert(_ node: Node, before sibling: NodeLink?) {
    if let error = obstacle(to: node, at: 0) { preconditionFailure(error.message) }
    place(node, before: sibling)
  }

  private func place(_ node: Node, before sibling: NodeLink?) {
    recordChange(.subnodes)
    let old = node.record.supernode
    if old?.isSame(as: Unmanaged.passUnretained(self)) ?? false {
      unlink(node)
      link(Unmanaged.passUnretained(node), before: sibling)
      if node.record.flags.contains(.hasConstraints) { node.tellConstraintsOfOrder() }
      subnodesChanged()
      return
    }
    let oldSupernode = old?.takeUnretainedValue()
    if let oldSupernode {
      oldSupernode.recordChange(.subnodes)
      if node.record.flags.contains(.hasConstraints) { node.tellConstraintsOfLeaving() }
      oldSupernode.unlink(node)
      oldSupernode.subnodesChanged()
    } else {
      if node.record.flags.contains(.hasConstraints) { node.tellConstraintsOfLeaving() }
      _ = Unmanaged.passRetained(node)
    }
    link(Unmanaged.passUnretained(node), before: sibling)
    subnodesChanged()
    joinTree(node, from: oldSupernode)
    node.didMoveToSupernode()
  }

  /// Settles what a node that has just been linked here takes over from this tree.
  private func joinTree(_ node: Node, from oldSupernode: Node?) {
    node.adoptDirection(of: self)
    node.adoptRecorder(isRecorded: record.flags.contains(.isRecorded))
    node.adoptScale(isScaled: record.flags.contains(.isScaled), wasRoot: oldSupernode == nil)
    node.adoptSurroundings(of: self)
    node.moveDiagnosticsToRoot()
    if record.flags.contains(.isOnPassPath) { node.record.flags.insert(.isNewInPass) }
    if !node.record.flags.isDisjoint(with: .anyMark) { node.markPath() }
    node.resolvePlacement()
    node.rememberStretching()
    if node.record.flags.contains(.isRuled) { setNeedsPlacing() }
    if node.record.flags.contains(.hasConstraints) { node.tellConstraintsOfJoining() }
  }

  /// Settles what a node that has just been unlinked had from its tree.
  final func becomeRoot() {
    adoptDirection(of: nil)
    adoptRecorder(isRecorded: record.extras?.context?.recorder != nil)
    adoptScale(isScaled: record.extras?.context?.displayScale != nil, wasRoot: false)
    adoptSurroundings(of: nil)
    resolvePlacement()
    if record.flags.contains(.hasConstraints) { tellConstraintsOfJoining() }
  }

  // MARK: Cycles

  private func obstacle(to node: Node, at index: Int) -> HierarchyError? {
    if index < 0 {
      return .negativeIndex(index, node: node.briefPath, supernode: briefPath)
    }
    if node === self { return .addsItself(node: briefPath) }
    if node.record.firstSubnode != nil && isInside(node) {
      return .makesCycle(node: node.briefPath, supernode: briefPath)
    }
    return nil
  }

  /// Whether this node is below `node`: climbs from here and searches below `node` in turn,
  /// so that neither a deep tree nor a large subtree alone makes it slow.
  private func isInside(_ node: Node) -> Bool {
    let target = Unmanaged.passUnretained(node)
    let own = Unmanaged.passUnretained(self)
    var ancestor = record.supernode
    var candidate = node.record.firstSubnode
    while let climbing = ancestor {
      if climbing.isSame(as: target) { return true }
      guard let searching = candidate else { return false }
      if searching.isSame(as: own) { return true }
      candidate = searching.read { $0.following(within: target) }
      ancestor = climbing.read { $0.record.supernode }
    }
    return false
  }
}
