extension Solver {
  /// Computes what has changed, and takes the values over when all requirements hold.
  mutating func update() throws(SolverError) {
    guard !loose.isEmpty || !stale.isEmpty || !constantRows.isEmpty else { return }
    try checkConstantRows()
    if !loose.isEmpty { compileLoose() }
    for number in stale where blocks[Int(number)].isStale {
      switch blocks[Int(number)].run(constraints, variables, &counters) {
      case .solved: break
      case .contradiction: throw .unsatisfiable(conflict(in: number))
      case .failed(let error): throw error
      }
    }
    for number in stale where blocks[Int(number)].isStale {
      blocks[Int(number)].isStale = false
      blocks[Int(number)].write(to: &variables)
    }
    stale.removeAll(keepingCapacity: true)
  }

  private mutating func compileLoose() {
    var compiler = Compiler()
    for number in tieBlocks() {
      var block = Block()
      swap(&block, &blocks[Int(number)])
      compile(&block, with: &compiler)
      block.isStale = true
      swap(&block, &blocks[Int(number)])
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
}
