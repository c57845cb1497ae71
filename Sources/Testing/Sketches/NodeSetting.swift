public import MarayaDirection
public import MarayaGeometry
public import MarayaLayout
public import MarayaTree

/// One property of a node and what it is set to, as a value.
///
/// The name of a case is that of the property, or of the method, that it stands for.
public enum NodeSetting: Hashable, Sendable {
  /// What the content of a ``MeasuredLeaf`` measures, in points; nothing to other nodes.
  case contentSize(Size)
  /// `Node.layoutDirection`: makes an island, or no longer.
  case layoutDirection(LayoutDirection?)
  /// `Node.semanticContentAttribute`.
  case semanticContentAttribute(SemanticContentAttribute)
  /// `Node.displayScale`, in pixels in a point.
  case displayScale(Double?)
  /// `Node.safeAreaInsets`, in points; they count on a root.
  case safeAreaInsets(EdgeInsets)
  /// `Node.additionalSafeAreaInsets`, in points.
  case additionalSafeAreaInsets(EdgeInsets)
  /// `Node.layoutMargins`, in points.
  case layoutMargins(EdgeInsets)
  /// `Node.directionalLayoutMargins`, in points.
  case directionalLayoutMargins(DirectionalEdgeInsets)
  /// `Node.insetsLayoutMarginsFromSafeArea`.
  case insetsLayoutMarginsFromSafeArea(Bool)
  /// `Node.preservesSupernodeLayoutMargins`.
  case preservesSupernodeLayoutMargins(Bool)
  /// `Node.readableWidth`, in points.
  case readableWidth(Double)
  /// `Node.referenceWidth`, in points.
  case referenceWidth(Double?)
  /// The origin of `Node.bounds`, in points.
  case boundsOrigin(Point)
  /// `Node.anchorPoint`.
  case anchorPoint(UnitPoint)
  /// The size of `Node.bounds`, in points.
  case size(Size)
  /// `Node.frame`, in points.
  case frame(Rect)
  /// `Node.directionalFrame`, in points.
  case directionalFrame(Rect)
  /// `Node.center`, in points.
  case center(Point)
  /// `Node.directionalCenter`, in points.
  case directionalCenter(Point)
  /// `Node.place(leading:top:trailing:bottom:width:height:in:)`.
  case edges(EdgePlacement)
  /// `Node.ratio`.
  case ratio(RatioRect)
  /// `Node.autoresizingMask`.
  case autoresizingMask(AutoresizingMask)
  /// `Node.autoresizesSubnodes`.
  case autoresizesSubnodes(Bool)
  /// `Node.transform`.
  case transform(AffineTransform)
  /// `Node.directionalTransform`.
  case directionalTransform(AffineTransform)
  /// `Node.flipsInRightToLeft`.
  case flipsInRightToLeft(Bool)
  /// `Node.isHidden`.
  case isHidden(Bool)

  /// Sets the property of a node.
  public func apply(to node: Node) {
    switch self {
    case .contentSize(let size): (node as? MeasuredLeaf)?.contentSize = size
    case .layoutDirection(let direction): node.layoutDirection = direction
    case .semanticContentAttribute(let semantic): node.semanticContentAttribute = semantic
    case .displayScale(let scale): node.displayScale = scale
    case .safeAreaInsets(let insets): node.safeAreaInsets = insets
    case .additionalSafeAreaInsets(let insets): node.additionalSafeAreaInsets = insets
    case .layoutMargins(let insets): node.layoutMargins = insets
    case .directionalLayoutMargins(let insets): node.directionalLayoutMargins = insets
    case .insetsLayoutMarginsFromSafeArea(let flag): node.insetsLayoutMarginsFromSafeArea = flag
    case .preservesSupernodeLayoutMargins(let flag): node.preservesSupernodeLayoutMargins = flag
    case .readableWidth(let width): node.readableWidth = width
    case .referenceWidth(let width): node.referenceWidth = width
    case .boundsOrigin(let origin): node.bounds.origin = origin
    case .anchorPoint(let point): node.anchorPoint = point
    case .size(let size): node.bounds.size = size
    case .frame(let rect): node.frame = rect
    case .directionalFrame(let rect): node.directionalFrame = rect
    case .center(let point): node.center = point
    case .directionalCenter(let point): node.directionalCenter = point
    case .edges(let edges): node.place(edges)
    case .ratio(let ratio): node.ratio = ratio
    case .autoresizingMask(let mask): node.autoresizingMask = mask
    case .autoresizesSubnodes(let flag): node.autoresizesSubnodes = flag
    case .transform(let transform): node.transform = transform
    case .directionalTransform(let transform): node.directionalTransform = transform
    case .flipsInRightToLeft(let flag): node.flipsInRightToLeft = flag
    case .isHidden(let flag): node.isHidden = flag
    }
  }
}

extension NodeSetting {
  /// What of a node is set: settings of the same slot replace each other.
  ///
  /// In this order a node is built: each slot before those that depend on it.
  enum Slot: Int, Comparable {
    case contentSize, layoutDirection, semantic, displayScale, safeArea, additionalSafeArea
    case margins, marginsFromSafeArea, preservedMargins, readableWidth, referenceWidth
    case boundsOrigin, anchorPoint, size, place, mask, autoresizesSubnodes, transform, flip, hidden

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
    case .frame, .directionalFrame, .center, .directionalCenter, .edges, .ratio: .place
    case .autoresizingMask: .mask
    case .autoresizesSubnodes: .autoresizesSubnodes
    case .transform, .directionalTransform: .transform
    case .flipsInRightToLeft: .flip
    case .isHidden: .hidden
    }
  }

  /// Whether the setting gives the node a size as well as a place.
  var isFrame: Bool {
    switch self {
    case .frame, .directionalFrame: true
    default: false
    }
  }
}
