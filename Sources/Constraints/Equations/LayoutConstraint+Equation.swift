public import MarayaTree

extension LayoutConstraint {
  /// The constraint as an equation that means the same items when it is read in `scope`.
  ///
  /// The inverse of ``ConstraintEquation/makeConstraint(in:file:line:)``. The second item is named
  /// `super` if it is the supernode of the first, and its id doesn't name it.
  ///
  /// - Throws: A ``ConstraintError`` if an item is gone, or has no id that is found from there.
  /// - Complexity: O(*n*), where *n* is the number of nodes of the tree.
  public func equation(in scope: Node) throws(ConstraintError) -> ConstraintEquation {
    do {
      return try equation(in: scope, names: nil)
    } catch {
      throw error.error
    }
  }

  /// The same, with the ids of the tree if somebody has noted them.
  package func equation(
    in scope: Node,
    names: NodeNames?
  ) throws(NamingProblem) -> ConstraintEquation {
    guard let parts else {
      throw NamingProblem(
        .itemDeallocated,
        "an item is gone: \(self)",
        node: scope,
        file: file,
        line: line
      )
    }
    let first = try parts.firstItem.name(in: scope, names, isAbove: false)
    var equation = equationText
    equation.first.item = first
    if let item = parts.secondItem {
      equation.second?.item = try item.name(in: scope, names, isAbove: secondItemIsAbove)
    }
    return equation
  }
}

/// Why a constraint can't be written as an equation.
package struct NamingProblem: Error {
  /// The path of the node that has no name, or whose guide has none.
  package let node: String
  /// What is wrong, in words.
  package let error: ConstraintError

  init(
    _ code: ConstraintError.Code,
    _ message: String,
    node: Node,
    file: String = "",
    line: UInt = 0
  ) {
    self.node = node.path
    error = ConstraintError(code, message, file: file, line: line)
  }
}

extension LayoutItem {
  /// A name that means the item in a scope.
  fileprivate func name(
    in scope: Node,
    _ names: NodeNames?,
    isAbove: Bool
  ) throws(NamingProblem) -> ConstraintEquation.Item {
    guard let node = anchorNode else {
      let message = "no node owns the guide \(nameInEquations)"
      throw NamingProblem(.guideWithoutOwner, message, node: scope)
    }
    let owner: ConstraintEquation.Item.Owner
    if let id = node.id, scope.nearest(id, names) === node {
      owner = .node(id)
    } else if isAbove {
      owner = .supernode
    } else {
      let message = "\(nameInEquations) has no id that names it alone"
      throw NamingProblem(.unknownItem, message, node: node)
    }
    guard let guide else { return ConstraintEquation.Item(owner) }
    guard node.guide(named: guide.identifier) === guide else {
      let message = "the guide \(nameInEquations) has no identifier that names it alone"
      throw NamingProblem(.unknownItem, message, node: node)
    }
    return ConstraintEquation.Item(owner, guide: guide.identifier)
  }
}
