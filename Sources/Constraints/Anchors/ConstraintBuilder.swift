/// Collects the constraints that a closure lists, with `if`, `switch` and `for`.
///
/// A constraint that operators made gets the place of its line, for reports.
@resultBuilder
public enum ConstraintBuilder {
  /// A constraint on a line of its own.
  public static func buildExpression(
    _ constraint: LayoutConstraint,
    file: String = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    constraint.isWritten(in: file, line: line)
    return [constraint]
  }

  /// A constraint that may be missing.
  public static func buildExpression(
    _ constraint: LayoutConstraint?,
    file: String = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    constraint.map { buildExpression($0, file: file, line: line) } ?? []
  }

  /// Constraints made elsewhere.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }

  /// A statement that makes no constraint.
  public static func buildExpression(_ statement: Void) -> [LayoutConstraint] { [] }

  /// All lines in order.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] {
    parts.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] {
    part ?? []
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// A `for` loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] {
    parts.flatMap { $0 }
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(
    _ part: [LayoutConstraint]
  ) -> [LayoutConstraint] { part }
}

extension LayoutConstraint {
  /// Activates the constraints that a closure lists.
  ///
  /// ```swift
  /// LayoutConstraint.activate {
  ///   title.leading == card.leading + 16
  ///   title.trailing <= badge.leading - 8
  ///   title.width <= card.width * 0.5 ~ .high
  /// }
  /// ```
  ///
  /// - Returns: The constraints, to change or deactivate together.
  /// - Precondition: As for the list in an array. See ``install(_:)->_`` for the twin that throws.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) -> ConstraintGroup {
    let constraints = constraints()
    activate(constraints)
    return ConstraintGroup(constraints)
  }

  /// Activates the constraints that a closure lists, or throws and leaves everything as it was.
  ///
  /// - Returns: The constraints, to change or deactivate together.
  /// - Throws: A ``ConstraintError`` with the place of the line.
  @discardableResult
  public static func install(
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) throws(ConstraintError) -> ConstraintGroup {
    let constraints = constraints()
    try install(constraints)
    return ConstraintGroup(constraints)
  }
}
