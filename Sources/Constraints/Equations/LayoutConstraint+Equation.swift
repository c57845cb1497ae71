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
    guard let parts else {
      throw ConstraintError(.itemDeallocated, "an item is gone: \(self)", file: file, line: line)
    }
    let first = try parts.firstItem.name(in: scope, isAbove: false)
    var second: ConstraintEquation.Term?
    if let item = parts.secondItem {
      let name = try item.name(in: scope, isAbove: secondItemIsAbove)
      second = ConstraintEquation.Term(name, secondAttribute)
    }
    return ConstraintEquation(
      identifier: identifier,
      ConstraintEquation.Term(first, firstAttribute),
      relation,
      second,
      multiplier: multiplier,
      constant: constant,
      rightToLeftConstant: rightToLeftConstant,
      fraction: fraction,
      priority: priority
    )
  }
}

extension LayoutItem {
  /// A name that means the item in a scope.
  fileprivate func name(
    in scope: Node,
    isAbove: Bool
  ) throws(ConstraintError) -> ConstraintEquation.Item {
    guard let node = anchorNode else {
      throw ConstraintError(.guideWithoutOwner, "no node owns the guide \(nameInEquations)")
    }
    let owner: ConstraintEquation.Item.Owner
    if let id = node.id, scope.nearest(id) === node {
      owner = .node(id)
    } else if isAbove {
      owner = .supernode
    } else {
      throw ConstraintError(.unknownItem, "\(nameInEquations) has no id that names it alone")
    }
    guard let guide else { return ConstraintEquation.Item(owner) }
    guard node.guide(named: guide.identifier) === guide else {
      throw ConstraintError(
        .unknownItem,
        "the guide \(nameInEquations) has no identifier that names it alone"
      )
    }
    return ConstraintEquation.Item(owner, guide: guide.identifier)
  }
}
