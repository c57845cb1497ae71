import Maraya

/// Touches beside a node that can be hit beyond its leading edge.
struct HitSlopAdapter: Adapter {
  private let parent: Node
  private let node = Node("node")
  private let touches: [Point]

  init(_ given: inout Fields) throws {
    var fields = try given.require("node").fields(of: "'node'")
    node.directionalFrame = try fields.require("logical").rect
    var slop = try fields.require("hitSlop").fields(of: "'hitSlop'")
    node.directionalHitSlop.leading = try slop.require("leading").number
    try slop.finish()
    try fields.finish()
    parent = Node.root(
      try given.require("direction").direction,
      width: try given.require("parentWidth").number,
      [node]
    )
    touches = try given.require("touches").list.map { try $0.point }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "physicalX":
      return [.number(node.frame.minX)]
    case "hit":
      let hits = touches.map { Value.flag(parent.hitTest($0) === node) }
      let inside = touches.map { Value.flag(node.point(inside: node.convert($0, from: parent))) }
      return [.list(hits), .list(inside)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
