// Each relation in three forms: with an anchor of the same kind, and the two ways that a centre on the
// x axis pairs with a side.

extension LayoutAnchor {
  /// An inactive constraint that puts the anchor where another is of its kind; UIKit's method.
  public func constraint(
    equalTo anchor: LayoutAnchor<Kind>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.equal, term, file, line)
  }

  /// An inactive constraint that keeps the anchor at or before another of its kind; UIKit's method.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Kind>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.lessThanOrEqual, term, file, line)
  }

  /// An inactive constraint that keeps the anchor at or after another of its kind; UIKit's method.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Kind>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.greaterThanOrEqual, term, file, line)
  }
}

extension XAnchor<Neutral> {
  /// An inactive constraint that puts the anchor where another is that has a side; UIKit's method.
  public func constraint<Side: SidedKind>(
    equalTo anchor: XAnchor<Side>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.equal, term, file, line)
  }

  /// An inactive constraint that keeps the anchor at or before another that has a side; UIKit's method.
  public func constraint<Side: SidedKind>(
    lessThanOrEqualTo anchor: XAnchor<Side>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.lessThanOrEqual, term, file, line)
  }

  /// An inactive constraint that keeps the anchor at or after another that has a side; UIKit's method.
  public func constraint<Side: SidedKind>(
    greaterThanOrEqualTo anchor: XAnchor<Side>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.greaterThanOrEqual, term, file, line)
  }
}

extension LayoutAnchor where Kind: SidedKind {
  /// An inactive constraint that puts the anchor where another is that is a centre; UIKit's method.
  public func constraint(
    equalTo anchor: XAnchor<Neutral>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.equal, term, file, line)
  }

  /// An inactive constraint that keeps the anchor at or before another that is a centre; UIKit's method.
  public func constraint(
    lessThanOrEqualTo anchor: XAnchor<Neutral>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.lessThanOrEqual, term, file, line)
  }

  /// An inactive constraint that keeps the anchor at or after another that is a centre; UIKit's method.
  public func constraint(
    greaterThanOrEqualTo anchor: XAnchor<Neutral>,
    multiplier: Double = 1,
    constant: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, multiplier: multiplier, constant: constant)
    return constraint(.greaterThanOrEqual, term, file, line)
  }
}

extension LayoutAnchor {
  /// The constraint of this anchor and a term, whose kinds have been found to pair.
  func constraint<Other>(
    _ relation: LayoutRelation,
    _ term: LayoutExpression<Other>,
    _ file: String,
    _ line: UInt
  ) -> LayoutConstraint {
    let parts = ConstraintParts(
      firstItem: item,
      firstAttribute: attribute,
      relation: relation,
      secondItem: term.anchor.item,
      secondAttribute: term.anchor.attribute,
      multiplier: term.multiplier,
      constant: term.constant,
      fraction: term.fraction
    )
    return LayoutConstraint(parts, file: file, line: line)
  }
}
