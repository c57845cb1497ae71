import Maraya

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
      let node = GradientNode("gradient")
      node.layoutDirection = direction
      way(node, start, end)
      return try [node, node.reread].map { node in
        guard let gradient = node as? GradientNode else { throw NotUnderstood("a file of ours") }
        return (gradient.startPoint, gradient.endPoint)
      }
    }
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
      let direction = node.layoutDirection
      node.layoutDirection = node.effectiveLayoutDirection.opposite
      node.directionalStartPoint = start
      node.rtl_set(startPoint: start, endPoint: end)
      node.layoutDirection = direction
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
