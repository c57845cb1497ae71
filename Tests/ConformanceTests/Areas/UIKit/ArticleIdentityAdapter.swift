import Maraya

/// What holds of the articles' formulas, and of ours.
struct ArticleIdentityAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("frame") {
        try MirroredFrame(&given)
      } else if given.has("v") {
        try MirroredValue(&given)
      } else if given.has("logicalX") {
        try MirroredOffset(&given)
      } else {
        try RatioFrames(&given)
      }
  }
}

/// A frame mirrored once, and twice.
private struct MirroredFrame: Adapter {
  private let referenceWidth: Double
  private let frame: Rect

  init(_ given: inout Fields) throws {
    referenceWidth = try given.require("refWidth").number
    frame = try given.require("frame").rect
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "mirrored": Self.ways.map { .rect($0(frame, referenceWidth)) }
    case "mirroredTwice": Self.ways.map { .rect($0($0(frame, referenceWidth), referenceWidth)) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// Ways to mirror a rectangle across a width.
  private static let ways: [@Sendable (Rect, _ width: Double) -> Rect] = [
    { Reflection(.rightToLeft, across: ReferenceAxis(width: $1))($0) },
    { rect, width in
      let node = Node()
      node.layoutDirection = .rightToLeft
      node.rtl_refWidth = width
      node.rtl_frame = rect
      return node.frame
    },
    { rect, width in
      let node = Node()
      node.frame = rect
      let root = Node.root(.rightToLeft, width: width, [node])
      return withExtendedLifetime(root) { node.directionalFrame }
    },
  ]
}

/// A coordinate mirrored in a node, and in what is around it.
private struct MirroredValue: Adapter {
  private let node = Node()
  private let value: Double

  init(_ given: inout Fields) throws {
    node.bounds.size.width = try given.require("boundsWidth").number
    node.layoutDirection = .rightToLeft
    node.referenceWidth = try given.require("refWidth").number
    value = try given.require("v").number
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "fromSelf": [node.mirroredInSelf(value), node.rtl_valueFromSelf(value)].map(Value.number)
    case "fromRef":
      [node.mirroredInReference(value), node.rtl_valueFromRef(value)].map(Value.number)
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}

/// Article 4's frames by ratios of the supernode.
private struct RatioFrames: Adapter {
  private let bounds: Rect
  private let ratios: [Rect]

  init(_ given: inout Fields) throws {
    bounds = try given.require("superBounds").rect
    ratios = try given.require("ratios").list.map { try $0.rect }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "frames": frames(in: .leftToRight).map { .list($0.map(Value.rect)) }
    case "rtlX": frames(in: .rightToLeft).map { .numbers($0.map(\.minX)) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// The frames in each way there is.
  private func frames(in direction: LayoutDirection) -> [[Rect]] {
    let nodes = ratios.map { ratio in Node().with { $0.ratio = RatioRect(ratio) } }
    let root = Node.root(direction, width: bounds.width, height: bounds.height, nodes)
    root.bounds.origin = bounds.origin
    root.layoutIfNeeded()
    return [
      nodes.map(\.frame),
      ratios.map { layoutInSuperViewwithRatios(root, $0) },
      ratios.map { Node.relativeLayoutinView(root, ratios: $0) },
    ]
  }
}
