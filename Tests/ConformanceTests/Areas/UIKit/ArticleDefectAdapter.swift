import Maraya

/// Where article 1's code went wrong, and what is right.
struct ArticleDefectAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("logicalPosition") {
        try AnchoredPosition(&given)
      } else if given.has("existingTransform") {
        try Flip(&given)
      } else if given.has("scroll") {
        try FrameInScrolled(&given)
      } else if given.has("setLogicalX") {
        try StaleContentWidth(&given)
      } else if given.has("start") {
        try ExchangedGradient(&given)
      } else {
        try RotatedMove(&given)
      }
  }
}

/// A position from the leading edge, of another anchor point than the middle.
private struct AnchoredPosition: Adapter {
  private let referenceWidth: Double
  private let size: Size
  private let anchorPoint: UnitPoint
  private let position: Point

  init(_ given: inout Fields) throws {
    referenceWidth = try given.require("refWidth").number
    size = try given.require("boundsSize").size
    anchorPoint = try given.require("anchorPoint").unitPoint
    position = try given.require("logicalPosition").point
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "correctPhysicalPosition": Self.ways.map { way in .point(placed(by: way).position) }
    case "correctPhysicalFrame": Self.ways.map { way in .rect(placed(by: way).frame) }
    case "seedPhysicalFrame":
      [
        .rect(
          placed { $0.position = Article.position($1, referenceWidth: referenceWidth) }.frame
        )
      ]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  private typealias Way = @Sendable (Node, _ position: Point) -> Void

  private static let ways: [Way] = [
    { $0.directionalPosition = $1 },
    { $0.directionalCenter = $1 },
    { $0.rtl_center = $1 },
  ]

  /// Position and frame of the node, placed across its own width and in a supernode.
  private func placed(by way: (Node, Point) -> Void) -> (position: Point, frame: Rect) {
    let node = Node()
    node.anchorPoint = anchorPoint
    node.bounds.size = size
    node.layoutDirection = .rightToLeft
    node.referenceWidth = referenceWidth
    way(node, position)
    let alone = (node.position, node.frame)
    node.referenceWidth = nil
    let root = Node.root(.rightToLeft, width: referenceWidth, [node])
    way(node, position)
    root.layoutIfNeeded()
    let inside = withExtendedLifetime(root) { (node.position, node.frame) }
    return alone == inside ? alone : (Point(x: .nan, y: .nan), .null)
  }
}

/// A move along x, of a node that is rotated.
private struct RotatedMove: Adapter {
  private let size: Size
  private let rotation: AffineTransform
  private let x: Double

  init(_ given: inout Fields) throws {
    size = try given.require("boundsSize").size
    rotation = try given.require("rotationRadians").rotation
    let operation = try given.require("op").text
    guard let (_, x) = operation.wholeMatch(of: /frame\.origin\.x = (\d+)/)?.output,
      let x = Double(x)
    else { throw NotUnderstood("the operation '\(operation)'") }
    self.x = x
  }

  func answers(to key: String) throws -> [Value] {
    let ways: [(Node) -> Void] =
      switch key {
      case "seedBoundsSizeAfter": [{ Article.move($0, toX: x) }]
      case "correctBoundsSizeAfter":
        [{ $0.rtl_x = x }, { $0.directionalMinX = x }, { $0.directionalMaxX = x + size.width }]
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    return LayoutDirection.allCases.flatMap { direction in
      ways.map { way in
        let node = Node()
        let root = Node.root(direction, width: 400, [node])
        node.bounds.size = size
        node.transform = rotation
        way(node)
        root.layoutIfNeeded()
        return withExtendedLifetime(root) { .size(node.bounds.size) }
      }
    }
  }
}

/// `rtl_flip()` on a node that has a transform.
private struct Flip: Adapter {
  private let transform: Transform3D

  init(_ given: inout Fields) throws {
    transform = try given.require("existingTransform").transform3D
    let operation = try given.require("op").text
    guard operation == "rtl_flip" else { throw NotUnderstood("the operation '\(operation)'") }
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "correct" else { throw NotUnderstood("the expectation '\(key)'") }
    return [true, false].map { flipsFirst in
      let node = Node()
      node.frame = Rect(x: 0, y: 0, width: 20, height: 10)
      node.layoutDirection = .rightToLeft
      if flipsFirst { node.rtl_flip() }
      node.transform3D = transform
      if !flipsFirst { node.rtl_flip() }
      let flipped = node.effectiveTransform
      return .object([
        "a": .number(flipped.a), "b": .number(flipped.b), "c": .number(flipped.c),
        "d": .number(flipped.d), "tx": .number(flipped.tx), "ty": .number(flipped.ty),
      ])
    }
  }
}
