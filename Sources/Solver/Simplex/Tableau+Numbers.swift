extension Tableau {
  /// Puts the corners where the right sides of the rows have them now.
  ///
  /// What rests on a corner goes with it, and the basis stays.
  ///
  /// - Returns: Whether a corner has moved at all, and whether something has come across one, so that
  ///   there may be a better place.
  mutating func place(by rightSides: [Double]) -> (hasMoved: Bool, mayBeBetter: Bool) {
    let (hasMoved, isOutOfOrder) = moveCorners(by: rightSides)
    guard hasMoved else { return (false, false) }
    if isOutOfOrder { sortCorners() }
    follow()
    if isOutOfOrder {
      settleSegments()
      priceAnew()
      return (true, true)
    }
    return (true, passCorners())
  }

  private mutating func moveCorners(
    by rightSides: [Double]
  ) -> (hasMoved: Bool, isOutOfOrder: Bool) {
    var (hasMoved, isOutOfOrder) = (false, false)
    let count = value.count
    firstCorner.withUnsafeBufferPointer { firstCorner in
      corners.withUnsafeMutableBufferPointer { corners in
        rightSides.withUnsafeBufferPointer { rightSides in
          for variable in 0..<count {
            var before = -Double.infinity
            for index in Int(firstCorner[variable])..<Int(firstCorner[variable + 1]) {
              let row = Int(corners[index].row)
              let old = corners[index].place
              let place = row < 0 ? old : rightSides[row] * corners[index].scale
              if place != old {
                corners[index].place = place
                hasMoved = true
              }
              if place < before { isOutOfOrder = true }
              before = place
            }
          }
        }
      }
    }
    return (hasMoved, isOutOfOrder)
  }

  /// Moves what rests on corners to where these are.
  private mutating func follow() {
    for column in 0..<columns {
      let variable = Int(columnVariables[column])
      guard isAtCorner[variable] else { continue }
      let place = corners[Int(firstCorner[variable] + segment[variable])].place
      guard place != value[variable] else { continue }
      move(column, by: place - value[variable])
      value[variable] = place
    }
  }

  /// Takes variables across the corners that now lie on their other side; tells whether there were
  /// any.
  private mutating func passCorners() -> Bool {
    var hasPassed = false
    for row in 0..<rows {
      let variable = rowVariables[row]
      while let up = sideOfNextCorner(Int(variable)) {
        pass(row, up: up)
        hasPassed = true
      }
    }
    for column in 0..<columns where !isAtCorner[columnVariables[column]] {
      while let up = sideOfNextCorner(Int(columnVariables[column])) {
        passOwn(column, up: up)
        hasPassed = true
      }
    }
    return hasPassed
  }

  /// On which side a variable that rests on no corner lies beyond its next one.
  @inline(__always)
  private func sideOfNextCorner(_ variable: Int) -> Bool? {
    let index = Int(firstCorner[variable] + segment[variable])
    if index < Int(firstCorner[variable + 1]) && corners[index].place < value[variable] {
      return true
    }
    if segment[variable] > 0 && corners[index - 1].place > value[variable] { return false }
    return nil
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

  /// The size of the largest number that a variable is made of.
  private func largestTerm(of variable: Int) -> Double {
    if variable < columns { return abs(value[variable]) }
    let sum = variable - columns
    var largest = 0.0
    for index in Int(firstEntry[sum])..<Int(firstEntry[sum + 1]) {
      largest = max(largest, abs(entries[index].coefficient * value[entries[index].unknown]))
    }
    return largest
  }

  /// By how much the requirements are missed, relative to what a rounding error explains: more than
  /// 1 is too much.
  mutating func worstViolation() -> Double {
    isOnEdge = false
    return corners.withUnsafeBufferPointer { corners in
      var worst = 0.0
      for variable in 0..<value.count {
        let value = value[variable]
        for index in Int(firstCorner[variable])..<Int(firstCorner[variable + 1]) {
          guard corners[index].level == 0 else { continue }
          let place = corners[index].place
          let miss = corners[index].relation.error(value - place)
          let offset = Int32(index) - firstCorner[variable] - segment[variable]
          if offset > (isAtCorner[variable] ? 0 : -1) {
            if corners[index].relation != .lessThanOrEqual { isOnEdge = true }
          } else if offset < 0 && corners[index].relation != .greaterThanOrEqual {
            isOnEdge = true
          }
          guard miss > 0 else { continue }
          // As the constraint has it: numbers here are divided by its largest coefficient.
          let unit = abs(corners[index].scale)
          let size = max(unit, abs(place), largestTerm(of: variable))
          worst = max(worst, miss / (SolverLimits.feasibility * size))
        }
      }
      return worst
    }
  }
}
