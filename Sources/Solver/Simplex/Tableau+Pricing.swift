extension Tableau {
  /// A way down: a column, the direction in which to move it, and the level that gains.
  struct Descent {
    var column: Int
    var goesUp: Bool
    var level: Int
  }

  /// How the cost changes at a level when a column moves.
  @inline(__always)
  func slope(of column: Int, goingUp: Bool, level: Int) -> Double {
    let slope = slopes[level * columns + column]
    guard goingUp else { return -slope }
    guard let corner = cornerAt(columnVariables[column]), corners[corner].level == Int32(level)
    else { return slope }
    return slope + corners[corner].jump
  }

  /// Whether a slope is more than what rounding made of none.
  ///
  /// Beside the largest jump of its level a slope may be small because its column is.
  @inline(__always)
  func isSlope(_ slope: Double, of column: Int, level: Int) -> Bool {
    let size = abs(slope)
    if size > tolerances[level] { return true }
    if size <= tolerances[level] * Tolerance.noise { return false }
    return size > Tolerance.slope * largestShare(of: column, level: level)
  }

  /// The largest of the slopes that add up to that of a column.
  @inline(never)
  private func largestShare(of column: Int, level: Int) -> Double {
    var largest = largestJump(of: columnVariables[column], level: level)
    for row in 0..<rows {
      let rate = abs(table[row * columns + column])
      guard rate > 0 else { continue }
      largest = max(largest, rate * largestJump(of: rowVariables[row], level: level))
    }
    return largest
  }

  private func largestJump(of variable: Int32, level: Int) -> Double {
    var largest = abs(baseSlopes[Int(variable) * levels + level])
    for index in firstCorner[variable]..<firstCorner[variable + 1]
    where corners[index].level == Int32(level) {
      largest = max(largest, corners[index].jump)
    }
    return largest
  }

  /// The first level at which the cost changes when a column moves, and how.
  func firstChange(of column: Int, goingUp: Bool, limit: Int? = nil) -> (level: Int, slope: Double)?
  {
    for level in 0..<(limit ?? levels) {
      let slope = slope(of: column, goingUp: goingUp, level: level)
      if isSlope(slope, of: column, level: level) { return (level, slope) }
    }
    return nil
  }

  /// The way on which the cost of the most important level falls fastest.
  func steepestDescent() -> Descent? {
    var best: Descent?
    var (bestLevel, bestSlope) = (levels, 0.0)
    for column in 0..<columns where !isFrozen[columnVariables[column]] {
      for goesUp in [true, false] {
        guard let (level, slope) = firstChange(of: column, goingUp: goesUp), slope < 0 else {
          continue
        }
        if level < bestLevel || (level == bestLevel && slope < bestSlope) {
          (bestLevel, bestSlope) = (level, slope)
          best = Descent(column: column, goesUp: goesUp, level: level)
        }
      }
    }
    return best
  }

  /// The way down of the first variable that has one: with it the method can't go in circles.
  func firstDescent() -> Descent? {
    var best: Descent?
    for column in 0..<columns where !isFrozen[columnVariables[column]] {
      if let best, columnVariables[best.column] < columnVariables[column] { continue }
      for goesUp in [true, false] {
        guard let (level, slope) = firstChange(of: column, goingUp: goesUp), slope < 0 else {
          continue
        }
        best = Descent(column: column, goesUp: goesUp, level: level)
      }
    }
    return best
  }

  /// Computes the slopes of the total cost anew.
  mutating func priceAnew() {
    slopes = Array(repeating: 0, count: levels * columns)
    for column in 0..<columns {
      let variable = columnVariables[column]
      for level in 0..<levels {
        slopes[level * columns + column] =
          slope(of: variable, below: segment[variable], level: level)
      }
    }
    for row in 0..<rows {
      let variable = rowVariables[row]
      for level in 0..<levels {
        let slope = slope(of: variable, below: segment[variable], level: level)
        if slope != 0 { addRow(row, times: slope, toLevel: level) }
      }
    }
  }

  /// Adds a multiple of a row to the slopes of a level.
  @inline(__always)
  mutating func addRow(_ row: Int, times factor: Double, toLevel level: Int) {
    let (columns, first, target) = (columns, row * columns, level * columns)
    table.withUnsafeBufferPointer { table in
      slopes.withUnsafeMutableBufferPointer { slopes in
        for column in 0..<columns { slopes[target + column] += factor * table[first + column] }
      }
    }
  }
}
