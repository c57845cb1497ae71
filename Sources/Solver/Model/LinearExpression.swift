/// A sum of multiples of variables and a number, such as `2 * x + y - 3`.
///
/// A variable may stand in it several times; its multiples add up.
public struct LinearExpression: Sendable {
  /// A multiple of a variable.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Makes a multiple of a variable.
    @inlinable
    public init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The multiples, in the order in which they were written.
  public var terms: [Term]
  /// The number that is added to them.
  public var constant: Double

  /// Makes an expression of terms and a number.
  @inlinable
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What stands on a side of a relation between variables: a variable, or an expression of some.
public protocol LinearOperand: Sendable {
  /// The operand as an expression.
  var linearExpression: LinearExpression { get }
  /// Adds a multiple of the operand to an expression.
  func add(times factor: Double, to expression: inout LinearExpression)
}

extension Variable: LinearOperand {
  /// The variable, once.
  @inlinable
  public var linearExpression: LinearExpression {
    LinearExpression(terms: [LinearExpression.Term(1, self)])
  }

  /// Adds a multiple of the variable to an expression.
  @inlinable
  public func add(times factor: Double, to expression: inout LinearExpression) {
    expression.terms.append(LinearExpression.Term(factor, self))
  }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  @inlinable
  public var linearExpression: LinearExpression { self }

  /// Adds a multiple of the expression to another.
  @inlinable
  public func add(times factor: Double, to expression: inout LinearExpression) {
    expression.terms.reserveCapacity(expression.terms.count + terms.count)
    for term in terms {
      expression.terms.append(Term(factor * term.coefficient, term.variable))
    }
    expression.constant += factor * constant
  }
}
