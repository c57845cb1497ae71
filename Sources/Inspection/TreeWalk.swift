import MarayaTree

/// The nodes of a tree in its order, each with the place of what is above it.
///
/// Made once for a tree. Paths cost their length, so they are made only for what is told of: not
/// for every node of a chain of 100,000.
struct TreeWalk {
  /// A node of the walk.
  struct Step {
    let node: Node
    /// What a path calls the node, before its place, if it has no id.
    let pathName: String
    /// The index among the siblings.
    let place: Int
    /// The index of the node above it; `nil` for the top.
    let supernode: Int?
    /// The number of nodes above it.
    let depth: Int

    /// The last part of the node's path.
    var name: String { node.id ?? "\(pathName)[\(place)]" }
  }

  private(set) var steps: [Step] = []
  private let start: String

  /// Walks through what is below `top`; it must not change meanwhile.
  init(of top: Node) {
    start = top.path
    // The way down to the last node, with how many subnodes of each were met.
    var way: [(index: Int, subnodeCount: Int)] = []
    for node in top.subtree {
      while let last = way.last, node.supernode !== steps[last.index].node { way.removeLast() }
      let place = way.last?.subnodeCount ?? 0
      if !way.isEmpty { way[way.count - 1].subnodeCount += 1 }
      steps.append(
        Step(
          node: node,
          pathName: node is LayerNode ? "layer" : "node",
          place: place,
          supernode: way.last?.index,
          depth: way.count
        )
      )
      way.append((steps.count - 1, 0))
    }
  }

  /// The path of a node; of one that is very deep only the end, as diagnostics have it.
  ///
  /// - Complexity: O(*d*) for a node at depth *d*, O(1) beyond a depth of 64.
  func path(of index: Int) -> String {
    steps[index].depth > 64
      ? (["…"] + names(of: index, limit: 16)).joined(separator: "/")
      : ([start] + names(of: index, limit: 64)).joined(separator: "/")
  }

  /// The path as a diagnostic of the node has it: of more than 16 parts the last ones.
  ///
  /// - Complexity: O(1).
  func briefPath(of index: Int) -> String {
    let parts = start.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let depth = steps[index].depth
    let way = depth < 16 ? parts.suffix(16 - depth) + names(of: index, limit: 16) : []
    if depth < 16 && parts.count + depth <= 16 { return way.joined(separator: "/") }
    return (["…"] + (depth < 16 ? way : names(of: index, limit: 16))).joined(separator: "/")
  }

  /// The last parts of a path, without that of the top.
  private func names(of index: Int, limit: Int) -> [String] {
    var names: [String] = []
    var next = index
    while names.count < limit, let above = steps[next].supernode {
      names.append(steps[next].name)
      next = above
    }
    return names.reversed()
  }

  /// Whether another walk met the same names in the same order.
  func hasShape(of other: TreeWalk) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.depth == $1.depth && $0.name == $1.name }
  }
}
