extension Solver {
  /// Computes the values of all variables, where something has changed.
  ///
  /// - Throws: ``SolverError/tooLarge(rows:unknowns:)`` or ``SolverError/stalled``, for blocks
  ///   beyond the ``SolverLimits``. Their values stay what they were, and the next call tries
  ///   again; all other blocks are computed. A contradiction has been refused when it came; only
  ///   inside of a ``transaction(_:)`` it is ``SolverError/unsatisfiable(_:)`` here.
  /// - Complexity: Proportional to the blocks that changed. A block is linear in its constraints
  ///   where its unknowns can be substituted; what disagrees is solved by the simplex method, in
  ///   steps of rows times unknowns of what hangs together then.
  public mutating func solve() throws(SolverError) {
    try endTransactionThatIsOver()
    try update()
  }

  /// The value of a variable: of a parameter what it was set to, of an unknown what was computed.
  ///
  /// What a parameter is set to shows at once, and so may the values of unknowns whose requirements
  /// had to be checked when they changed. All values belong to the system as it is now after
  /// ``solve()``, until the next change. An unknown that was never computed is 0. No value is -0.
  ///
  /// - Precondition: The variable is one of this solver's, and not removed.
  public subscript(variable: Variable) -> Double {
    precondition(isKnown(variable), "the variable is not one of this solver's, or was removed")
    return variables[variable.slot].value
  }

  /// By how much a constraint is missed, with the values that its variables have at the moment.
  public func error(of id: ConstraintID) throws(SolverError) -> Double {
    try check(id)
    return error(of: id.slot)
  }

  /// For each optional priority the sum of the errors of its constraints, highest priority first,
  /// with the values that the variables have at the moment.
  ///
  /// - Complexity: O(terms).
  public func errors() -> [(priority: Double, error: Double)] {
    var errors: [(priority: Double, error: Double)] = []
    let slots = constraints.indices.filter {
      constraints[$0].isAlive && !constraints[$0].isRequired
    }
    .sorted { constraints[$0].priority > constraints[$1].priority }
    for slot in slots {
      let priority = constraints[slot].priority
      if errors.last?.priority != priority { errors.append((priority, 0)) }
      errors[errors.count - 1].error += error(of: Int32(slot))
    }
    return errors
  }

  func error(of slot: Int32) -> Double {
    let (sum, _) = leftSide(of: slot)
    return constraints[slot].relation.error(sum - constraints[slot].constant) + 0
  }

  /// Whether a constraint is missed by more than rounding explains.
  func misses(_ slot: Int32) -> Bool {
    let (sum, size) = leftSide(of: slot)
    let constant = constraints[slot].constant
    let error = constraints[slot].relation.error(sum - constant)
    return error > SolverLimits.feasibility * max(1, size, abs(constant))
  }

  private func leftSide(of slot: Int32) -> (sum: Double, size: Double) {
    var (sum, size) = (0.0, 0.0)
    var term = constraints[slot].firstTerm
    while term != none {
      let product = terms[term].coefficient * variables[terms[term].variable].value
      sum += product
      size = max(size, abs(product))
      term = terms[term].nextInConstraint
    }
    return (sum, size)
  }
}
