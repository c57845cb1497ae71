extension Solver {
  /// A conflict of the constraints of a minimal set.
  func makeConflict(of slots: [Int32]) -> Conflict {
    let slots = slots.sorted { constraints[$0].serial < constraints[$1].serial }
    return makeConflict(of: slots, balance(slots).multipliers)
  }

  /// A conflict of constraints, if they are a minimal set beyond doubt.
  ///
  /// If one combination alone clears the left sides, and it needs all of them, then without any of them
  /// the others are independent, so they hold together.
  func provenConflict(of slots: [Int32]) -> Conflict? {
    guard !slots.isEmpty else { return nil }
    let slots = slots.sorted { constraints[$0].serial < constraints[$1].serial }
    let (multipliers, isOnlyOne) = balance(slots)
    guard isOnlyOne && multipliers.allSatisfy({ $0 != 0 }) else { return nil }
    let conflict = makeConflict(of: slots, multipliers)
    var size = 1.0
    for member in conflict.members {
      size = max(size, abs(member.multiplier * member.constraint.constant))
      switch member.constraint.relation {
      case .equal: break
      case .lessThanOrEqual: if member.multiplier > 0 { return nil }
      case .greaterThanOrEqual: if member.multiplier < 0 { return nil }
      }
    }
    return conflict.gap > SolverLimits.feasibility * size ? conflict : nil
  }

  private func makeConflict(of slots: [Int32], _ found: [Double]) -> Conflict {
    var multipliers = found
    // The sum of what stands on the right sides, each relation read as "at least".
    var gap = 0.0
    for (index, slot) in slots.enumerated() { gap += multipliers[index] * rightSide(of: slot) }
    if gap < 0 || (gap == 0 && multipliers.contains { $0 < 0 }) {
      gap = -gap
      for index in multipliers.indices { multipliers[index] = -multipliers[index] }
    }
    let members = slots.enumerated().map { index, slot in
      Conflict.Member(
        id: ConstraintID(slot: slot, serial: constraints[slot].serial),
        constraint: record(of: slot),
        multiplier: multipliers[index],
        text: text(of: slot),
        excess: multipliers[index] == 0 ? 0 : gap / abs(multipliers[index])
      )
    }
    return Conflict(
      members: members,
      parameters: parameters(of: slots, multipliers, gap: gap),
      gap: gap
    )
  }

  private func rightSide(of slot: Int32) -> Double {
    var side = constraints[slot].constant
    var term = constraints[slot].firstTerm
    while term != none {
      let variable = terms[term].variable
      if variables[variable].isParameter {
        side -= terms[term].coefficient * variables[variable].value
      }
      term = terms[term].nextInConstraint
    }
    return side
  }
}
