import MarayaSolver
import TestSupport
import Testing

/// Systems that change: what comes out is what the same system gives when it is made at once.
@Suite struct EditSequenceTests {
  @Test func editsEqualSolvingAnew() throws {
    for seed in 0..<UInt64(propertyRuns() / 10 + 10) {
      var trial = EditTrial(seed: seed)
      for step in 0..<40 {
        try trial.edit()
        let isDue = trial.random.below(4) == 0
        if isDue { try expectAgreement(&trial, "seed \(seed), step \(step)") }
      }
    }
  }

  private func expectAgreement(_ trial: inout EditTrial, _ name: String) throws {
    try trial.loaded.solver.solve()
    let system = ExactSystem(unknowns: trial.system.unknowns, rows: trial.present)
    let anew = try LoadedSolver(system)
    for (one, other) in zip(trial.loaded.values, anew.values) {
      #expect(isNear(one, other), "\(name): \(trial.loaded.values) and \(anew.values)")
    }
    let (errors, others) = (trial.loaded.solver.errors(), anew.solver.errors())
    #expect(errors.map(\.priority) == others.map(\.priority), "\(name)")
    for (one, other) in zip(errors, others) {
      #expect(isNear(one.error, other.error), "\(name): \(one) and \(other)")
    }
    let (open, otherOpen) = (trial.loaded.solver.ambiguities(), anew.solver.ambiguities())
    #expect(open.map(\.variable) == otherOpen.map(\.variable), "\(name)")
    for (one, other) in zip(open, otherOpen) {
      #expect(isNear(one.range.lowerBound, other.range.lowerBound), "\(name)")
      #expect(isNear(one.range.upperBound, other.range.upperBound), "\(name)")
    }
  }

  @Test func orderDoesNotMatter() throws {
    for seed in 0..<UInt64(propertyRuns()) {
      let system = ExactSystem(seed: seed)
      guard ExactSolution(system) != nil else { continue }
      let values = try LoadedSolver(system).values
      var random = SplitMix64(seed: seed)
      var order = Array(system.rows.indices)
      for index in order.indices { order.swapAt(index, random.below(order.count)) }
      let others = try LoadedSolver(system, order: order).values
      for (one, other) in zip(values, others) {
        #expect(isNear(one, other), "seed \(seed): \(values) and \(others)")
      }
    }
  }

  @Test func whatIsRefusedLeavesNoTrace() throws {
    var refused = 0
    for seed in 0..<UInt64(propertyRuns()) {
      let system = ExactSystem(seed: seed)
      var loaded = LoadedSolver(unknowns: system.unknowns)
      var kept: [Int] = []
      for (place, row) in system.rows.enumerated() {
        let isPossible = ExactSolution(system.keeping(kept + [place])) != nil
        do {
          let id = try loaded.solver.add(row.constraint(loaded.variables, place: place))
          #expect(isPossible, "seed \(seed): row \(place) was accepted")
          loaded.ids[place] = id
          kept.append(place)
        } catch {
          let conflict = try #require(error.conflict)
          refused += 1
          #expect(!isPossible, "seed \(seed): row \(place) was refused")
          #expect(conflict.members.last?.constraint.label == "\(place)")
          expectMinimal(conflict, of: system, seed: seed)
        }
      }
      try loaded.solver.solve()
      let others = try LoadedSolver(system.keeping(kept)).values
      for (one, other) in zip(loaded.values, others) { #expect(isNear(one, other), "seed \(seed)") }
    }
    print("solver: \(refused) constraints refused")
  }
}

/// A solver and the system that it is meant to hold, while both are changed at random.
struct EditTrial {
  var system: ExactSystem
  var loaded: LoadedSolver
  var random: SplitMix64
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    system = ExactSystem(seed: seed &* 7919 &+ 13)
    system.rows = []
    // Half of them are so large that they fall into several blocks.
    if seed % 2 == 0 { system.unknowns += 8 }
    loaded = LoadedSolver(unknowns: system.unknowns)
    random = SplitMix64(seed: seed)
  }

  /// The rows that are in the solver.
  var present: [ExactSystem.Row] { loaded.ids.keys.sorted().map { system.rows[$0] } }

  /// Makes a change at random; one that is refused is taken back in the system, too.
  mutating func edit() throws(SolverError) {
    let places = loaded.ids.keys.sorted()
    let choice = random.below(10)
    if choice == 3 { return try addTwo() }
    guard !places.isEmpty && choice >= 4 else { return try add() }
    let place = places[random.below(places.count)]
    guard let id = loaded.ids[place] else { return }
    let before = system.rows[place]
    do {
      switch choice {
      case 4, 5:
        loaded.ids[place] = nil
        try loaded.solver.remove(id)
      case 6, 7, 8:
        system.rows[place].constant = random.below(41) - 20
        try loaded.solver.setConstant(Double(system.rows[place].constant), of: id)
      default:
        system.rows[place].priority = [1000, 700, 400, 100][random.below(4)]
        try loaded.solver.setPriority(Double(system.rows[place].priority), of: id)
      }
    } catch {
      guard error.conflict != nil else { throw error }
      system.rows[place] = before
    }
  }

  /// Adds two constraints as one: both or none.
  private mutating func addTwo() throws(SolverError) {
    let first = system.rows.count
    for _ in 0..<2 {
      system.rows.append(ExactSystem.row(system.unknowns, [700, 400, 100], 6, &random))
    }
    let constraints = (first...first + 1).map { place in
      system.rows[place].constraint(loaded.variables, place: place)
    }
    do {
      let ids = try loaded.solver.transaction { solver throws(SolverError) in
        (try solver.add(constraints[0]), try solver.add(constraints[1]))
      }
      (loaded.ids[first], loaded.ids[first + 1]) = (ids.0, ids.1)
    } catch {
      guard error.conflict != nil else { throw error }
    }
  }

  private mutating func add() throws(SolverError) {
    let place = system.rows.count
    system.rows.append(ExactSystem.row(system.unknowns, [700, 400, 100], 4, &random))
    let constraint = system.rows[place].constraint(loaded.variables, place: place)
    do {
      loaded.ids[place] = try loaded.solver.add(constraint)
    } catch {
      guard error.conflict != nil else { throw error }
    }
  }
}
