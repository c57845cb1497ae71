import MarayaGeometry

/// A sketch changes as the tree would: by the ids of its nodes.
extension TreeSketch {
  /// The ids of all nodes, in the order of the tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var ids: [String] { [id] + children.flatMap(\.ids) }

  /// The part of the sketch that describes a node, or `nil` if there is none of that id.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public subscript(_ id: String) -> TreeSketch? {
    if id == self.id { return self }
    for child in children {
      if let found = child[id] { return found }
    }
    return nil
  }

  /// Changes the part that describes a node; `false` if there is none of that id.
  @discardableResult
  mutating func update(_ id: String, _ change: (inout TreeSketch) -> Void) -> Bool {
    if id == self.id {
      change(&self)
      return true
    }
    for index in children.indices where children[index].update(id, change) { return true }
    return false
  }

  /// Takes a node out, with what is inside; `nil` for the root or an unknown id.
  @discardableResult
  mutating func remove(_ id: String) -> TreeSketch? {
    if let index = children.firstIndex(where: { $0.id == id }) {
      return children.remove(at: index)
    }
    for index in children.indices {
      if let removed = children[index].remove(id) { return removed }
    }
    return nil
  }

  /// Puts what is inside a node in its place.
  mutating func dissolve(_ id: String) {
    if let index = children.firstIndex(where: { $0.id == id }) {
      children.replaceSubrange(index...index, with: children[index].children)
      return
    }
    for index in children.indices { children[index].dissolve(id) }
  }

  /// Adds a sketch to a node, at an index or at the end if there are fewer.
  mutating func insert(_ sketch: TreeSketch, into id: String, at index: Int) {
    gatherConstraints()
    var part = sketch
    part.gatherConstraints()
    // Those that come with it are the newest.
    constraints += part.constraints
    part.constraints = []
    update(id) { $0.children.insert(part, at: min(index, $0.children.count)) }
  }

  /// Gives a root another size: its frame keeps the origin that it was placed by.
  mutating func resize(to size: Size) {
    switch setting(.place) {
    case .frame(let rect): set(.frame(Rect(origin: rect.origin, size: size)))
    case .directionalFrame(let rect): set(.directionalFrame(Rect(origin: rect.origin, size: size)))
    default:
      // A node that nobody has placed has its anchor point at the origin.
      guard case .size(let old) = setting(.size) else {
        set(.frame(Rect(origin: .zero, size: size)))
        return
      }
      var anchor = UnitPoint.center
      if case .anchorPoint(let point) = setting(.anchorPoint) { anchor = point }
      let origin = Point(x: -anchor.x * old.width, y: -anchor.y * old.height)
      set(.frame(Rect(origin: origin, size: size)))
    }
  }
}
