extension Tableau {
  /// The level that is left for what the constraints leave open.
  private var openLevel: Int { levels - 1 }

  /// Whether the variable of a column can move without any cost.
  func isOpen(_ column: Int) -> Bool {
    !isFrozen[columnVariables[column]]
      && (firstChange(of: column, goingUp: true, limit: askedLevels) == nil
        || firstChange(of: column, goingUp: false, limit: askedLevels) == nil)
  }

  /// Whether something can move without any cost.
  var isOpen: Bool { (0..<columns).contains { isOpen($0) } }

  /// A sum of multiples of unknowns, as a sum of multiples of the columns' variables.
  func row(of terms: [Entry]) -> [Double] {
    var row = Array(repeating: 0.0, count: columns)
    var factors = Array(repeating: 0.0, count: value.count)
    for term in terms { factors[term.unknown] += term.coefficient }
    for column in 0..<columns { row[column] = factors[columnVariables[column]] }
    for index in 0..<rows {
      let factor = factors[rowVariables[index]]
      guard factor != 0 else { continue }
      for column in 0..<columns { row[column] += factor * table[index * columns + column] }
    }
    return row
  }

  /// Whether a row can change without any cost.
  func isOpen(_ row: [Double]) -> Bool {
    (0..<columns).contains { abs(row[$0]) > Tolerance.rate && isOpen($0) }
  }

  /// Adds a sum that has a cost at the open level: a slope, and perhaps a corner.
  mutating func append(_ terms: [Entry], _ row: [Double], slope: Double, corner: Double?) {
    let variable = Int32(value.count)
    rows += 1
    rowVariables.append(variable)
    table.append(contentsOf: row)
    var sum = 0.0
    for term in terms { sum += term.coefficient * value[term.unknown] }
    value.append(sum)
    segment.append(0)
    isAtCorner.append(false)
    isFrozen.append(false)
    if let corner {
      corners.append(
        Corner(
          place: corner,
          jump: -2 * slope,
          level: Int32(openLevel),
          relation: .equal,
          row: none,
          scale: 0
        )
      )
      if sum > corner { segment[variable] = 1 }
    }
    firstCorner.append(Int32(corners.count))
    for level in 0..<levels { baseSlopes.append(level == openLevel ? slope : 0) }
    entries.append(contentsOf: terms)
    firstEntry.append(Int32(entries.count))
    let current = self.slope(of: variable, below: segment[variable], level: openLevel)
    for column in 0..<columns { slopes[openLevel * columns + column] = current * row[column] }
  }

  /// Brings a sum of unknowns as near to a number as its cost allows, and lets it move no more.
  mutating func settle(
    _ terms: [Entry],
    near target: Double,
    _ counters: inout SolverCounters
  ) -> Optimum {
    let row = row(of: terms)
    guard isOpen(row) else { return .found }
    append(terms, row, slope: -1, corner: target)
    let variable = Int32(value.count - 1)
    let outcome = optimise(&counters)
    guard case .found = outcome else { return outcome }
    if let row = rowVariables.firstIndex(of: variable) { leave(row) }
    isFrozen[variable] = true
    return .found
  }

  /// Makes a basic variable leave the basis where it is.
  private mutating func leave(_ row: Int) {
    var (best, bestSize) = (-1, Tolerance.rate)
    for column in 0..<columns where !isFrozen[columnVariables[column]] {
      let size = abs(table[row * columns + column])
      if size > bestSize && isOpen(column) { (best, bestSize) = (column, size) }
    }
    guard best >= 0 else { return }
    let entering = columnVariables[best]
    if let corner = cornerAt(entering) {
      // It leaves its corner upwards, in name only.
      slopes[Int(corners[corner].level) * columns + best] += corners[corner].jump
      segment[entering] += 1
      isAtCorner[entering] = false
    }
    exchange(row, best)
  }

  /// How far a sum of unknowns can go down without any cost.
  func least(_ terms: [Entry], _ counters: inout SolverCounters) -> Double {
    let row = row(of: terms)
    var trial = self
    guard isOpen(row) else { return trial.sum(terms) }
    trial.append(terms, row, slope: 1, corner: nil)
    if case .unbounded = trial.optimise(&counters, hasEnd: false) { return -.infinity }
    return trial.sum(terms)
  }

  /// A sum of unknowns.
  func sum(_ terms: [Entry]) -> Double {
    var sum = 0.0
    for term in terms { sum += term.coefficient * value[term.unknown] }
    return sum
  }
}
