import MarayaGeometry
import MarayaSolver
import MarayaTree

/// What is solved together: the constraints between the nodes that constraints place, inside of a node
/// whose size is given.
///
/// That node, the *host*, is a root, or is placed by a frame, edges, ratios or a container. Its width
/// and height are numbers here; so whatever hangs together only by them is a block of its own, and a
/// pass, which goes down from the host, solves each system when its host's size is known. A node that
/// constraints place and everything inside of it belong to the system around it, since its size may
/// depend on what it contains. So does a node that is no host because a constraint reaches across it.
final class ConstraintSystem {
  unowned let host: Node
  /// Whether the system only asks how large the host would like to be.
  let isTrial: Bool
  var solver = Solver()
  private let width: Variable
  private let height: Variable

  private(set) var participants: [ObjectIdentifier: Participant] = [:]
  /// All of them; looked up by the dictionary, which is never iterated.
  private(set) var list: [Participant] = []
  private(set) var rows: [ConstraintRow] = []
  /// Those of them that say something else when a direction turns, and some that did.
  private var turning: [ConstraintRow] = []
  /// How many participants are placed otherwise than by constraints.
  private(set) var unsolvedCount = 0
  /// How many times the solver was told what has changed.
  var tellings = 0
  /// How many times a constraint was lowered.
  var lowerings = 0
  /// Whose a variable is, by its index.
  private var participantOfVariable: [Participant?] = []

  // What the solver is to be told.
  var queuedRows: [ConstraintRow] = []
  var queuedParticipants: [Participant] = []
  /// Who was needed, and may be no longer.
  private var leaving: [Participant] = []
  /// Whether the order of the participants is to be found again.
  var needsOrder = false
  /// Whether rows have gone, so that what contradicted them may hold now.
  var hasLost = false
  /// Whether directions have turned among the participants.
  var needsTurn = false
  /// Who has other numbers since the nodes were given their places.
  var changed: [Participant] = []
  /// Whose content was asked for its size, and may have another height at the width that it has.
  var asked: [Participant] = []
  /// The host's size, as the solver has been told.
  var toldSize: Size?

  /// What contradicts, newest last.
  var conflicts: [LayoutConflict] = []
  /// Whether the solver has given up, and was reported.
  var isStuck = false
  /// A preference that moves the system to another of its solutions.
  var exercise: ConstraintID?
  /// Where it has moved it.
  var exercised = Double.infinity

  init(host: Node, isTrial: Bool = false) {
    self.host = host
    self.isTrial = isTrial
    if isTrial {
      width = solver.addVariable("width")
      height = solver.addVariable("height")
      return
    }
    guard let width = try? solver.addParameter("width", value: 0),
      let height = try? solver.addParameter("height", value: 0)
    else { preconditionFailure("0 is a value of a parameter") }
    self.width = width
    self.height = height
  }

  /// The host's length: given, or unknown in a trial.
  func length(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }

  /// The host's alignment rectangle has this size.
  var hostSize: Size {
    let size = host.bounds.size
    let insets = host.alignmentRectInsets
    return Size(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0)
    )
  }

  deinit {
    // What survives the host, being held by somebody, is solved elsewhere.
    for row in rows {
      row.isGone = true
      // Rows of a trial are beside those that count.
      if row.constraint.lowered === row { row.constraint.lowered = nil }
    }
  }

  // MARK: Participants

  /// The participant that an item is, made now if it is none yet, with all around it.
  func participant(for item: Participant.Item) -> Participant {
    if let known = participants[item.key] { return known }
    // Those around come first; without recursion, for trees may be deep.
    var missing = [item]
    var parent: Participant?
    while let around = missing[missing.count - 1].around, around !== host {
      let next = Participant.Item(node: around, guide: nil)
      parent = participants[next.key]
      if parent != nil { break }
      missing.append(next)
    }
    while let next = missing.popLast() { parent = makeParticipant(next, in: parent) }
    guard let parent else { preconditionFailure("the item itself was missing") }
    return parent
  }

  private func makeParticipant(_ item: Participant.Item, in parent: Participant?) -> Participant {
    let made = Participant(item, parent: parent, kind: kind(of: item), in: &solver)
    made.slot = list.count
    list.append(made)
    participants[item.key] = made
    for variable in made.variables { note(made, as: variable) }
    parent?.uses += 1
    if made.kind != .solved { unsolvedCount += 1 }
    needsOrder = true
    // It is given its place also where that is all 0, which is no change of a new unknown.
    changed.append(made)
    queue(made)
    if !isTrial { NodeConstraints.of(item.node).join(self) }
    if made.kind == .content {
      // Who has taken its size for a number.
      for placed in placedParticipants(in: made) { queue(placed) }
      if !isTrial { NodeConstraints.of(item.node).refreshWatchers() }
    }
    return made
  }

  /// The participants that are placed in content, otherwise than by constraints.
  private func placedParticipants(in content: Participant) -> [Participant] {
    list.filter { $0.kind == .placed && $0.guide == nil && $0.node.supernode === content.node }
  }

  /// The content that a participant lies in, where constraints speak of its size.
  func contentParticipant(around participant: Participant) -> Participant? {
    guard let above = participant.node.supernode, let guide = above.contentGuide else { return nil }
    return participants[Participant.Item(node: above, guide: guide).key]
  }

  /// Whether something says something else when a direction turns.
  var mayTurn: Bool { !turning.isEmpty || unsolvedCount > 0 }

  /// Whether a participant has not been taken out.
  func isIn(_ participant: Participant) -> Bool {
    participant.slot < list.count && list[participant.slot] === participant
  }

  /// The participant that an item is, if it is one.
  func knownParticipant(_ item: Participant.Item) -> Participant? { participants[item.key] }

  private func kind(of item: Participant.Item) -> Participant.Kind {
    switch item.guide?.region {
    case .readable: .readable
    case .content: .content
    case nil where item.guide == nil: item.node.isPlacedByConstraints ? .solved : .placed
    default: .solved
    }
  }

  /// Looks again at what places a node.
  func refreshKind(of node: Node) {
    let item = Participant.Item(node: node, guide: nil)
    guard let participant = participants[item.key] else { return }
    if participant.kind != .solved { unsolvedCount -= 1 }
    participant.kind = kind(of: item)
    if participant.kind != .solved { unsolvedCount += 1 }
    participant.isContentStale = true
    // It is given its place again, whatever it was.
    participant.rect = nil
    if !changed.contains(where: { $0 === participant }) { changed.append(participant) }
    queue(participant)
  }

  func queue(_ participant: Participant) {
    if participant.isQueued { return }
    participant.isQueued = true
    queuedParticipants.append(participant)
  }

  func release(_ participant: Participant) {
    participant.uses -= 1
    if participant.uses == 0 { leaving.append(participant) }
  }

  /// Takes out the participants that nothing needs any more.
  ///
  /// At the latest when one of them leaves the tree.
  func dropUnused() {
    while let participant = leaving.popLast() {
      if participant.uses == 0 && isIn(participant) { drop(participant) }
    }
  }

  private func drop(_ participant: Participant) {
    forgetRows(of: participant)
    if participant.kind == .content {
      // Whatever they are placed by now.
      for placed in list where placed.toldContent == ObjectIdentifier(participant) {
        forgetRows(of: placed)
        queue(placed)
      }
    }
    if participant.isQueued { queuedParticipants.removeAll { $0 === participant } }
    changed.removeAll { $0 === participant }
    for variable in participant.variables {
      participantOfVariable[variable.index] = nil
      guard (try? solver.remove(variable)) != nil else {
        preconditionFailure("a row still names what has left")
      }
    }
    participants[participant.item.key] = nil
    if participant.kind != .solved { unsolvedCount -= 1 }
    let last = list.removeLast()
    if last !== participant {
      list[participant.slot] = last
      last.slot = participant.slot
    }
    if let parent = participant.parent { release(parent) }
    if participant.kind == .content && !isTrial {
      (participant.node as? any ScrollsContent)?.setSolvedContentSize(nil)
    }
    if !isTrial { NodeConstraints.existing(of: participant.node)?.leave(self) }
  }

  private func forgetRows(of participant: Participant) {
    for (_, row) in participant.rows.all { _ = try? solver.remove(row.id) }
    participant.rows = ParticipantRows()
    participant.toldContent = nil
  }

  private func note(_ participant: Participant, as variable: Variable) {
    while participantOfVariable.count <= variable.index { participantOfVariable.append(nil) }
    participantOfVariable[variable.index] = participant
  }

  /// The participants of which a value is another than when this was asked last, each once.
  func takeChangedParticipants() -> [Participant] {
    var changed: [Participant] = []
    for variable in solver.takeChangedVariables() {
      guard variable.index < participantOfVariable.count,
        let participant = participantOfVariable[variable.index], !participant.isChanged
      else { continue }
      participant.isChanged = true
      changed.append(participant)
    }
    for participant in changed { participant.isChanged = false }
    return changed
  }

  // MARK: Rows

  /// Takes a constraint in.
  func insert(_ constraint: LayoutConstraint) -> ConstraintRow? {
    guard let owner = constraint.owner else { return nil }
    let row = ConstraintRow(constraint, in: self)
    row.slot = rows.count
    rows.append(row)
    lower(row, owner)
    queue(row)
    return row
  }

  /// Lets a constraint go.
  func remove(_ row: ConstraintRow) {
    row.isGone = true
    row.unwatch()
    for participant in row.participants { release(participant) }
    row.participants = []
    if let id = row.id { _ = try? solver.remove(id) }
    row.id = nil
    if row.isQueued { queuedRows.removeAll { $0 === row } }
    let last = rows.removeLast()
    if last !== row {
      rows[row.slot] = last
      last.slot = row.slot
    }
    hasLost = true
    conflicts.removeAll { $0.row === row }
  }

  func queue(_ row: ConstraintRow) {
    if row.isQueued { return }
    row.isQueued = true
    queuedRows.append(row)
  }

  /// Lowers again what says something else when a direction turns; whether it does.
  @discardableResult
  func refreshTurning() -> Bool {
    for row in turning where row.isGone || !row.turns { row.isListedAsTurning = false }
    turning.removeAll { !$0.isListedAsTurning }
    var hasTurned = false
    for row in turning where refresh(row) { hasTurned = true }
    return hasTurned
  }

  /// Lowers a constraint again; whether it says something else.
  @discardableResult
  func refresh(_ row: ConstraintRow) -> Bool {
    guard !row.isGone, let owner = row.constraint.owner else { return false }
    let old = row.row
    lower(row, owner)
    let isSame =
      row.row.hasSameTerms(as: old) && row.row.constant == old.constant
      && row.row.priority == old.priority
    if isSame { return false }
    queue(row)
    return true
  }

  private func lower(_ row: ConstraintRow, _ owner: Node) {
    var lowering = Lowering(owner, in: self)
    row.row = lowering.row(of: row.constraint)
    let before = row.participants
    row.participants = lowering.participants
    for participant in row.participants { participant.uses += 1 }
    for participant in before { release(participant) }
    row.turns = lowering.turns
    if row.turns && !row.isListedAsTurning {
      row.isListedAsTurning = true
      turning.append(row)
    }
    if !isTrial { row.watch(lowering.watched) }
  }
}
