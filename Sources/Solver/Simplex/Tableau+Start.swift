extension Tableau {
  /// Whether everything has been put somewhere.
  var hasBegun: Bool { !slopes.isEmpty }

  /// Puts everything where it is before the first step: each unknown where its own cost is least, and
  /// there nearest to 0; all sums basic.
  mutating func begin(by rightSides: [Double]) {
    for index in corners.indices {
      corners[index].place = rightSides[corners[index].row] * corners[index].scale
    }
    sortCorners()
    for unknown in 0..<Int32(columns) { start(unknown) }
    fillTable()
    computeValues()
    for row in 0..<rows { settleSegment(of: rowVariables[row]) }
    priceAnew()
  }

  private mutating func start(_ unknown: Int32) {
    let (first, count) = (firstCorner[unknown], cornerCount(of: unknown))
    var segment: Int32 = 0
    while segment < count && change(of: unknown, below: segment) < 0 { segment += 1 }
    let isLevel = change(of: unknown, below: segment) == 0
    let least = segment > 0 ? corners[first + segment - 1].place : -.infinity
    let greatest = isLevel ? (segment < count ? corners[first + segment].place : .infinity) : least
    self.segment[unknown] = segment
    isAtCorner[unknown] = false
    if least < 0 && greatest > 0 {
      value[unknown] = 0
    } else if least >= 0 {
      rest(unknown, on: segment - 1)
    } else {
      rest(unknown, on: greatest == least ? segment - 1 : segment)
    }
  }

  private mutating func rest(_ unknown: Int32, on offset: Int32) {
    segment[unknown] = offset
    isAtCorner[unknown] = true
    value[unknown] = corners[firstCorner[unknown] + offset].place
  }

  /// The sign of the first slope of a variable's cost that is not 0.
  private func change(of variable: Int32, below segment: Int32) -> Double {
    for level in 0..<levels {
      let slope = slope(of: variable, below: segment, level: level)
      if abs(slope) > tolerances[level] { return slope }
    }
    return 0
  }
}
