extension LayoutConstraint {
  /// Creates an inactive constraint from its parts; UIKit's initialiser, for callers driven by data.
  ///
  /// What anchors make impossible to write is an error here. Without a second item the second
  /// attribute and the multiplier are ignored.
  ///
  /// - Parameters:
  ///   - item: The item on the left side.
  ///   - attribute: Its attribute.
  ///   - relation: How the sides relate.
  ///   - secondItem: The item on the right side, or `nil` for a constant size.
  ///   - secondAttribute: Its attribute.
  ///   - multiplier: What the second attribute is multiplied by; it may be negative.
  ///   - constant: What is added, in points.
  ///   - priority: How much the constraint matters.
  ///   - file: The file of the statement, for reports.
  ///   - line: Its line.
  /// - Throws: A ``ConstraintError`` if the attributes can't be related, or a number is not finite
  ///   or out of range.
  public convenience init(
    item: any LayoutItem,
    attribute: LayoutAttribute,
    relatedBy relation: LayoutRelation = .equal,
    toItem secondItem: (any LayoutItem)? = nil,
    attribute secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required,
    file: String = #fileID,
    line: UInt = #line
  ) throws(ConstraintError) {
    let parts = ConstraintParts(
      firstItem: item,
      firstAttribute: attribute,
      relation: relation,
      secondItem: secondItem,
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
    try self.init(checking: parts, file: file, line: line)
  }

  /// Creates an inactive constraint, unless its parts make none.
  convenience init(
    checking parts: ConstraintParts,
    file: String,
    line: UInt
  ) throws(ConstraintError) {
    let checked: ConstraintParts
    do { checked = try parts.checked() } catch { throw error.at(file, line) }
    self.init(checked, file: file, line: line)
    isChecked = true
  }

  /// Checks what the constraint was made of, unless that was done.
  ///
  /// Anchors and operators can't throw: what they make is checked when it is activated.
  func check() throws(ConstraintError) {
    if isChecked { return }
    guard let parts else {
      throw ConstraintError(.itemDeallocated, "an item is gone: \(self)", file: file, line: line)
    }
    do { _ = try parts.checked() } catch { throw error.at(file, line) }
    isChecked = true
  }

  /// What the constraint is made of, unless an item is gone.
  var parts: ConstraintParts? {
    guard let firstItem, !isPair || secondItem != nil else { return nil }
    return ConstraintParts(
      firstItem: firstItem,
      firstAttribute: firstAttribute,
      relation: relation,
      secondItem: secondItem,
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      constant: constant,
      rightToLeftConstant: rightToLeftConstant,
      fraction: fraction,
      priority: priority,
      identifier: identifier
    )
  }
}
