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
      return try makeConstraint(in: scope, names: nil, file: file, line: line)
    } catch {
      throw error.error.at(file, line)
    }
  }

  /// Why an equation makes no constraint.
  struct Obstacle: Error {
    let error: ConstraintError
    /// Whether it is the item on the right that there is not.
    var isOfSecondItem = false
  }

  /// The same, with the ids of the tree if somebody has noted them.
  func makeConstraint(
    in scope: Node,
    names: NodeNames?,
    file: String,
    line: UInt
  ) throws(Obstacle) -> LayoutConstraint {
    var parts = ConstraintParts(
      firstItem: try find(first.item, in: scope, names, above: nil),
      firstAttribute: first.attribute
    )
    parts.relation = relation
    if let second {
      parts.secondItem = try find(second.item, in: scope, names, above: parts.firstItem)
      parts.secondAttribute = second.attribute
    }
    parts.multiplier = multiplier
    parts.constant = constant
    parts.rightToLeftConstant = rightToLeftConstant
    parts.fraction = fraction
    parts.priority = priority
    parts.identifier = identifier
    do {
      return try LayoutConstraint(checking: parts, file: file, line: line)
    } catch {
      throw Obstacle(error: error)
    }
  }

  private func find(
    _ item: Item,
    in scope: Node,
    _ names: NodeNames?,
    above first: (any LayoutItem)?
  ) throws(Obstacle) -> any LayoutItem {
    do {
      return try item.find(in: scope, names, above: first)
    } catch {
      throw Obstacle(error: error, isOfSecondItem: first != nil)
    }
  }
}

extension ConstraintEquation.Item {
  /// The item that the name means; `first` is the one on the left, when this is the right side.
  fileprivate func find(
    in scope: Node,
    _ names: NodeNames?,
    above first: (any LayoutItem)?
  ) throws(ConstraintError) -> any LayoutItem {
    let node: Node
    switch owner {
    case .node(let id):
      guard let found = scope.nearest(id, names) else { throw unknown(id, in: scope) }
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
    let regions = GuideRegion.allCases.filter(node.has)
    let names = regions.map(\.rawValue) + node.layoutGuides.map(\.identifier)
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

  /// The same, by the ids of the tree if somebody has noted them.
  final func nearest(_ id: String, _ names: NodeNames?) -> Node? {
    if let names { return names.nearest(id, to: self) }
    return nearest(id)
  }

  /// The guide of the node that a name in equations means: one of a region, or one that was added.
  ///
  /// - Complexity: O(*g*), where *g* is the number of the guides.
  package final func guide(named name: String) -> LayoutGuide? {
    if let region = GuideRegion(rawValue: name), has(region) { return regionGuide(region) }
    return layoutGuides.first { $0.identifier == name }
  }

  /// Whether the node has a region: of content and frame, if it scrolls.
  fileprivate final func has(_ region: GuideRegion) -> Bool {
    switch region {
    case .margins, .safeArea, .readable: true
    case .content, .frame: self is any ScrollsContent
    }
  }
}
