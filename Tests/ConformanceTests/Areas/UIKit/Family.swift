import Maraya

/// The nodes of a tree case, by name; they come into being when they are first named.
struct Family {
  /// How the operations are called.
  enum Manner {
    /// By UIKit's names, for which a cycle is a mistake that ends the program.
    case trapping
    /// By the throwing twin where there is one.
    case throwing
  }

  /// What came of an operation that was refused.
  private(set) var refusal: String?

  private let manner: Manner
  private var nodes: [String: Node] = [:]

  init(_ manner: Manner) {
    self.manner = manner
  }

  /// The node of a name, which is a layer if it is first named as one.
  mutating func node(_ name: String, isLayer: Bool = false) -> Node {
    if let known = nodes[name] { return known }
    let node = isLayer ? LayerNode(name) : Node(name)
    nodes[name] = node
    return node
  }

  /// The name of a node, which the cases write as a number or as a text.
  static func name(of value: Value) throws -> String {
    if case .number(let number) = value, let whole = Int(exactly: number) { return "\(whole)" }
    return try value.text
  }
}

// MARK: Operations

extension Family {
  // Whose children change where a text does not say it.
  private static let host = "host"

  /// Does the operations, up to the first that is refused.
  mutating func perform(_ script: [TreeOperation]) throws {
    _ = node(Self.host)
    for operation in script where refusal == nil {
      let host = node(operation.host ?? Self.host)
      let subject = node(operation.subject, isLayer: operation.isLayer)
      try check(operation, host, subject)
      let before = relations
      do throws(HierarchyError) {
        try put(subject, operation.place, in: host)
      } catch {
        refusal = relations == before ? "error/refused" : "error/changed"
      }
    }
  }

  private mutating func put(
    _ node: Node,
    _ place: TreeOperation.Place,
    in host: Node
  ) throws(HierarchyError) {
    switch (place, manner) {
    case (.top, .trapping): host.addSubnode(node)
    case (.top, .throwing): try host.attach(node)
    case (.index(let index), .trapping): host.insertSubnode(node, at: index)
    case (.index(let index), .throwing): try host.attach(node, at: index)
    case (.above(let name), _): host.insertSubnode(node, aboveSubnode: self.node(name))
    case (.below(let name), _): host.insertSubnode(node, belowSubnode: self.node(name))
    case (.nowhere, _): node.removeFromSupernode()
    }
  }

  /// Holds an operation to its own remark; a sibling without one is a child of the host.
  private mutating func check(
    _ operation: TreeOperation,
    _ host: Node,
    _ subject: Node
  ) throws {
    let isTrue: Bool
    switch (operation.remark, operation.place) {
    case (nil, .above(let name)), (nil, .below(let name)):
      isTrue = nodes[name]?.supernode === host
    case (nil, _):
      isTrue = true
    case (.subjectIsChild, _):
      isTrue = subject.supernode === host
    case (.siblingIsNoChild, .above(let name)), (.siblingIsNoChild, .below(let name)):
      isTrue = node(name).supernode == nil
    case (.siblingIsNoChild, _):
      isTrue = false
    }
    if !isTrue { throw NotUnderstood("'\(operation)', as things are") }
  }
}

// MARK: Answers

extension Family {
  /// What a key of the expectations asks, such as `subviews` or `P.subviews`.
  func answer(to key: String) throws -> Value {
    if key == "result" { return .text(refusal ?? "done") }
    let parts = key.split(separator: ".").map(String.init)
    guard let question = parts.last, parts.count < 3,
      let host = nodes[parts.count == 2 ? parts[0] : Self.host]
    else { throw NotUnderstood("the expectation '\(key)'") }
    let layers = host.subnodes
    let views = layers.filter { !($0 is LayerNode) }
    switch question {
    case "subviews": return .list(views.map(Self.value))
    // UIKit has no empty list here.
    case "sublayers": return layers.isEmpty ? .null : .list(layers.map(Self.value))
    case "subviewCount": return .number(Double(views.count))
    case "sublayerCount": return .number(Double(layers.count))
    default:
      guard let (_, name) = question.wholeMatch(of: /indexOf(\w+)/)?.output,
        let index = layers.firstIndex(where: { $0.id == String(name) })
      else { throw NotUnderstood("the expectation '\(key)'") }
      return .number(Double(index))
    }
  }

  private static func value(of node: Node) -> Value {
    let name = node.id ?? ""
    return Double(name).map(Value.number) ?? .text(name)
  }

  /// Who is above whom and in which order: all that an operation could change.
  private var relations: [[String?]] {
    nodes.sorted { $0.key < $1.key }.map { name, node in
      [name, node.supernode?.id] + node.subnodes.map(\.id)
    }
  }
}
