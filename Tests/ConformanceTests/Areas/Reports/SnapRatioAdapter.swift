import Maraya

/// Nodes by ratios that tile a width, on the grid.
struct SnapRatioAdapter: Adapter {
  /// The snapped frames in leading space, in each direction.
  private let frames: [[Rect]]

  init(_ given: inout Fields) throws {
    let scale = try given.require("scale").number
    let width = try given.require("parentWidth").number
    let ratios = try given.require("ratios").list.map { try $0.numbers(2) }
    frames = LayoutDirection.allCases.map { direction in
      let nodes = ratios.map { Node.column($0) }
      let root = Node.root(direction, width: width, scale: scale, nodes)
      return nodes.map { $0.leadingSnappedFrame(in: root) }
    }
  }

  func answers(to key: String) throws -> [Value] {
    try frames.map { frames in
      switch key {
      case "x": .numbers(frames.map(\.minX))
      case "widths": .numbers(frames.map(\.width))
      case "sum": .number(frames.map(\.width).reduce(0, +))
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }
}

/// Two nodes by ratios that share an edge between pixels.
struct SharedEdgeAdapter: Adapter {
  private let scale: Double
  private let width: Double
  private let ratios: [String: [Double]]

  init(_ given: inout Fields) throws {
    scale = try given.require("scale").number
    width = try given.require("parentWidth").number
    ratios = [
      "a": try given.require("a").numbers(2),
      "b": try given.require("b").numbers(2),
    ]
  }

  func answers(to key: String) throws -> [Value] {
    guard let direction = LayoutDirection(rawValue: key) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    let nodes = ratios.mapValues { Node.column($0) }
    let subnodes = ratios.keys.sorted().compactMap { nodes[$0] }
    return [subnodes, subnodes.reversed()].map { subnodes in
      let root = Node.root(direction, width: width, scale: scale, subnodes)
      return withExtendedLifetime(root) { .object(nodes.mapValues(\.snappedEdges)) }
    }
  }
}

extension Node {
  /// A node as high as its supernode, by the ratios of its x and its width.
  fileprivate static func column(_ ratios: [Double]) -> Node {
    Node().with { $0.ratio = RatioRect(Rect(x: ratios[0], y: 0, width: ratios[1], height: 1)) }
  }
}
