import MarayaTree

extension LayoutConstraint {
  /// Whether the constraint is made of the same items, attributes, relation and multiplier.
  func `is`(_ parts: ConstraintParts) -> Bool {
    isAlmost(parts) && multiplier == parts.multiplier
  }

  fileprivate func isAlmost(_ parts: ConstraintParts) -> Bool {
    firstItem === parts.firstItem && secondItem === parts.secondItem
      && firstAttribute == parts.firstAttribute && secondAttribute == parts.secondAttribute
      && relation == parts.relation && fraction == parts.fraction
  }

  /// Takes the numbers of a description; setters that have nothing to change are not called.
  func take(_ parts: ConstraintParts, keepsPriority: Bool) {
    if constant != parts.constant { constant = parts.constant }
    if rightToLeftConstant != parts.rightToLeftConstant {
      rightToLeftConstant = parts.rightToLeftConstant
    }
    if !keepsPriority && priority != parts.priority { priority = parts.priority }
    if let label = parts.identifier { identifier = label }
  }
}

extension LayoutItem {
  /// The constraints that makers made for the item, active or not; older ones first.
  var madeConstraints: [LayoutConstraint] {
    guard let node = anchorNode else { return [] }
    return NodeConstraints.existing(of: node)?.made.filter { $0.firstItem === self } ?? []
  }

  /// Lets go of the constraints that makers made for the item.
  func forgetMadeConstraints() {
    guard let node = anchorNode else { return }
    NodeConstraints.existing(of: node)?.made.removeAll { $0.firstItem === self }
  }
}

extension NodeConstraints {
  /// Lets go of the constraints that were made, are not active, and that nobody else holds.
  ///
  /// Otherwise a node that is made anew each time it is added somewhere would collect them.
  func forgetUnusedMade() {
    var kept: [LayoutConstraint] = []
    kept.reserveCapacity(made.count)
    while var last = made.popLast() {
      if last.isActive || !isKnownUniquelyReferenced(&last) { kept.append(last) }
    }
    made = kept.reversed()
  }
}

extension MakerBatch.Description {
  /// The error of an update that matches none of the constraints made before, or several.
  func mismatch(_ made: [LayoutConstraint], _ same: [LayoutConstraint]) -> ConstraintError {
    let wanted = LayoutConstraint(parts, file: "", line: 0).description
    let almost = made.filter { $0.isAlmost(parts) }
    if same.isEmpty && almost.count == 1 {
      return ConstraintError(
        .multiplierAfterActivation,
        "\(wanted) has another multiplier than \(almost[0]), which can't change",
        file: statement.file,
        line: statement.line
      )
    }
    let kin = made.filter { $0.firstAttribute == parts.firstAttribute }
    let candidates = !same.isEmpty ? same : kin.isEmpty ? made : kin
    let list = candidates.prefix(4).map(\.description).joined(separator: "; ")
    let rest = candidates.count > 4 ? "; …" : ""
    return ConstraintError(
      .noMatchingConstraint,
      (same.isEmpty ? "nothing that was made is \(wanted)" : "several that were made are \(wanted)")
        + (candidates.isEmpty ? "" : ": there is \(list)\(rest)"),
      file: statement.file,
      line: statement.line
    )
  }
}
