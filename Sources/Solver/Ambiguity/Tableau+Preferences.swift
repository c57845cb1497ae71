// What constraints leave open is chosen by preferences: levels below all others, one for each unknown,
// at which its distance from 0 is the cost. With them a small tableau goes from one best place to the
// next when numbers change, as it does without.

extension Tableau {
  /// Whether each unknown has a level of its own.
  var hasPreferences: Bool { levels > askedLevels + 1 }

  /// Gives each unknown a level of its own, older ones first.
  mutating func addPreferences() {
    let count = value.count
    var preferred: [Corner] = []
    var first: [Int32] = [0]
    let newLevels = askedLevels + columns + 1
    var newSlopes = Array(repeating: 0.0, count: count * newLevels)
    for variable in 0..<Int32(count) {
      preferred.append(contentsOf: corners[Int(firstCorner[variable])..<Int(firstCorner[variable + 1])])
      for level in 0..<askedLevels {
        newSlopes[Int(variable) * newLevels + level] = baseSlopes[Int(variable) * levels + level]
      }
      if Int(variable) < columns {
        let level = askedLevels + Int(variable)
        preferred.append(
          Corner(
            place: 0, jump: 2, level: Int32(level), relation: .equal, row: none, scale: 0))
        newSlopes[Int(variable) * newLevels + level] = -1
      }
      first.append(Int32(preferred.count))
    }
    (corners, firstCorner, baseSlopes, levels) = (preferred, first, newSlopes, newLevels)
    tolerances = tolerances.dropLast() + Array(repeating: Tolerance.slope, count: columns + 1)
    sortCorners()
    settleSegmentsByPlace()
    priceAnew()
  }

  /// The same without the levels of preferences, at the same place.
  func withoutPreferences() -> Tableau {
    var plain = self
    plain.levels = askedLevels + 1
    plain.corners = []
    plain.firstCorner = [0]
    plain.baseSlopes = []
    for variable in 0..<Int32(value.count) {
      for index in firstCorner[variable]..<firstCorner[variable + 1] {
        guard Int(corners[index].level) < askedLevels else { continue }
        plain.corners.append(corners[index])
      }
      plain.firstCorner.append(Int32(plain.corners.count))
      for level in 0..<askedLevels {
        plain.baseSlopes.append(baseSlopes[Int(variable) * levels + level])
      }
      plain.baseSlopes.append(0)
    }
    plain.tolerances = Array(tolerances[..<askedLevels]) + [Tolerance.slope]
    plain.settleSegmentsByPlace()
    plain.priceAnew()
    // Where corners coincide, a step of no length may be due.
    var counters = SolverCounters()
    _ = plain.optimise(&counters)
    return plain
  }

  /// Finds for each variable between which corners it lies; what lay on a corner rests on the first
  /// one there.
  private mutating func settleSegmentsByPlace() {
    for row in 0..<rows { settleSegment(of: rowVariables[row]) }
    for column in 0..<columns {
      let variable = columnVariables[column]
      let wasAtCorner = isAtCorner[variable]
      settleSegment(of: variable)
      let next = firstCorner[variable] + segment[variable]
      isAtCorner[variable] =
        (wasAtCorner || Int(variable) < columns) && next < firstCorner[variable + 1]
        && corners[next].place == value[variable]
    }
  }
}

extension Block {
  /// Gives the unknowns of a tableau preferences, if that says all: it is small, and what was
  /// substituted follows from older unknowns.
  mutating func prefer(in index: Int) -> Bool {
    let columns = tableaus[index].columns
    guard columns <= 48 else { return false }
    let first = Int(firstUnknowns[index])
    for place in definitions.places where place != none {
      // Every part of a definition is older, so by induction every unknown in it is.
      let unknown = definitions.unknowns[place]
      for term in definitions.starts[place]..<definitions.starts[place + 1]
      where definitions.terms[term].unknown > unknown {
        let core = corePlaces[definitions.terms[term].unknown]
        // A younger one matters only if it is, or may stand for, one of this tableau.
        if core == none || (Int(core) >= first && Int(core) < first + columns) { return false }
      }
    }
    tableaus[index].addPreferences()
    return true
  }
}
