extension Tableau {
  /// Two tableaus that have nothing to do with each other, as one.
  ///
  /// The levels of both are counted from the first; the open one is the last of both.
  init(_ one: Tableau, _ other: Tableau) {
    let columns = one.columns + other.columns
    let levels = max(one.levels, other.levels)
    self.init(
      rows: one.rows + other.rows,
      columns: columns,
      levels: levels,
      askedLevels: levels - 1,
      table: [],
      columnVariables: [],
      rowVariables: [],
      value: [],
      segment: [],
      isAtCorner: [],
      isFrozen: [],
      firstCorner: [0],
      baseSlopes: [],
      corners: [],
      firstEntry: [0],
      entries: [],
      tolerances: Array(repeating: 0, count: levels)
    )
    // The unknowns of both, then the sums of both.
    take(0..<one.columns, of: one)
    take(0..<other.columns, of: other)
    take(one.columns..<one.value.count, of: one)
    take(other.columns..<other.value.count, of: other)
    let (first, second) = (
      Shift(one, in: self, isFirst: true), Shift(other, in: self, isFirst: false)
    )
    columnVariables = one.columnVariables.map(first.moved) + other.columnVariables.map(second.moved)
    rowVariables = one.rowVariables.map(first.moved) + other.rowVariables.map(second.moved)
    table = Array(repeating: 0, count: rows * columns)
    for row in 0..<one.rows {
      for column in 0..<one.columns {
        table[row * columns + column] = one.table[row * one.columns + column]
      }
    }
    for row in 0..<other.rows {
      for column in 0..<other.columns {
        table[(one.rows + row) * columns + one.columns + column] =
          other.table[row * other.columns + column]
      }
    }
    takeEntries(of: one, by: 0)
    takeEntries(of: other, by: Int32(one.columns))
    for part in [one, other] {
      for level in 0..<part.levels {
        let place = level == part.levels - 1 ? levels - 1 : level
        tolerances[place] = max(tolerances[place], part.tolerances[level])
      }
    }
    priceAnew()
  }

  /// Where the variables of a part are in the whole.
  private struct Shift {
    let unknowns: Int32
    let sums: Int32
    let columns: Int32

    init(_ part: Tableau, in whole: Tableau, isFirst: Bool) {
      let (others, rows) = (whole.columns - part.columns, whole.rows - part.rows)
      columns = Int32(part.columns)
      unknowns = isFirst ? 0 : Int32(others)
      sums = Int32(others) + (isFirst ? 0 : Int32(rows))
    }

    func moved(_ variable: Int32) -> Int32 { variable + (variable < columns ? unknowns : sums) }
  }

  private mutating func take(_ variables: Range<Int>, of part: Tableau) {
    for variable in variables {
      value.append(part.value[variable])
      segment.append(part.segment[variable])
      isAtCorner.append(part.isAtCorner[variable])
      isFrozen.append(part.isFrozen[variable])
      for index in part.firstCorner[variable]..<part.firstCorner[variable + 1] {
        var corner = part.corners[index]
        if Int(corner.level) == part.levels - 1 { corner.level = Int32(levels - 1) }
        corners.append(corner)
      }
      firstCorner.append(Int32(corners.count))
      for level in 0..<levels {
        let isLast = level == levels - 1
        let source = isLast ? part.levels - 1 : (level < part.levels - 1 ? level : -1)
        baseSlopes.append(source < 0 ? 0 : part.baseSlopes[variable * part.levels + source])
      }
    }
  }

  private mutating func takeEntries(of part: Tableau, by shift: Int32) {
    let start = Int32(entries.count)
    for entry in part.entries {
      entries.append(Entry(coefficient: entry.coefficient, unknown: entry.unknown + shift))
    }
    for end in part.firstEntry.dropFirst() { firstEntry.append(start + end) }
  }
}
