public import MarayaGeometry

extension LayoutSnapshot {
  /// A difference between two snapshots of a tree.
  public enum Change: Hashable, Sendable {
    /// A node that is only in the later one.
    case added(String, Rect)
    /// A node that was only in the earlier one.
    case removed(String, Rect)
    /// A node with another frame.
    case moved(String, from: Rect, to: Rect)
  }

  /// What is different from an earlier snapshot, in the order of the tree; removals last.
  ///
  /// Nodes are told apart by their paths: those without ids by their places among siblings. Of
  /// several nodes with one path the first ones are compared.
  ///
  /// - Complexity: O(*n* · *d*) for *n* nodes of depth *d*.
  public func changes(since earlier: LayoutSnapshot) -> [Change] {
    let before = earlier.indices
    let after = indices
    var changes: [Change] = []
    for (index, node) in nodes.enumerated() {
      let path = path(of: index)
      guard after[path] == index else { continue }
      guard let old = before[path].map({ earlier.nodes[$0] }) else {
        changes.append(.added(path, node.frame))
        continue
      }
      if old.frame != node.frame {
        changes.append(.moved(path, from: old.frame, to: node.frame))
      }
    }
    for (index, node) in earlier.nodes.enumerated() {
      let path = earlier.path(of: index)
      if before[path] == index && after[path] == nil {
        changes.append(.removed(path, node.frame))
      }
    }
    return changes
  }

  /// The first index of each path; looked up, never iterated.
  private var indices: [String: Int] {
    var indices: [String: Int] = [:]
    for index in nodes.indices.reversed() { indices[path(of: index)] = index }
    return indices
  }
}

extension LayoutSnapshot.Change: CustomStringConvertible {
  /// As in `card/badge moved 20,50 100×100 → 200,50 100×100`.
  public var description: String {
    switch self {
    case .added(let node, let frame): "\(node) added \(frame)"
    case .removed(let node, let frame): "\(node) removed \(frame)"
    case .moved(let node, let from, let to): "\(node) moved \(from) → \(to)"
    }
  }
}
