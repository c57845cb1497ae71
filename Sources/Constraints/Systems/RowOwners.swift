import MarayaSolver

/// Whose a row of the solver is; looked up once a contradiction is met.
struct RowOwners {
  /// What a row says.
  enum Owner {
    /// What a constraint says.
    case constraint(ConstraintRow)
    /// What binds a participant apart from constraints.
    case participant(Participant, ParticipantRows.Key)
    /// What is asked of the size of a node that is fitted.
    case fitting
  }

  private let system: ConstraintSystem
  /// Looked up, and never iterated; `nil` as long as nobody has asked.
  private var owners: [ConstraintID: Owner]?

  init(in system: ConstraintSystem) { self.system = system }

  /// Whose a row is that the solver knew before, or knows by the news.
  ///
  /// - Complexity: O(1), but for the first that is asked for.
  mutating func owner(of id: ConstraintID, _ news: News) -> Owner {
    if owners == nil {
      owners = [:]
      for row in system.rows { note(row.id, .constraint(row)) }
      for participant in system.list { note(participant.rows, of: participant) }
      take(news)
    }
    return owners?[id] ?? .fitting
  }

  /// Notes the rows that the solver was told in a transaction.
  mutating func take(_ news: News) {
    if owners == nil { return }
    for (row, id) in news.rows { note(id, .constraint(row)) }
    for (participant, rows) in news.participants { note(rows, of: participant) }
  }

  private mutating func note(_ id: ConstraintID?, _ owner: Owner) {
    if let id { owners?[id] = owner }
  }

  private mutating func note(_ rows: ParticipantRows, of participant: Participant) {
    for (key, row) in rows.all { note(row.id, .participant(participant, key)) }
  }
}

extension RowOwners.Owner {
  /// Notes whether the row is left out of a contradiction.
  func setBroken(_ isBroken: Bool, isTrial: Bool) {
    switch self {
    case .constraint(let row):
      row.isBroken = isBroken
      if !isTrial { row.constraint.isBroken = isBroken }
    case .participant(let participant, let key):
      if isBroken { participant.broken.insert(key) } else { participant.broken.remove(key) }
    case .fitting: break
    }
  }

  /// Notes that the solver has removed the row.
  func forgetRow() {
    switch self {
    case .constraint(let row):
      row.id = nil
      row.told = nil
    case .participant(let participant, let key): participant.rows[key] = nil
    case .fitting: break
    }
  }
}
