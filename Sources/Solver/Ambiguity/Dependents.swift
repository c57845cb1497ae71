/// Which unknowns of a block hang on which of its tableaus.
struct Dependents {
  /// For each tableau where its unknowns begin; the last number is the end of all.
  private var first: [Int32]
  /// The unknowns that hang on one tableau, tableau by tableau, each in their order.
  private var unknowns: [Int32]
  /// For each tableau whether an unknown hangs on it and on another one as well.
  private var isShared: [Bool]

  /// Hangs on no tableau; hangs on several.
  private static let (nothing, several): (Int32, Int32) = (-1, -2)

  /// - Complexity: O(unknowns and terms of the definitions).
  init(_ block: Block) {
    isShared = Array(repeating: false, count: block.tableaus.count)
    var owners = Array(repeating: Self.nothing, count: block.unknowns.count)
    for index in block.tableaus.indices {
      let start = Int(block.firstUnknowns[index])
      for core in start..<start + block.tableaus[index].columns {
        owners[block.coreUnknowns[core]] = Int32(index)
      }
    }
    // Definitions refer to later ones only.
    let definitions = block.definitions
    for index in stride(from: definitions.count - 1, through: 0, by: -1) {
      var owner = Self.nothing
      for term in Int(definitions.starts[index])..<Int(definitions.starts[index + 1]) {
        let other = owners[definitions.terms[term].unknown]
        if other == Self.nothing || other == owner { continue }
        if owner == Self.nothing {
          owner = other
          continue
        }
        if owner >= 0 { isShared[owner] = true }
        if other >= 0 { isShared[other] = true }
        owner = Self.several
      }
      owners[definitions.unknowns[index]] = owner
    }
    (first, unknowns) = Self.sort(owners, count: block.tableaus.count)
  }

  /// The unknowns by their owners.
  private static func sort(_ owners: [Int32], count: Int) -> (first: [Int32], unknowns: [Int32]) {
    var first = Array(repeating: Int32(0), count: count + 1)
    for owner in owners where owner >= 0 { first[owner + 1] += 1 }
    for owner in 0..<count { first[owner + 1] += first[owner] }
    var next = first
    var unknowns = Array(repeating: Int32(0), count: Int(first[count]))
    for (unknown, owner) in owners.enumerated() where owner >= 0 {
      unknowns[next[owner]] = Int32(unknown)
      next[owner] += 1
    }
    return (first, unknowns)
  }

  /// The unknowns that hang on a tableau, in their order; `nil` if one of them hangs on another as
  /// well.
  subscript(tableau: Int) -> ArraySlice<Int32>? {
    isShared[tableau] ? nil : unknowns[Int(first[tableau])..<Int(first[tableau + 1])]
  }
}
