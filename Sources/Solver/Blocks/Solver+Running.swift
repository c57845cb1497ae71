extension Solver {
  /// Computes what has changed, and takes the values over when all requirements hold.
  mutating func update() throws(SolverError) {
    guard !loose.isEmpty || !stale.isEmpty || !constantRows.isEmpty else { return }
    try checkConstantRows()
    if !loose.isEmpty { compileLoose() }
    for number in stale where blocks[number].isStale {
      var block = Block()
      swap(&block, &blocks[number])
      let outcome = run(&block)
      swap(&block, &blocks[number])
      switch outcome {
      case .solved: break
      case .contradiction: throw .unsatisfiable(conflict(in: blocks[number].slots))
      case .failed(let error): throw error
      }
    }
    for number in stale where blocks[number].isStale {
      blocks[number].isStale = false
      for (place, unknown) in blocks[number].unknowns.enumerated() {
        variables[unknown].value = blocks[number].values[place]
      }
    }
    stale.removeAll(keepingCapacity: true)
  }

  private mutating func compileLoose() {
    var compiler = Compiler()
    for number in tieBlocks() {
      var block = Block()
      swap(&block, &blocks[number])
      compile(&block, with: &compiler)
      block.isStale = true
      swap(&block, &blocks[number])
      stale.append(number)
    }
  }

  private mutating func checkConstantRows() throws(SolverError) {
    for slot in constantRows {
      let constraint = constraints[slot]
      // The place may have gone to another constraint.
      guard constraint.isAlive && constraint.isRequired && hasNoUnknowns(slot) else { continue }
      if misses(slot) { throw .unsatisfiable(makeConflict(of: [slot])) }
    }
    constantRows.removeAll(keepingCapacity: true)
  }

  /// How a run of a block ended.
  enum RunOutcome {
    case solved
    case contradiction
    case failed(SolverError)
  }

  /// Computes the values of a block that is prepared.
  mutating func run(_ block: inout Block) -> RunOutcome {
    let isFirst = block.rightSides.isEmpty && !block.slots.isEmpty
    let wasSettled = block.isSettled
    block.isSettled = false
    computeRightSides(of: &block)
    if emptyRowsContradict(block) { return .contradiction }
    counters.blocksSolved += 1
    // Without preferences open unknowns have to be looked at again.
    var isOpen = block.isOpen
    for index in block.tableaus.indices {
      if isFirst {
        let (rows, columns) = (block.tableaus[index].rows, block.tableaus[index].columns)
        guard rows * columns <= SolverLimits.tableSize else {
          return .failed(.tooLarge(rows: rows, unknowns: columns))
        }
        block.tableaus[index].begin(by: block.rightSides)
      } else {
        let (hasMoved, mayBeBetter) = block.tableaus[index].place(by: block.rightSides)
        guard hasMoved || !wasSettled else { continue }
        if wasSettled && !mayBeBetter {
          if block.tableaus[index].worstViolation() > 1 { return .contradiction }
          continue
        }
      }
      guard case .found = block.tableaus[index].optimise(&counters) else { return .failed(.stalled) }
      if block.tableaus[index].worstViolation() > 1 { return .contradiction }
      if !block.tableaus[index].hasPreferences && block.tableaus[index].isOpen {
        if block.prefer(in: index) {
          guard case .found = block.tableaus[index].optimise(&counters) else {
            return .failed(.stalled)
          }
        } else {
          isOpen = true
        }
      }
    }
    block.isSettled = true
    block.isOpen = isOpen
    block.readCore()
    block.readDefinitions()
    if isOpen, let error = settleOpenUnknowns(of: &block) { return .failed(error) }
    return .solved
  }

  private func computeRightSides(of block: inout Block) {
    if block.rightSides.isEmpty {
      block.rightSides = Array(repeating: 0, count: block.slots.count)
    }
    for (row, slot) in block.slots.enumerated() {
      block.rightSides[row] = constraints[slot].constant
    }
    for term in block.parameters {
      block.rightSides[term.row] -= term.coefficient * variables[term.variable].value
    }
    for step in block.steps {
      block.rightSides[step.target] += step.factor * block.rightSides[step.source]
    }
    if block.prefersDefinitions { block.numberDefinitions() }
  }

  /// Whether a requirement of which only numbers are left doesn't hold.
  private func emptyRowsContradict(_ block: Block) -> Bool {
    var sizes: [Double]?
    for empty in block.emptyRows where empty.isRequired {
      let miss = empty.relation.error(-block.rightSides[empty.row])
      guard miss > SolverLimits.feasibility else { continue }
      // What cancelled may have been large.
      let known = sizes ?? sizesOfRightSides(block)
      sizes = known
      if miss > SolverLimits.feasibility * max(1, known[empty.row]) { return true }
    }
    return false
  }

  private func sizesOfRightSides(_ block: Block) -> [Double] {
    var sizes = block.slots.map { abs(constraints[$0].constant) }
    for term in block.parameters {
      sizes[term.row] += abs(term.coefficient * variables[term.variable].value)
    }
    for step in block.steps { sizes[step.target] += abs(step.factor) * sizes[step.source] }
    return sizes
  }
}

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
}
