extension NodeSetting {
  /// What of a node is set: settings of the same slot replace each other.
  ///
  /// In this order a node is built: each slot before those that depend on it.
  enum Slot: Int, Comparable {
    case contentSize, layoutDirection, semantic, displayScale, safeArea, additionalSafeArea
    case margins, marginsFromSafeArea, preservedMargins, readableWidth, referenceWidth
    case contentReferenceWidth, fit, adjustment, contentInset, startPoint, endPoint, image
    case contentMode, text, font, numberOfLines, lineBreakMode, textAlignment, textDirection
    case lineHeight, givenContentSize, givenBaselines, alignment, hugging, compression, guides
    case boundsOrigin, anchorPoint, size, place, mask, autoresizesSubnodes, transform
    case flip, hidden, contentOffset

    static func < (one: Slot, other: Slot) -> Bool { one.rawValue < other.rawValue }
  }

  var slot: Slot {
    switch self {
    case .contentSize: .contentSize
    case .layoutDirection: .layoutDirection
    case .semanticContentAttribute: .semantic
    case .displayScale: .displayScale
    case .safeAreaInsets: .safeArea
    case .additionalSafeAreaInsets: .additionalSafeArea
    case .layoutMargins, .directionalLayoutMargins: .margins
    case .insetsLayoutMarginsFromSafeArea: .marginsFromSafeArea
    case .preservesSupernodeLayoutMargins: .preservedMargins
    case .readableWidth: .readableWidth
    case .referenceWidth: .referenceWidth
    case .boundsOrigin: .boundsOrigin
    case .anchorPoint: .anchorPoint
    case .size: .size
    case .frame, .directionalFrame, .center, .directionalCenter, .edges, .ratio,
      .placedByConstraints:
      .place
    case .autoresizingMask: .mask
    case .autoresizesSubnodes: .autoresizesSubnodes
    case .transform, .directionalTransform: .transform
    case .flipsInRightToLeft: .flip
    case .isHidden: .hidden
    case .contentReferenceWidth: .contentReferenceWidth
    case .sizesContentToFit: .fit
    case .contentInsetAdjustmentBehavior: .adjustment
    case .contentInset, .directionalContentInset: .contentInset
    case .contentOffset, .directionalContentOffset: .contentOffset
    case .startPoint, .directionalStartPoint: .startPoint
    case .endPoint, .directionalEndPoint: .endPoint
    case .image: .image
    case .contentMode: .contentMode
    case .text: .text
    case .font: .font
    case .numberOfLines: .numberOfLines
    case .lineBreakMode: .lineBreakMode
    case .textAlignment: .textAlignment
    case .textDirection: .textDirection
    case .lineHeight: .lineHeight
    case .givenContentSize: .givenContentSize
    case .givenBaselines: .givenBaselines
    case .alignmentRectInsets: .alignment
    case .contentHugging: .hugging
    case .compressionResistance: .compression
    case .layoutGuides: .guides
    }
  }

  /// Whether the setting gives the node a size as well as a place.
  var isFrame: Bool {
    switch self {
    case .frame, .directionalFrame: true
    default: false
    }
  }

  /// Whether the setting is a frame or a part of one.
  var isFrameLike: Bool {
    switch self {
    case .frame, .directionalFrame, .center, .directionalCenter, .size: true
    default: false
    }
  }

  /// Whether nodes of a class have the property.
  func suits(_ kind: TreeSketch.Kind) -> Bool {
    switch slot {
    case .contentSize: kind == .leaf || kind == .scroll
    case .contentReferenceWidth, .fit, .adjustment, .contentInset, .contentOffset: kind == .scroll
    case .startPoint, .endPoint: kind == .gradient
    case .image, .contentMode: kind == .image
    case .text, .font, .numberOfLines, .lineBreakMode, .textAlignment, .textDirection,
      .lineHeight:
      kind == .label
    default: true
    }
  }
}
