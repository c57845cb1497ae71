/// Lower than comparing, so that `a.width == 50 ~ .high` is about the comparison.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

extension LayoutConstraint {
  /// Gives a constraint a priority in the expression that makes it: `a.width == 50 ~ .high`.
  ///
  /// One out of range is a mistake that shows on activation.
  public static func ~ (
    constraint: LayoutConstraint,
    priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint.priority(priority)
  }

  /// Gives the constraint a priority in the expression that makes it.
  ///
  /// One out of range is a mistake that shows on activation; of an active constraint it is refused
  /// as ``priority`` does.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> Self {
    if isActive {
      self.priority = priority
    } else {
      storedPriority = priority
      isChecked = isChecked && priority.isValid
    }
    return self
  }

  /// Gives the constraint a name for reports and equations in the expression that makes it.
  @discardableResult
  public func labeled(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// Gives the constraint another constant where its owner is right-to-left, in the expression that
  /// makes it; equations have it as `+ 30 rtl + 10`.
  @discardableResult
  public func rtl(_ constant: Double) -> Self {
    if isActive {
      rightToLeftConstant = constant
    } else {
      storedRightToLeftConstant = constant
      isChecked = isChecked && constant.isFinite
    }
    return self
  }
}
