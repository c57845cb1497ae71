import MarayaGeometry
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
  func tell() {
    dropUnused()
    if !hasNews && !needsOrder { return }
    if needsOrder { findOrder() }
    // Whoever is asked may have others asked.
    var asked = 0
    while asked < queuedParticipants.count {
      askContent(of: queuedParticipants[asked])
      asked += 1
    }
    forgetSettled()
    if !hasNews { return }
    hasLost = false
    let known = conflicts
    defer { tellConflicts(unlessIn: known) }
    forgetExercise()
    retryParticipants()
    var news = News(self)
    while true {
      do {
        try solver.transaction { (solver) throws(SolverError) in try news.tell(&solver) }
        break
      } catch {
        guard let conflict = error.conflict, leaveOut(conflict, during: &news) else {
          return getStuck(on: error)
        }
      }
    }
    isStuck = false
    news.finish()
    // What was left out first may hold beside what is left now.
    if conflicts.count > 1 || !known.isEmpty { mend() }
  }

  /// Forgets who was to be looked at again, and says what they have said.
  private func forgetSettled() {
    queuedParticipants.removeAll { participant in
      if participant.hasNews(in: self) { return false }
      participant.isQueued = false
      return true
    }
  }

  /// Tries again what was left out, older ones first, so that the newest of what contradicts is what
  /// is left out, whatever came first.
  private func mend() {
    var last = Int64.min
    // Those that this leaves out are newer, and their turn comes.
    while let row = oldestLeftOut(after: last) {
      last = row.constraint.serial
      row.isBroken = false
      row.constraint.isBroken = false
      conflicts.removeAll { $0.row === row }
      queue(row)
      var news = News(self)
      while true {
        do {
          try solver.transaction { (solver) throws(SolverError) in try news.tell(&solver) }
          break
        } catch {
          guard let conflict = error.conflict, leaveOut(conflict, during: &news) else {
            return getStuck(on: error)
          }
        }
      }
      news.finish()
    }
  }

  /// The oldest constraint that is left out, of those that are newer than a serial number.
  private func oldestLeftOut(after serial: Int64) -> ConstraintRow? {
    conflicts.compactMap(\.row)
      .filter { $0.isBroken && !$0.isGone && $0.constraint.serial > serial }
      .min { $0.constraint.serial < $1.constraint.serial }
  }

  private func getStuck(on error: SolverError) {
    if isStuck { return }
    isStuck = true
    if !isTrial { host.report(.unsolvable, "constraints", "\(error)") }
  }
}

/// What is told in one transaction, and what came of it.
struct News {
  private let system: ConstraintSystem
  private var rows: [(row: ConstraintRow, id: ConstraintID?)]
  private var participants: [(participant: Participant, rows: ParticipantRows)]
  private let size: Size?

  /// Takes what is queued.
  init(_ system: ConstraintSystem) {
    self.system = system
    rows = system.queuedRows.map { ($0, nil) }
    participants = system.queuedParticipants.map { ($0, $0.rows) }
    size = system.isTrial ? nil : system.hostSize
  }

  /// Tells the solver; may be called again after it has thrown.
  mutating func tell(_ solver: inout Solver) throws(SolverError) {
    if let size {
      try solver.setValue(size.width, of: system.length(.horizontal))
      try solver.setValue(size.height, of: system.length(.vertical))
    }
    for index in rows.indices { rows[index].id = try tell(rows[index].row, &solver) }
    for index in participants.indices {
      let participant = participants[index].participant
      participants[index].rows = try participant.tell(&solver, in: system)
    }
  }

  private func tell(_ row: ConstraintRow, _ solver: inout Solver) throws(SolverError)
    -> ConstraintID?
  {
    let isWanted = !row.isBroken
    guard let id = row.id else { return isWanted ? try solver.add(row.row) : nil }
    guard isWanted else {
      try solver.remove(id)
      return nil
    }
    guard let told = row.told, told.hasSameTerms(as: row.row) else {
      try solver.remove(id)
      return try solver.add(row.row)
    }
    if told.constant != row.row.constant { try solver.setConstant(row.row.constant, of: id) }
    if told.priority != row.row.priority { try solver.setPriority(row.row.priority, of: id) }
    return id
  }

  /// Keeps what the solver has taken.
  func finish() {
    if let size { system.toldSize = size }
    for (row, id) in rows {
      row.id = id
      row.told = id == nil ? nil : row.row
      row.isQueued = false
    }
    system.queuedRows = []
    for (participant, rows) in participants {
      participant.rows = rows
      participant.isQueued = false
    }
    system.queuedParticipants = []
  }

  /// Forgets what a transaction has given that has failed.
  mutating func forgetRows() {
    for index in rows.indices { rows[index].id = nil }
    for index in participants.indices {
      participants[index].rows = participants[index].participant.rows
    }
  }

  /// Whose row has an id that was given in the transaction that failed.
  func row(_ id: ConstraintID) -> ConstraintRow? { rows.first { $0.id == id }?.row }

  /// Whose own row has such an id.
  func participantRow(_ id: ConstraintID) -> (Participant, ParticipantRows.Key)? {
    for (participant, rows) in participants {
      if let found = rows.all.first(where: { $0.row.id == id }) { return (participant, found.key) }
    }
    return nil
  }
}
