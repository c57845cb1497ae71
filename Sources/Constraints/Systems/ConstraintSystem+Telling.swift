import MarayaSolver
import MarayaTree

/// Tells the solver what has changed: all of it, or all but what contradicts.
extension ConstraintSystem {
  /// Whether something waits to be told.
  var hasNews: Bool {
    !queuedRows.isEmpty || !queuedParticipants.isEmpty || hasLost
      || toldSize != hostSize && !isTrial
  }

  /// Tells the solver what has changed since the last time.
  ///
  /// What contradicts the rest is left out, one by one, and what was left out before is tried again.
  ///
  /// - Parameter wakes: Whether content that has gone on answering other heights is to try again.
  func tell(wakes: Bool = false) {
    dropUnused()
    if !hasNews && !needsOrder { return }
    if needsOrder { findOrder() }
    tellings += 1
    // Whoever is asked may have others asked.
    var asked = 0
    while asked < queuedParticipants.count {
      askContent(of: queuedParticipants[asked])
      asked += 1
    }
    forgetSettled()
    if !hasNews { return }
    if wakes { wakeContent() }
    hasLost = false
    let known = conflicts
    defer { tellConflicts(unlessIn: known) }
    forgetExercise()
    retryParticipants()
    forgetBlocksOfNews()
    let oldCount = conflicts.count
    var owners = RowOwners(in: self)
    guard tell(&owners) != nil else { return }
    isStuck = false
    // What was left out first may hold beside what is left now.
    if conflicts.count > 1 || !known.isEmpty { mend(&owners, oldCount: oldCount) }
    noteBlocks()
  }

  /// Tells the solver what is queued, in one transaction, and leaves out what contradicts the rest.
  ///
  /// - Returns: What is left out, or `nil` if the solver has given up, and knows what it knew before.
  func tell(_ owners: inout RowOwners) -> [RowOwners.Owner]? {
    var news = News(self)
    let oldCount = conflicts.count
    do {
      try solver.transaction { (solver) throws(SolverError) in
        try news.tell(&solver)
        owners.take(news)
        while true {
          do throws(SolverError) { return try solver.solve() } catch {
            // What can't be computed for another reason may have been so before.
            guard let conflict = error.conflict else { return }
            guard try leaveOut(conflict, of: &solver, &news, &owners) else { throw error }
          }
        }
      }
    } catch {
      news.giveUp()
      conflicts.removeLast(conflicts.count - oldCount)
      getStuck(on: error)
      return nil
    }
    news.finish()
    return news.leftOut
  }

  /// Forgets who was to be looked at again, and says what they have said.
  private func forgetSettled() {
    queuedParticipants.removeAll { participant in
      if participant.hasNews(in: self) { return false }
      participant.isQueued = false
      return true
    }
  }

  private func getStuck(on error: SolverError) {
    if isStuck { return }
    isStuck = true
    if !isTrial { host.report(.unsolvable, "constraints", "\(error)") }
  }
}
