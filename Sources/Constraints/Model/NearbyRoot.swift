import MarayaTree

/// Finds the roots of nodes, and is quick where one is beside the one before.
///
/// For a time in which the tree stays as it is.
struct NearbyRoot {
  private var last: (node: Node, root: Node)?

  init() {}

  /// The root of a node.
  ///
  /// - Complexity: O(1) if the node before is the same one, its supernode or its subnode; else O(*d*),
  ///   where *d* is the depth of the node.
  mutating func root(of node: Node) -> Node {
    let root: Node
    if let last, last.node === node || node.supernode === last.node || last.node.supernode === node
    {
      root = last.root
    } else {
      root = node.root
    }
    last = (node, root)
    return root
  }
}
