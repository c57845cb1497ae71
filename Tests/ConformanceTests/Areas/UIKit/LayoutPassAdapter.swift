import Maraya

/// Who needs layout, who is laid out, and in which order.
struct LayoutPassAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("layer") {
        try NewLayer(&given)
      } else if given.has("sizeThatFits") {
        try Fitting(&given)
      } else if given.has("scroll.contentOffset") {
        try ScrolledChild(&given)
      } else {
        try LayoutScript(&given)
      }
  }
}

/// A layer to which nothing has happened.
private struct NewLayer: Adapter {
  init(_ given: inout Fields) throws {
    let layer = try given.require("layer").text
    guard layer == "new CALayer" else { throw NotUnderstood("the layer '\(layer)'") }
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "needsLayout" else { throw NotUnderstood("the expectation '\(key)'") }
    return [.flag(LayerNode().needsLayout)]
  }
}

/// The size that a node takes when it answers with lengths that can't be.
private struct Fitting: Adapter {
  private let answer: Size

  init(_ given: inout Fields) throws {
    answer = try given.require("sizeThatFits").size
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "boundsSize" else { throw NotUnderstood("the expectation '\(key)'") }
    return Self.ways.map { way in
      let node = MeasuredNode(content: answer)
      node.frame = Rect(x: 5, y: 5, width: 10, height: 10)
      way(node)
      return .size(node.bounds.size)
    }
  }

  /// Ways to have a node take the size that it wants.
  private static let ways: [@Sendable (MeasuredNode) -> Void] = [
    { $0.sizeToFit() },
    { $0.layout() },
    { $0.bounds.size = $0.measure(.unbounded) },
    { node in
      let root = Node.root(.rightToLeft, width: 300, height: 300, [node])
      node.place(leading: 5, top: 5)
      root.layoutIfNeeded()
    },
  ]
}
