import MarayaDirection
import MarayaGeometry
import MarayaLayout
public import MarayaTree

/// What does not mirror in a tree, node by node; empty if everything does.
///
/// Lays the tree out left-to-right and right-to-left. Where a node's supernode turns with the
/// direction, the node's one frame has to be the mirror image of the other, across the supernode's
/// `childReferenceAxis` or the node's own reference width; where it does not turn, in an island,
/// both have to be the same. Each node is compared within its supernode, so that one that does not
/// mirror has no failures below it. A tree in which nothing turns at all fails, unless it is
/// symmetric. Numbers may differ by their 1e-9th part.
///
/// Afterwards the tree is laid out in the direction it had.
///
/// - Parameter tree: The node to look at, with what is below it; its root is turned.
/// - Returns: The failures, in the order of the tree.
/// - Complexity: O(*n* · *d*) for *n* nodes of depth *d*, and the passes.
public func mirrorFailures(of tree: Node) -> [MirrorFailure] {
  let root = tree.root
  let own = root.layoutDirection
  let layouts = LayoutDirection.allCases.map { direction in
    root.layoutDirection = direction
    root.layoutIfNeeded()
    return MirroredTree(of: tree)
  }
  root.layoutDirection = own
  root.layoutIfNeeded()
  return MirroredTree.failures(from: layouts[0], to: layouts[1])
}

/// A tree as it is laid out in one direction, with what is needed to tell why it does not mirror.
private struct MirroredTree {
  struct Item {
    var geometry: NodeGeometry
    var path: String
    var reasons: [String]
  }

  private var items: [Item]
  private var topDirection: LayoutDirection
  private let tolerance: Double

  init(of top: Node) {
    items = top.subtree.map {
      Item(geometry: NodeGeometry(of: $0), path: $0.path, reasons: $0.reasonsNotToMirror)
    }
    topDirection = top.effectiveLayoutDirection
    tolerance = TreeGeometry(of: top).tolerance
  }

  static func failures(from left: MirroredTree, to right: MirroredTree) -> [MirrorFailure] {
    if left.items.map(\.path) != right.items.map(\.path) {
      return [left.failureOfTheWhole("The tree has other nodes in the other direction.")]
    }
    let pairs = Array(zip(left.items, right.items))
    let tolerance = max(left.tolerance, right.tolerance)
    var failures: [MirrorFailure] = []
    var turnedCount = 0
    var isAsymmetric = false
    for (one, other) in pairs {
      guard let from = one.geometry.reflection, let to = other.geometry.reflection else {
        // A root that nothing mirrors, though it may be turned around in itself.
        continue
      }
      let turns = from.direction != to.direction
      let image = Reflection(.turned, across: to.axis)(one.geometry.frame)
      if turns { turnedCount += 1 }
      if !image.isNear(one.geometry.frame, within: tolerance) { isAsymmetric = true }
      let expected = turns ? image : one.geometry.frame
      if other.geometry.frame.isNear(expected, within: tolerance) { continue }
      failures.append(
        MirrorFailure(
          node: one.path,
          leftToRight: one.geometry.frame,
          rightToLeft: other.geometry.frame,
          expected: expected,
          reason: reason(one, other, turns: turns)
        )
      )
    }
    if failures.isEmpty && turnedCount == 0 && isAsymmetric {
      return [left.failureOfTheWhole("Nothing turns with the direction of the root.")]
    }
    return failures
  }

  private static func reason(_ one: Item, _ other: Item, turns: Bool) -> String {
    if !turns { return "The supernode does not turn, so both frames should be the same." }
    var reasons = one.reasons
    if one.geometry.bounds.size != other.geometry.bounds.size {
      reasons.append("its size depends on the direction")
    }
    if reasons.isEmpty { reasons = ["its place depends on more than its placement"] }
    return "Because " + reasons.joined(separator: ", and ") + "."
  }

  private func failureOfTheWhole(_ reason: String) -> MirrorFailure {
    let frame = items.first?.geometry.frame ?? .zero
    return MirrorFailure(
      node: items.first?.path ?? "",
      leftToRight: frame,
      rightToLeft: frame,
      expected: frame,
      reason: reason
    )
  }
}

extension Node {
  /// What of the node's own properties may keep it from mirroring.
  fileprivate final var reasonsNotToMirror: [String] {
    var reasons: [String] = []
    switch placement {
    case .frame(_, in: .physical):
      reasons.append(
        "its frame is physical: set by `frame`, `center` or `bounds`, "
          + "or in `layoutSubnodes()`; `directionalFrame` mirrors"
      )
    case .ratio(let ratio) where ratio.region != .bounds:
      if let supernode, !supernode.hasSameInsetsOnBothSides {
        reasons.append("it is placed in the \(ratio.region) of a node whose insets are physical")
      }
    default: break
    }
    let own = LayoutDirection.turned.physical(transform)
    if own != transform && directionalTransformIsPhysical {
      reasons.append("its transform is physical; `directionalTransform` mirrors")
    }
    if anchorPoint.x != 0.5 && !transform.isTranslation {
      reasons.append("it is transformed about an anchor point off the middle")
    }
    return reasons
  }

  /// Whether the transform was not asked for from the leading edge.
  private final var directionalTransformIsPhysical: Bool {
    guard let reflection = placingReflection else { return true }
    // A directional one is stored as it was set; a physical one is mirrored when it is asked for.
    return reflection.leading(transform) == directionalTransform
  }

  private final var hasSameInsetsOnBothSides: Bool {
    layoutMargins.left == layoutMargins.right && safeAreaInsets.left == safeAreaInsets.right
  }
}
