// The relations that make constraints. All variables move to the left, numbers to the right.

/// Asks that an operand be equal to another.
@inlinable
public func == (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

/// Asks that an operand be equal to a number.
@inlinable
public func == (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

/// Asks that a number be equal to an operand.
@inlinable
public func == (left: Double, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

/// Asks that an operand be at most another.
@inlinable
public func <= (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

/// Asks that an operand be at most a number.
@inlinable
public func <= (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

/// Asks that a number be at most an operand.
@inlinable
public func <= (left: Double, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

/// Asks that an operand be at least another.
@inlinable
public func >= (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}

/// Asks that an operand be at least a number.
@inlinable
public func >= (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}

/// Asks that a number be at least an operand.
@inlinable
public func >= (left: Double, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}
