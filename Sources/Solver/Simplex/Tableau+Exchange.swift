extension Tableau {
  /// Makes the variable of a column basic, in place of that of a row.
  mutating func exchange(_ row: Int, _ column: Int) {
    let (rows, columns, levels) = (rows, columns, levels)
    exchanges += 1
    // Where there is little in the row, only that is looked at.
    let filled = filledColumns(of: row)
    let width = filled?.count ?? columns
    var work = work
    table.withUnsafeMutableBufferPointer { table in
      let first = row * columns
      let inverse = 1 / table[first + column]
      for other in 0..<columns { table[first + other] *= -inverse }
      table[first + column] = inverse
      for other in 0..<rows where other != row {
        let start = other * columns
        let factor = table[start + column]
        guard factor != 0 else { continue }
        work += width
        if let filled {
          for index in filled {
            let sum = table[start + index] + factor * table[first + index]
            table[start + index] = abs(sum) < Tolerance.drop ? 0 : sum
          }
        } else {
          for index in 0..<columns {
            let sum = table[start + index] + factor * table[first + index]
            table[start + index] = abs(sum) < Tolerance.drop ? 0 : sum
          }
        }
        table[start + column] = factor * inverse
      }
      slopes.withUnsafeMutableBufferPointer { slopes in
        for level in 0..<levels {
          let start = level * columns
          let factor = slopes[start + column]
          guard factor != 0 else { continue }
          for index in 0..<columns { slopes[start + index] += factor * table[first + index] }
          slopes[start + column] = factor * inverse
        }
      }
    }
    self.work = work
    let entering = columnVariables[column]
    columnVariables[column] = rowVariables[row]
    rowVariables[row] = entering
  }

  /// The columns in which a row has something, if these are few among many.
  private func filledColumns(of row: Int) -> [Int]? {
    guard columns > 64 else { return nil }
    var filled: [Int] = []
    let first = row * columns
    for column in 0..<columns where table[first + column] != 0 {
      filled.append(column)
      if 4 * filled.count > columns { return nil }
    }
    return filled
  }

  /// Computes the table anew from the sums, for the basis as it is, and all values with it.
  ///
  /// Rounding errors of many exchanges are gone after it.
  mutating func refactor() {
    let unknowns = columns
    let basicUnknowns = rowVariables.filter { Int($0) < unknowns }.sorted()
    var isLeaving = Array(repeating: false, count: rows)
    for variable in columnVariables where Int(variable) >= unknowns {
      isLeaving[Int(variable) - unknowns] = true
    }
    columnVariables = (0..<Int32(unknowns)).map { $0 }
    rowVariables = (0..<Int32(rows)).map { $0 + Int32(unknowns) }
    fillTable()
    slopes = []
    let (kept, keptLevels) = (exchanges, levels)
    levels = 0
    for unknown in basicUnknowns {
      guard let column = columnVariables.firstIndex(of: unknown) else { continue }
      var (best, bestSize) = (-1, 0.0)
      for row in 0..<rows {
        let variable = Int(rowVariables[row])
        guard variable >= unknowns && isLeaving[variable - unknowns] else { continue }
        let size = abs(table[row * columns + column])
        if size > bestSize { (best, bestSize) = (row, size) }
      }
      if best >= 0 && bestSize > Tolerance.rate { exchange(best, column) }
    }
    (exchanges, levels) = (kept, keptLevels)
    computeValues()
    settleSegments()
    priceAnew()
  }

  /// Writes the sums into the table, all of them being basic.
  mutating func fillTable() {
    table = Array(repeating: 0, count: rows * columns)
    for row in 0..<rows {
      for index in firstEntry[row]..<firstEntry[row + 1] {
        table[row * columns + Int(entries[index].unknown)] = entries[index].coefficient
      }
    }
  }

  /// Computes the basic variables from the others.
  mutating func computeValues() {
    for row in 0..<rows {
      var sum = 0.0
      for column in 0..<columns {
        let factor = table[row * columns + column]
        if factor != 0 { sum += factor * value[columnVariables[column]] }
      }
      value[rowVariables[row]] = sum
    }
  }

  /// Finds for each variable between which corners it lies, when their values are known.
  ///
  /// What rests on a corner stays there. The slopes are not up to date afterwards.
  mutating func settleSegments() {
    for row in 0..<rows { settleSegment(of: rowVariables[row]) }
    for column in 0..<columns where !isAtCorner[columnVariables[column]] {
      settleSegment(of: columnVariables[column])
    }
  }

  mutating func settleSegment(of variable: Int32) {
    isAtCorner[variable] = false
    let first = firstCorner[variable]
    var below: Int32 = 0
    for index in first..<firstCorner[variable + 1] where corners[index].place < value[variable] {
      below += 1
    }
    segment[variable] = below
  }
}
