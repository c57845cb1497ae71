import MarayaSolver
import MarayaTree

/// A constraint of a user, lowered into the unknowns of a system.
final class ConstraintRow {
  let constraint: LayoutConstraint
  unowned let system: ConstraintSystem
  /// What it says now.
  var row: LinearConstraint
  /// What names it in the solver; `nil` while it isn't there.
  var id: ConstraintID?
  /// What the solver has been told.
  var told: LinearConstraint?
  /// Who takes part because of it.
  var participants: [Participant] = []
  /// Whose margins, offsets or baselines it says; who is released is not asked any more.
  private var watched: [Watched] = []
  /// Whether it says something else when a direction turns.
  var turns = false
  /// Whether the system lists it among those that do.
  var isListedAsTurning = false
  /// Whether it contradicts others, and is left out.
  var isBroken = false
  /// Whether it is no longer wanted.
  var isGone = false
  /// Whether the solver is to be told of it.
  var isQueued = false
  /// Its place in the list of the system.
  var slot = 0

  init(_ constraint: LayoutConstraint, in system: ConstraintSystem) {
    self.constraint = constraint
    self.system = system
    row = LinearConstraint(LinearExpression(), .equal)
  }
}

/// A record that a row watches, and which holds the row.
private struct Watched {
  unowned let record: NodeConstraints
}

extension ConstraintRow {
  /// Wants to hear of the margins, offsets and baselines of some nodes, instead of those before.
  func watch(_ nodes: [Node]) {
    if nodes.isEmpty && watched.isEmpty { return }
    let wanted = nodes.map { NodeConstraints.of($0) }
    for old in watched where !wanted.contains(where: { $0 === old.record }) {
      old.record.stopTelling(self)
    }
    for new in wanted where !watched.contains(where: { $0.record === new }) {
      new.startTelling(self)
    }
    watched = wanted.map { Watched(record: $0) }
  }

  func unwatch() {
    for old in watched { old.record.stopTelling(self) }
    watched = []
  }
}

extension LinearConstraint {
  /// Whether only the number on the right, or the priority, is another.
  func hasSameTerms(as other: LinearConstraint) -> Bool {
    relation == other.relation && terms == other.terms
  }
}
