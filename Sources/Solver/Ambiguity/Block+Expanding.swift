extension Block {
  /// An unknown as a sum over unknowns that were not substituted, by their numbers there, and a
  /// number.
  ///
  /// - Parameters:
  ///   - unknown: The unknown.
  ///   - isKnown: For each unknown whether its value counts as a number; `nil` if none does.
  /// - Returns: The sum, and the number.
  func expand(
    _ unknown: Int32,
    knowing isKnown: [Bool]? = nil
  ) -> (terms: [Entry], constant: Double) {
    if let isKnown, isKnown[unknown] { return ([], values[unknown]) }
    var constant = 0.0
    var terms: [Entry] = []
    // Definitions refer to later ones only, so they are opened in order.
    var pending: [Entry] = []
    func take(_ entry: Entry, _ pending: inout [Entry]) {
      let unknown = entry.unknown
      if let isKnown, isKnown[unknown] {
        constant += entry.coefficient * values[unknown]
      } else if definitions.places[unknown] == none {
        let core = corePlaces[unknown]
        if let found = terms.firstIndex(where: { $0.unknown == core }) {
          terms[found].coefficient += entry.coefficient
        } else {
          terms.append(Entry(coefficient: entry.coefficient, unknown: core))
        }
      } else {
        let place = definitions.places[unknown]
        var index = pending.count
        while index > 0 && pending[index - 1].unknown < place { index -= 1 }
        if index > 0 && pending[index - 1].unknown == place {
          pending[index - 1].coefficient += entry.coefficient
        } else {
          pending.insert(Entry(coefficient: entry.coefficient, unknown: place), at: index)
        }
      }
    }
    take(Entry(coefficient: 1, unknown: unknown), &pending)
    while let next = pending.popLast() {
      let place = Int(next.unknown)
      constant += next.coefficient * rightSides[definitions.rows[place]] * definitions.scales[place]
      for index in Int(definitions.starts[place])..<Int(definitions.starts[place + 1]) {
        let term = definitions.terms[index]
        take(
          Entry(coefficient: next.coefficient * term.coefficient, unknown: term.unknown),
          &pending
        )
      }
    }
    terms.removeAll { abs($0.coefficient) < Tolerance.drop }
    return (terms, constant)
  }

  /// For each unknown whether its value is settled, given which tableaus are open.
  func knownUnknowns(_ face: OpenFace) -> [Bool] {
    var isKnown = Array(repeating: true, count: unknowns.count)
    for core in coreUnknowns.indices where face.isOpen(Int32(core)) {
      isKnown[coreUnknowns[core]] = false
    }
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      let range = Int(definitions.starts[index])..<Int(definitions.starts[index + 1])
      isKnown[definitions.unknowns[index]] = range.allSatisfy {
        isKnown[definitions.terms[$0].unknown]
      }
    }
    return isKnown
  }
}

extension Block {
  /// Brings each unknown that is open as near to 0 as can be, in their order.
  mutating func settleOpenUnknowns(_ counters: inout SolverCounters) -> SolverError? {
    var face = OpenFace(self, all: false)
    var isKnown = knownUnknowns(face)
    do throws(SolverError) {
      for unknown in 0..<Int32(unknowns.count) where !isKnown[unknown] {
        let (terms, constant) = expand(unknown, knowing: isKnown)
        values[unknown] =
          terms.isEmpty ? constant : try face.settle(terms, plus: constant, &counters)
        isKnown[unknown] = true
      }
    } catch {
      return error
    }
    return nil
  }
}
