/// How a run of a block ended.
enum RunOutcome {
  case solved
  case contradiction
  case failed(SolverError)
}

extension Block {
  /// Computes the values, once the block is prepared.
  ///
  /// A trial only tells whether requirements contradict; the block is good for nothing else then.
  mutating func run(
    _ constraints: [ConstraintRecord],
    _ variables: [VariableRecord],
    _ counters: inout SolverCounters,
    isTrial: Bool = false
  ) -> RunOutcome {
    if isTooLarge { return .failed(.tooLarge(rows: slots.count, unknowns: unknowns.count)) }
    let wasSettled = isSettled
    isSettled = false
    computeRightSides(constraints, variables)
    if emptyRowsContradict(constraints, variables) { return .contradiction }
    counters.blocksSolved += 1
    // Without preferences open unknowns have to be looked at again.
    var leavesOpen = isOpen
    var dependents: Dependents?
    for index in tableaus.indices {
      if !tableaus[index].hasBegun {
        let (rows, columns) = (tableaus[index].rows, tableaus[index].columns)
        guard rows * columns <= SolverLimits.tableSize else {
          return .failed(.tooLarge(rows: rows, unknowns: columns))
        }
        tableaus[index].begin(by: rightSides)
      } else {
        let (hasMoved, mayBeBetter) = tableaus[index].place(by: rightSides)
        guard hasMoved || !wasSettled else { continue }
        if wasSettled && !mayBeBetter {
          if tableaus[index].isOnEdge && tableaus[index].worstViolation() > 1 {
            return .contradiction
          }
          continue
        }
      }
      guard case .found = tableaus[index].optimise(&counters) else { return .failed(.stalled) }
      if tableaus[index].worstViolation() > 1 { return .contradiction }
      if !isTrial && !tableaus[index].hasPreferences && tableaus[index].isOpen {
        let known = dependents ?? Dependents(self)
        dependents = known
        if prefer(in: index, known) {
          guard case .found = tableaus[index].optimise(&counters) else {
            return .failed(.stalled)
          }
          if tableaus[index].worstViolation() > 1 { return .contradiction }
        } else {
          leavesOpen = true
        }
      }
    }
    if isTrial { return .solved }
    isSettled = true
    isOpen = leavesOpen
    readCore()
    readDefinitions()
    if isOpen, let error = settleOpenUnknowns(&counters) { return .failed(error) }
    return .solved
  }

  private mutating func computeRightSides(
    _ constraints: [ConstraintRecord],
    _ variables: [VariableRecord]
  ) {
    if rightSides.isEmpty {
      rightSides = Array(repeating: 0, count: slots.count)
    }
    for (row, slot) in slots.enumerated() {
      rightSides[row] = constraints[slot].constant
    }
    for term in parameters {
      rightSides[term.row] -= term.coefficient * variables[term.variable].value
    }
    for step in steps {
      rightSides[step.target] += step.factor * rightSides[step.source]
    }
    if prefersDefinitions { numberDefinitions() }
  }

  /// Whether a requirement of which only numbers are left doesn't hold.
  private func emptyRowsContradict(
    _ constraints: [ConstraintRecord],
    _ variables: [VariableRecord]
  ) -> Bool {
    var sizes: [Double]?
    for empty in emptyRows where empty.isRequired {
      let miss = empty.relation.error(-rightSides[empty.row])
      guard miss > SolverLimits.feasibility else { continue }
      // What cancelled may have been large.
      let known = sizes ?? sizesOfRightSides(constraints, variables)
      sizes = known
      if miss > SolverLimits.feasibility * max(1, known[empty.row]) { return true }
    }
    return false
  }

  private func sizesOfRightSides(
    _ constraints: [ConstraintRecord],
    _ variables: [VariableRecord]
  ) -> [Double] {
    var sizes = slots.map { abs(constraints[$0].constant) }
    for term in parameters {
      sizes[term.row] += abs(term.coefficient * variables[term.variable].value)
    }
    for step in steps { sizes[step.target] += abs(step.factor) * sizes[step.source] }
    return sizes
  }
}

// MARK: Values

extension Block {
  /// Takes the values of the unknowns that were not substituted from the tableaus.
  mutating func readCore() {
    for index in tableaus.indices {
      let first = Int(firstUnknowns[index])
      for unknown in 0..<tableaus[index].columns {
        values[coreUnknowns[first + unknown]] = tableaus[index].value[unknown]
      }
    }
  }

  /// Computes the substituted unknowns, the last first.
  mutating func readDefinitions() {
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      var value = rightSides[definitions.rows[index]] * definitions.scales[index]
      for term in Int(definitions.starts[index])..<Int(definitions.starts[index + 1]) {
        value += definitions.terms[term].coefficient * values[definitions.terms[term].unknown]
      }
      values[definitions.unknowns[index]] = value
    }
  }

  /// Hands the values over.
  ///
  /// Mutating, so that the block is not copied for it.
  mutating func write(
    to variables: inout [VariableRecord],
    noting changes: inout [ChangedValue]
  ) {
    variables.withUnsafeMutableBufferPointer { variables in
      for (place, unknown) in unknowns.enumerated() {
        variables[Int(unknown)].write(values[place], at: unknown, noting: &changes)
      }
    }
  }
}
