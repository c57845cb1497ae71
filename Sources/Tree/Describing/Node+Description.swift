import MarayaDirection
import MarayaGeometry

extension Node {
  /// The description of what every node has.
  final func describeNode(into description: inout NodeDescription) {
    let isDirectional = record.flags.contains(.isDirectional)
    description.property(
      isDirectional ? "directionalFrame" : "frame",
      .rect(isDirectional ? directionalFrame : untransformedFrame),
      default: .rect(.zero),
      role: .placement,
      isDirectional: isDirectional
    )
    description.property(
      "bounds",
      .point(bounds.origin),
      default: .point(.zero)
    )
    description.property(
      "anchorPoint",
      .numbers([anchorPoint.x, anchorPoint.y]),
      default: .numbers([0.5, 0.5])
    )
    description.property(
      "transform",
      .numbers(transform.numbers),
      default: .numbers(AffineTransform.identity.numbers)
    )
    description.property("zPosition", .number(zPosition), default: .number(0))
    description.property(
      "referenceWidth",
      referenceWidth.map { .number($0) } ?? .none,
      default: .none
    )
    description.property(
      "direction",
      .text(ifPresent: layoutDirection?.rawValue),
      default: .none
    )
    description.property("hidden", .flag(isHidden), default: .flag(false))
    description.property("alpha", .number(alpha), default: .number(1))
    description.property(
      "userInteraction",
      .flag(isUserInteractionEnabled),
      default: .flag(true)
    )
    description.result("frame", .rect(frame))
  }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension NodeDescription {
  /// What a node says of itself.
  public init(of node: Node) {
    self.init()
    node.describe(into: &self)
  }
}

extension Node: CustomDebugStringConvertible {
  /// The node's id or type, and its frame, as drawings have them: `card 0,0 320×120`.
  public final var debugDescription: String {
    "\(id ?? NodeDescription(of: self).typeName) \(frame)"
  }
}
