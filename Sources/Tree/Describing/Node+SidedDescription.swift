import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// The part of a node's description that has to do with sides and surroundings.
extension Node {
  final func describeEnvironment(into description: inout NodeDescription) {
    let surroundings = record.extras?.surroundings
    let standard = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    switch ownMargins {
    case .physical(let insets):
      description.property(
        "margins",
        .insets(insets),
        default: .insets(standard),
        mirrored: .insets(insets.mirrored)
      )
    case .directional(let insets):
      description.property(
        "directionalMargins",
        .insets(insets),
        default: .none,
        isDirectional: true
      )
    }
    description.property(
      "preservesMargins",
      .flag(preservesSupernodeLayoutMargins),
      default: .flag(false)
    )
    description.property(
      "insetsMarginsFromSafeArea",
      .flag(insetsLayoutMarginsFromSafeArea),
      default: .flag(true)
    )
    let safeAreas = [
      ("safeArea", supernode == nil ? surroundings?.rootSafeArea ?? .zero : .zero),
      ("additionalSafeArea", additionalSafeAreaInsets),
    ]
    for (key, insets) in safeAreas {
      description.property(
        key,
        .insets(insets),
        default: .insets(EdgeInsets.zero),
        mirrored: .insets(insets.mirrored)
      )
    }
    description.property(
      "readableWidth",
      surroundings?.readableWidth.map { .number($0) } ?? .none,
      default: .none
    )
  }

  final func describeSides(into description: inout NodeDescription) {
    let sides = sides
    switch sides.corners {
    case .physical(let radii):
      description.property(
        "cornerRadii",
        .numbers(radii.numbers),
        default: .numbers([0, 0, 0, 0]),
        mirrored: .numbers(radii.mirrored.numbers)
      )
    case .directional(let radii):
      description.property(
        "directionalCornerRadii",
        .numbers(radii.numbers),
        default: .numbers([0, 0, 0, 0]),
        isDirectional: true
      )
    }
    let standard = PropertyValue.size(Size(width: 0, height: -3))
    switch sides.shadowOffset {
    case .physical(let offset):
      let mirrored = Size(width: 0 - offset.width, height: offset.height)
      description.property(
        "shadowOffset",
        .size(offset),
        default: standard,
        mirrored: .size(mirrored)
      )
    case .directional(let offset):
      description.property(
        "directionalShadowOffset",
        .size(offset),
        default: standard,
        isDirectional: true
      )
    }
    switch sides.hitSlop {
    case .physical(let insets):
      description.property(
        "hitSlop",
        .insets(insets),
        default: .insets(EdgeInsets.zero),
        mirrored: .insets(insets.mirrored)
      )
    case .directional(let insets):
      description.property(
        "directionalHitSlop",
        .insets(insets),
        default: .insets(DirectionalEdgeInsets.zero),
        isDirectional: true
      )
    }
  }
}

// MARK: - Numbers

extension CornerRadii {
  fileprivate var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension DirectionalCornerRadii {
  fileprivate var numbers: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }
}

extension EdgePlacement {
  /// The values that are known, by name.
  var numbers: [PropertyValue.NamedNumber] {
    let values: [(String, Double?)] = [
      ("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom),
      ("width", width), ("height", height),
    ]
    return values.compactMap { name, value in value.map { .init(name, $0) } }
  }
}

extension RatioRect {
  /// The four ratios, if there is nothing else to it.
  var numbers: [Double]? {
    let lengths = [x, y, width, height]
    guard region == .bounds, lengths.allSatisfy({ $0.points == 0 }) else { return nil }
    return lengths.map { $0.ratio }
  }
}
