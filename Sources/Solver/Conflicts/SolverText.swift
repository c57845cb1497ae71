/// A number as reports write it: at most four decimals, no trailing zeros, never `-0`.
///
/// What is smaller than a thousandth stands as it is.
func solverText(_ value: Double) -> String {
  if value != 0 && abs(value) < 0.001 { return "\(value)" }
  let scaled = (value * 10000).rounded()
  guard abs(scaled) < 0x1p53 else { return "\(value)" }
  let digits = Int64(abs(scaled))
  let (whole, fraction) = digits.quotientAndRemainder(dividingBy: 10000)
  var text = scaled < 0 ? "-\(whole)" : "\(whole)"
  guard fraction != 0 else { return text }
  var places = "\(fraction + 10000)".dropFirst()
  while places.last == "0" { places.removeLast() }
  text += "."
  text += places
  return text
}

extension Solver {
  /// A constraint as people read it, such as `name: 2 left + size <= 304 @ 750`.
  public func text(of id: ConstraintID) throws(SolverError) -> String {
    try check(id)
    return text(of: id.slot)
  }

  func text(of slot: Int32) -> String {
    var text = labels[slot].isEmpty ? "" : "\(labels[slot]): "
    var isFirst = true
    var term = constraints[slot].firstTerm
    while term != none {
      let coefficient = terms[term].coefficient
      if isFirst {
        if coefficient < 0 { text += "-" }
      } else {
        text += coefficient < 0 ? " - " : " + "
      }
      if abs(coefficient) != 1 { text += solverText(abs(coefficient)) + " " }
      text += name(at: terms[term].variable)
      isFirst = false
      term = terms[term].nextInConstraint
    }
    if isFirst { text += "0" }
    switch constraints[slot].relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    text += solverText(constraints[slot].constant)
    if !constraints[slot].isRequired { text += " @ \(solverText(constraints[slot].priority))" }
    return text
  }
}
