import MarayaTree

/// What the closures of some items describe, to be made, updated or remade as a whole.
///
/// Everything is found and checked before anything changes.
struct MakerBatch {
  private let descriptions: [Description]
  private let items: [any LayoutItem]
  private let statements: [MakerStatement]

  /// A constraint to be, and the statement that describes it.
  struct Description {
    let statement: MakerStatement
    let parts: ConstraintParts
  }

  /// Takes over what makers collected; their statements can't be changed any more.
  init(of makers: [ConstraintMaker]) throws(ConstraintError) {
    items = makers.map(\.item)
    statements = makers.flatMap(\.statements)
    for statement in statements { statement.isFinished = true }
    var descriptions: [Description] = []
    for statement in statements {
      for parts in try statement.parts() {
        descriptions.append(Description(statement: statement, parts: parts))
      }
    }
    self.descriptions = descriptions
  }

  /// Does what a mode says, and gives back the constraints in the order of the statements.
  func run(_ mode: ConstraintMode) throws(ConstraintError) -> ConstraintGroup {
    let constraints =
      switch mode {
      case .make: try make(activate: true)
      case .prepare: try make(activate: false)
      case .update: try update(orMake: false)
      case .updateOrMake: try update(orMake: true)
      case .remake: try remake()
      }
    for (description, constraint) in zip(descriptions, constraints) {
      for group in description.statement.groups { group.constraints.append(constraint) }
    }
    return ConstraintGroup(constraints)
  }

  // MARK: Modes

  private func make(activate: Bool) throws(ConstraintError) -> [LayoutConstraint] {
    let made = descriptions.map(create)
    if activate { try LayoutConstraint.install(active(made)) }
    for item in items { item.anchorNode.flatMap(NodeConstraints.existing)?.forgetUnusedMade() }
    keep(made)
    return made
  }

  private func update(orMake: Bool) throws(ConstraintError) -> [LayoutConstraint] {
    let found = try descriptions.map { description throws(ConstraintError) in
      try existing(for: description, mayMake: orMake)
    }
    let all = zip(descriptions, found).map { $1 ?? create($0) }
    let isNew = found.map { $0 == nil }
    let active = active(all)
    let new = zip(all, isNew).filter(\.1).map(\.0)
    try LayoutConstraint.install(new.filter { one in active.contains { $0 === one } })
    for (description, constraint) in zip(descriptions, all) {
      constraint.take(description.parts, keepsPriority: description.statement.priority == nil)
    }
    keep(new)
    return all
  }

  private func remake() throws(ConstraintError) -> [LayoutConstraint] {
    var old = items.flatMap { $0.madeConstraints.filter(\.isActive) }
    var reused: [LayoutConstraint?] = []
    for description in descriptions {
      let place = old.firstIndex { !description.statement.isInactive && $0.is(description.parts) }
      reused.append(place.map { old.remove(at: $0) })
    }
    let all = zip(descriptions, reused).map { $1 ?? create($0) }
    try LayoutConstraint.install(active(all))
    LayoutConstraint.deactivate(old)
    for (description, constraint) in zip(descriptions, reused) {
      constraint?.take(description.parts, keepsPriority: false)
    }
    for item in items { item.forgetMadeConstraints() }
    keep(all)
    return all
  }

  // MARK: Steps

  private func create(_ description: Description) -> LayoutConstraint {
    let statement = description.statement
    let constraint = LayoutConstraint(description.parts, file: statement.file, line: statement.line)
    constraint.isChecked = true
    constraint.isMade = true
    return constraint
  }

  /// Those of the constraints whose statements don't say otherwise.
  private func active(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    zip(descriptions, constraints).filter { !$0.0.statement.isInactive }.map(\.1)
  }

  private func keep(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      guard let node = constraint.firstItem?.anchorNode else { continue }
      NodeConstraints.of(node).made.append(constraint)
    }
  }

  /// The one constraint that was made before of the same items, attributes and multiplier.
  private func existing(
    for description: Description,
    mayMake: Bool
  ) throws(ConstraintError) -> LayoutConstraint? {
    let made = description.parts.firstItem.madeConstraints
    let same = made.filter { $0.is(description.parts) }
    let active = same.filter(\.isActive)
    if let only = active.count == 1 ? active.first : same.count == 1 ? same.first : nil {
      return only
    }
    if same.isEmpty && mayMake { return nil }
    throw description.mismatch(made, same)
  }
}
