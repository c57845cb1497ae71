import MarayaDirection
import MarayaGeometry
import MarayaInspection
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
  if root is LayerNode || root.isBeingLaidOut {
    let why =
      root is LayerNode
      ? "its root is a layer, which can't be turned" : "it is being laid out, and can't be turned"
    return [MirroredTree(of: tree).failureOfTheWhole(why)]
  }
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
  private let islands: [String]
  private let tolerance: Double

  init(of top: Node) {
    let reasons = MirrorReasons(of: top.root)
    var tracker = PathTracker(top: top)
    items = top.subtree.map { node in
      tracker.step(to: node)
      let path = tracker.path
      return Item(
        geometry: NodeGeometry(of: node),
        path: path,
        reasons: reasons.reasons(for: node, at: path)
      )
    }
    islands = reasons.islands
    tolerance = TreeGeometry(of: top).tolerance
  }

  static func failures(from left: MirroredTree, to right: MirroredTree) -> [MirrorFailure] {
    if left.items.map(\.path) != right.items.map(\.path) {
      return [left.failureOfTheWhole("the tree has other nodes in the other direction")]
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
      let image = Reflection.mirror(across: to.axis)(one.geometry.frame)
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
      let reasons = ["nothing turns with the direction of the root"] + left.islands
      return [left.failureOfTheWhole(reasons.joined(separator: "; "))]
    }
    return failures
  }

  private static func reason(_ one: Item, _ other: Item, turns: Bool) -> String {
    if !turns { return "its supernode does not turn, so both frames should be the same" }
    var reasons = one.reasons
    if one.geometry.bounds.size != other.geometry.bounds.size {
      reasons.append("its size depends on the direction")
    }
    return reasons.isEmpty
      ? "its place does not come from its own placement alone" : reasons.joined(separator: "; ")
  }

  func failureOfTheWhole(_ reason: String) -> MirrorFailure {
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

/// What `mirrorReport()` has to say of why frames don't mirror.
private struct MirrorReasons {
  /// The findings, by the path of their node: looked up, never iterated.
  private var findings: [String: [MirrorFinding]] = [:]
  /// Which nodes keep their direction.
  private(set) var islands: [String] = []

  init(of root: Node) {
    for finding in root.mirrorReport() {
      findings[finding.node, default: []].append(finding)
      if finding.property == "direction" || finding.property == "semantic" {
        islands.append(finding.description)
      }
    }
  }

  /// Why a node may not be where its mirror image is.
  func reasons(for node: Node, at path: String) -> [String] {
    if findings.isEmpty { return [] }
    let placed: Set<String> = ["frame", "autoresizingMask", "anchorPoint", "transform"]
    var reasons = (findings[path] ?? []).filter { placed.contains($0.property) }
    var above = node.supernode
    if node.isPlacedByInsets {
      // Insets come from as far up as the root.
      while let supernode = above {
        reasons += (findings[supernode.path] ?? []).filter { Self.insets.contains($0.property) }
        above = supernode.supernode
      }
    }
    return reasons.map(\.description)
  }

  private static let insets: Set<String> = ["margins", "safeArea", "additionalSafeArea"]
}

extension Node {
  /// Whether a part of the supernode that insets cut out decides about the node's place.
  fileprivate final var isPlacedByInsets: Bool {
    switch placement {
    case .ratio(let ratio): ratio.region != .bounds
    case .edges(let edges): edges.region != .bounds
    default: false
    }
  }
}
