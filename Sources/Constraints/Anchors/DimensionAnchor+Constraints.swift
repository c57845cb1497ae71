extension DimensionAnchor {
  /// An inactive constraint that makes the length exactly a number of points; UIKit's method.
  public func constraint(
    equalToConstant constant: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, constant, file, line)
  }

  /// An inactive constraint that makes the length at most a number of points; UIKit's method.
  public func constraint(
    lessThanOrEqualToConstant constant: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant, file, line)
  }

  /// An inactive constraint that makes the length at least a number of points; UIKit's method.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant, file, line)
  }

  func constraint(
    _ relation: LayoutRelation,
    _ constant: Double,
    _ file: String,
    _ line: UInt
  ) -> LayoutConstraint {
    let parts = ConstraintParts(
      firstItem: item,
      firstAttribute: attribute,
      relation: relation,
      constant: constant
    )
    return LayoutConstraint(parts, file: file, line: line)
  }
}
