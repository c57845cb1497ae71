// MARK: Sums

/// The sum of two operands.
@inlinable
public func + (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  var sum = left.linearExpression
  right.add(times: 1, to: &sum)
  return sum
}

/// An operand and a number.
@inlinable
public func + (left: some LinearOperand, right: Double) -> LinearExpression {
  var sum = left.linearExpression
  sum.constant += right
  return sum
}

/// A number and an operand.
@inlinable
public func + (left: Double, right: some LinearOperand) -> LinearExpression { right + left }

// MARK: Differences

/// An operand less another.
@inlinable
public func - (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  var difference = left.linearExpression
  right.add(times: -1, to: &difference)
  return difference
}

/// An operand less a number.
@inlinable
public func - (left: some LinearOperand, right: Double) -> LinearExpression { left + -right }

/// A number less an operand.
@inlinable
public func - (left: Double, right: some LinearOperand) -> LinearExpression { -right + left }

/// The opposite of an operand.
@inlinable
public prefix func - (operand: some LinearOperand) -> LinearExpression { -1 * operand }

// MARK: Multiples

/// A multiple of an operand.
@inlinable
public func * (left: Double, right: some LinearOperand) -> LinearExpression {
  var product = right.linearExpression
  for index in product.terms.indices { product.terms[index].coefficient *= left }
  product.constant *= left
  return product
}

/// A multiple of an operand.
@inlinable
public func * (left: some LinearOperand, right: Double) -> LinearExpression { right * left }

/// A fraction of an operand.
@inlinable
public func / (left: some LinearOperand, right: Double) -> LinearExpression {
  var quotient = left.linearExpression
  for index in quotient.terms.indices { quotient.terms[index].coefficient /= right }
  quotient.constant /= right
  return quotient
}
