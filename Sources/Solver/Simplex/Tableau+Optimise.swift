extension Tableau {
  /// What came of looking for the least cost.
  enum Optimum {
    case found
    /// The cost falls without end.
    case unbounded
    /// The limit of steps was reached.
    case stalled
  }

  /// Goes to where the cost is least.
  ///
  /// - Parameters:
  ///   - counters: Counts the steps.
  ///   - hasEnd: Whether the cost can't fall for ever, as that of constraints can't.
  /// - Returns: What came of it.
  mutating func optimise(_ counters: inout SolverCounters, hasEnd: Bool = true) -> Optimum {
    var steps = 0
    work = 0
    var idle = 0
    var hasBeenChecked = false
    let limit = SolverLimits.pivots(rows: rows, unknowns: columns)
    var flat: [Int32] = []
    defer { for variable in flat { isFrozen[variable] = false } }
    while true {
      // After some steps that led nowhere, the rule that can't go in circles.
      let isCareful = idle > 30
      guard let descent = isCareful ? firstDescent() : steepestDescent() else {
        if hasBeenChecked || exchanges < 100 { return .found }
        refactor()
        exchanges = 0
        hasBeenChecked = true
        continue
      }
      steps += 1
      if steps > limit || work > SolverLimits.work { return .stalled }
      switch step(descent, prefersFirst: isCareful) {
      case .rested:
        counters.moves += 1
        idle = 0
      case .exchanged(let moved):
        counters.pivots += 1
        idle = moved ? 0 : idle + 1
        if exchanges % 200 == 0 { refactor() }
      case .unbounded:
        if !hasEnd && descent.level == levels - 1 { return .unbounded }
        // Errors end at 0: the slope was nothing but a rounding error.
        let variable = columnVariables[descent.column]
        flat.append(variable)
        isFrozen[variable] = true
        refactor()
      }
    }
  }
}
