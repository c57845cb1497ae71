/// The constraints of a statement or a closure, to be changed together.
///
/// A collection of constraints. A statement's group is filled when its maker's closure ends.
public final class ConstraintGroup: RandomAccessCollection {
  /// The constraints, in the order of their statements.
  public internal(set) var constraints: [LayoutConstraint]

  /// Creates a group of constraints made anywhere.
  public init(_ constraints: [LayoutConstraint] = []) { self.constraints = constraints }

  /// The index of the first constraint: 0.
  public var startIndex: Int { 0 }

  /// How many constraints there are.
  public var endIndex: Int { constraints.count }

  /// The constraint at a place.
  ///
  /// - Precondition: There are more than `position` constraints.
  public subscript(position: Int) -> LayoutConstraint { constraints[position] }

  /// Whether all constraints are active; `true` of none.
  public var isActive: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates the constraints that are not; all are checked before anything changes.
  ///
  /// - Precondition: As for ``LayoutConstraint/activate(_:)->()``.
  public func activate() { LayoutConstraint.activate(constraints) }

  /// Activates the constraints that are not, or throws and leaves everything as it was.
  public func install() throws(ConstraintError) { try LayoutConstraint.install(constraints) }

  /// Deactivates the constraints that are active.
  public func deactivate() { LayoutConstraint.deactivate(constraints) }
}
