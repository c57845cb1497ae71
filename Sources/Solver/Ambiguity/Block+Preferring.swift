extension Block {
  /// How large a tableau with preferences may be, in unknowns.
  private static let largest = 48

  /// Gives the unknowns of a tableau preferences, in their order.
  ///
  /// - Returns: Whether that could be done: the tableau is small, and what was substituted hangs on
  ///   no other one as well.
  /// - Complexity: That of expanding the unknowns that hang on the tableau.
  mutating func prefer(in index: Int, _ dependents: Dependents) -> Bool {
    let (first, columns) = (firstUnknowns[index], tableaus[index].columns)
    guard columns <= Self.largest, let unknowns = dependents[index] else { return false }
    // What follows from earlier unknowns needs no level of its own.
    var isSettled = Array(repeating: false, count: columns)
    var preferences: [Preference] = []
    var hasDefinitions = false
    for unknown in unknowns {
      let terms = expand(unknown).terms.map {
        Entry(coefficient: $0.coefficient, unknown: $0.unknown - first)
      }
      let open = terms.filter { !isSettled[$0.unknown] }
      guard !open.isEmpty else { continue }
      guard preferences.count < Self.largest else { return false }
      let definition = definitions.places[unknown]
      if definition != none { hasDefinitions = true }
      preferences.append(
        Preference(terms: terms, row: definition == none ? none : Int32(slots.count) + definition)
      )
      if open.count == 1 { isSettled[open[0].unknown] = true }
    }
    if hasDefinitions && !prefersDefinitions {
      prefersDefinitions = true
      numberDefinitions()
    }
    tableaus[index].add(preferences, by: rightSides)
    return true
  }

  /// Writes what is to be added to the unknowns in each definition behind the right sides, negated:
  /// where the unknowns have to come to for the definition to be 0.
  mutating func numberDefinitions() {
    while rightSides.count < slots.count + definitions.count { rightSides.append(0) }
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      var number = -rightSides[definitions.rows[index]] * definitions.scales[index]
      for place in Int(definitions.starts[index])..<Int(definitions.starts[index + 1]) {
        let term = definitions.terms[place]
        let definition = definitions.places[term.unknown]
        if definition != none {
          number += term.coefficient * rightSides[slots.count + Int(definition)]
        }
      }
      rightSides[slots.count + index] = number
    }
  }
}
