extension Tableau {
  /// How a step ended.
  enum StepEnd {
    /// The variable came to rest on a corner of its own.
    case rested
    /// The variable took the place of a basic one, and whether it moved at all.
    case exchanged(moved: Bool)
    /// Nothing ever stops the variable.
    case unbounded
  }

  /// Moves a column in a direction in which the cost falls, as far as it does.
  ///
  /// - Parameters:
  ///   - descent: The column and the direction.
  ///   - prefersFirst: Of corners that are met at once the one of the first variable counts;
  ///     otherwise that of the one which moves fastest.
  /// - Returns: How it ended.
  mutating func step(_ descent: Descent, prefersFirst: Bool) -> StepEnd {
    let (column, goesUp) = (descent.column, descent.goesUp)
    let sign = goesUp ? 1.0 : -1
    let entering = columnVariables[column]
    liftOff(column, goesUp: goesUp)
    if distances.count < rows { distances = Array(repeating: 0, count: rows) }
    for row in 0..<rows { distances[row] = distance(of: row, column: column, sign: sign) }
    var own = ownDistance(of: entering, goesUp: goesUp)

    while true {
      let (row, distance) = nearest(column, within: own, prefersFirst: prefersFirst)
      guard distance < .infinity else { return .unbounded }
      let variable = row < 0 ? entering : rowVariables[row]
      let rate = row < 0 ? 1 : table[row * columns + column] * sign
      let rises = row < 0 ? goesUp : rate > 0
      guard let index = rises ? cornerAbove(variable) : cornerBelow(variable) else {
        return .unbounded
      }
      if falls(column, sign: sign, beyond: corners[index], rate: abs(rate)) {
        if row < 0 {
          passOwn(column, up: goesUp)
          own = ownDistance(of: entering, goesUp: goesUp)
        } else {
          pass(row, up: rises)
          distances[row] = self.distance(of: row, column: column, sign: sign)
        }
        continue
      }
      move(column, by: sign * distance)
      if row < 0 {
        rest(column, at: index, fromBelow: rises)
        return .rested
      }
      if !rises { pass(row, up: false) }
      isAtCorner[variable] = true
      value[variable] = corners[index].place
      exchange(row, column)
      return .exchanged(moved: distance > 0)
    }
  }

  /// Whether the cost still falls beyond a corner.
  private func falls(_ column: Int, sign: Double, beyond corner: Corner, rate: Double) -> Bool {
    for level in 0..<levels {
      var slope = sign * slopes[level * columns + column]
      if Int(corner.level) == level { slope += rate * corner.jump }
      if isSlope(slope, of: column, level: level) { return slope < 0 }
    }
    return false
  }

  /// The corner that is met first: the row of its variable, or -1 for the column's own.
  private func nearest(
    _ column: Int,
    within own: Double,
    prefersFirst: Bool
  ) -> (row: Int, distance: Double) {
    var (best, bestRow, bestRate) = (own, -1, 0.0)
    for row in 0..<rows {
      let distance = distances[row]
      guard distance <= best && distance < .infinity else { continue }
      let rate = abs(table[row * columns + column])
      if distance == best && bestRow >= 0 {
        let isBetter = prefersFirst ? rowVariables[row] < rowVariables[bestRow] : rate > bestRate
        guard isBetter else { continue }
      } else if distance == best {
        // The column's own corner needs no exchange.
        continue
      }
      (best, bestRow, bestRate) = (distance, row, rate)
    }
    return (bestRow, best)
  }

  private func distance(of row: Int, column: Int, sign: Double) -> Double {
    let rate = table[row * columns + column] * sign
    guard abs(rate) > Tolerance.rate else { return .infinity }
    let variable = rowVariables[row]
    guard let corner = rate > 0 ? cornerAbove(variable) : cornerBelow(variable) else {
      return .infinity
    }
    return max(0, (corners[corner].place - value[variable]) / rate)
  }

  private func ownDistance(of variable: Int32, goesUp: Bool) -> Double {
    guard let corner = goesUp ? cornerAbove(variable) : cornerBelow(variable) else {
      return .infinity
    }
    return abs(corners[corner].place - value[variable])
  }

  // MARK: Corners

  /// Lets a column's variable leave the corner on which it rests.
  private mutating func liftOff(_ column: Int, goesUp: Bool) {
    let variable = columnVariables[column]
    guard let index = cornerAt(variable) else { return }
    isAtCorner[variable] = false
    guard goesUp else { return }
    slopes[Int(corners[index].level) * columns + column] += corners[index].jump
    segment[variable] += 1
  }

  /// Takes a column's variable across its next corner.
  mutating func passOwn(_ column: Int, up: Bool) {
    let variable = columnVariables[column]
    let offset = up ? segment[variable] : segment[variable] - 1
    let corner = corners[firstCorner[variable] + offset]
    slopes[Int(corner.level) * columns + column] += up ? corner.jump : -corner.jump
    segment[variable] += up ? 1 : -1
  }

  /// Takes a basic variable across its next corner.
  mutating func pass(_ row: Int, up: Bool) {
    let variable = rowVariables[row]
    let offset = up ? segment[variable] : segment[variable] - 1
    let corner = corners[firstCorner[variable] + offset]
    addRow(row, times: up ? corner.jump : -corner.jump, toLevel: Int(corner.level))
    segment[variable] += up ? 1 : -1
  }

  private mutating func rest(_ column: Int, at index: Int32, fromBelow: Bool) {
    let variable = columnVariables[column]
    if !fromBelow { passOwn(column, up: false) }
    isAtCorner[variable] = true
    value[variable] = corners[index].place
  }

  /// Moves a column, and the basic variables with it.
  mutating func move(_ column: Int, by distance: Double) {
    guard distance != 0 else { return }
    value[columnVariables[column]] += distance
    for row in 0..<rows {
      let rate = table[row * columns + column]
      if rate != 0 { value[rowVariables[row]] += rate * distance }
    }
  }
}
