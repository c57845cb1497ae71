package import MarayaConstraints
package import MarayaTree

/// A constraint of a sketch, which is an equation between ids.
extension ConstraintEquation {
  /// Activates the constraint in a tree; `false` if it names what isn't there, or can't be made.
  @discardableResult
  package func activate(in root: Node) -> Bool {
    guard let constraint = try? makeConstraint(in: root) else { return false }
    do {
      try LayoutConstraint.install([constraint])
      return true
    } catch {
      return false
    }
  }

  /// The statement that activates it, as Swift code; `root` is the variable of the node that all items
  /// are in.
  func swiftCode(in root: String) -> String {
    let text = "try ConstraintEquation(parsing: \(description.swiftCode))"
    return "LayoutConstraint.activate([\(text).makeConstraint(in: \(root))])"
  }

  /// The ids of the nodes that it relates, one or two.
  var ids: [String] {
    [first, second].compactMap { term in
      if case .node(let id)? = term?.item.owner { id } else { nil }
    }
  }
}

extension Node {
  /// The active constraint of an identifier at or below the node.
  ///
  /// - Complexity: O(*n*) for *n* nodes and constraints.
  package func activeConstraint(_ identifier: String) -> LayoutConstraint? {
    for node in subtree {
      if let found = node.constraints.first(where: { $0.identifier == identifier }) { return found }
    }
    return nil
  }
}
