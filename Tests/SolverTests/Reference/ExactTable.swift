/// A linear program in exact arithmetic, slowly and plainly: minimise sums over variables that are
/// at least 0, subject to equations.
///
/// The simplex method with Bland's rule on whole numbers over a common denominator, so nothing is
/// rounded. One objective follows the other on the same table: after each, what made it worse is
/// forbidden, so that the next one chooses among equals.
struct ExactTable {
  /// The equations, the right side last; each has its basic variable, whose factor is the
  /// denominator.
  private var rows: [[Int128]]
  private var basis: [Int]
  private var denominator: Int128 = 1
  /// Which variables must stay 0.
  private var isForbidden: [Bool]
  private let count: Int

  /// Equations in so many variables; an artificial variable for each is added and driven out.
  ///
  /// - Returns: `nil` if the equations have no solution.
  init?(_ equations: [(factors: [Int128], right: Int128)], count: Int) {
    self.count = count
    let total = count + equations.count
    rows = []
    basis = []
    isForbidden = Array(repeating: false, count: total)
    for (index, equation) in equations.enumerated() {
      let sign: Int128 = equation.right < 0 ? -1 : 1
      var row = equation.factors.map { $0 * sign }
      row += (0..<equations.count).map { $0 == index ? 1 : 0 }
      row.append(equation.right * sign)
      rows.append(row)
      basis.append(count + index)
    }
    var artificial = Array(repeating: Int128(0), count: total)
    for index in count..<total { artificial[index] = 1 }
    guard let least = minimise(artificial), least.isZero else { return nil }
    for index in count..<total { isForbidden[index] = true }
    expelArtificial()
  }

  /// The least value of a sum, `nil` if there is none; then only points that have it remain.
  mutating func settle(_ factors: [Int128]) -> Exact? {
    guard let least = minimise(factors) else { return nil }
    let reduced = reducedCosts(padded(factors))
    for index in 0..<count where reduced[index] > 0 { isForbidden[index] = true }
    return least
  }

  /// The least value of a sum, `nil` if there is none.
  func least(_ factors: [Int128]) -> Exact? {
    var copy = self
    return copy.minimise(factors)
  }

  // MARK: The method

  private func padded(_ factors: [Int128]) -> [Int128] {
    factors + Array(repeating: 0, count: isForbidden.count - factors.count)
  }

  private mutating func minimise(_ factors: [Int128]) -> Exact? {
    let factors = padded(factors)
    while true {
      let reduced = reducedCosts(factors)
      let entering = reduced.indices.dropLast().first { !isForbidden[$0] && reduced[$0] < 0 }
      guard let entering else { return Exact(-reduced[reduced.count - 1], denominator) }
      var leaving: Int?
      for row in rows.indices where rows[row][entering] > 0 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let one = rows[row][rows[row].count - 1] * rows[best][entering]
        let other = rows[best][rows[best].count - 1] * rows[row][entering]
        if one < other || (one == other && basis[row] < basis[best]) { leaving = row }
      }
      guard let leaving else { return nil }
      pivot(leaving, entering)
    }
  }

  /// The costs, times the denominator, after the basic variables are substituted; minus the sum
  /// last.
  private func reducedCosts(_ factors: [Int128]) -> [Int128] {
    var reduced = factors.map { $0 * denominator } + [0]
    for (row, variable) in basis.enumerated() where factors[variable] != 0 {
      for index in reduced.indices { reduced[index] -= factors[variable] * rows[row][index] }
    }
    return reduced
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivot = rows[row][column]
    for other in rows.indices where other != row {
      let factor = rows[other][column]
      for index in rows[other].indices {
        rows[other][index] = (rows[other][index] * pivot - factor * rows[row][index]) / denominator
      }
    }
    denominator = pivot
    if denominator < 0 {
      denominator = -denominator
      for index in rows.indices { rows[index] = rows[index].map { -$0 } }
    }
    basis[row] = column
  }

  /// Artificial variables that are basic at 0 leave, or their equation says nothing.
  private mutating func expelArtificial() {
    for row in rows.indices where basis[row] >= count {
      if let column = (0..<count).first(where: { rows[row][$0] != 0 }) { pivot(row, column) }
    }
  }
}

/// A fraction.
struct Exact: Comparable, CustomStringConvertible {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128 = 1) {
    var (one, other) = (numerator.magnitude, denominator.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    let divisor = Int128(max(one, 1)) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var isZero: Bool { numerator == 0 }
  var double: Double { Double(numerator) / Double(denominator) }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  static func < (left: Exact, right: Exact) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
