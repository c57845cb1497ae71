extension Solver {
  /// In blocks with up to so many requirements the minimal set is chosen among all.
  private static let largestToChooseFrom = 100

  /// A minimal set of required constraints of a block that contradict each other.
  ///
  /// The most important are left out first where there is a choice: of two sets it is the one with
  /// the newer constraints of lower rank. In large blocks the choice is among those that the search
  /// for values ended with.
  mutating func conflict(in block: Int32) -> Conflict {
    var candidates = blocks[Int(block)].slots.filter { constraints[$0].isRequired }
    if candidates.count > Self.largestToChooseFrom {
      let blamed = blocks[Int(block)].blamed(constraints)
      if let conflict = provenConflict(of: blamed) { return conflict }
      if contradict(blamed) { candidates = blamed }
    }
    candidates.sort { one, other in
      let (one, other) = (constraints[one], constraints[other])
      // Who is to be blamed first comes first.
      return (one.rank, -one.serial) < (other.rank, -other.serial)
    }
    var search = ConflictSearch(solver: self)
    let members = search.minimalSet(of: candidates[...], beside: [])
    counters = search.solver.counters
    return makeConflict(of: members)
  }

  private mutating func contradict(_ slots: [Int32]) -> Bool {
    guard !slots.isEmpty else { return false }
    var search = ConflictSearch(solver: self)
    return search.contradicts(slots)
  }
}

/// Looks for a minimal contradiction by dividing: a half is left out if the rest contradicts
/// without.
private struct ConflictSearch {
  var solver: Solver
  var compiler = Compiler()

  /// The members of a minimal set among candidates, given members that are known.
  ///
  /// - Precondition: All together contradict.
  mutating func minimalSet(of candidates: ArraySlice<Int32>, beside known: [Int32]) -> [Int32] {
    shrink(candidates, known: known, hasGrown: false)
  }

  private mutating func shrink(
    _ candidates: ArraySlice<Int32>,
    known: [Int32],
    hasGrown: Bool
  ) -> [Int32] {
    if hasGrown && contradicts(known) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (preferred, others) = (candidates[..<middle], candidates[middle...])
    let fromOthers = shrink(others, known: known + preferred, hasGrown: true)
    let fromPreferred = shrink(preferred, known: known + fromOthers, hasGrown: !fromOthers.isEmpty)
    return fromPreferred + fromOthers
  }

  /// Whether constraints contradict each other.
  mutating func contradicts(_ slots: [Int32]) -> Bool {
    var block = Block()
    block.slots = slots
    block.unknowns = solver.unknowns(of: slots)
    solver.sort(&block.unknowns, &block.slots)
    solver.compile(&block, with: &compiler)
    let outcome = block.run(
      solver.constraints,
      solver.variables,
      &solver.counters,
      isTrial: true
    )
    if case .contradiction = outcome { return true }
    return false
  }
}

extension Solver {
  /// The unknowns that constraints name.
  fileprivate mutating func unknowns(of slots: [Int32]) -> [Int32] {
    var unknowns: [Int32] = []
    for slot in slots {
      var term = constraints[slot].firstTerm
      while term != none {
        let variable = terms[term].variable
        if !variables[variable].isParameter && variables[variable].place != -2 {
          variables[variable].place = -2
          unknowns.append(variable)
        }
        term = terms[term].nextInConstraint
      }
    }
    return unknowns
  }
}
