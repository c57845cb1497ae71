import MarayaConstraints
import MarayaDirection
import MarayaGeometry
import MarayaTree

extension Scene {
  /// How many levels a tree may have.
  ///
  /// A node takes two levels of a document: its own, and that of the list that it stands in.
  static let levelLimit = (JSONDocument.depthLimit - 20) / 2
  static let tooManyLevels = "the tree has more than \(levelLimit) levels"

  /// The scene as a document, a node a line, and an equation a line where a node has several.
  ///
  /// Read again it gives a tree that was asked for the same and lays out alike, to the last bit;
  /// written again, the same text; what constraints find agrees within 1e-7 points. Constraints that are
  /// not active, and what a node keeps for the program alone, its `payload` and what its class does not
  /// describe, are left out.
  ///
  /// - Throws: An error for a tree that no scene can hold: siblings with the same id, an id of more
  ///   than 1,000 bytes, an item of a constraint without an id that names it alone, a number that is
  ///   not finite, or more than 4,990 levels.
  /// - Complexity: O(*n*) for *n* nodes.
  public func text() throws(SceneError) -> String {
    var writer = TreeWriter(self, try WrittenConstraints(of: root))
    try writer.write()
    return writer.json.string
  }
}

/// Writes a scene.
private struct TreeWriter {
  /// Deeper levels are not indented further, so that a line's length does not depend on the depth.
  private static let indentedLevelLimit = 30

  private let scene: Scene
  private let constraints: WrittenConstraints
  private(set) var json = JSONWriter()

  init(_ scene: Scene, _ constraints: WrittenConstraints) {
    self.scene = scene
    self.constraints = constraints
  }

  mutating func write() throws(SceneError) {
    writeHead()
    json.raw(",\n  \"root\": ")
    try writeTree()
    json.raw("\n}\n")
  }

  private mutating func writeHead() {
    var head = JSONWriter.Members()
    head.add("maraya", .number(1), to: &json)
    if let name = scene.name { head.add("name", .text(name), to: &json) }
    if let size = scene.size { head.add("size", .size(size), to: &json) }
    if scene.available != .unlimited {
      head.add("available", PropertyKind<Scene.Room>.room.written(scene.available), to: &json)
    }
    if let direction = directionOfRoot {
      head.add("direction", .text(direction.rawValue), to: &json)
    }
    if let scale = scene.root.displayScale { head.add("scale", .number(scale), to: &json) }
  }

  /// The direction that the root has set; that of a part of a tree is the one it has there.
  private var directionOfRoot: LayoutDirection? {
    let root = scene.root
    if root is LayerNode { return nil }
    return root.supernode == nil ? root.layoutDirection : root.effectiveLayoutDirection
  }

  private mutating func writeTree() throws(SceneError) {
    // Nodes first: describing a node runs a hook, which might change the tree.
    let nodes = Array(scene.root.subtree)
    /// The nodes that are open, with the ids of their subnodes.
    var open: [(node: Node, ids: Set<String>)] = []
    for node in nodes {
      while let last = open.last, node.supernode !== last.node {
        open.removeLast()
        end(last.node, level: open.count)
      }
      if open.count == Scene.levelLimit {
        throw SceneError(message: Scene.tooManyLevels)
      }
      if let last = open.indices.last {
        if let id = node.id, !open[last].ids.insert(id).inserted {
          throw SceneError(path: node.path, message: "siblings have the id \"\(id)\"")
        }
        json.raw(open[last].node.firstSubnode === node ? "\n" : ",\n")
        json.raw(Self.indent(open.count))
      }
      var members = try writeMembers(of: node)
      guard node.firstSubnode != nil else {
        add(constraints[node], to: &members, level: open.count)
        members.end(in: &json)
        continue
      }
      members.key("children", in: &json)
      json.raw("[")
      open.append((node, []))
    }
    while !open.isEmpty { end(open.removeLast().node, level: open.count) }
  }

  /// Ends a node with the list of its subnodes.
  private mutating func end(_ node: Node, level: Int) {
    json.raw("\n" + Self.indent(level) + "]")
    guard let part = constraints[node] else { return json.raw(" }") }
    var members = JSONWriter.Members(isEmpty: false)
    add(part, to: &members, level: level)
    members.end(in: &json)
  }

  private mutating func add(
    _ part: WrittenConstraints.Part?,
    to members: inout JSONWriter.Members,
    level: Int
  ) {
    guard let part else { return }
    if part.equations.count == 1 {
      members.add(ConstraintKeys.constraints, .values([.text(part.equations[0])]), to: &json)
    } else {
      members.key(ConstraintKeys.constraints, in: &json)
      let indent = Self.indent(level)
      for (index, equation) in part.equations.enumerated() {
        json.raw((index == 0 ? "[\n" : ",\n") + indent + "  ")
        json.text(equation)
      }
      json.raw("\n" + indent + "]")
    }
    if let order = part.order {
      members.add(ConstraintKeys.order, .numbers(order.map(Double.init)), to: &json)
    }
  }

  /// Writes what a node says of itself, as far as a new one would not.
  private mutating func writeMembers(of node: Node) throws(SceneError) -> JSONWriter.Members {
    var members = JSONWriter.Members()
    let description = NodeDescription(of: node)
    if let id = node.id {
      let (count, limit) = (id.utf8.count, JSONDocument.keyLimit)
      if count > limit {
        let message = "the id has \(count) bytes, of at most \(limit)"
        throw SceneError(path: node.supernode?.path ?? "", message: message)
      }
      members.add("id", .text(id), to: &json)
    }
    if description.typeName != "node" {
      members.add("type", .text(description.typeName), to: &json)
    }
    let isRoot = node === scene.root
    let asked = description.properties.filter { property in
      property.role != .result && !property.isDefault
        && !(isRoot && saysTheHead(property))
    }
    for property in asked where !property.value.isFinite {
      throw SceneError(path: "\(node.path).\(property.key)", message: "a number is not finite")
    }
    // Where a node is comes first: that is what readers look for.
    for property in asked where property.role == .placement {
      members.add(property.key, property.value, to: &json)
    }
    if constraints.hasToSayThatItIsPlaced(node), description[ConstraintKeys.placed] == nil {
      members.add(ConstraintKeys.placed, .flag(true), to: &json)
    }
    let isPart = isRoot && node.supernode != nil
    for property in asked where property.role != .placement {
      if isPart && (property.key == "safeArea" || property.key == "readableWidth") { continue }
      members.add(property.key, property.value, to: &json)
    }
    for field in isPart ? node.surroundings : [] { members.add(field.name, field.value, to: &json) }
    let guides = node.writtenGuides
    if !guides.isEmpty {
      members.add(ConstraintKeys.guides, .list(guides.map { .text($0) }), to: &json)
    }
    return members
  }

  /// Whether a property of the root stands in the head already.
  private func saysTheHead(_ property: NodeDescription.Property) -> Bool {
    property.key == "direction"
      || property.key == "frame"
        && property.value == .rect(Rect(origin: .zero, size: scene.size ?? .zero))
  }

  private static func indent(_ level: Int) -> String {
    String(repeating: "  ", count: min(level, indentedLevelLimit) + 1)
  }
}

extension Node {
  /// The guides that equations can name; no others can be in one.
  fileprivate var writtenGuides: [String] {
    layoutGuides.filter { guide(named: $0.identifier) === $0 }
      .map(\.identifier)
  }

  /// What a part of a tree has from above, and has to have itself where there is nothing above it.
  fileprivate var surroundings: [PropertyValue.Field] {
    let (all, own) = (safeAreaInsets, additionalSafeAreaInsets)
    // Rounding is not to make a length negative.
    let sides: [PropertyValue.Field] = [
      .init("top", max(all.top - own.top, 0)), .init("left", max(all.left - own.left, 0)),
      .init("bottom", max(all.bottom - own.bottom, 0)),
      .init("right", max(all.right - own.right, 0)),
    ]
    var fields: [PropertyValue.Field] = []
    if all != own { fields.append(.init("safeArea", .record(sides))) }
    let width = readableWidth
    if width != Node().readableWidth { fields.append(.init("readableWidth", width)) }
    return fields
  }
}

extension PropertyValue {
  /// Whether all numbers in it are: others no document can hold.
  fileprivate var isFinite: Bool {
    switch self {
    case .none, .flag, .text: true
    case .number(let number): number.isFinite
    case .numbers(let numbers): numbers.allSatisfy { $0.isFinite }
    case .values(let values): values.allSatisfy { $0.isFinite }
    case .record(let fields): fields.allSatisfy { $0.value.isFinite }
    }
  }
}
