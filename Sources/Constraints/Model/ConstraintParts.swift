/// What a constraint is made of.
struct ConstraintParts {
  var firstItem: any LayoutItem
  var firstAttribute: LayoutAttribute
  var relation = LayoutRelation.equal
  var secondItem: (any LayoutItem)?
  var secondAttribute = LayoutAttribute.notAnAttribute
  var multiplier = 1.0
  var constant = 0.0
  var rightToLeftConstant: Double?
  var fraction = 0.0
  var priority = LayoutPriority.required
  var identifier: String?
}

extension ConstraintParts {
  /// The same parts, unless they make no constraint.
  func checked() throws(ConstraintError) -> ConstraintParts {
    var parts = self
    if firstAttribute == .notAnAttribute {
      throw ConstraintError(
        .invalidFirstAttribute,
        "a constraint on \(firstItem.nameInEquations) begins without an attribute"
      )
    }
    if secondItem == nil {
      parts.secondAttribute = .notAnAttribute
      parts.multiplier = 1
    }
    try parts.checkAttributes()
    try parts.checkNumbers()
    return parts
  }

  private func checkAttributes() throws(ConstraintError) {
    guard let secondItem else {
      if firstAttribute.isLocation { throw lackingPair("is a place, not a size") }
      return
    }
    switch firstAttribute.obstacle(to: secondAttribute) {
    case nil: break
    case .locationNeedsPair?: throw lackingPair("is a place, not a size")
    case .mixedDirectionalAndAbsolute?:
      throw ConstraintError(
        .mixedDirectionalAndAbsolute,
        "\(name(firstItem, firstAttribute)) and \(name(secondItem, secondAttribute)) part in one "
          + "of the directions"
      )
    case let code?:
      throw ConstraintError(
        code,
        "\(name(firstItem, firstAttribute)) can't be related to "
          + name(secondItem, secondAttribute)
      )
    }
    if multiplier == 0 && firstAttribute.isLocation {
      throw lackingPair("is a place, and would be a constant times 0")
    }
  }

  private func checkNumbers() throws(ConstraintError) {
    let numbers = [multiplier, constant, rightToLeftConstant ?? 0, fraction]
    if let number = numbers.first(where: { !$0.isFinite }) {
      throw ConstraintError(
        .nonFiniteValue,
        "\(name(firstItem, firstAttribute)) is constrained by the number \(shortestText(number))"
      )
    }
    if !priority.isValid {
      throw ConstraintError(
        .priorityOutOfRange,
        "\(name(firstItem, firstAttribute)) is constrained at the priority \(priority), which is "
          + "not above 0 and at most 1000"
      )
    }
  }

  private func lackingPair(_ reason: String) -> ConstraintError {
    ConstraintError(.locationNeedsPair, "\(name(firstItem, firstAttribute)) \(reason)")
  }

  private func name(_ item: any LayoutItem, _ attribute: LayoutAttribute) -> String {
    "\(item.nameInEquations).\(attribute.rawValue)"
  }
}
