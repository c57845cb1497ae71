extension Solver {
  /// Gives a variable another place in the order in which open unknowns come to rest.
  ///
  /// Unknowns are ordered by this number, and the older one is first of two that have the same. What
  /// the order of a tree is may so be kept while nodes come and go:
  ///
  ///     try solver.setOrder(8, of: inserted)   // between those at 7 and at 9
  ///
  /// A parameter never comes to rest; its number counts for nothing.
  ///
  /// - Parameters:
  ///   - order: The number; the lowest comes to rest first.
  ///   - variable: The variable.
  /// - Throws: ``SolverError/unknownVariable(_:)`` if it is not there.
  /// - Complexity: O(1). The next ``solve()`` looks once at all unknowns of the block, and prepares it
  ///   anew only if they changed places among each other.
  public mutating func setOrder(_ order: Int64, of variable: Variable) throws(SolverError) {
    try endTransactionThatIsOver()
    try check(variable)
    let index = variable.slot
    guard order != variables[index].order else { return }
    if running != nil { note(.changedOrder(index, variables[index].order)) }
    changeOrder(of: index, to: order)
  }

  mutating func changeOrder(of index: Int32, to order: Int64) {
    variables[index].order = order
    if order != 0 { hasOrders = true }
    let block = variables[index].block
    guard block >= 0 && !blocks[Int(block)].mayBeOutOfOrder else { return }
    blocks[Int(block)].mayBeOutOfOrder = true
    renumbered.append(block)
  }

  /// Takes blocks apart whose unknowns have changed places among each other.
  mutating func dissolveUnordered() {
    for number in renumbered {
      blocks[Int(number)].mayBeOutOfOrder = false
      let unknowns = blocks[Int(number)].unknowns
      let isOrdered = zip(unknowns, unknowns.dropFirst()).allSatisfy { isBefore($0, $1) }
      if !isOrdered { dissolve(number) }
    }
    renumbered.removeAll(keepingCapacity: true)
  }

  /// Whether the first of two unknowns comes to rest before the other.
  func isBefore(_ one: Int32, _ other: Int32) -> Bool {
    let (one, other) = (variables[one], variables[other])
    return (one.order, one.serial) < (other.order, other.serial)
  }

  /// Sorts unknowns by their order, and constraints by age, older ones first.
  func sort(_ unknowns: inout [Int32], _ slots: inout [Int32]) {
    // Without removals numbers are given in the order of age.
    if !hasOrders && nextVariableSerial == Int64(variables.count) {
      unknowns.sort()
    } else {
      unknowns.sort { isBefore($0, $1) }
    }
    if nextConstraintSerial == Int64(constraints.count) {
      slots.sort()
    } else {
      slots.sort { constraints[$0].serial < constraints[$1].serial }
    }
  }
}
