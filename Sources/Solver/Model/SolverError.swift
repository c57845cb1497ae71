/// Why a ``Solver`` refused what it was asked to do.
///
/// Whatever was refused, the system is as it was before.
public enum SolverError: Error, Sendable {
  /// A coefficient, a constant or a value is infinite or not a number.
  case notFinite
  /// A coefficient, a constant or a value is too large or, not being 0, too small to reckon with;
  /// see ``SolverLimits``.
  case outOfRange(Double)
  /// A priority is not more than 0 and at most 1000.
  case priorityOutOfRange(Double)
  /// A variable isn't one of this solver's.
  case unknownVariable(Variable)
  /// A constraint isn't in this solver, or no longer.
  case unknownConstraint(ConstraintID)
  /// A value was set for an unknown, which has none of its own.
  case notAParameter(Variable)
  /// A variable that still stands in constraints can't be removed.
  case inUse(Variable)
  /// Required constraints contradict each other; these are the ones.
  case unsatisfiable(Conflict)
  /// A block has equations that fill up beyond ``SolverLimits/substitutionWork``, or more rows
  /// times unknowns than ``SolverLimits/tableSize``, after all that can be substituted has been.
  case tooLarge(rows: Int, unknowns: Int)
  /// The best values were not found within ``SolverLimits/pivots(rows:unknowns:)`` steps, or within
  /// ``SolverLimits/work``.
  case stalled
}

extension SolverError {
  /// The constraints that contradict each other, if that is what is wrong.
  public var conflict: Conflict? {
    if case .unsatisfiable(let conflict) = self { return conflict }
    return nil
  }
}
