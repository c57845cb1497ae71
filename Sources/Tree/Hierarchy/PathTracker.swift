/// The paths of nodes during a walk over a subtree, without counting siblings anew for each.
///
/// Feed it every node, depth first and supernodes first; the tree must not change meanwhile.
package struct PathTracker {
  /// The nodes from the top down to the last one, and how many subnodes of each were met.
  private var way: [(node: Node, place: Int, subnodeCount: Int)] = []
  private let start: String

  /// Creates a tracker for a walk that begins at `top`.
  package init(top: Node) { start = top.path }

  /// Goes on to the next node of the walk.
  ///
  /// - Complexity: O(1) on average.
  package mutating func step(to node: Node) {
    while let last = way.last, node.supernode !== last.node { way.removeLast() }
    let place = way.last?.subnodeCount ?? 0
    if !way.isEmpty { way[way.count - 1].subnodeCount += 1 }
    way.append((node, place, 0))
  }

  /// The path of the node that the walk is at: as ``Node/path`` has it.
  ///
  /// - Complexity: O(*d*) for a node that lies *d* below the top.
  package var path: String {
    let names = way.dropFirst().map { $0.node.pathComponent(at: $0.place) }
    return ([start] + names).joined(separator: "/")
  }
}
