import Maraya

/// The nodes of a case, by name, in one tree.
struct Scenery {
  /// The node above all.
  let root: Node
  private(set) var nodes: [String: Node] = [:]

  /// A root alone.
  init(root: Node) {
    self.root = root
  }

  /// Takes the fields that describe nodes, in `tree` or beside the others.
  init(_ given: inout Fields) throws {
    var described = given.takeObjects()
    if described.count == 1, case (name: "tree", var tree)? = described.popLast() {
      described = tree.takeObjects()
      try tree.finish()
    }
    for (name, _) in described { nodes[name] = Node(name) }
    for (name, var fields) in described {
      let node = try Self.node(name, in: nodes)
      if let supernode = try fields.take("parent")?.text {
        // Some cases have a root of which they say no more than its name.
        if supernode == "root" && nodes["root"] == nil { nodes["root"] = Node("root") }
        try Self.node(supernode, in: nodes).addSubnode(node)
      }
      try node.setUp(&fields)
      try fields.finish()
    }
    root = try Self.root(of: nodes)
  }

  /// The node of a name.
  func node(_ name: String) throws -> Node {
    try Self.node(name, in: nodes)
  }

  /// The node of a name that follows another word, as in `rectInInner`.
  func node(capitalized name: some StringProtocol) throws -> Node {
    try node(name.prefix(1).lowercased() + name.dropFirst())
  }

  private static func node(_ name: String, in nodes: [String: Node]) throws -> Node {
    guard let node = nodes[name] else { throw NotUnderstood("the node '\(name)'") }
    return node
  }

  /// The root of the tree; of several, a new one that makes them siblings.
  private static func root(of nodes: [String: Node]) throws -> Node {
    let roots = nodes.values.filter { $0.supernode == nil }
    guard let first = roots.first else { throw NotUnderstood("a case without nodes") }
    if roots.count == 1 { return first }
    let common = Node("common")
    for root in roots { common.addSubnode(root) }
    return common
  }
}
