/// An unknown of a ``Solver``, or one of its parameters.
///
/// A small value that stands for a number; the solver that made it knows the number. Once it is
/// removed it names nothing: no later variable of that solver is equal to it.
///
/// It means nothing to another solver, nor to a copy that was made before it. They can't always
/// tell it from their own variables, so it is a mistake to hand it to them.
public struct Variable: Hashable, Sendable {
  /// The place of the variable in its solver.
  @usableFromInline
  let slot: Int32

  /// Its number among all variables that its solver ever had, as far as that fits.
  let serial: Int32

  init(slot: Int32, serial: Int32) {
    self.slot = slot
    self.serial = serial
  }
}

extension Variable {
  /// A number for tables beside the solver: from 0, and less than the greatest number of variables,
  /// parameters among them, that its solver had at a time.
  ///
  /// No two variables of a solver have the same, but once one is removed a later one may get its.
  @inlinable
  public var index: Int { Int(slot) }
}
