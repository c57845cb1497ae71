import MarayaTree

/// Sets properties of nodes to what a document gives.
struct PropertyReader {
  /// A key and a value of a node in a document.
  struct Member {
    let key: String
    let keyOffset: Int
    let value: JSONValue
  }

  /// The properties of each type, by its name: looked up, never iterated.
  private var declarations: [String: [NodeDescription.Declaration]] = [:]
  /// Masks wait for the sizes from which places are stretched.
  private var masks: [(node: Node, mask: Member)] = []

  /// Sets properties of a node.
  ///
  /// - Parameters:
  ///   - members: What to set.
  ///   - node: The node, where it belongs in the tree.
  ///   - type: The name of its type.
  ///   - path: The way to the one value, if it does not stand in the node.
  /// - Returns: Whether they say where the node is.
  /// - Throws: What is wrong with the first value that can't be set.
  @discardableResult
  mutating func set(
    _ members: [Member],
    of node: Node,
    type: String,
    path: String? = nil
  ) throws(SceneError) -> Bool {
    if members.isEmpty { return false }
    let declared = declarations[type] ?? NodeDescription.declarations(of: node)
    declarations[type] = declared

    func fullPath(_ key: String) -> String { path ?? "\(node.documentPath).\(shown(key))" }
    var placement: Member?
    // What was given already, by what it is about.
    var subjects: [(subject: String, member: Member)] = []
    for member in members {
      guard let declaration = declared.first(where: { $0.key == member.key }) else {
        let hint = suggestion(for: member.key, among: declared.map(\.key) + structure)
        let message = "a \(type) has no \(quoted(member.key))" + hint
        throw member.value.error(message, at: member.keyOffset, path: fullPath(member.key))
      }
      let isPlacement = declaration.role == .placement
      let twin = subjects.first { $0.subject == declaration.subject }?.member
      if let other = isPlacement ? placement : twin {
        let message = "\"\(other.key)\" and \"\(member.key)\" can't both be given"
        throw member.value.error(message, at: member.keyOffset, path: fullPath(member.key))
      }
      if isPlacement { placement = member }
      subjects.append((declaration.subject, member))
    }

    // A place is stretched from what a layout gives, unless it is said from what.
    let waits =
      node.supernode != nil && !members.contains { $0.key == "autoresizingBase" }
    let now = members.filter { !waits || $0.key != "autoresizingMask" }
    if now.count < members.count {
      for mask in members where mask.key == "autoresizingMask" { masks.append((node, mask)) }
    }
    try assign(now, to: node, path: fullPath)
    return placement != nil
  }

  /// Lays the tree out and sets the masks that wait for that.
  mutating func setMasks(in scene: Scene) throws(SceneError) {
    if masks.isEmpty { return }
    scene.layout()
    for (node, mask) in masks {
      try assign([mask], to: node) { "\(node.documentPath).\($0)" }
    }
    masks = []
  }

  private func assign(
    _ members: [Member],
    to node: Node,
    path: (String) -> String
  ) throws(SceneError) {
    let values = members.map { ($0.key, $0.value.propertyValue) }
    guard let problem = PropertyAssignment.assign(values, to: node),
      let member = members.first(where: { $0.key == problem.key })
    else { return }
    let path = path(member.key)
    switch problem.reason {
    case .missing:
      let message = "the node has no \(quoted(member.key)) with the values before it"
      throw member.value.error(message, at: member.keyOffset, path: path)
    case .mismatch(let mismatch): throw member.value.error(mismatch, path: path)
    case .refused(let diagnostic): throw member.value.error(diagnostic.reason, path: path)
    }
  }

  private var structure: [String] { ["id", "type", "children"] + ConstraintKeys.all }
}

extension Diagnostic {
  /// Why the node refused a value of a document.
  fileprivate var reason: String {
    let found = value.unicodeScalars.count > 40 ? "" : ", found \(value)"
    return switch code {
    case .nonFiniteValue: "\(code.rawValue): it leads to a number beyond all that there are" + found
    case .negativeLength: "\(code.rawValue): expected a length that is not below 0" + found
    default: "\(code.rawValue): \(value)"
    }
  }
}
