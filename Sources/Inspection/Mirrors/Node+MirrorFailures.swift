import MarayaDirection
import MarayaGeometry
public import MarayaTree

extension Node {
  /// What does not mirror in this tree, node by node; empty if everything does.
  ///
  /// Lays the tree out left-to-right and right-to-left. Where a node's supernode turns with the
  /// direction, the node's one frame has to be the mirror image of the other, across the
  /// supernode's `childReferenceAxis` or the node's own reference width; where it does not turn, in
  /// an island, both have to be the same. Each node is compared within its supernode, so that one
  /// that does not mirror has no failures below it. A tree in which nothing turns at all fails,
  /// unless it is symmetric. Numbers may differ by their 1e-9th part.
  ///
  /// Looks at this node and what is below it; the root is turned, and afterwards laid out in the
  /// direction it had. A root that is a layer, or is being laid out, can't be turned: one failure
  /// says so.
  ///
  /// - Returns: The failures, in the order of the tree.
  /// - Complexity: O(*n*) for *n* nodes, and the passes; O(*d*) for a failure at depth *d*.
  public final func mirrorFailures() -> [MirrorFailure] {
    let root = root
    guard root.canBeTurned else {
      let why =
        root is LayerNode
        ? "its root is a layer, which can't be turned"
        : "it is being laid out, and can't be turned"
      return [MirroredTree(of: TreeWalk(of: self)).failureOfTheWhole(why)]
    }
    let layouts = LayoutDirection.allCases.map { direction in
      root.laidOut(in: direction) { MirroredTree(of: TreeWalk(of: self)) }
    }
    return MirroredTree.failures(from: layouts[0], to: layouts[1]).map(\.failure)
  }
}

extension MirroredTree {
  /// What is no mirror image, with the index of its node.
  static func failures(
    from left: MirroredTree,
    to right: MirroredTree
  ) -> [(index: Int, failure: MirrorFailure)] {
    guard left.walk.hasShape(of: right.walk) else {
      return [(0, left.failureOfTheWhole("the tree has other nodes in the other direction"))]
    }
    let tolerance = max(left.tolerance, right.tolerance)
    var failures: [(index: Int, failure: MirrorFailure)] = []
    var turnedCount = 0
    var isAsymmetric = false
    for index in left.items.indices {
      let (one, other) = (left.items[index], right.items[index])
      guard let from = one.reflection, let to = other.reflection else {
        // A root that nothing mirrors, though it may be turned around in itself.
        continue
      }
      let turns = from.direction != to.direction
      let image = Reflection.mirror(across: to.axis)(one.frame)
      if turns { turnedCount += 1 }
      if !image.isNear(one.frame, within: tolerance) { isAsymmetric = true }
      let expected = turns ? image : one.frame
      if other.frame.isNear(expected, within: tolerance) { continue }
      let hasOneSize = one.bounds.size == other.bounds.size
      let failure = MirrorFailure(
        node: left.walk.path(of: index),
        leftToRight: one.frame,
        rightToLeft: other.frame,
        expected: expected,
        reason: turns
          ? left.reason(at: index, hasOneSize: hasOneSize)
          : "its supernode does not turn, so both frames should be the same"
      )
      failures.append((index, failure))
    }
    if failures.isEmpty && turnedCount == 0 && isAsymmetric {
      let reasons = ["nothing turns with the direction of the root"] + left.islands
      return [(0, left.failureOfTheWhole(reasons.joined(separator: "; ")))]
    }
    return failures
  }

  /// A failure that is none of a single node.
  func failureOfTheWhole(_ reason: String) -> MirrorFailure {
    let frame = items.first?.frame ?? .zero
    return MirrorFailure(
      node: walk.path(of: 0),
      leftToRight: frame,
      rightToLeft: frame,
      expected: frame,
      reason: reason
    )
  }

  private func reason(at index: Int, hasOneSize: Bool) -> String {
    var reasons = reasons(at: index)
    if !hasOneSize { reasons.append("its size depends on the direction") }
    if !reasons.isEmpty { return reasons.joined(separator: "; ") }
    return walk.steps[index].node.isPlacedByConstraints
      ? "what its constraints relate it to does not mirror"
      : "its place does not come from its own placement alone"
  }
}
