/// A constraint in a ``Solver``, as ``Solver/add(_:)`` gives it.
///
/// It is never given twice: once its constraint is removed, it names nothing.
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
