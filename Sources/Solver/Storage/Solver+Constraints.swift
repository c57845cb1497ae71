extension Solver {
  /// Adds a constraint.
  ///
  /// - Returns: What names it from now on.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if it contradicts the requirements, with a
  ///   minimal set of constraints that do; another error if it makes no sense, or if its block can't
  ///   be solved. Then nothing is added.
  /// - Complexity: O(terms) for what can't contradict: an optional constraint, or one with an
  ///   unknown that no other required constraint names. For others, what ``solve()`` takes for the
  ///   blocks that it touches. To add many, see ``transaction(_:)``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try endTransactionThatIsOver()
    try check(constraint)
    let slot = insert(constraint)
    note(.addedConstraint(slot))
    let id = ConstraintID(slot: slot, serial: constraints[slot].serial)
    try settle()
    return id
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if it is not there.
  /// - Complexity: O(terms); its block is solved again by the next ``solve()``.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    try endTransactionThatIsOver()
    try check(id)
    if running != nil {
      note(.removedConstraint(record(of: id.slot), serial: id.serial, slot: id.slot))
    }
    delete(id.slot)
  }

  /// Gives a constraint another number on its right side.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if that contradicts the requirements; the old
  ///   number stays.
  /// - Complexity: O(1) for an optional constraint; for a required one what ``solve()`` takes for
  ///   its block.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try endTransactionThatIsOver()
    try check(id)
    try Self.check(constant: constant)
    guard constant != constraints[id.slot].constant else { return }
    note(.changedConstant(id.slot, constraints[id.slot].constant))
    changeConstant(of: id.slot, to: constant)
    if constraints[id.slot].isRequired { mayContradict = true }
    try settle()
  }

  /// Gives a constraint another priority.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if it becomes required and contradicts the others;
  ///   the old priority stays.
  /// - Complexity: O(terms); as ``add(_:)`` if it becomes required.
  public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    try endTransactionThatIsOver()
    try check(id)
    try Self.check(priority: priority)
    guard priority != constraints[id.slot].priority else { return }
    note(.changedPriority(id.slot, constraints[id.slot].priority))
    changePriority(of: id.slot, to: priority)
    try settle()
  }

  /// Whether a constraint is in the system.
  public func contains(_ id: ConstraintID) -> Bool {
    let slot = Int(id.slot)
    return constraints.indices.contains(slot) && constraints[slot].isAlive
      && constraints[slot].serial == id.serial
  }

  /// A constraint as it is now, its multiples of a variable added up.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    try check(id)
    return record(of: id.slot)
  }

  /// How many constraints there are.
  public var constraintCount: Int { constraints.count - freeConstraints.count }

  /// How many variables there are.
  public var variableCount: Int { variables.count - freeVariables.count }
}

// MARK: Storage

extension Solver {
  func record(of slot: Int32) -> LinearConstraint {
    var constraint = LinearConstraint(LinearExpression(), constraints[slot].relation)
    constraint.constant = constraints[slot].constant
    constraint.priority = constraints[slot].priority
    constraint.label = labels[slot]
    constraint.rank = Int(constraints[slot].rank)
    var term = constraints[slot].firstTerm
    while term != none {
      constraint.terms.append(.init(terms[term].coefficient, variable(at: terms[term].variable)))
      term = terms[term].nextInConstraint
    }
    return constraint
  }

  /// Puts a constraint into storage; an old one keeps its serial and its slot.
  mutating func insert(
    _ constraint: LinearConstraint,
    serial: Int64? = nil,
    at oldSlot: Int32? = nil
  ) -> Int32 {
    let record = ConstraintRecord(
      serial: serial ?? nextConstraintSerial,
      priority: constraint.priority,
      constant: constraint.constant + 0,
      firstTerm: none,
      rank: Int32(clamping: constraint.rank),
      relation: constraint.relation
    )
    if serial == nil { nextConstraintSerial += 1 }
    let slot = place(record, label: constraint.label, at: oldSlot)
    var last = none
    for term in constraint.terms where term.coefficient != 0 {
      addTerm(term, to: slot, after: &last)
    }
    dropCancelled(in: slot)
    attach(slot)
    return slot
  }

  private mutating func place(
    _ record: ConstraintRecord,
    label: String,
    at oldSlot: Int32?
  ) -> Int32 {
    if let oldSlot, let found = freeConstraints.lastIndex(of: oldSlot) {
      freeConstraints.swapAt(found, freeConstraints.count - 1)
    }
    guard let slot = freeConstraints.popLast() else {
      constraints.append(record)
      labels.append(label)
      return Int32(constraints.count - 1)
    }
    constraints[slot] = record
    if !label.isEmpty { labels[slot] = label }
    return slot
  }

  /// Ties the blocks that a new constraint touches.
  private mutating func attach(_ slot: Int32) {
    let isRequired = constraints[slot].isRequired
    var (hasFreshUnknown, isConstant) = (false, true)
    var term = constraints[slot].firstTerm
    while term != none {
      let variable = terms[term].variable
      if !variables[variable].isParameter {
        loosen(variable)
        isConstant = false
        if variables[variable].requiredCount == 0 { hasFreshUnknown = true }
      }
      if isRequired { variables[variable].requiredCount += 1 }
      term = terms[term].nextInConstraint
    }
    if isRequired && !hasFreshUnknown { mayContradict = true }
    if isConstant { constantRows.append(slot) }
  }

  mutating func delete(_ slot: Int32) {
    let isRequired = constraints[slot].isRequired
    var term = constraints[slot].firstTerm
    while term != none {
      let variable = terms[term].variable
      if !variables[variable].isParameter { loosen(variable) }
      if isRequired { variables[variable].requiredCount -= 1 }
      term = removeTerm(term)
    }
    constraints[slot].isAlive = false
    constraints[slot].firstTerm = none
    constraints[slot].block = none
    if !labels[slot].isEmpty { labels[slot] = "" }
    freeConstraints.append(slot)
  }

  mutating func changeConstant(of slot: Int32, to constant: Double) {
    constraints[slot].constant = constant + 0
    touchNumbers(of: slot)
  }

  mutating func changePriority(of slot: Int32, to priority: Double) {
    let wasRequired = constraints[slot].isRequired
    constraints[slot].priority = priority
    let isRequired = constraints[slot].isRequired
    var term = constraints[slot].firstTerm
    while term != none {
      let variable = terms[term].variable
      if !variables[variable].isParameter { loosen(variable) }
      if isRequired != wasRequired { variables[variable].requiredCount += isRequired ? 1 : -1 }
      term = terms[term].nextInConstraint
    }
    if isRequired { mayContradict = true }
    touchNumbers(of: slot)
  }
}
