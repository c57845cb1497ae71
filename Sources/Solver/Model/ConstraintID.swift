/// A constraint in a ``Solver``, as ``Solver/add(_:)`` gives it.
///
/// A solver never gives it twice: once its constraint is removed, it names nothing.
///
/// Hand it to the solver that gave it, or to a copy that was made since. Another solver, or a copy
/// that went its own way before, can't always tell it from an id of its own.
public struct ConstraintID: Hashable, Sendable {
  /// Where the constraint is kept.
  let slot: Int32
  /// Its number among all constraints that its solver ever had; newer ones have larger numbers.
  let serial: Int64
}

extension ConstraintID: Comparable {
  /// Whether the first is the older constraint.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}
