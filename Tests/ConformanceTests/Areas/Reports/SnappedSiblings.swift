import Maraya

/// Siblings that touch, in the middle of a container.
struct SnappedSiblings: Adapter {
  /// The snapped frames in leading space, in each direction.
  private let frames: [[Rect]]

  init(_ given: inout Fields) throws {
    let scale = try given.require("scale").number
    let width = try given.require("containerWidth").number
    let widths = try given.require("children").numbers
    let justification = try given.require("justify").text
    guard justification == "center" else { throw NotUnderstood("'\(justification)'") }
    var x = (width - widths.reduce(0, +)) / 2
    let rects = widths.map { width in
      defer { x += width }
      return Rect(x: x, y: 0, width: width, height: 20)
    }
    frames = LayoutDirection.allCases.map { direction in
      let nodes = rects.map { rect in Node().with { $0.directionalFrame = rect } }
      let root = Node.root(direction, width: width, scale: scale, nodes)
      return nodes.map { $0.leadingSnappedFrame(in: root) }
    }
  }

  func answers(to key: String) throws -> [Value] {
    try frames.map { frames in
      switch key {
      case "edges": .numbers(frames.map(\.minX) + frames.suffix(1).map(\.maxX))
      case "widths": .numbers(frames.map(\.width))
      case "touching": .flag(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.minX })
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }
}

extension Node {
  /// Where a node with a frame in leading space lands on the grid, in a root of no fractions.
  static func snapped(_ rect: Rect, scale: Double) -> Rect {
    let node = Node("node")
    node.directionalFrame = rect
    let root = Node.root(.leftToRight, width: 1000, height: 1000, scale: scale, [node])
    return node.leadingSnappedFrame(in: root)
  }

  /// The snapped frame from the leading edge of the root's snapped box.
  func leadingSnappedFrame(in root: Node) -> Rect {
    let axis = ReferenceAxis(width: root.snappedFrame.width)
    return Reflection(root.effectiveLayoutDirection, across: axis)(snappedFrame)
  }

  /// The two snapped edges, physical.
  var snappedEdges: Value { .numbers([snappedFrame.minX, snappedFrame.maxX]) }
}
