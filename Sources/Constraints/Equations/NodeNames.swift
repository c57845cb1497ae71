package import MarayaTree

/// The ids of a tree, by which the names of many equations are found.
///
/// It gives what looking through the tree would, without doing so for each name. The tree has to stay
/// as it is meanwhile.
package struct NodeNames {
  /// A node that has the id, and its place in the order of the tree.
  fileprivate struct Entry {
    let place: Int
    let node: Node
  }

  // Both are looked up, never iterated.
  private var entries: [String: [Entry]] = [:]
  /// The places of a node and of what is below it.
  private var extents: [ObjectIdentifier: Range<Int>] = [:]

  /// Notes the ids at and below a node; names mean nothing that is above it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(below top: Node) {
    var open: [(node: Node, place: Int)] = []
    var count = 0
    for node in top.subtree {
      while let last = open.last, last.node !== node.supernode { close(&open, before: count) }
      if let id = node.id { entries[id, default: []].append(Entry(place: count, node: node)) }
      open.append((node, count))
      count += 1
    }
    while !open.isEmpty { close(&open, before: count) }
  }

  private mutating func close(_ open: inout [(node: Node, place: Int)], before end: Int) {
    let (node, place) = open.removeLast()
    extents[ObjectIdentifier(node)] = place..<end
  }

  /// The node with an id that is nearest: at or below `scope`, or its supernode, and so on.
  ///
  /// - Complexity: O(*d* log *k*), where *d* is the depth of `scope` and *k* the number of nodes with
  ///   the id; O(1) for the only one.
  package func nearest(_ id: String, to scope: Node) -> Node? {
    guard let found = entries[id] else { return nil }
    if found.count == 1 { return found[0].node }
    var around: Node? = scope
    while let node = around, let extent = extents[ObjectIdentifier(node)] {
      let place = found.firstIndex(from: extent.lowerBound)
      if place < found.count && found[place].place < extent.upperBound { return found[place].node }
      around = node.supernode
    }
    return nil
  }
}

extension [NodeNames.Entry] {
  /// The index of the first entry that is not before a place.
  fileprivate func firstIndex(from place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
