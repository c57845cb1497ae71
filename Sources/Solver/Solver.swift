/// A system of linear equations and inequalities with strict priorities.
///
/// Unknowns are bound by constraints. Those at priority 1000 hold; the others are satisfied as well
/// as they can be, one priority after the other: the sum of errors at a priority is the least that
/// all higher priorities allow, however many constraints there are at lower ones.
///
///     var solver = Solver()
///     let width = try solver.addParameter("width", value: 320)
///     let left = solver.addVariable("left")
///     let size = solver.addVariable("size")
///     try solver.add(left == 16)
///     try solver.add(left + size <= width - 16)
///     try solver.add((size == 500).priority(750))
///     try solver.solve()
///     print(solver[size])     // 288.0
///
/// Changes are collected, and ``solve()`` computes. Only blocks that changed are computed again,
/// where a block is what hangs together by constraints; parameters don't tie.
///
/// Where the constraints leave something open, each unknown is as near to 0 as those before it
/// allow, in the order of ``setOrder(_:of:)``, or else of creation. So the values depend on the
/// constraints and that order, and on nothing else: not on the order in which constraints were
/// added, and not on what was there before. They are computed in floating point; two ways to the
/// same system agree within 1e-7.
///
/// A solver is a value: a copy is a system of its own, and shares memory until one of them changes.
public struct Solver: Sendable {
  var variables: [VariableRecord] = []
  var names: [String] = []
  var freeVariables: [Int32] = []

  var constraints: [ConstraintRecord] = []
  var labels: [String] = []
  var freeConstraints: [Int32] = []

  var terms: [TermRecord] = []
  var firstFreeTerm: Int32 = none

  /// Whether a variable may have another order than 0.
  var hasOrders = false

  var nextVariableSerial: Int64 = 0
  var nextConstraintSerial: Int64 = 0

  var blocks: [Block] = []
  var freeBlocks: [Int32] = []
  /// The unknowns whose blocks are to be found anew.
  var loose: [Int32] = []
  /// The blocks whose numbers have changed, and some that are up to date again; each once.
  var stale: [Int32] = []
  /// The unknowns whose values have changed since the caller asked; each once.
  var changedValues: [ChangedValue] = []
  /// The blocks whose unknowns may have changed places; each once.
  var renumbered: [Int32] = []

  /// How to take back what has been done since the transaction began.
  var journal: [Change] = []
  /// The transaction whose changes the journal holds; in a copy it may be over.
  var running: RunningTransaction?
  /// Whether what was done since the last check may contradict a requirement.
  var mayContradict = false
  /// The constraints without unknowns that have come or changed since the last check.
  var constantRows: [Int32] = []

  /// How much has been done since the solver was made.
  public internal(set) var counters = SolverCounters()

  /// Makes a system without variables.
  public init() {}
}
