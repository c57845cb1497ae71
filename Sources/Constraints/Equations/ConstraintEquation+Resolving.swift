public import MarayaTree

extension ConstraintEquation {
  /// Makes an inactive constraint of the equation, with the items that its names mean.
  ///
  /// A node is looked for by its id in the subtree of `scope`, itself included, and then in that of
  /// its supernode, and so on up to the root: the first one that is found is meant.
  ///
  /// - Parameters:
  ///   - scope: The node that the equation belongs to.
  ///   - file: The file of the statement, for reports.
  ///   - line: Its line.
  /// - Returns: The constraint.
  /// - Throws: A ``ConstraintError`` if there is no such item, or the parts make no constraint.
  /// - Complexity: O(*n*) for each name, where *n* is the number of nodes of the tree.
  public func makeConstraint(
    in scope: Node,
    file: String = #fileID,
    line: UInt = #line
  ) throws(ConstraintError) -> LayoutConstraint {
    do {
      let first = try self.first.item.find(in: scope, above: nil)
      var parts = ConstraintParts(firstItem: first, firstAttribute: self.first.attribute)
      parts.relation = relation
      if let second {
        parts.secondItem = try second.item.find(in: scope, above: first)
        parts.secondAttribute = second.attribute
      }
      parts.multiplier = multiplier
      parts.constant = constant
      parts.rightToLeftConstant = rightToLeftConstant
      parts.fraction = fraction
      parts.priority = priority
      parts.identifier = identifier
      return try LayoutConstraint(checking: parts, file: file, line: line)
    } catch {
      throw error.at(file, line)
    }
  }
}

extension ConstraintEquation.Item {
  /// The item that the name means; `first` is the one on the left, when this is the right side.
  fileprivate func find(
    in scope: Node,
    above first: (any LayoutItem)?
  ) throws(ConstraintError) -> any LayoutItem {
    let node: Node
    switch owner {
    case .node(let id):
      guard let found = scope.nearest(id) else { throw unknown(id, in: scope) }
      node = found
    case .supernode:
      guard let above = first?.nodeAbove else {
        throw ConstraintError(
          .noSupernode,
          "super means nothing: \(first?.nameInEquations ?? "the left side") has no supernode"
        )
      }
      node = above
    }
    guard let guide else { return node }
    if let found = node.guide(named: guide) { return found }
    let names = GuideRegion.allCases.map(\.rawValue) + node.layoutGuides.map(\.identifier)
    throw ConstraintError(
      .unknownItem,
      "\(node.nameInEquations) has no guide \"\(guide)\"" + suggestion(for: guide, among: names)
    )
  }

  private func unknown(_ id: String, in scope: Node) -> ConstraintError {
    let ids = scope.root.subtree.compactMap(\.id)
    return ConstraintError(
      .unknownItem,
      "there is no node \"\(id)\"" + suggestion(for: id, among: ids)
    )
  }
}

extension Node {
  /// The node with an id that is nearest: in the own subtree, in that of the supernode, and so on.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes of the tree.
  final func nearest(_ id: String) -> Node? {
    if let node = self[id] { return node }
    var searched = self
    while let above = searched.supernode {
      if above.id == id { return above }
      var subnode = above.firstSubnode
      while let current = subnode {
        if current !== searched, let node = current[id] { return node }
        subnode = current.nextSibling
      }
      searched = above
    }
    return nil
  }

  /// The guide of the node that a name in equations means: one of a region, or one that was added.
  final func guide(named name: String) -> LayoutGuide? {
    if let region = GuideRegion(rawValue: name) { return regionGuide(region) }
    return layoutGuides.first { $0.identifier == name }
  }
}
