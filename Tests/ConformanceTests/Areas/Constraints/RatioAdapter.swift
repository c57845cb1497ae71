import Maraya

/// Nodes by ratios of what they are in, snapped to pixels, in both directions.
struct RatioAdapter: Adapter {
  private let bounds: Rect
  private let items: [RatioItem]
  /// The number of pixels in a point, or `nil` where nothing is snapped.
  private let scale: Double?

  init(_ given: inout Fields) throws {
    bounds = try given.require("bounds").rect
    items = try given.require("items").list.map(RatioItem.init)
    let scale = try given.require("scale").number
    self.scale = scale == 0 ? nil : scale
  }

  func answers(to key: String) throws -> [Value] {
    guard let direction = LayoutDirection(rawValue: key) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    let nodes = try fresh(in: direction)
    let turned = try turned(to: direction)
    if scale != nil { return [nodes, turned].map { answer($0, \.snappedFrame) } }
    return [nodes, turned].flatMap { [answer($0, \.frame), answer($0, \.snappedFrame)] }
  }

  private func answer(_ nodes: [Node], _ frame: KeyPath<Node, Rect>) -> Value {
    let ids = items.map(\.id)
    return .object(
      Dictionary(zip(ids, nodes.dropFirst().map { .rect($0[keyPath: frame]) })) { $1 }
    )
  }

  // MARK: The tree

  /// The root and the nodes of the items, laid out in a direction from the start.
  private func fresh(in direction: LayoutDirection) throws -> [Node] {
    let root = Node.root(direction, width: bounds.width, height: bounds.height, scale: scale, [])
    root.bounds.origin = bounds.origin
    var nodes = [root]
    for item in items {
      let node = Node(item.id)
      node.ratio = RatioRect(item.ratios)
      guard let supernode = item.parent == nil ? root : nodes.last(where: { $0.id == item.parent })
      else { throw NotUnderstood("the parent of '\(item.id)'") }
      supernode.addSubnode(node)
      nodes.append(node)
    }
    root.layoutIfNeeded()
    return nodes
  }

  /// The same, first laid out in the other direction, in another size and without a scale.
  private func turned(to direction: LayoutDirection) throws -> [Node] {
    let nodes = try fresh(in: direction.opposite)
    let root = nodes[0]
    root.displayScale = nil
    root.frame.size = Size(width: 777.7, height: 33.3)
    root.layoutIfNeeded()
    root.displayScale = scale
    root.frame.size = bounds.size
    root.layoutDirection = direction
    root.layoutIfNeeded()
    return nodes
  }
}

/// A node and its ratios.
private struct RatioItem {
  let id: String
  let ratios: Rect
  let parent: String?

  init(_ value: Value) throws {
    var fields = try value.fields(of: "an item")
    id = try fields.require("id").text
    ratios = try fields.require("ratios").rect
    parent = try fields.take("parent")?.text
    try fields.finish()
  }
}
