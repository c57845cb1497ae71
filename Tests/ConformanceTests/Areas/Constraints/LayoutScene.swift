import Maraya

/// The nodes, guides and constraints that a case gives, of which trees can be made.
struct LayoutScene {
  private let nodes: [NodeRecipe]
  private let guides: [(id: String, owner: String)]
  private let constraints: [ConstraintRecipe]
  private let scale: Double?

  init(_ given: inout Fields) throws {
    nodes = try given.require("views").list.map { try NodeRecipe($0) }
    guides =
      try given.take("guides")?.list.map { guide in
        var fields = try guide.fields(of: "a guide")
        let guide = (id: try fields.require("id").text, owner: try fields.require("owner").text)
        try fields.finish()
        return guide
      } ?? []
    constraints = try given.take("constraints")?.list.map { try ConstraintRecipe($0) } ?? []
    scale = try given.take("scale")?.number
  }

  /// A tree whose constraints are activated all at once, in their order or in the reverse one.
  func tree(_ direction: LayoutDirection, reversed: Bool = false) throws -> LayoutTree {
    let tree = try unconstrained(direction)
    let wanted = tree.constraints.filter(\.isWanted).map(\.constraint)
    LayoutConstraint.activate(reversed ? wanted.reversed() : wanted)
    return tree
  }

  /// The same, with a layout before each constraint.
  func treeOneByOne(_ direction: LayoutDirection) throws -> LayoutTree {
    let tree = try unconstrained(direction)
    for (_, constraint, isWanted) in tree.constraints where isWanted {
      tree.root.layoutIfNeeded()
      constraint.isActive = true
    }
    return tree
  }

  /// The nodes, where they are asked to be; constraints that are not active yet.
  private func unconstrained(_ direction: LayoutDirection) throws -> LayoutTree {
    guard let first = nodes.first, first.parent == nil else {
      throw NotUnderstood("views that do not begin with the root")
    }
    let root = first.node()
    root.layoutDirection = direction
    root.displayScale = scale
    if let frame = first.frame { root.frame = frame }
    var tree = LayoutTree(root: root, isSnapped: scale != nil)
    tree.nodes = [(first.id, root)]
    for recipe in nodes.dropFirst() {
      guard let parent = tree.node(recipe.parent ?? "") else {
        throw NotUnderstood("the parent of '\(recipe.id)'")
      }
      let node = recipe.node()
      parent.addSubnode(node)
      try recipe.place(node, in: parent)
      tree.nodes.append((recipe.id, node))
    }
    for (id, owner) in guides {
      guard let node = tree.node(owner) else { throw NotUnderstood("the owner of '\(id)'") }
      let guide = LayoutGuide(identifier: id)
      node.addLayoutGuide(guide)
      tree.guides.append(guide)
    }
    for recipe in constraints {
      tree.constraints.append((recipe.id, try recipe.constraint(in: tree), recipe.isActive))
    }
    return tree
  }
}
