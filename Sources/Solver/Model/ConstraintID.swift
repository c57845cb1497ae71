/// A constraint in a ``Solver``, as ``Solver/add(_:)`` gives it.
///
/// It is never given twice: once its constraint is removed, it names nothing.
public struct ConstraintID: Hashable, Sendable {
  /// Where the constraint is kept.
  let slot: Int32
  /// The how manyeth constraint of its solver it is; later ones are newer.
  let serial: Int64
}

extension ConstraintID: Comparable {
  /// Whether the first is the older constraint.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}
