extension Solver {
  func check(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
  }

  /// Whether a variable is one of this solver's, and not removed.
  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.slot)
    guard variables.indices.contains(index) else { return false }
    return variables[index].isAlive && variables[index].shortSerial == variable.serial
  }

  /// The variable at a place.
  func variable(at index: Int32) -> Variable {
    Variable(slot: index, serial: variables[index].shortSerial)
  }

  func check(_ id: ConstraintID) throws(SolverError) {
    guard contains(id) else { throw .unknownConstraint(id) }
  }

  static func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard abs(constant) <= SolverLimits.greatestConstant else { throw .outOfRange(constant) }
  }

  static func check(priority: Double) throws(SolverError) {
    guard priority > 0 && priority <= LinearConstraint.required else {
      throw .priorityOutOfRange(priority)
    }
  }

  func check(_ constraint: LinearConstraint) throws(SolverError) {
    try Self.check(priority: constraint.priority)
    try Self.check(constant: constraint.constant)
    for term in constraint.terms {
      try check(term.variable)
      let size = abs(term.coefficient)
      guard size.isFinite else { throw .notFinite }
      guard size <= SolverLimits.greatestCoefficient else { throw .outOfRange(term.coefficient) }
      guard size == 0 || size >= SolverLimits.leastCoefficient else {
        throw .outOfRange(term.coefficient)
      }
    }
  }
}
