import Maraya

/// Translations that follow the reading direction, and that don't.
struct TranslationAdapter: Adapter {
  private static let size = Size(width: 100, height: 40)

  private let leadingX: Double
  /// What follows from the places in both directions.
  private let parentWidth: Double
  private let directional: Double
  private let physical: Double
  private(set) var claims: [Claim] = []

  init(_ given: inout Fields) throws {
    var node = try given.require("node").fields(of: "'node'")
    let physicalX = try node.require("physicalX")
    try node.finish()
    var sides = try physicalX.fields(of: "'physicalX'")
    leadingX = try sides.require("ltr").number
    parentWidth = leadingX + Self.size.width + (try sides.require("rtl").number)
    try sides.finish()
    directional = try given.require("logicalTranslation").number
    physical = try given.require("physicalTranslation").number
    let actual = places { _ in }
    claims = [Claim(name: "the place without a translation", actual: actual, expected: physicalX)]
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "visualX" else { throw NotUnderstood("the expectation '\(key)'") }
    let ways: [(directional: (Node) -> Void, physical: (Node) -> Void)] = [
      (
        { $0.directionalTranslation.x = directional },
        { $0.translation.x = physical }
      ),
      (
        { $0.directionalTransform = AffineTransform(translationX: directional, y: 0) },
        { $0.transform = AffineTransform(translationX: physical, y: 0) }
      ),
    ]
    return ways.map { way in
      .object(["logical": places(of: way.directional), "physical": places(of: way.physical)])
    }
  }

  /// Where one node is seen in each direction, after something was done to it left-to-right.
  private func places(of translate: (Node) -> Void) -> Value {
    let node = Node("node")
    node.directionalFrame = Rect(origin: Point(x: leadingX, y: 0), size: Self.size)
    let root = Node.root(.leftToRight, width: parentWidth, [node])
    translate(node)
    return .byDirection(LayoutDirection.allCases) { direction in
      root.layoutDirection = direction
      root.layoutIfNeeded()
      return .number(node.frame.minX)
    }
  }
}
