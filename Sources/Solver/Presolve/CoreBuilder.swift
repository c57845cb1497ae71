/// Makes tableaus of the rows that are left after the elimination, one for each part that hangs
/// together.
struct CoreBuilder {
  /// For each row of the problem what is asked, and at which priority.
  var relations: [LinearRelation] = []
  var priorities: [Double] = []

  private(set) var unknowns: [Int32] = []
  private(set) var places: [Int32] = []
  private(set) var firstUnknowns: [Int32] = []
  private(set) var tableaus: [Tableau] = []
  private(set) var emptyRows: [EmptyRow] = []

  private var parts = Partition()
  private var builder = TableauBuilder()

  /// Begins a problem.
  mutating func begin() {
    relations.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
  }

  /// Makes the tableaus.
  mutating func build(_ elimination: Elimination) {
    let count = elimination.occurrences.count
    parts.begin(count)
    (unknowns, places, firstUnknowns, tableaus, emptyRows) = ([], [], [], [], [])
    var rows: [Int32] = []
    for row in 0..<Int32(elimination.begin.count) where elimination.isActive[row] {
      let range = elimination.range(of: row)
      guard let first = range.first else {
        let isRequired = priorities[row] == LinearConstraint.required
        emptyRows.append(EmptyRow(row: row, relation: relations[row], isRequired: isRequired))
        continue
      }
      rows.append(row)
      for index in range.dropFirst() {
        parts.join(elimination.entries[first].unknown, elimination.entries[index].unknown)
      }
    }
    number(elimination)
    let (firstRows, sorted) = sort(rows, elimination)
    tableaus.reserveCapacity(firstUnknowns.count)
    for part in firstUnknowns.indices {
      let end = part + 1 < firstUnknowns.count ? Int(firstUnknowns[part + 1]) : unknowns.count
      tableaus.append(
        builder.build(
          sorted[firstRows[part]..<firstRows[part + 1]],
          unknowns: end - Int(firstUnknowns[part]),
          places: places,
          firstPlace: firstUnknowns[part],
          of: elimination,
          relations: relations,
          priorities: priorities
        )
      )
    }
  }

  /// Numbers the unknowns that are left part by part, the parts by their first unknown.
  private mutating func number(_ elimination: Elimination) {
    let count = elimination.occurrences.count
    places = Array(repeating: none, count: count)
    var sizes: [Int32] = []
    var part = Array(repeating: none, count: count)
    for unknown in 0..<Int32(count) where elimination.definitions.places[unknown] == none {
      let root = parts.root(of: unknown)
      if part[root] == none {
        part[root] = Int32(sizes.count)
        sizes.append(0)
      }
      sizes[part[root]] += 1
    }
    firstUnknowns.reserveCapacity(sizes.count)
    var total: Int32 = 0
    for size in sizes {
      firstUnknowns.append(total)
      total += size
    }
    var next = firstUnknowns
    unknowns = Array(repeating: 0, count: Int(total))
    for unknown in 0..<Int32(count) where elimination.definitions.places[unknown] == none {
      let root = parts.root(of: unknown)
      places[unknown] = next[part[root]]
      unknowns[next[part[root]]] = unknown
      next[part[root]] += 1
    }
    partOfRoot = part
  }

  private var partOfRoot: [Int32] = []

  /// Sorts rows by their parts: where each part begins, and the rows.
  private mutating func sort(
    _ rows: [Int32],
    _ elimination: Elimination
  ) -> (first: [Int], rows: [Int32]) {
    let owners = rows.map { row in
      partOfRoot[parts.root(of: elimination.entries[elimination.begin[row]].unknown)]
    }
    var first = Array(repeating: 0, count: firstUnknowns.count + 1)
    for owner in owners { first[Int(owner) + 1] += 1 }
    for part in firstUnknowns.indices { first[part + 1] += first[part] }
    var next = first
    var sorted = Array(repeating: Int32(0), count: rows.count)
    for (row, owner) in zip(rows, owners) {
      sorted[next[Int(owner)]] = row
      next[Int(owner)] += 1
    }
    return (first, sorted)
  }
}

/// Which things belong together.
struct Partition {
  private var parents: [Int32] = []

  mutating func begin(_ count: Int) {
    parents.removeAll(keepingCapacity: true)
    for index in 0..<Int32(count) { parents.append(index) }
  }

  mutating func root(of index: Int32) -> Int32 {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  mutating func join(_ one: Int32, _ other: Int32) {
    let (one, other) = (root(of: one), root(of: other))
    if one < other { parents[other] = one } else { parents[one] = other }
  }
}
