import Maraya

/// Trees that were made once, by what they are asked for.
final class KnownTrees<Key: Hashable> {
  private var known: [Key: [LayoutTree]] = [:]

  func trees(_ key: Key, _ made: () throws -> [LayoutTree]) rethrows -> [LayoutTree] {
    if let trees = known[key] { return trees }
    let trees = try made()
    known[key] = trees
    return trees
  }
}

/// A tree of a case, with its nodes, guides and constraints by the names that the case has for them.
struct LayoutTree {
  let root: Node
  /// Whether frames are compared on the pixel grid.
  let isSnapped: Bool
  /// The nodes in the order of the case, the root first.
  var nodes: [(id: String, node: Node)] = []
  var guides: [LayoutGuide] = []
  /// The constraints in the order of the case; a few cases give two of them the same name.
  var constraints: [(id: String, constraint: LayoutConstraint, isWanted: Bool)] = []

  func node(_ id: String) -> Node? { nodes.first { $0.id == id }?.node }

  func constraint(_ id: String) throws -> LayoutConstraint {
    guard let found = constraints.first(where: { $0.id == id }) else {
      throw NotUnderstood("the constraint '\(id)'")
    }
    return found.constraint
  }

  /// The node or guide of a name such as `a`, `root@safeArea` or `s@content`.
  func item(_ name: String) throws -> any LayoutItem {
    if let guide = guides.first(where: { $0.identifier == name }) { return guide }
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard let node = node(parts[0]) else { throw NotUnderstood("the item '\(name)'") }
    switch parts.dropFirst().first {
    case nil: return node
    case "safeArea": return node.safeAreaLayoutGuide
    case "margins": return node.layoutMarginsGuide
    case "readable": return node.readableContentGuide
    case let region?:
      guard let scroll = node as? ScrollNode else { throw NotUnderstood("the item '\(name)'") }
      switch region {
      case "content": return scroll.contentLayoutGuide
      case "frame": return scroll.frameLayoutGuide
      default: throw NotUnderstood("the guide '\(region)'")
      }
    }
  }

  /// Where the nodes and guides of a name are, one answer for each way to tell.
  func places(of name: String) throws -> [Rect] {
    let item = try item(name)
    if let node = item as? Node { return [isSnapped ? node.snappedFrame : node.frame] }
    guard let guide = item as? LayoutGuide else { throw NotUnderstood("the item '\(name)'") }
    if let scroll = guide.owningNode as? ScrollNode, guide === scroll.contentLayoutGuide {
      return [guide.layoutFrame, Rect(origin: .zero, size: scroll.contentSize)]
    }
    return [guide.layoutFrame]
  }

  /// The names of the constraints that are left out, older ones first.
  var broken: [String] { constraints.filter { $0.constraint.isBroken }.map(\.id) }

  /// The sets of what can't hold together, by the names that cases have for it, in their order.
  var conflicts: [[String]] {
    root.layoutConflicts.map { conflict in conflict.members.map(name).sorted() }
  }

  private func name(of member: LayoutConflict.Member) -> String {
    if let constraint = member.constraint {
      return constraints.first { $0.constraint === constraint }?.id ?? "unknown"
    }
    let words = member.equation.split(separator: " ").map(String.init)
    return switch member.kind {
    case .host: "host:" + words[0]
    case .placement: "autoresizing:" + words[0]
    default: words.joined()
    }
  }

  /// What is open, by the ids of the nodes.
  var ambiguities: [String: [String]] {
    nodes.reduce(into: [:]) { found, entry in
      let open = entry.node.layoutAmbiguities.map(\.length.rawValue)
      if !open.isEmpty { found[entry.id] = open }
    }
  }
}
