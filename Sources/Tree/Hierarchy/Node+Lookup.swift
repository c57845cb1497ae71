extension Node {
  /// The first node with this id, depth first, from this node down; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes here and below.
  public final subscript(_ id: String) -> Node? {
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      if current.read({ $0.record.id == id }) { return current.takeUnretainedValue() }
      link = current.read { $0.following(within: top) }
    }
    return nil
  }

  /// The way from the root to this node, such as `screen/list/node[2]`.
  ///
  /// A node without an id appears as `node` or `layer` and its index among its siblings.
  ///
  /// - Complexity: O(*d* + *s*) for *d* ancestors and *s* siblings before nodes without id.
  public final var path: String {
    path(limit: Int.max)
  }

  /// The path for a message: of a very deep node only its end.
  final var briefPath: String {
    path(limit: 16)
  }

  private func path(limit: Int) -> String {
    var parts: [String] = []
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link, parts.count < limit {
      parts.append(current.takeUnretainedValue().pathComponent)
      link = current.read { $0.linkAbove }
    }
    if link != nil { parts.append("…") }
    parts.reverse()
    return parts.joined(separator: "/")
  }

  private var pathComponent: String {
    if let id { return id }
    guard record.supernode != nil else { return briefTypeName }
    var index = 0
    var link = record.previousSibling
    while let current = link {
      index += 1
      link = current.read { $0.record.previousSibling }
    }
    return pathComponent(at: index)
  }

  /// The last part of the path of a node that has a supernode, and so many siblings before it.
  final func pathComponent(at index: Int) -> String { id ?? "\(briefTypeName)[\(index)]" }

  /// Not from `describe(into:)`: paths are made in the middle of things, where no hook may run.
  private var briefTypeName: String { record.flags.contains(.isLayer) ? "layer" : "node" }
}
