import MarayaDirection
import MarayaGeometry
import MarayaSolver
import MarayaTree

/// What is left out of a contradiction, and what is told of it.
extension ConstraintSystem {
  /// Leaves the newest constraint of the lowest rank out of a contradiction, and notes it; `false` if
  /// there is none that could be.
  ///
  /// ``tellConflicts(unlessIn:)`` tells of it, if it lasts.
  func leaveOut(
    _ conflict: Conflict,
    of solver: inout Solver,
    _ news: inout News,
    _ owners: inout RowOwners
  ) throws(SolverError) -> Bool {
    var parts: [RowOwners.Owner] = []
    for member in conflict.members { parts.append(owners.owner(of: member.id, news)) }
    guard let index = culprit(among: parts, of: conflict) else { return false }
    if case .fitting = parts[index] { return false }
    conflicts.append(describe(conflict, parts, leftOut: index))
    try solver.remove(conflict.members[index].id)
    news.leaveOut(parts[index])
    return true
  }

  /// Puts what contradicts in order, and tells of what was not known before.
  func tellConflicts(unlessIn known: [LayoutConflict]) {
    if conflicts.isEmpty || isTrial { return }
    conflicts.sort { $0.age < $1.age }
    // By what is left out; looked up, and never iterated.
    var places: [ObjectIdentifier?: [Int]] = [:]
    for (place, conflict) in known.enumerated() {
      places[conflict.key, default: []].append(place)
    }
    for conflict in conflicts {
      let candidates = places[conflict.key] ?? []
      if candidates.contains(where: { known[$0].isSame(as: conflict) }) { continue }
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

  /// Whose turn it is: the lowest rank, and of that the newest.
  private func culprit(among parts: [RowOwners.Owner], of conflict: Conflict) -> Int? {
    func turn(_ index: Int) -> (Int, Int64, Int) {
      let (_, age, number) = place(of: parts[index])
      return (conflict.members[index].constraint.rank, -age, number)
    }
    return parts.indices.min { turn($0) < turn($1) }
  }

  // MARK: Telling

  private func describe(_ conflict: Conflict, _ parts: [RowOwners.Owner], leftOut index: Int)
    -> LayoutConflict
  {
    var members: [LayoutConflict.Member] = []
    var impossibility: String?
    var axis: Axis?
    var (row, participantRow): (ConstraintRow?, (Participant, ParticipantRows.Key)?) = (nil, nil)
    let sorted = parts.indices.sorted { self.place(of: parts[$0]) < self.place(of: parts[$1]) }
    for place in sorted {
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
    told.variables = conflict.members[index].constraint.terms.map(\.variable)
    told.participantRow = participantRow
    return told
  }

  /// Its place in a report: constraints first, older ones before newer ones.
  ///
  /// It is the same whenever the solver was told of it.
  private func place(of part: RowOwners.Owner) -> (Int, Int64, Int) {
    switch part {
    case .constraint(let row): (0, row.constraint.serial, 0)
    case .participant(let participant, let key): (1, participant.order, key.rawValue)
    case .fitting: (2, 0, 0)
    }
  }

  private func member(_ part: RowOwners.Owner, _ member: Conflict.Member) -> LayoutConflict.Member {
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
