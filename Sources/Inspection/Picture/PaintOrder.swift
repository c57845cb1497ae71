import MarayaTree

/// The order in which the nodes of a snapshot are painted, and who is inside of whom.
struct PaintOrder {
  /// The indices of each node's subnodes, back to front.
  private(set) var subnodes: [[Int]]
  /// The indices of all nodes, back to front.
  private(set) var indices: [Int] = []
  private let supernodes: [Int?]
  /// The place of each node among its siblings, back to front.
  private var places: [Int]

  init(_ nodes: [LayoutSnapshot.Node]) {
    supernodes = nodes.map(\.supernode)
    places = Array(repeating: 0, count: nodes.count)
    subnodes = Array(repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let above = node.supernode { subnodes[above].append(index) }
    }
    for index in subnodes.indices {
      let siblings = subnodes[index]
      let isInOrder = zip(siblings, siblings.dropFirst())
        .allSatisfy { nodes[$0].zPosition <= nodes[$1].zPosition }
      if !isInOrder {
        // Indices too: siblings at one height stay in the order of the tree.
        subnodes[index].sort { (nodes[$0].zPosition, $0) < (nodes[$1].zPosition, $1) }
      }
      for (place, subnode) in subnodes[index].enumerated() { places[subnode] = place }
    }
    // A stack of our own: trees may be deeper than the program's.
    var waiting = nodes.isEmpty ? [] : [0]
    while let index = waiting.popLast() {
      indices.append(index)
      waiting += subnodes[index].reversed()
    }
  }

  /// The siblings in front of a node, but of very many only the next ones: all would be quadratic.
  func siblings(inFrontOf index: Int) -> [Int] {
    guard let above = supernodes[index] else { return [] }
    return Array(subnodes[above].dropFirst(places[index] + 1).prefix(Self.reach))
  }

  /// The siblings behind and in front of a node, with the same limit on each side.
  func siblings(near index: Int) -> [Int] {
    guard let above = supernodes[index] else { return [] }
    return subnodes[above].prefix(places[index]).suffix(Self.reach) + siblings(inFrontOf: index)
  }

  private static let reach = 24
}
