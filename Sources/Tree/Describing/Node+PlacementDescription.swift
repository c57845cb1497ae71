import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// The part of a node's description that says where it was asked to be.
extension Node {
  final func describePlacement(into description: inout NodeDescription) {
    describeBounds(into: &description)
    let isPhysical = !record.flags.contains(.isDirectional)
    let isCentered = isPhysical && !record.flags.contains(.pointIsOrigin)
    let isCenteredFromLeading =
      !isPhysical && record.flags.contains(.directionalPointIsPosition)
    let rule = placementRule
    let axis = placementAxis
    description.property(
      "frame",
      .rect,
      isPhysical && !isCentered ? untransformedFrame : nil,
      // Another anchor point lets go of a new node's origin: that has to be said again.
      default: anchorPoint == .center ? .zero : nil,
      role: .placement,
      mirrored: axis.map { Reflection.mirror(across: $0)(untransformedFrame) },
      set: { setUntransformedFrame($0) }
    )
    description.property(
      "center",
      .point,
      isCentered ? center : nil,
      role: .placement,
      mirrored: axis.map { mirroredPosition(center, with: .mirror(across: $0)) },
      set: { center = $0 }
    )
    description.property(
      "directionalFrame",
      .rect,
      isPhysical || isCenteredFromLeading || rule != nil ? nil : directionalFrame,
      role: .placement,
      isDirectional: true,
      set: { directionalFrame = $0 }
    )
    description.property(
      "directionalCenter",
      .point,
      isCenteredFromLeading && rule == nil ? directionalCenter : nil,
      role: .placement,
      isDirectional: true,
      set: { directionalCenter = $0 }
    )
    description.property(
      "place",
      .edges,
      rule?.edges,
      role: .placement,
      isDirectional: true,
      set: { place($0) }
    )
    description.property(
      "ratio",
      .ratio,
      rule?.ratio,
      role: .placement,
      isDirectional: true,
      set: { ratio = $0 }
    )
    description.property(
      "placedByConstraints",
      .flag,
      saysThatConstraintsPlaceIt ? true : nil,
      role: .placement,
      set: { if $0 { placeByConstraints() } }
    )
  }

  /// A node in constraints that place it needs not say so.
  private final var saysThatConstraintsPlaceIt: Bool {
    isPlacedByConstraints && constraintHooks?.isAnItem != true
  }

  private final func describeBounds(into description: inout NodeDescription) {
    description.property(
      "bounds",
      .bounds,
      givenBounds,
      set: { given in
        switch given {
        case .origin(let origin): bounds.origin = origin
        case .rect(let rect): bounds = rect
        }
      }
    )
    description.property(
      "keptSize",
      .size,
      keptSize,
      role: .history,
      set: { size in
        // No rule puts a root anywhere: its origin stays.
        if supernode == nil { resize(to: size) } else { bounds.size = size }
      }
    )
    let isTransformed = record.flags.contains(.isTransformed)
    description.property(
      "anchorPoint",
      .unitPoint,
      anchorPoint,
      default: .center,
      mirrored: isTransformed ? anchorPoint.mirrored : nil,
      set: { anchorPoint = $0 }
    )
  }

  /// What the placement does not say of the bounds: their origin, or a size.
  private final var givenBounds: GivenBounds? {
    let origin = tellsItsOrigin ? .zero : record.bounds.origin
    if needsSize { return .rect(Rect(origin: origin, size: record.bounds.size)) }
    return origin == .zero ? nil : .origin(origin)
  }

  /// Whether the class has a property for the origin of the bounds, as an offset that scrolls is.
  package final var tellsItsOrigin: Bool {
    get { record.flags.contains(.tellsItsOrigin) }
    set { if newValue != tellsItsOrigin { record.flags.formSymmetricDifference(.tellsItsOrigin) } }
  }

  private final var needsSize: Bool {
    if placementRule != nil { return false }
    return record.flags.contains(.isDirectional)
      ? record.flags.contains(.directionalPointIsPosition)
      : !record.flags.contains(.pointIsOrigin)
  }

  /// The size that a node keeps whose open length nothing measures, as far as that is known.
  private final var keptSize: Size? {
    guard placementRule?.measures == true, record.bounds.size != .zero else { return nil }
    let flags = record.flags
    let measuresNothing = !flags.isDisjoint(with: .isPlain + .answersByDefault)
    return measuresNothing || !flags.contains(.isMeasured) ? record.bounds.size : nil
  }

  final func describeStretching(into description: inout NodeDescription) {
    let mask = autoresizingMask
    let isPhysical = !record.flags.contains(.isDirectional)
    description.property(
      "autoresizingMask",
      .mask,
      mask.isEmpty ? nil : mask,
      mirrored: isPhysical ? mask.mirrored : nil,
      set: { autoresizingMask = $0 }
    )
    // A supernode's size changes; what is stretched is what was asked for.
    description.property(
      "autoresizingBase",
      .base,
      stretchingBase,
      role: .history,
      set: { setStretchingBase($0) }
    )
    description.property(
      "autoresizesSubnodes",
      .flag,
      autoresizesSubnodes,
      default: true,
      set: { autoresizesSubnodes = $0 }
    )
  }
}

extension PlacementRule {
  fileprivate var edges: EdgePlacement? {
    if case .edges(let edges) = self { return edges }
    return nil
  }

  fileprivate var ratio: RatioRect? {
    if case .ratio(let ratio) = self { return ratio }
    return nil
  }
}
