public import MarayaGeometry

// As a modifier of a statement would, but on constraints that are made: what the constant was before
// is replaced, and with it a number that the target itself gave.

extension ConstraintGroup {
  /// Sets the constants, in points.
  public func update(constant: Double) { update(.offset(constant)) }

  /// Sets the constants, in points.
  public func update(offset: Double) { update(.offset(offset)) }

  /// Sets the constants of places, x or y by their axis, and those of sizes to 0.
  public func update(offset: Point) { update(.offsetPoint(offset)) }

  /// Sets the constants of sizes, and those of places to 0.
  public func update(offset: Size) { update(.offsetSize(offset)) }

  /// Moves each edge in by points.
  public func update(inset: Double) { update(.inset(inset)) }

  /// Moves each edge in by physical insets.
  public func update(inset: EdgeInsets) { update(.insetEdges(inset)) }

  /// Moves each edge in by insets that turn with the direction.
  public func update(inset: DirectionalEdgeInsets) { update(.insetDirectionalEdges(inset)) }

  /// Sets how much the constraints matter.
  public func update(priority: LayoutPriority) {
    for constraint in constraints { constraint.priority = priority }
  }

  private func update(_ rule: ConstantRule) {
    for constraint in constraints {
      let pair = rule.constant(
        for: constraint.firstAttribute,
        isDirectional: constraint.isDirectional
      )
      constraint.constant = pair.constant
      constraint.rightToLeftConstant = pair.inRTL
    }
  }
}

extension LayoutConstraint {
  /// Whether the constant mirrors: an attribute is of a side that turns with the direction.
  var isDirectional: Bool {
    firstAttribute.kind == .directionalX || secondAttribute.kind == .directionalX
  }
}
