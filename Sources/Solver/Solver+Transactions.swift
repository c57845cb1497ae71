extension Solver {
  /// Makes many changes as one: all or none.
  ///
  /// Requirements are checked once, at the end, so that changes may contradict each other on the
  /// way.
  ///
  ///     try solver.transaction { solver throws(SolverError) in
  ///       try solver.remove(old)
  ///       try solver.add(x + 10 <= y)
  ///     }
  ///
  /// A conflict names constraints by the ids that the body was given, or that were there before. So
  /// a caller can leave out the culprit and try again, with new ids, or mend the system on its way:
  ///
  ///     try solver.transaction { solver throws(SolverError) in
  ///       for constraint in constraints { try solver.add(constraint) }
  ///       while true {
  ///         do throws(SolverError) {
  ///           return try solver.solve()
  ///         } catch {
  ///           guard let conflict = error.conflict else { throw error }
  ///           try solver.remove(conflict.culprit.id)
  ///         }
  ///       }
  ///     }
  ///
  /// The solver inside of the body is the one outside. A copy of it that is made there is a part of
  /// the transaction as long as that runs. After that it is a system of its own: before its next
  /// change that can be refused, or its next ``solve()``, it checks its requirements; if they
  /// contradict, that throws, and takes back what was done to the copy since the transaction began.
  ///
  /// - Parameter body: The changes. A transaction inside of a transaction is a part of it.
  /// - Precondition: The body puts no other system in the place of the one that it changes, but for
  ///   copies of it that were made inside of the body.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or ``SolverError/unsatisfiable(_:)``. Then the system is as it
  ///   was before, and variables and constraints of the body are gone. Only values that a
  ///   ``solve()`` inside of the body has computed stay until the next one.
  /// - Complexity: What the changes take, and ``solve()`` for the blocks they touch.
  @discardableResult
  public mutating func transaction<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    try endTransactionThatIsOver()
    guard running == nil else { return try body(&self) }
    let mark = RunningTransaction.Mark()
    running = RunningTransaction(mark)
    defer { withExtendedLifetime(mark) {} }
    let result: Result
    do throws(SolverError) {
      result = try body(&self)
    } catch {
      endTransaction(mark)
      rollBack()
      throw error
    }
    endTransaction(mark)
    try settle()
    return result
  }

  private mutating func endTransaction(_ mark: RunningTransaction.Mark) {
    precondition(
      running?.isThe(transactionOf: mark) == true,
      "a transaction has put another system in the place of its own"
    )
    running = nil
  }

  /// Checks what a copy has brought along from a transaction that has ended meanwhile.
  mutating func endTransactionThatIsOver() throws(SolverError) {
    guard let running, running.isOver else { return }
    self.running = nil
    try settle()
  }

  /// Ends a change that is a transaction of its own.
  mutating func settle() throws(SolverError) {
    guard running == nil else { return }
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
    try checkChangedRequirements()
    mayContradict = false
  }
}
