/// The numbers that a ``Solver`` reckons with.
///
/// Errors at one priority are added up as they are. So where constraints of one priority hang together
/// and the coefficients of one are more than 1e8 times as large as those of another, the smaller errors
/// are lost beside the larger ones, as in any sum of floating point numbers.
public enum SolverLimits {
  /// A coefficient that isn't 0 is at least so large.
  public static let leastCoefficient = 1e-9
  /// A coefficient is at most so large.
  public static let greatestCoefficient = 1e9
  /// A constant, and the value of a parameter, is at most so large.
  public static let greatestConstant = 1e12

  /// How far a required constraint may be missed, for each unit of the largest number in it, and
  /// at least 1.
  public static let feasibility = 1e-8
  /// How far the range of an ambiguous variable reaches at least.
  public static let ambiguity = 1e-7

  /// How many numbers the table of a block may hold.
  public static let tableSize = 1 << 24

  /// How many entries of a table may be computed while its best values are looked for: some seconds.
  public static let work = 10_000_000_000

  /// How many entries of equations may be computed while unknowns are substituted: some seconds.
  public static let substitutionWork = 300_000_000

  /// How many steps the simplex method may take for a table.
  public static func pivots(rows: Int, unknowns: Int) -> Int { 1000 + 50 * (rows + unknowns) }
}

/// The tolerances inside of the simplex method.
///
/// Rows are scaled to a largest coefficient of 1.
enum Tolerance {
  /// A slope of this size, relative to the largest jump of its level, is level.
  static let slope = 1e-9
  /// And below this part of it, whatever its column.
  static let noise = 1e-3
  /// An entry of a table below it is 0.
  static let drop = 1e-12
  /// A basic variable moves if its entry is at least so large.
  static let rate = 1e-9
  /// How much of the largest coefficient of a row a variable needs to be substituted.
  static let pivot = 0.01
}
