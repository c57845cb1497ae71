import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// The part of a node's description that has to do with sides and surroundings.
extension Node {
  final func describeEnvironment(into description: inout NodeDescription) {
    description.property(
      "margins",
      .insets,
      ownMargins,
      default: .physical(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
      mirrored: ownMargins.mirrored,
      set: { insets in
        switch insets {
        case .physical(let insets): layoutMargins = insets
        case .directional(let insets): directionalLayoutMargins = insets
        }
      }
    )
    description.property(
      "preservesMargins",
      .flag,
      preservesSupernodeLayoutMargins,
      default: false,
      set: { preservesSupernodeLayoutMargins = $0 }
    )
    description.property(
      "insetsMarginsFromSafeArea",
      .flag,
      insetsLayoutMarginsFromSafeArea,
      default: true,
      set: { insetsLayoutMarginsFromSafeArea = $0 }
    )
    let surroundings = record.extras?.surroundings
    let safeArea = surroundings?.rootSafeArea ?? .zero
    description.property(
      "safeArea",
      .insets,
      safeArea,
      default: EdgeInsets.zero,
      mirrored: safeArea.mirrored,
      set: { safeAreaInsets = $0 }
    )
    description.property(
      "additionalSafeArea",
      .insets,
      additionalSafeAreaInsets,
      default: EdgeInsets.zero,
      mirrored: additionalSafeAreaInsets.mirrored,
      set: { additionalSafeAreaInsets = $0 }
    )
    description.property(
      "readableWidth",
      .length,
      surroundings?.readableWidth,
      set: { readableWidth = $0 }
    )
  }

  final func describeSides(into description: inout NodeDescription) {
    let sides = sides
    let corners = sides.corners.sided
    description.property(
      "cornerRadii",
      .corners,
      corners.physical,
      default: CornerRadii.zero,
      mirrored: corners.physical?.mirrored,
      set: { cornerRadii = $0 }
    )
    description.property(
      "directionalCornerRadii",
      .corners,
      corners.directional,
      default: DirectionalCornerRadii.zero,
      twin: "cornerRadii",
      isDirectional: true,
      set: { directionalCornerRadii = $0 }
    )
    let offset = sides.shadowOffset.sided
    description.property(
      "shadowOffset",
      .offset,
      offset.physical,
      default: Size(width: 0, height: -3),
      mirrored: offset.physical.map { Size(width: 0 - $0.width, height: $0.height) },
      set: { shadowOffset = $0 }
    )
    description.property(
      "directionalShadowOffset",
      .offset,
      offset.directional,
      default: Size(width: 0, height: -3),
      twin: "shadowOffset",
      isDirectional: true,
      set: { directionalShadowOffset = $0 }
    )
    description.property(
      "hitSlop",
      .insets,
      sides.hitSlop,
      default: .physical(.zero),
      mirrored: sides.hitSlop.mirrored,
      set: { insets in
        switch insets {
        case .physical(let insets): hitSlop = insets
        case .directional(let insets): directionalHitSlop = insets
        }
      }
    )
  }
}

extension SidedInsets {
  /// The insets in the mirror image: those from the leading edge are the same.
  fileprivate var mirrored: SidedInsets {
    switch self {
    case .physical(let insets): .physical(insets.mirrored)
    case .directional: self
    }
  }
}

extension SidedAppearance.Corners {
  fileprivate var sided: (physical: CornerRadii?, directional: DirectionalCornerRadii?) {
    switch self {
    case .physical(let radii): (radii, nil)
    case .directional(let radii): (nil, radii)
    }
  }
}

extension SidedAppearance.Offset {
  fileprivate var sided: (physical: Size?, directional: Size?) {
    switch self {
    case .physical(let offset): (offset, nil)
    case .directional(let offset): (nil, offset)
    }
  }
}
