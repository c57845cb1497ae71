extension Node {
  /// The node that this one is a subnode of, or `nil` for a root.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var supernode: Node? {
    guard let link = record.supernode,
      !link.read({ $0.record.flags.contains(.isDying) })
    else { return nil }
    return link.takeUnretainedValue()
  }

  /// The subnodes, back to front: the last one is on top.
  ///
  /// The array is a copy that later changes don't reach, so a loop over it may add and remove
  /// nodes. To step through without a copy use ``firstSubnode`` and ``nextSibling``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subnodes.
  public final var subnodes: [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(subnodeCount)
    var link = record.firstSubnode
    while let current = link {
      nodes.append(current.takeUnretainedValue())
      link = current.read { $0.record.nextSibling }
    }
    return nodes
  }

  /// The number of subnodes.
  @inlinable
  public final var subnodeCount: Int { Int(record.subnodeCount) }

  /// The subnode at the back, or `nil`.
  @inlinable
  public final var firstSubnode: Node? { record.firstSubnode?.takeUnretainedValue() }

  /// The subnode on top, or `nil`.
  @inlinable
  public final var lastSubnode: Node? { record.lastSubnode?.takeUnretainedValue() }

  /// The sibling in front of this node, next in the list, or `nil`.
  @inlinable
  public final var nextSibling: Node? {
    supernode == nil ? nil : record.nextSibling?.takeUnretainedValue()
  }

  /// The sibling behind this node, before it in the list, or `nil`.
  @inlinable
  public final var previousSibling: Node? {
    supernode == nil ? nil : record.previousSibling?.takeUnretainedValue()
  }

  /// The topmost ancestor; the node itself when it has no supernode.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final var root: Node {
    rootLink.takeUnretainedValue()
  }

  /// The number of nodes above this one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final var depth: Int {
    var depth = 0
    var link = linkAbove
    while let current = link {
      depth += 1
      link = current.read { $0.linkAbove }
    }
    return depth
  }

  /// Whether this node is `node` or somewhere below it.
  ///
  /// UIKit's `isDescendant(of:)`: a node is a descendant of itself.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final func isDescendant(of node: Node) -> Bool {
    let target = Unmanaged.passUnretained(node)
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link {
      if current.isSame(as: target) { return true }
      link = current.read { $0.linkAbove }
    }
    return false
  }

  // MARK: Links

  /// The link to the supernode, unless that is being deinitialised.
  final var linkAbove: NodeLink? {
    guard let link = record.supernode,
      !link.read({ $0.record.flags.contains(.isDying) })
    else { return nil }
    return link
  }

  final var rootLink: NodeLink {
    var link = Unmanaged.passUnretained(self)
    while let above = link.read({ $0.linkAbove }) { link = above }
    return link
  }

  /// The node after this one, depth first and supernodes first, inside the subtree of `top`.
  @inline(__always)
  final func following(within top: NodeLink) -> NodeLink? {
    record.firstSubnode ?? followingSubtree(within: top)
  }

  /// As `following(within:)`, without going into this node's own subtree.
  final func followingSubtree(within top: NodeLink) -> NodeLink? {
    Unmanaged.passUnretained(self).followingSubtree(within: top)
  }
}

extension Unmanaged<Node> {
  /// The node after this one and everything below it, inside the subtree of `top`.
  @inline(__always)
  func followingSubtree(within top: NodeLink) -> NodeLink? {
    var link = self
    while !link.isSame(as: top) {
      if let next = link.read({ $0.record.nextSibling }) { return next }
      guard let above = link.read({ $0.record.supernode }) else { return nil }
      link = above
    }
    return nil
  }
}
