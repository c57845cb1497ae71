import MarayaSolver
import TestSupport

extension ExactSystem {
  /// A system drawn from a seed: up to six unknowns, up to fourteen rows, at up to four priorities
  /// beside that of requirements.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    unknowns = 1 + random.below(6)
    let priorities = (0..<1 + random.below(4)).map { _ in 1 + random.below(999) }
    let count = 1 + random.below(14)
    // Some systems have few requirements, some are made of them.
    let requiredShare = random.below(10)
    rows = []
    for _ in 0..<count {
      rows.append(Self.row(unknowns, priorities, requiredShare, &random))
    }
  }

  /// A row drawn by a generator.
  static func row(
    _ unknowns: Int,
    _ priorities: [Int],
    _ requiredShare: Int,
    _ random: inout SplitMix64
  ) -> Row {
    var factors = Array(repeating: 0, count: unknowns)
    for _ in 0..<1 + random.below(3) { factors[random.below(unknowns)] = random.below(5) - 2 }
    let isRequired = random.below(10) < requiredShare
    return Row(
      factors: factors,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)],
      constant: random.below(41) - 20,
      priority: isRequired ? 1000 : priorities[random.below(priorities.count)]
    )
  }

  /// A part of the system.
  func keeping(_ places: some Sequence<Int>) -> ExactSystem {
    ExactSystem(unknowns: unknowns, rows: places.map { rows[$0] })
  }
}

extension ExactSystem.Row {
  /// The row for a solver, its place as its label.
  func constraint(_ variables: [Variable], place: Int) -> LinearConstraint {
    var constraint = LinearConstraint(LinearExpression(), relation)
    for (variable, factor) in zip(variables, factors) {
      constraint.terms.append(.init(Double(factor), variable))
    }
    constraint.constant = Double(constant)
    return constraint.priority(Double(priority)).label("\(place)")
  }
}

/// A solver that holds a system.
struct LoadedSolver {
  var solver = Solver()
  var variables: [Variable] = []
  /// The constraints by their places in the system, without those that were refused.
  var ids: [Int: ConstraintID] = [:]

  init(unknowns: Int) {
    for index in 0..<unknowns { variables.append(solver.addVariable("x\(index)")) }
  }

  /// Adds rows, all as one, in the order of their places or another one.
  init(_ system: ExactSystem, order: [Int]? = nil) throws(SolverError) {
    self.init(unknowns: system.unknowns)
    let (order, variables) = (order ?? Array(system.rows.indices), variables)
    ids = try solver.transaction { solver throws(SolverError) in
      var ids: [Int: ConstraintID] = [:]
      for place in order {
        ids[place] = try solver.add(system.rows[place].constraint(variables, place: place))
      }
      return ids
    }
    try solver.solve()
  }

  var values: [Double] { variables.map { solver[$0] } }
}

/// Whether two numbers are the same but for rounding.
func isNear(_ one: Double, _ other: Double, within tolerance: Double = 1e-7) -> Bool {
  one == other || abs(one - other) <= tolerance * max(1, abs(one), abs(other))
}
