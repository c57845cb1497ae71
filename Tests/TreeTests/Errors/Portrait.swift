import Maraya

/// Everything that numbers can be set on, bit for bit.
struct Portrait: Equatable {
  var geometry: [UInt64]
  var appearance: [UInt64]
  var placement: Placement
  /// What has words or insets, as text.
  var surroundings: [String]

  init(_ node: Node) {
    let (frame, bounds, directional) = (node.frame, node.bounds, node.directionalFrame)
    let numbers =
      Self.numbers(frame) + Self.numbers(bounds) + Self.numbers(directional)
      + [node.center.x, node.center.y, node.position.x, node.position.y]
      + [node.anchorPoint.x, node.anchorPoint.y, node.effectiveReferenceWidth]
    let transform = node.transform3D
    let rows = [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ]
    geometry = (numbers + rows).map(\.bitPattern)
    appearance = [node.alpha, node.zPosition, node.referenceWidth ?? -1].map(\.bitPattern)
    placement = node.placement
    let direct = node.directionalTransform
    surroundings = [
      "\(node.layoutMargins) \(node.directionalLayoutMargins) \(node.safeAreaInsets)",
      "\(node.additionalSafeAreaInsets) \(node.readableWidth) \(node.displayScale ?? -1)",
      "\(node.insetsLayoutMarginsFromSafeArea) \(node.preservesSupernodeLayoutMargins)",
      "\(direct.a) \(direct.b) \(direct.c) \(direct.d) \(direct.tx) \(direct.ty)",
      "\(node.semanticContentAttribute) \(node.layoutDirection?.rawValue ?? "nil")",
      "\(node.autoresizingMask) \(node.autoresizesSubnodes) \(node.flipsInRightToLeft)",
      "\(node.isHidden) \(node.isUserInteractionEnabled) \(node.clipsToBounds)",
      "\(node.cornerRadii) \(node.directionalCornerRadii)",
      "\(node.shadowOffset) \(node.directionalShadowOffset)",
      "\(node.hitSlop) \(node.directionalHitSlop)",
    ]
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
