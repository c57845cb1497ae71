public import MarayaConstraints
public import MarayaDirection
import MarayaGeometry
import MarayaNodes
public import MarayaTree

/// A tree as a value: what each node is, what is set on it, what is inside it.
///
/// ```swift
/// let sketch = TreeSketch("card", [.frame(Rect(x: 0, y: 0, width: 320, height: 120))]) {
///   TreeSketch("photo", [.directionalFrame(Rect(x: 16, y: 16, width: 64, height: 64))])
/// }
/// let card = sketch.makeTree()
/// card.layoutIfNeeded()
/// ```
///
/// A sketch can be compared, sent between tasks, mirrored, made smaller, and written as the Swift
/// code that builds the same tree. The functions here recur as deep as the tree is.
public struct TreeSketch: Hashable, Sendable {
  /// What class of node a sketch stands for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `Node`.
    case node
    /// A `LayerNode`.
    case layer
    /// A ``MeasuredLeaf``.
    case leaf
    /// A ``MeasuredColumn``, which places its subnodes itself.
    ///
    /// These should be leaves and columns: what measures nothing has the size it had before.
    case column
    /// A `ScrollNode`.
    case scroll
    /// A `GradientNode`.
    case gradient
    /// An `ImageNode`.
    case image
    /// A `LabelNode`.
    case label

    /// Whether nodes of the class are layers, which have no direction of their own.
    package var isLayer: Bool { self == .layer || self == .gradient }

    /// Whether the size that the node wants depends on nothing but what is in it.
    var isMeasured: Bool { self == .leaf || self == .column || self == .label }
  }

  /// The node's id; unique in the sketch.
  public var id: String
  /// What class of node it is.
  public var kind: Kind
  /// What is set on the node, in the order in which it is set: one of each kind at most.
  public private(set) var settings: [NodeSetting]
  /// What is inside, back to front.
  public var children: [TreeSketch]
  /// The constraints between this node and what is inside, in the order of their activation.
  ///
  /// They are activated when all of that is made, each with the items that it names. One that names
  /// what isn't there counts for nothing.
  public var constraints: [ConstraintEquation]

  /// Creates a sketch.
  ///
  /// - Parameters:
  ///   - id: The node's id, which no other node of the sketch has.
  ///   - kind: What class of node it is.
  ///   - settings: What is set on it. They are put into an order in which none disturbs an
  ///     earlier one; of several that replace each other, such as two frames, the last stays.
  ///   - constraints: The constraints between the node and what is inside, each with another
  ///     identifier, or none.
  ///   - children: What is inside, back to front.
  public init(
    _ id: String,
    kind: Kind = .node,
    _ settings: [NodeSetting] = [],
    constraints: [ConstraintEquation] = [],
    @SketchBuilder children: () -> [TreeSketch] = { [] }
  ) {
    self.id = id
    self.kind = kind
    self.settings = []
    self.constraints = constraints
    self.children = children()
    for setting in settings { set(setting) }
  }

  /// Sets a property, in place of what set it before.
  public mutating func set(_ setting: NodeSetting) {
    let slot = setting.slot
    // A frame has a size of its own.
    settings.removeAll { $0.slot == slot || (setting.isFrame && $0.slot == .size) }
    let index = settings.firstIndex { $0.slot > slot } ?? settings.endIndex
    settings.insert(setting, at: index)
  }

  /// Takes a setting off.
  public mutating func removeSetting(at index: Int) { settings.remove(at: index) }

  /// The setting of a slot, if there is one.
  func setting(_ slot: NodeSetting.Slot) -> NodeSetting? { settings.first { $0.slot == slot } }

  // MARK: Making

  /// Makes the tree that the sketch describes; it is not laid out.
  ///
  /// - Parameter direction: What to set `layoutDirection` of the root to, instead of what the
  ///   sketch says; `nil` to leave that.
  /// - Returns: The root.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func makeTree(direction: LayoutDirection? = nil) -> Node {
    let root = makeNode()
    furnish(root, direction: direction)
    return root
  }

  /// A node of the class, with its id and nothing else.
  private func makeNode() -> Node {
    switch kind {
    case .node: Node(id)
    case .layer: LayerNode(id)
    case .leaf: MeasuredLeaf(id, contentSize: .zero)
    case .column: MeasuredColumn(id)
    case .scroll: ScrollNode(id)
    case .gradient: GradientNode(id)
    case .image: ImageNode(id)
    case .label: LabelNode(id)
    }
  }

  /// Sets what is to be set on the node, then makes what is inside.
  private func furnish(_ node: Node, direction: LayoutDirection? = nil) {
    for setting in settings { setting.apply(to: node) }
    if let direction { node.layoutDirection = direction }
    for child in children {
      let subnode = child.makeNode()
      node.addSubnode(subnode)
      child.furnish(subnode)
    }
    for equation in constraints { equation.activate(in: node) }
  }

  /// Makes the tree of the sketch as a subnode of a node.
  func add(to supernode: Node, at index: Int) {
    let node = makeNode()
    supernode.insertSubnode(node, at: index)
    furnish(node)
  }

  // MARK: Code

  /// The Swift code that builds the same tree by the same calls, a statement a line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var swiftCode: String { statements(addedTo: nil, at: nil).joined(separator: "\n") }

  /// The statements; the first ones make the node, and add it to a supernode if there is one.
  func statements(addedTo supernode: String?, at index: Int?) -> [String] {
    let name = Self.variable(for: id)
    let content = kind == .leaf ? ", contentSize: .zero" : ""
    var lines = ["let \(name) = \(className)(\"\(id)\"\(content))"]
    if let supernode {
      lines.append(
        index.map { "\(supernode).insertSubnode(\(name), at: \($0))" }
          ?? "\(supernode).addSubnode(\(name))"
      )
    }
    lines += settings.map { $0.swiftCode(for: name) }
    for child in children { lines += child.statements(addedTo: name, at: nil) }
    lines += constraints.map { $0.swiftCode(in: name) }
    return lines
  }

  private var className: String {
    switch kind {
    case .node: "Node"
    case .layer: "LayerNode"
    case .leaf: "MeasuredLeaf"
    case .column: "MeasuredColumn"
    case .scroll: "ScrollNode"
    case .gradient: "GradientNode"
    case .image: "ImageNode"
    case .label: "LabelNode"
    }
  }

  /// The variable that code has the node of an id in.
  static func variable(for id: String) -> String {
    let word = id.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return word.first?.isNumber ?? true ? "_" + String(word) : String(word)
  }
}

/// Collects the sketches that a closure lists.
@resultBuilder
public enum SketchBuilder {
  /// A sketch on a line of its own.
  public static func buildExpression(_ sketch: TreeSketch) -> [TreeSketch] { [sketch] }

  /// Sketches made elsewhere.
  public static func buildExpression(_ sketches: [TreeSketch]) -> [TreeSketch] { sketches }

  /// All lines in order.
  public static func buildBlock(_ parts: [TreeSketch]...) -> [TreeSketch] { parts.flatMap { $0 } }
}
