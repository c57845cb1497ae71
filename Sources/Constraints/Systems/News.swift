import MarayaGeometry
import MarayaSolver

/// What is told in one transaction, and what came of it.
struct News {
  private let system: ConstraintSystem
  private(set) var rows: [(row: ConstraintRow, id: ConstraintID?)]
  private(set) var participants: [(participant: Participant, rows: ParticipantRows)]
  private let size: Size?
  /// What was left out on the way; the transaction has removed it.
  private(set) var leftOut: [RowOwners.Owner] = []

  /// Takes what is queued.
  init(_ system: ConstraintSystem) {
    self.system = system
    rows = system.queuedRows.map { ($0, nil) }
    participants = system.queuedParticipants.map { ($0, $0.rows) }
    size = system.isTrial ? nil : system.hostSize
  }

  /// Tells the solver.
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

  /// Notes what was left out.
  mutating func leaveOut(_ owner: RowOwners.Owner) {
    owner.setBroken(true, isTrial: system.isTrial)
    leftOut.append(owner)
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
      participant.toldContent = participant.content.map { ObjectIdentifier($0) }
      participant.isQueued = false
    }
    system.queuedParticipants = []
    for owner in leftOut { owner.forgetRow() }
  }

  /// Forgets what was left out by a transaction that has failed.
  func giveUp() {
    for owner in leftOut { owner.setBroken(false, isTrial: system.isTrial) }
  }
}
