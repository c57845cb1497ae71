import Maraya

/// Article 4's views in a screen that is turned, in both directions.
struct RatioViewsAdapter: Adapter {
  private let sizes: [Size]
  private let ratios: [Rect]

  init(_ given: inout Fields) throws {
    sizes = try given.require("sizes").list.map { try $0.size }
    ratios = try given.require("ratios").list.map { try $0.rect }
    let directions = try given.require("directions").directions
    guard directions == LayoutDirection.allCases else {
      throw NotUnderstood("the directions \(directions)")
    }
  }

  func answers(to key: String) throws -> [Value] {
    guard let direction = LayoutDirection(rawValue: key) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    let nodes = ratios.map { ratio in Node().with { $0.ratio = RatioRect(ratio) } }
    let root = Node.root(direction, width: 0, height: 0, nodes)
    let kept = sizes.map { size in
      root.layout(width: size.width, height: size.height)
      return Value.list(nodes.map { .rect($0.frame) })
    }
    // The article's own way: computed again by hand for each size.
    let computed = sizes.map { size in
      root.layout(width: size.width, height: size.height)
      return Value.list(ratios.map { .rect(layoutInSuperViewwithRatios(root, $0)) })
    }
    return [.list(kept), .list(computed)]
  }
}
