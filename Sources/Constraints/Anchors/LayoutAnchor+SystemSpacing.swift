// UIKit's spacing between neighbours: 8 points, or a multiple of them.

/// The space that the system puts between neighbours, in points.
let systemSpacing = 8.0

extension LayoutAnchor where Kind: HorizontalKind {
  /// An inactive constraint that puts the anchor exactly a multiple of 8 points after another.
  ///
  /// After is towards the trailing edge for leading and trailing, to the right for the others.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutAnchor<Kind>,
    multiplier: Double = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, constant: systemSpacing * multiplier)
    return constraint(.equal, term, file, line)
  }

  /// An inactive constraint that puts the anchor at most a multiple of 8 points after another.
  ///
  /// After is towards the trailing edge for leading and trailing, to the right for the others.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor<Kind>,
    multiplier: Double = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, constant: systemSpacing * multiplier)
    return constraint(.lessThanOrEqual, term, file, line)
  }

  /// An inactive constraint that puts the anchor at least a multiple of 8 points after another.
  ///
  /// After is towards the trailing edge for leading and trailing, to the right for the others.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor<Kind>,
    multiplier: Double = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, constant: systemSpacing * multiplier)
    return constraint(.greaterThanOrEqual, term, file, line)
  }
}

extension YAnchor {
  /// An inactive constraint that puts the anchor exactly a multiple of 8 points below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAnchor,
    multiplier: Double = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, constant: systemSpacing * multiplier)
    return constraint(.equal, term, file, line)
  }

  /// An inactive constraint that puts the anchor at most a multiple of 8 points below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAnchor,
    multiplier: Double = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, constant: systemSpacing * multiplier)
    return constraint(.lessThanOrEqual, term, file, line)
  }

  /// An inactive constraint that puts the anchor at least a multiple of 8 points below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAnchor,
    multiplier: Double = 1,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let term = LayoutExpression(anchor: anchor, constant: systemSpacing * multiplier)
    return constraint(.greaterThanOrEqual, term, file, line)
  }
}
