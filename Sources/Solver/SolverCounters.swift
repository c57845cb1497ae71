/// How much a ``Solver`` has done since it was made.
public struct SolverCounters: Sendable, Hashable {
  /// The blocks whose unknowns were substituted anew, since constraints came or went.
  public var blocksCompiled = 0
  /// The blocks whose values were computed.
  public var blocksSolved = 0
  /// The unknowns that were substituted.
  public var substitutions = 0
  /// The exchanges of the simplex method.
  public var pivots = 0
  /// The moves of the simplex method that needed no exchange.
  public var moves = 0
}
