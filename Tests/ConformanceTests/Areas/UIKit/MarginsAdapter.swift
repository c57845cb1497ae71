import Maraya

/// The margins of a node, new and with a safe area.
struct MarginsAdapter: Adapter {
  /// The margin and the safe areas at the top, if the case is not about a new node.
  private let tops: (margin: Double, safeAreas: [Double])?

  init(_ given: inout Fields) throws {
    if let view = given.take("view") {
      guard try view.text == "new" else { throw NotUnderstood("the view \(view)") }
      tops = nil
    } else {
      let margin = try given.require("baseMarginTop").number
      tops = (margin, try given.require("safeAreaTop").numbers)
    }
  }

  func answers(to key: String) throws -> [Value] {
    if let tops {
      guard key == "layoutMarginsTop" else { throw NotUnderstood("the expectation '\(key)'") }
      return Self.ways.map { way in
        .numbers(tops.safeAreas.map { way(tops.margin, $0).layoutMargins.top })
      }
    }
    let (root, subnode) = (Node(), Node())
    root.addSubnode(subnode)
    return try [root, subnode].map { try Self.answer(to: key, of: $0) }
  }

  private static func answer(to key: String, of node: Node) throws -> Value {
    switch key {
    case "layoutMargins": .edgeInsets(node.layoutMargins)
    case "preservesSuperviewLayoutMargins": .flag(node.preservesSupernodeLayoutMargins)
    case "insetsLayoutMarginsFromSafeArea": .flag(node.insetsLayoutMarginsFromSafeArea)
    case "safeAreaInsets": .edgeInsets(node.safeAreaInsets)
    case "autoresizesSubviews": .flag(node.autoresizesSubnodes)
    case "autoresizingMask": .number(Double(node.autoresizingMask.rawValue))
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// Ways to a node with a margin and a safe area at the top.
  private static let ways: [@Sendable (_ margin: Double, _ safeArea: Double) -> Node] = [
    { margin, safeArea in
      let node = Node()
      node.layoutMargins.top = margin
      node.safeAreaInsets.top = safeArea
      return node
    },
    { margin, safeArea in
      let node = Node()
      node.safeAreaInsets.top = safeArea
      node.insetsLayoutMarginsFromSafeArea = false
      node.directionalLayoutMargins.top = margin
      node.insetsLayoutMarginsFromSafeArea = true
      return node
    },
  ]
}
