import MarayaDirection
import MarayaGeometry
import MarayaLayout

extension Node {
  /// The description of what every node has.
  final func describeNode(into description: inout NodeDescription) {
    describePlacement(into: &description)
    description.property("bounds", .point(bounds.origin), default: .point(.zero))
    describeTransform(into: &description)
    description.property("zPosition", .number(zPosition), default: .number(0))
    description.property(
      "referenceWidth",
      referenceWidth.map { .number($0) } ?? .none,
      default: .none
    )
    describeDirection(into: &description)
    description.property("hidden", .flag(isHidden), default: .flag(false))
    description.property("clipsToBounds", .flag(clipsToBounds), default: .flag(false))
    description.property("alpha", .number(alpha), default: .number(1))
    description.property(
      "userInteraction",
      .flag(isUserInteractionEnabled),
      default: .flag(true)
    )
    describeEnvironment(into: &description)
    describeSides(into: &description)
    description.result("frame", .rect(frame))
  }

  private final func describePlacement(into description: inout NodeDescription) {
    switch placement {
    case .frame(let rect, in: .physical):
      description.property(
        "frame",
        .rect(rect),
        default: .rect(.zero),
        role: .placement,
        mirrored: placementAxis.map { .rect(Reflection.mirror(across: $0)(rect)) }
      )
    case .frame(let rect, in: .directional):
      description.property(
        "directionalFrame",
        .rect(rect),
        default: .rect(.zero),
        role: .placement,
        isDirectional: true
      )
    case .edges(let edges):
      description.property(
        "place",
        edges.region == .bounds ? .named(edges.numbers) : .text(edges.description),
        default: .none,
        role: .placement,
        isDirectional: true
      )
    case .ratio(let ratio):
      description.property(
        "ratio",
        ratio.numbers.map { .numbers($0) } ?? .text(ratio.description),
        default: .none,
        role: .placement,
        isDirectional: true
      )
    }
    let mask = autoresizingMask
    let isPhysical = !record.flags.contains(.isDirectional)
    description.property(
      "autoresizingMask",
      mask.isEmpty ? .none : .text(mask.description),
      default: .none,
      mirrored: isPhysical && !mask.isEmpty ? .text(mask.mirrored.description) : nil
    )
  }

  private final func describeTransform(into description: inout NodeDescription) {
    let isTransformed = record.flags.contains(.isTransformed)
    description.property(
      "anchorPoint",
      .numbers([anchorPoint.x, anchorPoint.y]),
      default: .numbers([0.5, 0.5]),
      mirrored: isTransformed ? .numbers([anchorPoint.mirrored.x, anchorPoint.y]) : nil
    )
    let identity = PropertyValue.numbers(AffineTransform.identity.numbers)
    if record.flags.contains(.hasDirectionalTransform) {
      description.property(
        "directionalTransform",
        .numbers(directionalTransform.numbers),
        default: identity,
        isDirectional: true
      )
    } else {
      description.property(
        "transform",
        .numbers(transform.numbers),
        default: identity,
        mirrored: .numbers(transform.mirrored.numbers)
      )
    }
    description.property("flipsInRightToLeft", .flag(flipsInRightToLeft), default: .flag(false))
  }

  private final func describeDirection(into description: inout NodeDescription) {
    // What a root sets is what the mirror image is laid out in.
    description.property(
      "direction",
      .text(ifPresent: layoutDirection?.rawValue),
      default: .none,
      mirrored: supernode == nil ? nil : .text(ifPresent: layoutDirection?.opposite.rawValue)
    )
    let semantic = semanticContentAttribute
    description.property(
      "semantic",
      .text(semantic.rawValue),
      default: .text(SemanticContentAttribute.unspecified.rawValue),
      mirrored: .text(semantic.mirrored.rawValue)
    )
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
