import MarayaConstraints
import MarayaTree

/// Makes the guides and constraints of a document.
///
/// An equation may name any node of the tree, so they wait until that is complete.
struct ConstraintReader {
  /// The equations that stand on a node.
  private struct Entry {
    let node: Node
    let equations: JSONValue
    let order: [Double]?
  }

  /// What reports call the document.
  private let file: String
  private var entries: [Entry] = []

  init(file: String) { self.file = file }

  // MARK: Guides

  /// Gives a node the guides that are named in the document.
  func addGuides(_ value: JSONValue, to node: Node) throws(SceneError) {
    let path = { "\(node.documentPath).\(ConstraintKeys.guides)" }
    let names = try value.read(.texts, path: path())
    var known = Set(GuideRegion.allCases.map(\.rawValue))
    for (index, (element, name)) in zip(value.elements, names).enumerated() {
      let path = { "\(path())[\(index)]" }
      let (count, limit) = (name.utf8.count, JSONDocument.keyLimit)
      if count > limit {
        let message = "expected a name of at most \(limit) bytes, found one of \(count)"
        throw element.error(message, path: path())
      }
      guard known.insert(name).inserted else {
        throw element.error("the node has a guide \(quoted(name)) already", path: path())
      }
      node.addLayoutGuide(LayoutGuide(identifier: name))
    }
  }

  // MARK: Constraints

  /// Notes the equations that stand on a node, and the numbers of their activation, if some do.
  mutating func note(
    _ equations: JSONValue?,
    order: JSONValue?,
    of node: Node
  ) throws(SceneError) {
    let path = { (key: String) in "\(node.documentPath).\(key)" }
    guard let equations else {
      guard let order else { return }
      throw order.error("there are no constraints to be ordered", path: path(ConstraintKeys.order))
    }
    let count = try equations.read(.texts, path: path(ConstraintKeys.constraints)).count
    let numbers = try order.map { (order) throws(SceneError) in
      let numbers = try order.read(.numberList, path: path(ConstraintKeys.order))
      if numbers.count == count { return numbers }
      throw order.error(
        "expected a number for each of the \(count) constraints, found \(numbers.count)",
        path: path(ConstraintKeys.order)
      )
    }
    entries.append(Entry(node: node, equations: equations, order: numbers))
  }

  /// Makes and activates all constraints, in the order of the document unless that says another.
  func activate(in root: Node) throws(SceneError) {
    if entries.isEmpty { return }
    let names = NodeNames(below: root)
    var made: [(number: Double, constraint: LayoutConstraint)] = []
    var lines = LineCounter()
    for entry in entries.sorted(by: { $0.equations.offset < $1.equations.offset }) {
      for (index, text) in entry.equations.elements.enumerated() {
        let line = lines.line(of: text)
        let constraint = try constraint(text, index, on: entry.node, names, line: line)
        made.append((entry.order?[index] ?? Double(made.count), constraint))
      }
    }
    let isOrdered = zip(made, made.dropFirst()).allSatisfy { $0.number <= $1.number }
    if !isOrdered {
      let places = made.indices.sorted { (made[$0].number, $0) < (made[$1].number, $1) }
      made = places.map { made[$0] }
    }
    do {
      try LayoutConstraint.install(made.map(\.constraint))
    } catch {
      throw SceneError(line: Int(error.line), path: "root", message: brief(error.message))
    }
  }

  private func constraint(
    _ value: JSONValue,
    _ index: Int,
    on node: Node,
    _ names: NodeNames,
    line: UInt
  ) throws(SceneError) -> LayoutConstraint {
    do {
      return try LayoutConstraint.read(
        value.text ?? "",
        in: node,
        names: names,
        file: file,
        line: line
      )
    } catch {
      throw value.error(
        brief(error.message),
        at: value.offset(ofTextAt: error.offset),
        path: "\(node.documentPath).\(ConstraintKeys.constraints)[\(index)]"
      )
    }
  }
}

/// The keys of a node in a document that have to do with constraints.
enum ConstraintKeys {
  static let guides = "guides"
  static let constraints = "constraints"
  static let order = "constraintOrder"
  static let placed = "placedByConstraints"
  /// Those that classes don't describe.
  static let all = [guides, constraints, order]
}

/// Counts lines on the way through a document.
private struct LineCounter {
  private var offset = 0
  private var count: UInt = 1

  /// The line of a value, which comes after those that were asked for before.
  mutating func line(of value: JSONValue) -> UInt {
    for byte in value.document.bytes[offset..<value.offset] where byte == .lineFeed { count += 1 }
    offset = value.offset
    return count
  }
}
