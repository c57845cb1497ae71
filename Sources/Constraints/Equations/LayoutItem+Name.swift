import MarayaTree

extension LayoutItem {
  /// The item as equations and messages have it: `card`, `card.safeArea`, `'node[2]'`.
  var nameInEquations: String { nameParts.description }

  /// The item's id, or its type word and place where it has none; and the guide's name.
  var nameParts: ConstraintEquation.Item {
    guard let guide else {
      return ConstraintEquation.Item(.node(anchorNode?.nameOrPlace ?? ""))
    }
    guard let owner = guide.owningNode else {
      return ConstraintEquation.Item(.node(guide.identifier.isEmpty ? "guide" : guide.identifier))
    }
    return ConstraintEquation.Item(.node(owner.nameOrPlace), guide: owner.name(of: guide))
  }
}

extension Node {
  /// The id, or the type word and the place among siblings: `node[2]`.
  fileprivate final var nameOrPlace: String {
    if let id { return id }
    let path = path
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The identifier of a guide, or its place among the node's guides: `guide[0]`.
  fileprivate final func name(of guide: LayoutGuide) -> String {
    if !guide.identifier.isEmpty { return guide.identifier }
    let index = layoutGuides.firstIndex { $0 === guide }
    return "guide[\(index ?? 0)]"
  }
}
