extension Solver {
  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - order: When it comes to rest if it is left open; see ``setOrder(_:of:)``.
  /// - Returns: What stands for it in constraints.
  /// - Complexity: O(1).
  public mutating func addVariable(_ name: String = "", order: Int64 = 0) -> Variable {
    makeVariable(name, value: 0, order: order, isParameter: false)
  }

  /// Adds a variable whose value is given, and can be set at any time.
  ///
  /// It counts as a number in constraints: what has only parameters in common is solved apart, and
  /// another value costs little.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - value: Its value.
  /// - Returns: What stands for it in constraints.
  /// - Throws: ``SolverError/notFinite`` or ``SolverError/outOfRange(_:)``, for a value that isn't
  ///   finite or is larger than ``SolverLimits/greatestConstant``.
  /// - Complexity: O(1).
  public mutating func addParameter(_ name: String = "", value: Double) throws(SolverError)
    -> Variable
  {
    try Self.check(constant: value)
    return makeVariable(name, value: value, order: 0, isParameter: true)
  }

  /// Removes a variable that no constraint names.
  ///
  /// - Throws: ``SolverError/inUse(_:)`` if one does.
  /// - Complexity: O(1).
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try endTransactionThatIsOver()
    try check(variable)
    let index = variable.slot
    guard variables[index].firstTerm == none else { throw .inUse(variable) }
    if running != nil {
      let toldValue = toldValue(of: index)
      note(.removedVariable(index, variables[index], names[index], toldValue: toldValue))
    }
    freeVariable(index)
  }

  /// Gives a parameter another value.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if that contradicts the requirements; the old
  ///   value stays.
  /// - Complexity: O(constraints that name the parameter), and what ``solve()`` takes for their
  ///   blocks if one of them is required.
  public mutating func setValue(_ value: Double, of parameter: Variable) throws(SolverError) {
    try endTransactionThatIsOver()
    try check(parameter)
    guard variables[parameter.slot].isParameter else { throw .notAParameter(parameter) }
    try Self.check(constant: value)
    guard value != variables[parameter.slot].value else { return }
    note(.changedValue(parameter.slot, variables[parameter.slot].value))
    changeValue(of: parameter.slot, to: value)
    if variables[parameter.slot].requiredCount > 0 { mayContradict = true }
    try settle()
  }

  /// The name of a variable, or its number if it has none.
  ///
  /// - Precondition: The variable is one of this solver's, and not removed.
  public func name(of variable: Variable) -> String {
    precondition(isKnown(variable), "the variable is not one of this solver's, or was removed")
    return name(at: variable.slot)
  }

  func name(at index: Int32) -> String {
    let name = names[index]
    return name.isEmpty ? "v\(variables[index].serial)" : name
  }
}

// MARK: Storage

extension Solver {
  private mutating func makeVariable(
    _ name: String,
    value: Double,
    order: Int64,
    isParameter: Bool
  ) -> Variable {
    let record = VariableRecord(
      serial: nextVariableSerial,
      order: order,
      value: value + 0,
      isParameter: isParameter
    )
    nextVariableSerial += 1
    if order != 0 { hasOrders = true }
    let index: Int32
    if let free = freeVariables.popLast() {
      index = free
      variables[index] = record
      names[index] = name
    } else {
      index = Int32(variables.count)
      variables.append(record)
      names.append(name)
    }
    if running != nil { note(.addedVariable(index)) }
    return variable(at: index)
  }

  mutating func freeVariable(_ index: Int32) {
    if variables[index].block != none { dissolve(variables[index].block) }
    forgetChange(of: index)
    variables[index].isAlive = false
    names[index] = ""
    freeVariables.append(index)
  }

  mutating func changeValue(of index: Int32, to value: Double) {
    variables[index].value = value + 0
    var term = variables[index].firstTerm
    while term != none {
      let constraint = terms[term].constraint
      touchNumbers(of: constraint)
      term = terms[term].next
    }
  }
}
