/// The parts of a block that its constraints leave open, while they are brought to rest.
struct OpenFace {
  /// The open tableaus; those that were joined to another are empty.
  private var tableaus: [Tableau] = []
  /// For each tableau of the block its place here, or none if nothing in it is open.
  private var places: [Int32]
  /// For each unknown that was not substituted its number in its tableau.
  private var numbers: [Int32]
  /// For each unknown that was not substituted its tableau in the block.
  private var owners: [Int32]

  /// - Parameters:
  ///   - block: The block.
  ///   - all: Whether tableaus with preferences count, though these leave nothing open.
  init(_ block: Block, all: Bool) {
    places = Array(repeating: none, count: block.tableaus.count)
    numbers = Array(repeating: 0, count: block.coreUnknowns.count)
    owners = numbers
    for (index, tableau) in block.tableaus.enumerated() {
      let first = Int(block.firstUnknowns[index])
      for number in 0..<tableau.columns {
        numbers[first + number] = Int32(number)
        owners[first + number] = Int32(index)
      }
      guard all || !tableau.hasPreferences else { continue }
      let plain = tableau.hasPreferences ? tableau.withoutPreferences() : tableau
      guard plain.isOpen else { continue }
      places[index] = Int32(tableaus.count)
      tableaus.append(plain)
    }
  }

  /// Whether an unknown that was not substituted is in an open part.
  func isOpen(_ core: Int32) -> Bool { places[owners[core]] != none }

  /// Brings a sum as near to 0 as can be, and lets it move no more; gives its value.
  mutating func settle(
    _ terms: [Entry],
    plus constant: Double,
    _ counters: inout SolverCounters
  ) throws(SolverError) -> Double {
    let place = try join(terms)
    let local = terms.map { Entry(coefficient: $0.coefficient, unknown: numbers[$0.unknown]) }
    guard case .found = tableaus[place].settle(local, near: -constant, &counters) else {
      throw .stalled
    }
    return constant + tableaus[place].sum(local)
  }

  /// The least that a sum can be, and the greatest.
  func range(of terms: [Entry], plus constant: Double) -> ClosedRange<Double> {
    var counters = SolverCounters()
    var (least, greatest) = (constant, constant)
    for place in Set(terms.map { places[owners[$0.unknown]] }).sorted() {
      let own = terms.filter { places[owners[$0.unknown]] == place }
        .map { Entry(coefficient: $0.coefficient, unknown: numbers[$0.unknown]) }
      least += tableaus[place].least(own, &counters)
      let opposite = own.map { Entry(coefficient: -$0.coefficient, unknown: $0.unknown) }
      greatest -= tableaus[place].least(opposite, &counters)
    }
    return least...max(least, greatest)
  }

  /// Joins the tableaus of the terms' unknowns; gives the place of the one.
  private mutating func join(_ terms: [Entry]) throws(SolverError) -> Int32 {
    var place = places[owners[terms[0].unknown]]
    for term in terms.dropFirst() {
      let other = places[owners[term.unknown]]
      guard other != place else { continue }
      let (first, second) = (min(place, other), max(place, other))
      let shift = Int32(tableaus[first].columns)
      let rows = tableaus[first].rows + tableaus[second].rows
      let columns = tableaus[first].columns + tableaus[second].columns
      guard rows * columns <= SolverLimits.tableSize else {
        throw .tooLarge(rows: rows, unknowns: columns)
      }
      let joined = Tableau(tableaus[first], tableaus[second])
      tableaus[first] = joined
      for core in owners.indices where places[owners[core]] == second { numbers[core] += shift }
      for owner in places.indices where places[owner] == second { places[owner] = first }
      place = first
    }
    return place
  }
}
