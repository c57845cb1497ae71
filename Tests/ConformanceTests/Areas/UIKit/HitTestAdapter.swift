import Maraya

/// Which node a point meets, and whether it is inside.
struct HitTestAdapter: Adapter {
  private let scenery: Scenery
  private let points: [Point]
  /// Whether there is one point, and so one answer instead of a list.
  private let isSingle: Bool
  private let appearance: Appearance?

  init(_ given: inout Fields) throws {
    let single = given.take("point")
    isSingle = single != nil
    points = try (single.map { [$0] } ?? given.take("points")?.list ?? []).map { try $0.point }
    appearance = try Appearance(&given)
    if let bounds = given.take("bounds") {
      let node = Node("root")
      node.bounds = try bounds.rect
      scenery = Scenery(root: node)
    } else if appearance != nil {
      scenery = Scenery(root: Node("root"))
    } else {
      scenery = try Scenery(&given)
    }
    // The file's order of siblings is lost in reading, and who is in front decides.
    if scenery.nodes.values.contains(where: { $0.subnodeCount > 1 }) {
      throw NotUnderstood("the order of siblings in a hit test")
    }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "inside":
      let inside = points.map { Value.flag(scenery.root.point(inside: $0)) }
      return isSingle ? inside : [.list(inside)]
    case "hits":
      let hits = points.map { scenery.root.hitTest($0)?.id.map(Value.text) ?? .null }
      return isSingle ? hits : [.list(hits)]
    case "hittable":
      guard let appearance else { return [] }
      return [true, false].map { .list(appearance.hits(asReceiver: $0)) }
    default:
      throw NotUnderstood("the expectation '\(key)'")
    }
  }
}

/// What decides whether a node can be hit at all.
private struct Appearance {
  private let alphas: [Double]
  private let isHidden: Bool
  private let isInteractive: Bool

  init?(_ given: inout Fields) throws {
    guard let alphas = given.take("alphas") else { return nil }
    self.alphas = try alphas.list.map { try $0.number }
    isHidden = try given.require("hidden").flag
    isInteractive = try given.require("userInteractionEnabled").flag
  }

  /// Whether a node of each alpha is hit, when it is asked itself or when its supernode is.
  func hits(asReceiver: Bool) -> [Value] {
    alphas.map { alpha in
      let node = Node()
      node.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      node.alpha = alpha
      node.isHidden = isHidden
      node.isUserInteractionEnabled = isInteractive
      let supernode = Node()
      supernode.frame = node.frame
      supernode.addSubnode(node)
      let receiver = asReceiver ? node : supernode
      return .flag(receiver.hitTest(Point(x: 5, y: 5)) === node)
    }
  }
}
