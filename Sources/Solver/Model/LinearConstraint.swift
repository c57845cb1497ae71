/// What a ``LinearConstraint`` asks of its two sides.
public enum LinearRelation: Sendable, Hashable {
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right one.
  case greaterThanOrEqual

  /// By how much a relation is missed when the left side is so much larger than the right one.
  package func error(_ excess: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, excess)
    case .equal: abs(excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }

  /// The relation when both sides are multiplied by a negative number.
  var reversed: LinearRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// A relation between variables, with a priority.
///
/// It is written with operators, and read with all variables on the left:
///
///     (x + 10 <= y).priority(750)      // x - y <= -10, at priority 750
///
/// Its *error* is by how much the relation is missed: for `x == 3` the distance of *x* from 3. So
/// twice an equation counts twice.
public struct LinearConstraint: Sendable {
  /// The multiples on the left side.
  public var terms: [LinearExpression.Term]
  /// What is asked.
  public var relation: LinearRelation
  /// The number on the right side, all variables being on the left.
  public var constant: Double
  /// How important it is: more than 0, at most 1000.
  ///
  /// A constraint at 1000 must hold.
  ///
  /// Priorities are strict: what has a lower one never makes the error of a higher one larger.
  public var priority: Double = LinearConstraint.required
  /// A name for reports.
  public var label: String = ""
  /// How late it is blamed: of a contradiction, the constraint of the lowest rank is to give way.
  public var rank: Int = 0

  /// The priority of what must hold.
  public static let required: Double = 1000

  /// Makes a required constraint: an expression on the left, 0 on the right.
  @inlinable
  public init(_ expression: LinearExpression, _ relation: LinearRelation) {
    terms = expression.terms
    self.relation = relation
    constant = -expression.constant
  }

  /// The same at another priority.
  @inlinable
  public consuming func priority(_ priority: Double) -> LinearConstraint {
    self.priority = priority
    return self
  }

  /// The same with a name for reports.
  @inlinable
  public consuming func label(_ label: String) -> LinearConstraint {
    self.label = label
    return self
  }

  /// The same with another rank; see ``rank``.
  @inlinable
  public consuming func rank(_ rank: Int) -> LinearConstraint {
    self.rank = rank
    return self
  }
}
