import MarayaGeometry
import MarayaTree

/// Makes a tree from a document, supernodes before subnodes, without recursion.
struct TreeReader {
  /// A node whose subnodes are being read.
  private struct Level {
    let node: Node
    var subnodes: JSONElements
    var count = 0
    var ids: Set<String> = []
  }

  private let types: NodeTypes
  private var levels: [Level] = []
  private var properties = PropertyReader()
  private var constraints: ConstraintReader
  private(set) var root: Node
  private let typeOfRoot: String

  /// Makes the root alone, of a size if there is one.
  init(_ value: JSONValue, types: NodeTypes, size: Size?, file: String) throws(SceneError) {
    self.types = types
    constraints = ConstraintReader(file: file)
    let parts = try NodeParts(value) { "root" }
    root = try parts.makeNode(types) { "root" }
    typeOfRoot = parts.typeName
    let isPlaced = try finish(root, parts)
    guard let size else { return }
    if !isPlaced {
      // Not through a transform: it is the frame that the document leaves out.
      let frame = PropertyValue.rect(Rect(origin: .zero, size: size))
      _ = PropertyAssignment.assign([(key: "frame", value: frame)], to: root)
    } else if size != root.bounds.size {
      root.resize(to: size)
    }
  }

  /// Makes everything below the root.
  mutating func readSubnodes() throws(SceneError) {
    while let last = levels.indices.last {
      guard let value = levels[last].subnodes.next() else {
        levels.removeLast()
        continue
      }
      let above = levels[last].node
      let index = levels[last].count
      levels[last].count += 1
      let path = { "\(above.documentPath).children[\(index)]" }
      // What can be read can be written.
      if levels.count >= Scene.levelLimit {
        throw value.error(Scene.tooManyLevels, path: path())
      }
      let parts = try NodeParts(value, path: path)
      let node = try parts.makeNode(types, path: path)
      // Siblings have ids of their own, so that each path leads to one node.
      if let id = node.id, let value = parts.id, !levels[last].ids.insert(id).inserted {
        throw value.error("another child has the id \(quoted(id)) already", path: path() + ".id")
      }
      above.addSubnode(node)
      try finish(node, parts)
    }
  }

  /// Sets what a node is asked for; whether that says where it is.
  @discardableResult
  private mutating func finish(_ node: Node, _ parts: NodeParts) throws(SceneError) -> Bool {
    if let children = parts.children { levels.append(Level(node: node, subnodes: children)) }
    if let guides = parts.guides { try constraints.addGuides(guides, to: node) }
    try constraints.note(parts.constraints, order: parts.constraintOrder, of: node)
    return try properties.set(parts.members, of: node, type: parts.typeName)
  }

  /// Sets what stands outside of the root.
  mutating func setDirection(_ value: JSONValue) throws(SceneError) {
    if root.layoutDirection != nil {
      throw value.error("the root has a direction of its own already", path: "direction")
    }
    let member = PropertyReader.Member(key: "direction", keyOffset: value.offset, value: value)
    try properties.set([member], of: root, type: typeOfRoot, path: "direction")
  }

  /// Activates the constraints, which wait for the whole tree.
  func activateConstraints() throws(SceneError) { try constraints.activate(in: root) }

  /// Sets what waits for the sizes that a first layout gives.
  mutating func setMasks(in scene: Scene) throws(SceneError) { try properties.setMasks(in: scene) }
}

/// The parts of a node in a document.
private struct NodeParts {
  private let node: JSONValue
  private(set) var id: JSONValue?
  private var type: JSONValue?
  private(set) var children: JSONElements?
  private(set) var guides: JSONValue?
  private(set) var constraints: JSONValue?
  private(set) var constraintOrder: JSONValue?
  private(set) var members: [PropertyReader.Member] = []

  var typeName: String { type?.text ?? "node" }

  init(_ value: JSONValue, path: () -> String) throws(SceneError) {
    node = value
    guard value.kind == .object else {
      throw value.unexpected("an object, a node", path: path())
    }
    for (key, offset, member) in value.members {
      switch key {
      case "id":
        id = member
        try member.checkIsName { path() + ".id" }
      case "type": type = member
      case ConstraintKeys.guides: guides = member
      case ConstraintKeys.constraints: constraints = member
      case ConstraintKeys.order: constraintOrder = member
      case "children":
        guard member.kind == .array else {
          throw member.unexpected("a list of nodes", path: path() + ".children")
        }
        children = member.elements
      default:
        members.append(PropertyReader.Member(key: key, keyOffset: offset, value: member))
      }
    }
  }

  func makeNode(_ types: NodeTypes, path: () -> String) throws(SceneError) -> Node {
    if type == nil || type?.kind == .text {
      if let node = types.makeNode(typeName, id: id?.text) { return node }
    }
    let names = types.names.map { "\"\($0)\"" }.joined(separator: " or ")
    guard let type else { throw node.unexpected("\"type\": \(names)", path: path()) }
    let hint = suggestion(for: typeName, among: types.names)
    throw type.unexpected(names, path: path() + ".type", hint: type.kind == .text ? hint : "")
  }
}

extension JSONValue {
  /// Texts compare and hash in the square of the marks on one letter, so names are not endless.
  fileprivate func checkIsName(path: () -> String) throws(SceneError) {
    guard let text else { throw unexpected("a text", path: path()) }
    let (count, limit) = (text.utf8.count, JSONDocument.keyLimit)
    if count > limit {
      throw error("expected an id of at most \(limit) bytes, found one of \(count)", path: path())
    }
  }
}

extension Node {
  /// The way to the node in a document: `root.children[2]`.
  ///
  /// For messages: it counts the siblings of each node above.
  final var documentPath: String {
    var places: [Int] = []
    var node = self
    while let above = node.supernode {
      places.append(sequence(first: node) { $0.previousSibling }.dropFirst().count { _ in true })
      node = above
    }
    return places.reversed().reduce(into: "root") { $0 += ".children[\($1)]" }
  }
}
