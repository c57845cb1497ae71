/// What hangs together by constraints: unknowns, constraints, and how their values are computed.
struct Block: Sendable {
  /// The unknowns, in the order in which they come to rest.
  var unknowns: [Int32] = []
  /// The constraints, older ones first; each is a row of the problem.
  var slots: [Int32] = []
  /// Whether the numbers have changed since the last run.
  var isStale = false
  /// Whether the last run ended in a contradiction, and nothing has changed since.
  var contradicts = false
  /// How many blocks the solver had computed when it took these values over.
  var version = 0
  /// Whether its number is listed among those of stale blocks.
  var isListed = false
  /// Whether its unknowns may have changed places since; then its number is listed.
  var mayBeOutOfOrder = false
  /// Whether it is among the blocks that are being looked for.
  var isFound = false
  /// Whether there is too much in it to be prepared.
  var isTooLarge = false
  /// Whether the last run came to an end.
  var isSettled = false
  /// Whether unknowns are open that have no preferences.
  var isOpen = false

  /// Parameters in rows: what is subtracted from the right side.
  var parameters: [ParameterTerm] = []
  /// Whether substituted unknowns have preferences.
  var prefersDefinitions = false
  /// The right side of each row, and then what preferences for definitions need.
  var rightSides: [Double] = []
  /// What the elimination did to right sides, and may do again.
  var steps: [Substitution] = []
  /// The unknowns that were substituted, in order.
  var definitions = Definitions()
  /// The rows of which nothing is left but a number.
  var emptyRows: [EmptyRow] = []

  /// The unknowns that are left, as places in ``unknowns``.
  var coreUnknowns: [Int32] = []
  /// For each place in ``unknowns`` its number among what is left, or none.
  var corePlaces: [Int32] = []
  /// What is left, in parts that don't touch each other.
  var tableaus: [Tableau] = []
  /// The first of the unknowns that are left, for each tableau.
  var firstUnknowns: [Int32] = []

  /// The values of ``unknowns``.
  var values: [Double] = []
}

/// A parameter in a row.
struct ParameterTerm: Sendable {
  var coefficient: Double
  var row: Int32
  var variable: Int32
}

/// A multiple of a row that was added to another.
struct Substitution: Sendable {
  var factor: Double
  var target: Int32
  var source: Int32
}

/// A row without unknowns.
struct EmptyRow: Sendable {
  var row: Int32
  var relation: LinearRelation
  var isRequired: Bool
}

/// What the substituted unknowns are: each the multiple of a right side, and a sum over unknowns
/// that were substituted later or not at all.
struct Definitions: Sendable {
  var unknowns: [Int32] = []
  var rows: [Int32] = []
  var scales: [Double] = []
  /// Where the terms of each begin; the last number is the end of all.
  var starts: [Int32] = [0]
  var terms: [Entry] = []
  /// For each unknown the place of its definition, or none.
  var places: [Int32] = []

  var count: Int { unknowns.count }
}

/// An unknown in a row.
struct Entry: Sendable {
  var coefficient: Double
  var unknown: Int32
}
