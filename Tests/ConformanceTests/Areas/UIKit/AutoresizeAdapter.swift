import Maraya

/// A frame with a mask, when the size of the supernode changes.
struct AutoresizeAdapter: Adapter {
  private let frame: Rect
  private let before: Size
  private let after: Size
  private let mask: AutoresizingMask
  /// The direction, if the case is about one.
  private let direction: LayoutDirection?

  init(_ given: inout Fields) throws {
    frame = try given.require("frame").rect
    before = try given.require("superviewBefore").size
    after = try given.require("superviewAfter").size
    mask = try Self.mask(given.require("flexible").text)
    direction = try given.take("direction")?.direction
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "frame", "unrounded": results.map(Value.rect)
    case "appkitFloored": results.map { Value.rect(Self.floored($0)) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  // MARK: Ways to be resized

  /// The frame after the change of size, in each way there is.
  private var results: [Rect] {
    let directions = direction.map { [$0] } ?? LayoutDirection.allCases
    let physical = directions.flatMap { direction in
      Self.ways.flatMap { way in
        [Node(), LayerNode()].map { result(of: way, for: $0, in: direction) { $0.frame = frame } }
      }
    }
    // Left-to-right the leading side is the left one.
    let directional = Self.ways.map { way in
      result(of: way, for: Node(), in: .leftToRight) { $0.directionalFrame = frame }
    }
    return direction == .rightToLeft ? physical : physical + directional
  }

  private typealias Way =
    @Sendable (AutoresizeAdapter, _ node: Node, _ supernode: Node, () -> Void) -> Void

  /// Each sets the node up, with a closure that sets its frame, and resizes the supernode.
  private static let ways: [Way] = [
    { adapter, node, supernode, place in
      place()
      node.autoresizingMask = adapter.mask
      supernode.addSubnode(node)
      supernode.bounds.size = adapter.after
    },
    { adapter, node, supernode, place in
      supernode.addSubnode(node)
      node.autoresizingMask = adapter.mask
      place()
      supernode.frame.size = adapter.after
    },
    // By way of other sizes: nothing of them may be left.
    { adapter, node, supernode, place in
      supernode.addSubnode(node)
      place()
      node.autoresizingMask = adapter.mask
      for size in [Size(width: 7, height: 3), adapter.before, Size.zero, adapter.after] {
        supernode.bounds.size = size
      }
    },
  ]

  private func result(
    of way: Way,
    for node: Node,
    in direction: LayoutDirection,
    placing place: @escaping (Node) -> Void
  ) -> Rect {
    let supernode = Node.root(direction, width: before.width, height: before.height, [])
    way(self, node, supernode) { place(node) }
    return withExtendedLifetime(supernode) {
      let atOnce = node.frame
      supernode.layoutIfNeeded()
      // What a pass would move was not where it belongs.
      return atOnce == node.frame ? atOnce : .null
    }
  }

  // MARK: Reading

  private static let letters: [Character: AutoresizingMask] = [
    "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin,
    "T": .flexibleTopMargin, "H": .flexibleHeight, "B": .flexibleBottomMargin,
  ]

  private static func mask(_ text: String) throws -> AutoresizingMask {
    try text.reduce(into: []) { mask, letter in
      guard let part = letters[letter] else { throw NotUnderstood("the mask '\(text)'") }
      mask.formUnion(part)
    }
  }

  /// What AppKit makes of an exact frame: both edges go down to whole pixels.
  private static func floored(_ rect: Rect) -> Rect {
    func floored(_ edge: Double) -> Double { (edge + 1e-9).rounded(.down) }
    let (x, y) = (floored(rect.minX), floored(rect.minY))
    return Rect(x: x, y: y, width: floored(rect.maxX) - x, height: floored(rect.maxY) - y)
  }
}
