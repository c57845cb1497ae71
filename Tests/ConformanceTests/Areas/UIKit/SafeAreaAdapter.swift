import Maraya

/// How much of a supernode's safe area reaches into a subnode.
struct SafeAreaAdapter: Adapter {
  private let insets: EdgeInsets
  /// The subnode's distances from the edges of its supernode's bounds.
  private let distances: EdgeInsets
  /// The order of edges in a list.
  private let order: [KeyPath<EdgeInsets, Double>]

  init(_ given: inout Fields) throws {
    insets =
      try given.take("parentSafe")?.edgeInsets
      ?? EdgeInsets(top: 20, left: 10, bottom: 30, right: 15)
    if var edges = try given.take("childInsetsInParent")?.fields(of: "'childInsetsInParent'") {
      distances = EdgeInsets(
        top: try edges.require("top").number,
        left: try edges.require("left").number,
        bottom: try edges.require("bottom").number,
        right: try edges.require("right").number
      )
      try edges.finish()
    } else {
      distances = try Self.distances(given.require("child").text, insets)
    }
    let names = try given.take("order")?.text ?? "top,left,bottom,right"
    order = try names.split(separator: ",").map { name in
      guard let edge = Self.edges[String(name)] else { throw NotUnderstood("the edge '\(name)'") }
      return edge
    }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "childSafe": results.map { insets in .numbers(order.map { insets[keyPath: $0] }) }
    case "childSafeRight": results.map { .number($0.right) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// The subnode's safe area in each way, before and after a pass, in both directions.
  private var results: [EdgeInsets] {
    LayoutDirection.allCases.flatMap { direction in
      Self.ways.flatMap { way in
        let (child, parent) = (Node("child"), Node("parent"))
        parent.frame = Rect(x: 0, y: 0, width: 200, height: 300)
        parent.layoutDirection = direction
        parent.addSubnode(child)
        let root = way(parent, insets)
        child.frame = parent.bounds.inset(by: distances)
        return withExtendedLifetime(root) {
          let atOnce = child.safeAreaInsets
          root.layoutIfNeeded()
          return [atOnce, child.safeAreaInsets]
        }
      }
    }
  }

  /// Ways to give a node its safe area; each answers the root.
  private static let ways: [@Sendable (_ parent: Node, EdgeInsets) -> Node] = [
    { parent, insets in
      parent.safeAreaInsets = insets
      return parent
    },
    { parent, insets in
      parent.additionalSafeAreaInsets = insets
      return parent
    },
    // The edges are those of the bounds, wherever these begin.
    { parent, insets in
      parent.bounds.origin = Point(x: 40, y: -25)
      parent.safeAreaInsets = insets
      return parent
    },
    { parent, insets in
      let root = Node()
      root.frame = parent.frame
      root.safeAreaInsets = insets
      root.addSubnode(parent)
      return root
    },
  ]

  // MARK: Reading

  private static let edges: [String: any KeyPath<EdgeInsets, Double> & Sendable] = [
    "top": \.top, "left": \.left, "bottom": \.bottom, "right": \.right,
  ]

  /// The distances of a subnode that the case describes in words.
  private static func distances(_ words: String, _ insets: EdgeInsets) throws -> EdgeInsets {
    switch words {
    case "entirely inside parent's safe area":
      EdgeInsets(
        top: insets.top + 5,
        left: insets.left,
        bottom: insets.bottom + 1,
        right: insets.right + 20
      )
    case "extends past parent's right edge":
      EdgeInsets(top: 0, left: 0, bottom: 0, right: -50)
    default: throw NotUnderstood("a child that '\(words)'")
    }
  }
}
