extension Tableau {
  /// Puts the corners where the right sides of the rows have them now.
  ///
  /// What rests on a corner goes with it, and the basis stays.
  mutating func place(by rightSides: [Double]) {
    var (hasMoved, isOutOfOrder) = (false, false)
    for variable in 0..<Int32(value.count) {
      var before = -Double.infinity
      for index in firstCorner[variable]..<firstCorner[variable + 1] {
        let row = corners[index].row
        let place = row == none ? corners[index].place : rightSides[row] * corners[index].scale
        if place != corners[index].place {
          corners[index].place = place
          hasMoved = true
        }
        if place < before { isOutOfOrder = true }
        before = place
      }
    }
    guard hasMoved else { return }
    if isOutOfOrder { sortCorners() }
    follow()
    if isOutOfOrder { settleSegments(); priceAnew() } else { passCorners() }
  }

  /// Moves what rests on corners to where these are.
  private mutating func follow() {
    for column in 0..<columns {
      guard let index = cornerAt(columnVariables[column]) else { continue }
      move(column, by: corners[index].place - value[columnVariables[column]])
      value[columnVariables[column]] = corners[index].place
    }
  }

  /// Takes basic variables across the corners that now lie on their other side.
  private mutating func passCorners() {
    for row in 0..<rows {
      let variable = rowVariables[row]
      while let corner = cornerAbove(variable), corners[corner].place < value[variable] {
        pass(row, up: true)
      }
      while let corner = cornerBelow(variable), corners[corner].place > value[variable] {
        pass(row, up: false)
      }
    }
    for column in 0..<columns where !isAtCorner[columnVariables[column]] {
      let variable = columnVariables[column]
      while let corner = cornerAbove(variable), corners[corner].place < value[variable] {
        passOwn(column, up: true)
      }
      while let corner = cornerBelow(variable), corners[corner].place > value[variable] {
        passOwn(column, up: false)
      }
    }
  }

  /// Sorts the corners of each variable by place; what rests on one keeps to it.
  mutating func sortCorners() {
    for variable in 0..<Int32(value.count) {
      let (first, end) = (firstCorner[variable], firstCorner[variable + 1])
      guard end - first > 1 else { continue }
      var resting = cornerAt(variable) ?? none
      for index in first + 1..<end {
        let corner = corners[index]
        let isResting = resting == index
        var hole = index
        while hole > first && corners[hole - 1].place > corner.place {
          corners[hole] = corners[hole - 1]
          hole -= 1
          if resting == hole { resting = hole + 1 }
        }
        corners[hole] = corner
        if isResting { resting = hole }
      }
      if isAtCorner[variable] { segment[variable] = resting - first }
    }
  }

  /// By how much the requirements are missed, relative to what a rounding error explains: more than
  /// 1 is too much.
  func worstViolation() -> Double {
    var worst = 0.0
    for variable in 0..<Int32(value.count) {
      for index in firstCorner[variable]..<firstCorner[variable + 1] where corners[index].level == 0 {
        let corner = corners[index]
        let miss = corner.relation.error(value[variable] - corner.place)
        guard miss > 0 else { continue }
        worst = max(worst, miss / (SolverLimits.feasibility * max(1, abs(corner.place))))
      }
    }
    return worst
  }
}
