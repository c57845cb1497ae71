extension Solver {
  /// What would contradict if constraints were added and others removed; nothing is changed.
  ///
  /// Inside of a transaction, what has been changed there counts, checked or not.
  ///
  /// - Returns: The conflict, or `nil` if all requirements would hold.
  /// - Throws: An error of another kind, as adding and removing them would.
  /// - Complexity: That of the ``transaction(_:)`` on a copy, and of the copy's first change.
  public func conflict(
    adding added: [LinearConstraint],
    removing removed: [ConstraintID] = []
  ) throws(SolverError) -> Conflict? {
    var copy = self
    // The copy is asked at once, even inside of a transaction.
    copy.running = nil
    do {
      try copy.transaction { solver throws(SolverError) in
        for id in removed { try solver.remove(id) }
        for constraint in added { try solver.add(constraint) }
      }
      return nil
    } catch {
      guard let conflict = error.conflict else { throw error }
      return conflict
    }
  }
}
