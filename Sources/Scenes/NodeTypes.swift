import MarayaNodes
public import MarayaTree

/// Which classes of nodes a scene may have, and how one of each is made.
///
/// ```swift
/// var types = NodeTypes.standard
/// types.register("chip") { Chip($0) }
/// let scene = try Scene(text, types: types)
/// ```
public struct NodeTypes {
  private var entries: [(name: String, make: (String?) -> Node)] = []

  /// Creates an empty list, in which not even `node` stands.
  public init() {}

  /// The classes of this package: `node`, `layer`, `scroll`, `gradient`, `image`, `label`.
  public static var standard: NodeTypes {
    var types = NodeTypes()
    types.register("node") { Node($0) }
    types.register("layer") { LayerNode($0) }
    types.register("scroll") { ScrollNode($0) }
    types.register("gradient") { GradientNode($0) }
    types.register("image") { ImageNode($0) }
    types.register("label") { LabelNode($0) }
    return types
  }

  /// Adds a class, or replaces the one of that name.
  ///
  /// - Parameters:
  ///   - name: The name that files spell; the type name in the description of the class.
  ///   - make: Makes a node with an id, as new as can be.
  /// - Precondition: Nodes of the class describe themselves by `name`, and what every node has too;
  ///   each property has a key of its own, other than `id`, `type`, `children`, `guides`,
  ///   `constraints` and `constraintOrder`; and a new node
  ///   has the values that they describe as those of a new one.
  public mutating func register(_ name: String, make: @escaping (String?) -> Node) {
    let node = make(nil)
    let keys = NodeDescription.declarations(of: node).map(\.key)
    precondition(keys.contains("frame"), "NodeTypes: a \(name) does not describe what is super's")
    var taken = Set(["id", "type", "children"] + ConstraintKeys.all)
    for key in keys {
      precondition(taken.insert(key).inserted, "NodeTypes: a \(name) has two values for \(key)")
    }
    let described = NodeDescription(of: node)
    precondition(
      described.typeName == name,
      "NodeTypes: a \(name) describes itself as \(described.typeName)"
    )
    // What has the default is left out of a file: then it has to be there in what is read.
    for property in described.properties where property.defaultValue != nil {
      precondition(property.isDefault, "NodeTypes: a new \(name) has another \(property.key)")
    }
    entries.removeAll { $0.name == name }
    entries.append((name, make))
  }

  /// The names, in the order in which they were registered.
  public var names: [String] { entries.map(\.name) }

  /// A new node of a type; `nil` if there is none of that name.
  public func makeNode(_ type: String, id: String? = nil) -> Node? {
    entries.first { $0.name == type }?.make(id)
  }
}
