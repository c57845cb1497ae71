extension Solver {
  /// Computes what has changed.
  ///
  /// A block that fails stays stale, and keeps no other from being computed. A contradiction is told
  /// before any other failure, since the caller can mend it.
  mutating func update() throws(SolverError) {
    guard !loose.isEmpty || !stale.isEmpty || !constantRows.isEmpty || !renumbered.isEmpty else {
      return
    }
    try checkConstantRows()
    prepareBlocks()
    var (contradiction, failure): (SolverError?, SolverError?)
    var failed: [Int32] = []
    for number in stale {
      blocks[Int(number)].isListed = false
      guard blocks[Int(number)].isStale else { continue }
      let outcome =
        blocks[Int(number)].contradicts
        ? .contradiction : blocks[Int(number)].run(constraints, variables, &counters)
      switch outcome {
      case .solved:
        takeOver(number)
        continue
      case .contradiction:
        // A caller who mends one after the other comes again: the others needn't be run again.
        blocks[Int(number)].contradicts = true
        if contradiction == nil { contradiction = .unsatisfiable(conflict(in: number)) }
      case .failed(let error): failure = failure ?? error
      }
      blocks[Int(number)].isListed = true
      failed.append(number)
    }
    stale.removeAll(keepingCapacity: true)
    stale += failed
    if let error = contradiction ?? failure { throw error }
  }

  /// Whether the requirements that have changed hold, with all others of their blocks; takes over
  /// the values of these blocks if they do.
  ///
  /// Other blocks have no say, whether they are computed yet or can't be.
  mutating func checkChangedRequirements() throws(SolverError) {
    try checkConstantRows()
    prepareBlocks()
    let numbers = blocksOfChangedRequirements()
    for number in numbers where blocks[Int(number)].isStale {
      switch blocks[Int(number)].run(constraints, variables, &counters) {
      case .solved: break
      case .contradiction: throw .unsatisfiable(conflict(in: number))
      case .failed(let error): throw error
      }
    }
    for number in numbers where blocks[Int(number)].isStale { takeOver(number) }
  }

  private mutating func takeOver(_ number: Int32) {
    blocks[Int(number)].isStale = false
    blocks[Int(number)].version = counters.blocksSolved
    blocks[Int(number)].write(to: &variables, noting: &changedValues)
  }

  /// Notes that a block has to be computed.
  mutating func makeStale(_ number: Int32) {
    blocks[Int(number)].isStale = true
    blocks[Int(number)].contradicts = false
    guard !blocks[Int(number)].isListed else { return }
    blocks[Int(number)].isListed = true
    stale.append(number)
  }

  /// The blocks of the requirements that the journal tells of; each once.
  private mutating func blocksOfChangedRequirements() -> [Int32] {
    var found: [Int32] = []
    for change in journal {
      switch change {
      case .addedConstraint(let slot), .changedConstant(let slot, _), .changedPriority(let slot, _):
        findBlock(of: slot, &found)
      case .changedValue(let parameter, _):
        var term = variables[parameter].firstTerm
        while term != none {
          findBlock(of: terms[term].constraint, &found)
          term = terms[term].next
        }
      case .addedVariable, .removedVariable, .removedConstraint, .changedOrder: break
      }
    }
    for number in found { blocks[Int(number)].isFound = false }
    return found
  }

  private mutating func findBlock(of slot: Int32, _ found: inout [Int32]) {
    guard constraints[slot].isAlive && constraints[slot].isRequired else { return }
    let number = constraints[slot].block
    guard number >= 0 && !blocks[Int(number)].isFound else { return }
    blocks[Int(number)].isFound = true
    found.append(number)
  }

  /// Prepares all blocks that have to be found anew.
  private mutating func prepareBlocks() {
    if !renumbered.isEmpty { dissolveUnordered() }
    if !loose.isEmpty { compileLoose() }
  }

  private mutating func compileLoose() {
    var compiler = Compiler()
    for number in tieBlocks() {
      var block = Block()
      swap(&block, &blocks[Int(number)])
      compile(&block, with: &compiler)
      swap(&block, &blocks[Int(number)])
      makeStale(number)
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
