// Arithmetic on terms: what may stand on the right side of a constraint.

extension LayoutTerm {
  /// A term times a number: `card.width * 0.5`.
  public static func * (term: Self, factor: Double) -> LayoutExpression<Kind> {
    var result = term.expression
    result.multiplier *= factor
    result.constant *= factor
    result.fraction *= factor
    return result
  }

  /// A number times a term: `0.5 * card.width`.
  public static func * (factor: Double, term: Self) -> LayoutExpression<Kind> { term * factor }

  /// A part of a term: `card.width * 50%`.
  public static func * (term: Self, part: Percentage) -> LayoutExpression<Kind> {
    term * part.fraction
  }

  /// A term divided by a number: `card.width / 2`.
  public static func / (term: Self, divisor: Double) -> LayoutExpression<Kind> {
    var result = term.expression
    result.multiplier /= divisor
    result.constant /= divisor
    result.fraction /= divisor
    return result
  }

  /// A term plus points: `card.leading + 16`.
  public static func + (term: Self, constant: Double) -> LayoutExpression<Kind> {
    var result = term.expression
    result.constant += constant
    return result
  }

  /// Points plus a term: `16 + card.leading`.
  public static func + (constant: Double, term: Self) -> LayoutExpression<Kind> { term + constant }

  /// A term minus points: `card.trailing - 16`.
  public static func - (term: Self, constant: Double) -> LayoutExpression<Kind> {
    term + -constant
  }

  /// A term plus a part of the owner's length along the axis: `card.leading + 20%`.
  ///
  /// It counts towards the trailing edge or down, so it mirrors, which a multiplier on an edge
  /// does not.
  public static func + (term: Self, part: Percentage) -> LayoutExpression<Kind> {
    var result = term.expression
    result.fraction += part.fraction
    return result
  }

  /// A term minus a part of the owner's length along the axis: `card.trailing - 20%`.
  public static func - (term: Self, part: Percentage) -> LayoutExpression<Kind> {
    term + Percentage(fraction: -part.fraction)
  }
}
