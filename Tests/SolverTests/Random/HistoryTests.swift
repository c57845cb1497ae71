import MarayaSolver
import TestSupport
import Testing

/// The order of unknowns given, values don't tell how a system came to be.
@Suite struct HistoryTests {
  @Test func onlyTheOrderCounts() throws {
    var open = 0
    for seed in 0..<UInt64(propertyRuns()) {
      var system = ExactSystem(seed: seed &+ 4711)
      // Half of them are so large that they fall into several blocks.
      if seed % 2 == 0 { system.unknowns += 6 }
      guard ExactSolution(system) != nil else { continue }
      let straight = try LoadedSolver(system)
      var history = HistoryTrial(system, seed: seed)
      try history.run()
      let values = history.values
      for (one, other) in zip(straight.values, values) {
        #expect(
          isNear(one, other, within: 1e-9),
          "seed \(seed): \(straight.values) and \(values) in\n\(system)"
        )
      }
      let ambiguities = history.solver.ambiguities()
      open += ambiguities.count
      let places = ambiguities.map { history.variables.firstIndex(of: $0.variable) }
      #expect(places == places.sorted { ($0 ?? -1) < ($1 ?? -1) }, "seed \(seed)")
      #expect(straight.solver.ambiguities().count == ambiguities.count, "seed \(seed)")
    }
    #expect(open > 0)
  }
}

/// A solver that comes to hold a system by detours: unknowns are made in any order and numbered anew,
/// constraints come, change and go.
struct HistoryTrial {
  private let system: ExactSystem
  private(set) var solver = Solver()
  /// The unknowns in the order of the system.
  private(set) var variables: [Variable]
  private var ids: [Int: ConstraintID] = [:]
  private var random: SplitMix64

  init(_ system: ExactSystem, seed: UInt64) {
    self.system = system
    random = SplitMix64(seed: seed &* 31 &+ 5)
    variables = []
    var made: [Int: Variable] = [:]
    for place in shuffled(0..<system.unknowns) {
      if random.below(3) == 0 {
        let gone = solver.addVariable(order: Int64(random.below(9)))
        try? solver.remove(gone)
      }
      made[place] = solver.addVariable(order: Int64(random.below(20)))
    }
    variables = (0..<system.unknowns).compactMap { made[$0] }
  }

  private mutating func shuffled(_ range: Range<Int>) -> [Int] {
    var places = Array(range)
    for index in places.indices { places.swapAt(index, random.below(places.count)) }
    return places
  }

  var values: [Double] { variables.map { solver[$0] } }

  /// Goes all the way.
  mutating func run() throws(SolverError) {
    for place in shuffled(system.rows.indices) {
      var row = system.rows[place]
      let isFinal = random.below(2) == 0
      // What is wished for only can't be refused.
      if !isFinal { (row.constant, row.priority) = (random.below(41) - 20, 1 + random.below(999)) }
      ids[place] = try solver.add(row.constraint(variables, place: place))
      try wander()
    }
    for place in shuffled(system.rows.indices) {
      guard let id = ids[place] else { continue }
      try solver.setConstant(Double(system.rows[place].constant), of: id)
      try solver.setPriority(Double(system.rows[place].priority), of: id)
      try wander()
    }
    // Far apart, or next to each other.
    let distance = 1 + random.below(1000)
    for place in shuffled(variables.indices) {
      try solver.setOrder(Int64(place * distance - 500), of: variables[place])
      try wander()
    }
    try solver.solve()
  }

  private mutating func wander() throws(SolverError) {
    switch random.below(8) {
    case 0: try solver.solve()
    case 1:
      let places = ids.keys.sorted()
      let place = places[random.below(places.count)]
      guard let id = ids[place] else { return }
      let constraint = try solver.constraint(id)
      try solver.remove(id)
      if random.below(2) == 0 { try solver.solve() }
      ids[place] = try solver.add(constraint)
    case 2:
      let variables = variables
      let (one, other) = (random.below(variables.count), random.below(variables.count))
      try? solver.transaction { solver throws(SolverError) in
        try solver.setOrder(-1000, of: variables[one])
        try solver.add((variables[one] == variables[other] + 3).priority(800))
        try solver.solve()
        throw .stalled
      }
    default: break
    }
  }
}
