/// Values for properties of a node, set through its description.
///
/// A description is asked to name its properties, and each that is given is set on the way: in
/// the order in which the classes name them, whatever the order in which they are given.
package final class PropertyAssignment {
  /// A value that could not be set.
  package struct Problem {
    /// What is wrong.
    package enum Reason {
      /// The node no longer describes the property, as when it depends on another's value.
      case missing
      /// The value does not look like those of the property.
      case mismatch(PropertyMismatch)
      /// The node refused it.
      case refused(Diagnostic)
    }

    /// The key.
    package var key: String
    /// What is wrong.
    package var reason: Reason
  }

  private var open: [(key: String, value: PropertyValue)]
  private let root: Node
  private(set) var problem: Problem?

  /// Sets properties of a node.
  ///
  /// - Parameters:
  ///   - values: The values by their keys; no key stands twice.
  ///   - node: The node.
  /// - Returns: The first problem, after which nothing more was set; `nil` if all were set.
  /// - Complexity: O(*k* · *p*) for *k* values and *p* properties of the class, the setters, and
  ///   O(*d*), where *d* is the depth of the node.
  package static func assign(
    _ values: [(key: String, value: PropertyValue)],
    to node: Node
  ) -> Problem? {
    if values.isEmpty { return nil }
    let assignment = PropertyAssignment(values, root: node.root)
    var description = NodeDescription(for: .assignment(assignment))
    node.describe(into: &description)
    if assignment.problem == nil, let missing = assignment.open.first {
      return Problem(key: missing.key, reason: .missing)
    }
    return assignment.problem
  }

  private init(_ values: [(key: String, value: PropertyValue)], root: Node) {
    open = values
    self.root = root
  }

  /// Sets a property, if a value is given for it.
  func assign<Value>(
    _ key: String,
    _ kind: @autoclosure () -> PropertyKind<Value>,
    _ set: (Value) -> Void
  ) {
    guard problem == nil, let index = open.firstIndex(where: { $0.key == key }) else { return }
    let given = open.remove(at: index).value
    let kind = kind()
    if let mismatch = kind.shape.mismatch(of: given) {
      problem = Problem(key: key, reason: .mismatch(mismatch))
      return
    }
    guard let value = kind.decode(given) else {
      let mismatch = PropertyMismatch(path: [], expected: kind.shape.description)
      problem = Problem(key: key, reason: .mismatch(mismatch))
      return
    }
    let context = root.madeContext
    context.diagnostics.refusals = []
    set(value)
    if let refusal = context.diagnostics.refusals?.first {
      problem = Problem(key: key, reason: .refused(refusal))
    }
    context.diagnostics.refusals = nil
  }
}
