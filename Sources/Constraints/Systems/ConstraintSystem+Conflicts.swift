import MarayaDirection
import MarayaGeometry
import MarayaSolver
import MarayaTree

/// What is left out of a contradiction, and what is told of it.
extension ConstraintSystem {
  /// What a member of a contradiction is.
  private enum Part {
    case constraint(ConstraintRow)
    case participant(Participant, ParticipantRows.Key)
    case fitting
  }

  /// Leaves the newest constraint of the lowest rank out of a contradiction, and notes it; `false` if
  /// there is none that could be.
  ///
  /// ``tellConflicts(unlessIn:)`` tells of it, if it lasts.
  func leaveOut(_ conflict: Conflict, during news: inout News) -> Bool {
    let parts = conflict.members.map { part($0.id, news) }
    guard let index = culprit(among: parts, of: conflict) else { return false }
    let culprit = parts[index]
    let told = describe(conflict, parts, leftOut: index)
    conflicts.append(told)
    switch culprit {
    case .constraint(let row):
      row.isBroken = true
      if !isTrial { row.constraint.isBroken = true }
      if let id = row.id { _ = try? solver.remove(id) }
      row.id = nil
      row.told = nil
    case .participant(let participant, let key):
      participant.broken.insert(key)
      if let row = participant.rows[key] { _ = try? solver.remove(row.id) }
      participant.rows[key] = nil
    case .fitting: return false
    }
    news.forgetRows()
    return true
  }

  /// Puts what contradicts in order, and tells of what was not known before.
  func tellConflicts(unlessIn known: [LayoutConflict]) {
    if conflicts.isEmpty || isTrial { return }
    conflicts.sort { $0.age < $1.age }
    for conflict in conflicts where !known.contains(where: { $0.isSame(as: conflict) }) {
      host.report(.layoutConflict, "constraints", conflict.description)
    }
  }

  /// Lets everything be tried again that is left out, but for constraints.
  func retryParticipants() {
    for conflict in conflicts {
      guard let (participant, key) = conflict.participantRow else { continue }
      participant.broken.remove(key)
      queue(participant)
    }
    conflicts.removeAll { $0.participantRow != nil }
  }

  private func part(_ id: ConstraintID, _ news: News) -> Part {
    if let row = news.row(id) ?? rows.first(where: { $0.id == id }) { return .constraint(row) }
    if let (participant, key) = news.participantRow(id) { return .participant(participant, key) }
    for participant in list {
      if let found = participant.rows.all.first(where: { $0.row.id == id }) {
        return .participant(participant, found.key)
      }
    }
    return .fitting
  }

  /// Whose turn it is: the lowest rank, and of that the newest.
  private func culprit(among parts: [Part], of conflict: Conflict) -> Int? {
    func age(_ part: Part) -> Int64 {
      switch part {
      case .constraint(let row): row.constraint.serial
      case .participant(let participant, _): participant.order
      case .fitting: 0
      }
    }
    return parts.indices.min { one, other in
      let (rank, otherRank) = (
        conflict.members[one].constraint.rank, conflict.members[other].constraint.rank
      )
      return (rank, -age(parts[one])) < (otherRank, -age(parts[other]))
    }
  }

  // MARK: Telling

  private func describe(_ conflict: Conflict, _ parts: [Part], leftOut index: Int) -> LayoutConflict
  {
    var members: [LayoutConflict.Member] = []
    var impossibility: String?
    var axis: Axis?
    var (row, participantRow): (ConstraintRow?, (Participant, ParticipantRows.Key)?) = (nil, nil)
    let ages = parts.indices.sorted { age(parts[$0]) < age(parts[$1]) }
    for place in ages {
      var member = member(parts[place], conflict.members[place])
      member.isLeftOut = place == index
      members.append(member)
      let multiplier = conflict.members[place].multiplier
      switch parts[place] {
      case .constraint(let found):
        axis = axis ?? found.constraint.firstAttribute.axis
        if place == index { row = found }
      case .participant(let participant, let key):
        axis = axis ?? key.axis
        if place == index { participantRow = (participant, key) }
        if key == .leastWidth || key == .leastHeight, multiplier != 0 {
          let length = shortestText(-conflict.gap / abs(multiplier))
          impossibility = "\(participant.name).\(key.attribute) == \(length)"
        }
      case .fitting: break
      }
    }
    for parameter in conflict.parameters {
      let isWidth = parameter.variable == length(.horizontal)
      let attribute = isWidth ? "width" : "height"
      members.append(
        LayoutConflict.Member(
          kind: .host,
          constraint: nil,
          equation: "\(host.nameInEquations).\(attribute) == \(shortestText(parameter.value))",
          location: ""
        )
      )
    }
    var told = LayoutConflict(
      host: host.path,
      hostSize: hostSize,
      axis: axis ?? .horizontal,
      members: members,
      excess: conflict.members[index].excess,
      impossibility: impossibility,
      foundDirection: host.effectiveLayoutDirection.rawValue
    )
    told.node = host
    told.row = row
    told.participantRow = participantRow
    return told
  }

  private func age(_ part: Part) -> (Int, Int64) {
    switch part {
    case .constraint(let row): (0, row.constraint.serial)
    case .participant(let participant, _): (1, participant.order)
    case .fitting: (2, 0)
    }
  }

  private func member(_ part: Part, _ member: Conflict.Member) -> LayoutConflict.Member {
    switch part {
    case .constraint(let row):
      let constraint = row.constraint
      let file = constraint.file.split(separator: "/").last.map(String.init) ?? constraint.file
      return LayoutConflict.Member(
        kind: .constraint,
        constraint: constraint,
        equation: constraint.description,
        location: constraint.file.isEmpty ? "" : "\(file):\(constraint.line)"
      )
    case .participant(let participant, let key):
      let relation = member.constraint.relation.text
      let number = key.isBound ? 0 : member.constraint.constant
      return LayoutConflict.Member(
        kind: key.kind,
        constraint: nil,
        equation: "\(participant.name).\(key.attribute) \(relation) \(shortestText(number))",
        location: ""
      )
    case .fitting:
      return LayoutConflict.Member(
        kind: .host,
        constraint: nil,
        equation: member.text,
        location: ""
      )
    }
  }
}

extension Participant {
  /// What equations call it.
  fileprivate var name: String {
    guard let guide else { return node.nameInEquations }
    return guide.nameInEquations
  }
}

extension ParticipantRows.Key {
  fileprivate var isBound: Bool { self == .leastWidth || self == .leastHeight }

  fileprivate var axis: Axis {
    switch self {
    case .leastWidth, .hugsWidth, .resistsWidth, .placesX, .placesWidth, .readsMost, .readsMargins:
      .horizontal
    default: .vertical
    }
  }

  fileprivate var attribute: String {
    switch self {
    case .placesX: "x"
    case .placesY: "y"
    default: axis == .horizontal ? "width" : "height"
    }
  }

  fileprivate var kind: LayoutConflict.Member.Kind {
    switch self {
    case .leastWidth, .leastHeight: .implicit
    case .hugsWidth, .hugsHeight, .resistsWidth, .resistsHeight: .content
    default: .placement
    }
  }
}

extension LinearRelation {
  fileprivate var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
