// A run that ends in a contradiction leaves its proof behind: where the requirements are missed by
// the least sum, their slopes cancel. So a combination of rows is zero on the left and not on the
// right.

extension Block {
  /// The constraints whose combination contradicts itself, after a run that ended in a
  /// contradiction.
  ///
  /// They may be more than are needed.
  func blamed(_ constraints: [ConstraintRecord]) -> [Int32] {
    var weights = Array(repeating: 0.0, count: slots.count)
    let worst = emptyRows.filter({ $0.isRequired }).max {
      $0.relation.error(-rightSides[$0.row]) < $1.relation.error(-rightSides[$1.row])
    }
    if let worst, worst.relation.error(-rightSides[worst.row]) > SolverLimits.feasibility {
      weights[Int(worst.row)] = 1
    } else {
      for tableau in tableaus where !tableau.slopes.isEmpty {
        guard tableau.missesRequirements else { continue }
        tableau.blame(&weights)
        break
      }
    }
    // What the rows were made of.
    for step in steps.reversed() {
      weights[Int(step.source)] += step.factor * weights[Int(step.target)]
    }
    let largest = weights.reduce(0) { max($0, abs($1)) }
    return slots.indices.filter { abs(weights[$0]) > 1e-9 * largest }.map { slots[$0] }
      .filter { constraints[Int($0)].isRequired }
  }
}

extension Tableau {
  /// Whether requirements are missed.
  fileprivate var missesRequirements: Bool {
    var copy = self
    return copy.worstViolation() > 1
  }

  /// Writes down by how much each row slopes where requirements are missed, and what holds against
  /// it.
  fileprivate func blame(_ weights: inout [Double]) {
    // The slope along each column, but for the corner on which its variable rests.
    var slopes = Array(repeating: 0.0, count: columns)
    for row in 0..<rows {
      let slope = blame(rowVariables[row], &weights)
      guard slope != 0 else { continue }
      for column in 0..<columns { slopes[column] += slope * table[row * columns + column] }
    }
    for column in 0..<columns {
      let variable = columnVariables[column]
      slopes[column] += blame(variable, &weights)
      guard let index = cornerAt(variable), corners[index].level == 0 else { continue }
      weights[Int(corners[index].row)] -= slopes[column] * corners[index].scale
    }
  }

  /// Writes down the slopes of a variable's requirements where it is, but for the one it rests on.
  ///
  /// - Returns: Their sum.
  private func blame(_ variable: Int32, _ weights: inout [Double]) -> Double {
    var sum = 0.0
    let resting = cornerAt(variable)
    let place = firstCorner[variable] + segment[variable]
    for index in firstCorner[variable]..<firstCorner[variable + 1]
    where corners[index].level == 0 && index != resting {
      let corner = corners[index]
      let weight = corner.relation == .equal ? corner.jump / 2 : corner.jump
      var slope = 0.0
      if index >= place && corner.relation != .lessThanOrEqual { slope = -weight }
      if index < place && corner.relation != .greaterThanOrEqual { slope = weight }
      sum += slope
      weights[Int(corner.row)] += slope * corner.scale
    }
    return sum
  }
}
