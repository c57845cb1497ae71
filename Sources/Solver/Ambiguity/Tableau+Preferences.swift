// What constraints leave open is chosen by preferences: levels below all others, one for each
// unknown, at which its distance from 0 is the cost. With them a small tableau goes from one best
// place to the next when numbers change, as it does without.

/// A sum of unknowns that is to be as near to a number as can be.
struct Preference {
  var terms: [Entry]
  /// Which of the block's right sides is the number, or none for 0.
  var row: Int32
}

extension Tableau {
  /// Whether each unknown has a level of its own.
  var hasPreferences: Bool { levels > askedLevels + 1 }

  /// Gives sums of unknowns levels of their own, the most important first.
  mutating func add(_ preferences: [Preference], by rightSides: [Double]) {
    for preference in preferences where preference.terms.count > 1 {
      append(preference.terms, row(of: preference.terms), slope: 0, corner: nil)
    }
    let count = value.count
    let newLevels = askedLevels + preferences.count + 1
    var newSlopes = Array(repeating: 0.0, count: count * newLevels)
    for variable in 0..<count {
      for level in 0..<askedLevels {
        newSlopes[variable * newLevels + level] = baseSlopes[variable * levels + level]
      }
    }
    var added: [[Corner]] = Array(repeating: [], count: count)
    var sum = count - preferences.count { $0.terms.count > 1 }
    for (index, preference) in preferences.enumerated() {
      let (variable, scale): (Int, Double)
      if preference.terms.count > 1 {
        (variable, scale) = (sum, 1)
        sum += 1
      } else {
        (variable, scale) = (Int(preference.terms[0].unknown), preference.terms[0].coefficient)
      }
      let place = preference.row == none ? 0 : rightSides[preference.row] / scale
      let (level, weight) = (askedLevels + index, abs(scale))
      added[variable].append(
        Corner(
          place: place,
          jump: 2 * weight,
          level: Int32(level),
          relation: .equal,
          row: preference.row,
          scale: 1 / scale
        )
      )
      newSlopes[variable * newLevels + level] = -weight
    }
    insert(added)
    (baseSlopes, levels) = (newSlopes, newLevels)
    tolerances =
      tolerances[..<askedLevels] + Array(repeating: Tolerance.slope, count: preferences.count + 1)
    sortCorners()
    settleSegmentsByPlace()
    priceAnew()
  }

  private mutating func insert(_ added: [[Corner]]) {
    var (all, first): ([Corner], [Int32]) = ([], [0])
    for variable in added.indices {
      all += corners[Int(firstCorner[variable])..<Int(firstCorner[variable + 1])]
      all += added[variable]
      first.append(Int32(all.count))
    }
    (corners, firstCorner) = (all, first)
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
