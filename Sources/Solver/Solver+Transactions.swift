extension Solver {
  /// Makes many changes as one: all or none.
  ///
  /// Requirements are checked once, at the end, so that changes may contradict each other on the way.
  ///
  ///     try solver.transaction { solver throws(SolverError) in
  ///       try solver.remove(old)
  ///       try solver.add(x + 10 <= y)
  ///     }
  ///
  /// - Parameter body: The changes. A transaction inside of a transaction is a part of it.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or ``SolverError/unsatisfiable(_:)``. Then the system is as it
  ///   was before, and variables and constraints of the body are gone.
  /// - Complexity: What the changes take, and ``solve()`` for the blocks they touch.
  @discardableResult
  public mutating func transaction<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    guard !isInTransaction else { return try body(&self) }
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      let result = try body(&self)
      try checkRequirements()
      journal.removeAll(keepingCapacity: true)
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Ends a change that is a transaction of its own.
  mutating func settle() throws(SolverError) {
    guard !isInTransaction else { return }
    do {
      try checkRequirements()
      journal.removeAll(keepingCapacity: true)
    } catch {
      rollBack()
      throw error
    }
  }

  private mutating func checkRequirements() throws(SolverError) {
    guard mayContradict else { return }
    try update()
    mayContradict = false
  }
}
