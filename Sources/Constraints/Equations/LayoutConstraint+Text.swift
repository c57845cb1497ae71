import MarayaTree

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation: `title.top == card.bottom + 8 @ 750`.
  ///
  /// Items without an id appear as `super` if they are the supernode of the first item, else by
  /// their type word and place, as in `'node[2]'.width == 50`; those that are gone as `gone`.
  ///
  /// - Complexity: O(*d* + *s*) for an item without id that has *d* ancestors and *s* siblings.
  public var description: String { equationText.description }

  /// The constraint as an equation for people: its names need not be found by.
  package var equationText: ConstraintEquation {
    ConstraintEquation(
      identifier: identifier,
      ConstraintEquation.Term(name(of: firstItem), firstAttribute),
      relation,
      isPair ? ConstraintEquation.Term(nameOfSecondItem, secondAttribute) : nil,
      multiplier: multiplier,
      constant: constant,
      rightToLeftConstant: rightToLeftConstant,
      fraction: fraction,
      priority: priority
    )
  }

  private var nameOfSecondItem: ConstraintEquation.Item {
    var name = name(of: secondItem)
    if let node = secondItem?.anchorNode, node.id == nil, secondItemIsAbove {
      name.owner = .supernode
    }
    return name
  }

  /// Whether the second item, or its owner, is what `super` means in an equation.
  var secondItemIsAbove: Bool {
    guard let above = firstItem?.nodeAbove else { return false }
    return secondItem?.anchorNode === above
  }

  private func name(of item: (any LayoutItem)?) -> ConstraintEquation.Item {
    item?.nameParts ?? ConstraintEquation.Item(.node("gone"))
  }
}

extension LayoutItem {
  /// The supernode of a node; of a guide the node that owns it.
  var nodeAbove: Node? { guide == nil ? anchorNode?.supernode : anchorNode }
}
