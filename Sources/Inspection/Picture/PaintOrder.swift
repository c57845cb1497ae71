import MarayaTree

/// The order in which the nodes of a snapshot are painted, and who is inside of whom.
struct PaintOrder {
  /// The indices of each node's subnodes, back to front.
  private(set) var subnodes: [[Int]]
  /// The indices of all nodes, back to front.
  private(set) var indices: [Int] = []

  init(_ nodes: [LayoutSnapshot.Node]) {
    subnodes = Array(repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let above = node.supernode { subnodes[above].append(index) }
    }
    for index in subnodes.indices {
      let siblings = subnodes[index]
      let isInOrder = zip(siblings, siblings.dropFirst())
        .allSatisfy { nodes[$0].zPosition <= nodes[$1].zPosition }
      if isInOrder { continue }
      // Indices too: siblings at one height stay in the order of the tree.
      subnodes[index].sort { (nodes[$0].zPosition, $0) < (nodes[$1].zPosition, $1) }
    }
    // A stack of our own: trees may be deeper than the program's.
    var waiting = nodes.isEmpty ? [] : [0]
    while let index = waiting.popLast() {
      indices.append(index)
      waiting += subnodes[index].reversed()
    }
  }
}
