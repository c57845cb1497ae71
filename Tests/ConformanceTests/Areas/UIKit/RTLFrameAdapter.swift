import Maraya

/// Frames that other libraries have computed from the leading edge, in both directions.
struct RTLFrameAdapter: Adapter {
  private let container: Rect
  /// The frame of each node that is placed, physical, in both directions.
  private let subjects: [Rect]
  private let neighbour: Rect
  private let operation: FrameOperation

  init(_ given: inout Fields) throws {
    container = try given.require("container").rect
    if let widths = given.take("widths") {
      subjects = try widths.numbers.map { Rect(x: 0, y: 0, width: $0, height: 10) }
      neighbour = .zero
      operation = try FrameOperation(given.require("align").text)
    } else {
      subjects = [try given.require("a").rect]
      neighbour = try given.require("b").rect
      operation = try FrameOperation(given.require("op").text)
    }
  }

  func answers(to key: String) throws -> [Value] {
    guard let (_, name, isX) = key.wholeMatch(of: /(ltr|rtl)(X)?/)?.output,
      let direction = LayoutDirection(rawValue: String(name))
    else { throw NotUnderstood("the expectation '\(key)'") }
    return try Self.ways.map { way in
      let rects = subjects.map { result(of: way, for: $0, in: direction) }
      if isX != nil { return .numbers(rects.map(\.minX)) }
      guard rects.count == 1 else { throw NotUnderstood("one frame of \(rects.count)") }
      return .rect(rects[0])
    }
  }

  private typealias Way = @Sendable (_ node: Node, _ rect: Rect, _ container: Rect) -> Void

  /// Ways to put a node to a rectangle in leading space.
  private static let ways: [Way] = [
    { node, rect, _ in node.directionalFrame = rect },
    { node, rect, _ in
      node.directionalSize = rect.size
      node.directionalCenter = Point(x: rect.midX, y: rect.midY)
    },
    { node, rect, _ in
      node.bounds.size = rect.size
      node.frame.origin.y = rect.minY
      node.directionalMaxX = rect.maxX
    },
    { node, rect, container in
      node.place(
        leading: rect.minX - container.minX,
        top: rect.minY - container.minY,
        width: rect.width,
        height: rect.height
      )
    },
    { node, rect, container in
      node.place(
        leading: rect.minX - container.minX,
        top: rect.minY - container.minY,
        trailing: container.maxX - rect.maxX,
        bottom: container.maxY - rect.maxY
      )
    },
  ]

  private func result(of way: Way, for frame: Rect, in direction: LayoutDirection) -> Rect {
    let (a, b) = (Node("a"), Node("b"))
    a.frame = frame
    b.frame = neighbour
    let root = Node.root(direction, width: container.width, height: container.height, [a, b])
    root.bounds.origin = container.origin
    let before = FrameOperation.Frames(
      a: a.directionalFrame,
      b: b.directionalFrame,
      container: root.bounds,
      direction: root.effectiveLayoutDirection
    )
    way(a, operation.result(before), root.bounds)
    root.layoutIfNeeded()
    return withExtendedLifetime(root) { a.frame }
  }
}
