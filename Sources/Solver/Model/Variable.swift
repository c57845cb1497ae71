/// An unknown of a ``Solver``, or one of its parameters.
///
/// A small value that stands for a number; the solver that made it knows the number. It means
/// nothing to another solver.
public struct Variable: Hashable, Sendable {
  /// The place of the variable in its solver.
  @usableFromInline let index: Int32

  @inlinable
  init(index: Int32) { self.index = index }
}
