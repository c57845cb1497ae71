import Maraya

/// A constraint that can't be made or activated, or can.
struct ConstraintErrorAdapter: Adapter {
  private let nodes: [NodeRecipe]
  private let recipe: ConstraintRecipe

  init(_ given: inout Fields) throws {
    nodes = try given.require("views").list.map { try NodeRecipe($0) }
    let recipes = try given.require("constraints").list.map { try ConstraintRecipe($0) }
    guard recipes.count == 1 else { throw NotUnderstood("\(recipes.count) constraints") }
    recipe = recipes[0]
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "error" else { throw NotUnderstood("the expectation '\(key)'") }
    guard let first = nodes.first else { throw NotUnderstood("no views") }
    // Some are in no tree but their own; they have to live, too.
    var tree = LayoutTree(root: first.node(), isSnapped: false)
    tree.nodes = [(first.id, tree.root)]
    for recipe in nodes.dropFirst() {
      let node = recipe.node()
      if let parent = recipe.parent {
        guard let supernode = tree.node(parent) else {
          throw NotUnderstood("the parent of '\(recipe.id)'")
        }
        supernode.addSubnode(node)
      }
      tree.nodes.append((recipe.id, node))
    }
    return [try answer(in: tree)]
  }

  private func answer(in tree: LayoutTree) throws -> Value {
    let constraint: LayoutConstraint
    do {
      constraint = try recipe.constraint(in: tree)
    } catch let error as ConstraintError {
      return .error(error, at: "create")
    }
    do throws(ConstraintError) {
      try LayoutConstraint.install([constraint])
    } catch {
      guard !constraint.isActive else { throw NotUnderstood("a failure that activates") }
      return .error(error, at: "activate")
    }
    return .null
  }
}

extension Value {
  fileprivate static func error(_ error: ConstraintError, at place: String) -> Value {
    .object(["code": .text(error.code.rawValue), "at": .text(place)])
  }
}
