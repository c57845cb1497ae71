import MarayaDirection
import MarayaGeometry
import MarayaLayout

// In the order in which a file that is read sets them: what counts for a place before the place,
// and what is done to it, the transform, after it.

extension Node {
  /// The description of what every node has.
  final func describeNode(into description: inout NodeDescription) {
    describeDirection(into: &description)
    describeEnvironment(into: &description)
    describePlacement(into: &description)
    describeStretching(into: &description)
    describeContent(into: &description)
    describeTransform(into: &description)
    describeAppearance(into: &description)
    describeSides(into: &description)
    description.result("frame", .rect(frame))
  }

  private final func describeDirection(into description: inout NodeDescription) {
    // A layer has none of its own.
    if !record.flags.contains(.isLayer) {
      // What a root sets is what the mirror image is laid out in.
      description.property(
        "direction",
        .choice,
        layoutDirection,
        mirrored: supernode == nil ? nil : layoutDirection?.opposite,
        set: { layoutDirection = $0 }
      )
      description.property(
        "semantic",
        .choice,
        semanticContentAttribute,
        default: .unspecified,
        mirrored: semanticContentAttribute.mirrored,
        set: { semanticContentAttribute = $0 }
      )
    }
    description.property(
      "referenceWidth",
      .length,
      referenceWidth,
      set: { referenceWidth = $0 }
    )
  }

  private final func describeTransform(into description: inout NodeDescription) {
    let isDirectional = record.flags.contains(.hasDirectionalTransform)
    let isAffine = transform3D == Transform3D(transform)
    description.property(
      "directionalTransform",
      .transform,
      isDirectional ? directionalTransform : nil,
      default: .identity,
      twin: "transform",
      isDirectional: true,
      set: { directionalTransform = $0 }
    )
    description.property(
      "transform",
      .transform,
      isDirectional || !isAffine ? nil : transform,
      default: .identity,
      mirrored: transform.mirrored,
      set: { transform = $0 }
    )
    description.property(
      "transform3D",
      .transform3D,
      isDirectional || isAffine ? nil : transform3D,
      twin: "transform",
      mirrored: transform3D.mirrored,
      set: { transform3D = $0 }
    )
    description.property(
      "flipsInRightToLeft",
      .flag,
      flipsInRightToLeft,
      default: false,
      set: { flipsInRightToLeft = $0 }
    )
  }

  private final func describeAppearance(into description: inout NodeDescription) {
    description.property(
      "zPosition",
      .number,
      zPosition,
      default: 0,
      set: { zPosition = $0 }
    )
    description.property("hidden", .flag, isHidden, default: false) { isHidden = $0 }
    description.property("clipsToBounds", .flag, clipsToBounds, default: false) {
      clipsToBounds = $0
    }
    description.property("alpha", .number, alpha, default: 1) { alpha = $0 }
    description.property("userInteraction", .flag, isUserInteractionEnabled, default: true) {
      isUserInteractionEnabled = $0
    }
  }
}

extension Node: CustomDebugStringConvertible {
  /// The node's id or type, and its frame, as drawings have them: `card 0,0 320×120`.
  public final var debugDescription: String {
    "\(id ?? NodeDescription(resultsOf: self).typeName) \(frame)"
  }
}
