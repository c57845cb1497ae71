import Maraya
import TestSupport

/// The two points of a gradient from the leading edge, and where they are in a direction.
struct MirroredGradient {
  let start: UnitPoint
  let end: UnitPoint

  init(start: Value, end: Value) throws {
    (self.start, self.end) = (try start.unitPoint, try end.unitPoint)
  }

  /// The physical points in each way to them.
  func points(in direction: LayoutDirection) throws -> [(start: UnitPoint, end: UnitPoint)] {
    try Self.ways.flatMap { way in
      let gradient = Self.node(in: direction)
      way(gradient, start, end)
      return try [gradient, Self.reread(gradient)].map { ($0.startPoint, $0.endPoint) }
    }
  }

  /// A gradient in a root, whose direction it has.
  static func node(in direction: LayoutDirection) -> GradientNode {
    let gradient = GradientNode("gradient")
    let root = Node("root") { gradient }
    root.layoutDirection = direction
    keep(root)
    return gradient
  }

  /// A gradient in its tree, as it comes back from a file.
  static func reread(_ gradient: GradientNode) throws -> GradientNode {
    let root = try gradient.root.reread
    guard let read = root["gradient"] as? GradientNode else {
      throw NotUnderstood("a file of ours")
    }
    keep(root)
    return read
  }

  /// As objects with the keys `start` and `end`.
  func values(in direction: LayoutDirection) throws -> [Value] {
    try points(in: direction).map { Self.value($0.start, $0.end) }
  }

  static func value(_ start: UnitPoint, _ end: UnitPoint) -> Value {
    .object(["start": .unitPoint(start), "end": .unitPoint(end)])
  }

  private typealias Way = @Sendable (GradientNode, _ start: UnitPoint, _ end: UnitPoint) -> Void

  private static let ways: [Way] = [
    { node, start, end in
      node.directionalStartPoint = start
      node.directionalEndPoint = end
    },
    { $0.rtl_set(startPoint: $1, endPoint: $2) },
    // Set in the other direction: the node turns.
    { node, start, end in
      node.root.layoutDirection = node.effectiveLayoutDirection.opposite
      node.directionalStartPoint = start
      node.rtl_set(startPoint: start, endPoint: end)
      node.root.layoutDirection = node.effectiveLayoutDirection.opposite
    },
    { node, start, end in
      node.startPoint = node.effectiveLayoutDirection.physical(start)
      node.endPoint = node.effectiveLayoutDirection.physical(end)
    },
    { node, start, end in
      node.startPoint = start
      node.endPoint = end
      (node.startPoint, node.endPoint) = (node.directionalStartPoint, node.directionalEndPoint)
    },
  ]
}
