import MarayaGeometry

/// Who moved what in a pass that is asked to tell.
///
/// Frames are compared from the beginning to the end; in between the pass notes reasons. Both are
/// looked up by node, never iterated. Nodes are held, so that their identifiers stay theirs.
struct LayoutTrace {
  private let top: Node
  private var before: [ObjectIdentifier: (node: Node, frame: Rect)] = [:]
  private var reasons: [ObjectIdentifier: LayoutReport.Reason] = [:]

  init(below top: Node) {
    self.top = top
    for node in top.subtree {
      before[ObjectIdentifier(node)] = (node, node.frame)
    }
  }

  /// The frames of a node's subnodes, to be compared after a step.
  func frames(of node: Node) -> [(node: Node, frame: Rect)] {
    node.subnodes.map { ($0, $0.frame) }
  }

  /// Notes why subnodes have moved since their frames were taken.
  mutating func note(_ reason: LayoutReport.Reason, since frames: [(node: Node, frame: Rect)]) {
    for (node, frame) in frames where node.frame != frame {
      reasons[ObjectIdentifier(node)] = reason
    }
  }

  /// Why the places of a node's subnodes are derived again.
  static func reason(wasResized: Bool, directionChanged: Bool) -> LayoutReport.Reason {
    if directionChanged { return .direction }
    return wasResized ? .resizing : .placement
  }

  /// All nodes that were there before and are elsewhere now.
  func moves() -> [LayoutReport.Move] {
    var tracker = PathTracker(top: top)
    return top.subtree.compactMap { node in
      tracker.step(to: node)
      guard let old = before[ObjectIdentifier(node)], old.frame != node.frame else { return nil }
      return LayoutReport.Move(
        node: tracker.path,
        from: old.frame,
        to: node.frame,
        reason: reasons[ObjectIdentifier(node)]
          ?? (node.isPlacedByConstraints ? .constraints : .hook)
      )
    }
  }
}
