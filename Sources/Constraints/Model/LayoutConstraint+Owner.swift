import MarayaTree

extension LayoutConstraint {
  /// The node that would own the constraint: the nearest ancestor of its items, itself included.
  ///
  /// - Throws: A ``ConstraintError`` if the parts make no constraint, an item is gone, a guide has no owner, or the items are in
  ///   different trees.
  func findOwner() throws(ConstraintError) -> Node {
    try check()
    let first = try anchorNode(of: firstItem)
    if !isPair { return first }
    let second = try anchorNode(of: secondItem)
    if let owner = first.nearestCommonAncestor(with: second) { return owner }
    throw ConstraintError(
      .noCommonAncestor,
      "\(first.nameInEquations) and \(second.nameInEquations) are in different trees: \(self)",
      file: file,
      line: line
    )
  }

  private func anchorNode(of item: (any LayoutItem)?) throws(ConstraintError) -> Node {
    guard let item else {
      throw ConstraintError(.itemDeallocated, "an item is gone: \(self)", file: file, line: line)
    }
    if let node = item.anchorNode { return node }
    throw ConstraintError(
      .guideWithoutOwner,
      "no node owns the guide \(item.nameInEquations): \(self)",
      file: file,
      line: line
    )
  }
}
