import MarayaConstraints
import MarayaTree

/// Which constraints of a tree are written, and on which nodes.
///
/// Each stands on its owner, or on an item of it where the names mean something else at the owner. In
/// a document constraints are activated from the beginning to the end, those of a node after those of
/// what is in it; where the tree's were activated in another order, that is written too.
struct WrittenConstraints {
  /// What stands on a node.
  struct Part {
    fileprivate(set) var equations: [String] = []
    /// The numbers of their activation in the tree, from 0.
    fileprivate var numbers: [Int] = []
    /// The numbers, unless they are those of the places in the document.
    fileprivate(set) var order: [Int]?
  }

  // Both are looked up, never iterated.
  private var parts: [ObjectIdentifier: Part] = [:]
  private var placed: Set<ObjectIdentifier> = []

  /// Looks for the constraints of a tree.
  ///
  /// - Throws: An error about a node without a name by which an equation could have it.
  init(of root: Node) throws(SceneError) {
    let constraints = root.constraintsInside
    if constraints.isEmpty { return }
    let names = NodeNames(below: root)
    for (number, constraint) in constraints.enumerated() {
      let (home, equation) = try Self.equation(of: constraint, names)
      parts[ObjectIdentifier(home), default: Part()].equations.append(equation.description)
      parts[ObjectIdentifier(home), default: Part()].numbers.append(number)
      for case let node as Node in [constraint.firstItem, constraint.secondItem]
      where constraint.mayPlace(node) {
        placed.insert(ObjectIdentifier(node))
      }
    }
    findOrder(in: root)
  }

  /// What stands on a node, if something does.
  subscript(node: Node) -> Part? { parts[ObjectIdentifier(node)] }

  /// Whether a node has to say that constraints place it, since none of those that are written does.
  func hasToSayThatItIsPlaced(_ node: Node) -> Bool {
    node.placement == .constraints && !placed.contains(ObjectIdentifier(node))
  }

  private static func equation(
    of constraint: LayoutConstraint,
    _ names: NodeNames
  ) throws(SceneError) -> (home: Node, equation: ConstraintEquation) {
    var problem: NamingProblem?
    let items = [constraint.firstItem, constraint.secondItem].map { $0?.itemPlace.node }
    for case let home? in [constraint.owner] + items {
      do throws(NamingProblem) {
        return (home, try constraint.equation(in: home, names: names))
      } catch {
        if problem == nil { problem = error }
      }
    }
    let message = (problem?.error.message ?? "it has no owner") + ", in \(constraint)"
    throw SceneError(path: problem?.node ?? "", message: brief(message))
  }

  /// Finds the parts whose places in the document are not the numbers of their activation.
  private mutating func findOrder(in root: Node) {
    var place = 0
    var open: [Node] = []
    func close() {
      let key = ObjectIdentifier(open.removeLast())
      guard let numbers = parts[key]?.numbers else { return }
      if numbers != Array(place..<place + numbers.count) { parts[key]?.order = numbers }
      place += numbers.count
    }
    for node in root.subtree {
      while let last = open.last, last !== node.supernode { close() }
      open.append(node)
    }
    while !open.isEmpty { close() }
  }
}
