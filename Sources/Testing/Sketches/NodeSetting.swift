import MarayaConstraints
public import MarayaDirection
public import MarayaGeometry
public import MarayaLayout
public import MarayaNodes
public import MarayaText
public import MarayaTree

/// One property of a node and what it is set to, as a value.
///
/// The name of a case is that of the property, or of the method, that it stands for.
public enum NodeSetting: Hashable, Sendable {
  /// What the content of a ``MeasuredLeaf`` or of a `ScrollNode` measures, in points.
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

  // What constraints are told of a node.

  /// `Node.translatesAutoresizingMaskIntoConstraints`, which is set to `false`: constraints find the
  /// node's place.
  case placedByConstraints
  /// `Node.givenContentSize`, in points.
  case givenContentSize(ContentSize)
  /// `Node.givenBaselines`, in points.
  case givenBaselines(BaselineOffsets?)
  /// `Node.alignmentRectInsets`, in points.
  case alignmentRectInsets(EdgeInsets)
  /// `Node.setContentHuggingPriority(_:for:)` on both axes.
  case contentHugging(horizontal: Double, vertical: Double)
  /// `Node.setContentCompressionResistancePriority(_:for:)` on both axes.
  case compressionResistance(horizontal: Double, vertical: Double)
  /// Guides that are added to the node with `addLayoutGuide(_:)`, by their identifiers.
  case layoutGuides([String])

  // What nodes of other classes do not have.

  /// `ScrollNode.contentReferenceWidth`, in points.
  case contentReferenceWidth(Double?)
  /// `ScrollNode.sizesContentToFit`.
  case sizesContentToFit(Bool)
  /// `ScrollNode.contentInsetAdjustmentBehavior`.
  case contentInsetAdjustmentBehavior(ContentInsetAdjustmentBehavior)
  /// `ScrollNode.contentInset`, in points.
  case contentInset(EdgeInsets)
  /// `ScrollNode.directionalContentInset`, in points.
  case directionalContentInset(DirectionalEdgeInsets)
  /// `ScrollNode.contentOffset`, in points.
  case contentOffset(Point)
  /// `ScrollNode.directionalContentOffset`, in points.
  case directionalContentOffset(Point)
  /// `GradientNode.startPoint`.
  case startPoint(UnitPoint)
  /// `GradientNode.directionalStartPoint`.
  case directionalStartPoint(UnitPoint)
  /// `GradientNode.endPoint`.
  case endPoint(UnitPoint)
  /// `GradientNode.directionalEndPoint`.
  case directionalEndPoint(UnitPoint)
  /// `ImageNode.image`.
  case image(Image)
  /// `ImageNode.contentMode`.
  case contentMode(ContentMode)
  /// `LabelNode.text`.
  case text(String)
  /// `LabelNode.font`.
  case font(TextFont)
  /// `LabelNode.numberOfLines`.
  case numberOfLines(Int)
  /// `LabelNode.lineBreakMode`.
  case lineBreakMode(LineBreakMode)
  /// `LabelNode.textAlignment`.
  case textAlignment(TextAlignment)
  /// `LabelNode.textDirection`.
  case textDirection(TextDirection)
  /// `LabelNode.lineHeight`, in points.
  case lineHeight(Double?)

  /// Sets the property of a node.
  public func apply(to node: Node) {
    switch self {
    case .contentSize(let size):
      (node as? MeasuredLeaf)?.contentSize = size
      (node as? ScrollNode)?.contentSize = size
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
    case .placedByConstraints: node.translatesAutoresizingMaskIntoConstraints = false
    case .givenContentSize(let size): node.givenContentSize = size
    case .givenBaselines(let offsets): node.givenBaselines = offsets
    case .alignmentRectInsets(let insets): node.alignmentRectInsets = insets
    case .contentHugging(let horizontal, let vertical):
      node.setHugging(horizontal, on: .horizontal)
      node.setHugging(vertical, on: .vertical)
    case .compressionResistance(let horizontal, let vertical):
      node.setCompressionResistance(horizontal, on: .horizontal)
      node.setCompressionResistance(vertical, on: .vertical)
    case .layoutGuides(let names):
      let known = node.layoutGuides.map(\.identifier)
      for name in names where !known.contains(name) {
        node.addLayoutGuide(LayoutGuide(identifier: name))
      }
    default:
      if let scroll = node as? ScrollNode { apply(to: scroll) }
      if let gradient = node as? GradientNode { apply(to: gradient) }
      if let image = node as? ImageNode { apply(to: image) }
      if let label = node as? LabelNode { apply(to: label) }
    }
  }

  private func apply(to scroll: ScrollNode) {
    switch self {
    case .contentReferenceWidth(let width): scroll.contentReferenceWidth = width
    case .sizesContentToFit(let flag): scroll.sizesContentToFit = flag
    case .contentInsetAdjustmentBehavior(let behavior):
      scroll.contentInsetAdjustmentBehavior = behavior
    case .contentInset(let insets): scroll.contentInset = insets
    case .directionalContentInset(let insets): scroll.directionalContentInset = insets
    case .contentOffset(let offset): scroll.contentOffset = offset
    case .directionalContentOffset(let offset): scroll.directionalContentOffset = offset
    default: break
    }
  }

  private func apply(to gradient: GradientNode) {
    switch self {
    case .startPoint(let point): gradient.startPoint = point
    case .directionalStartPoint(let point): gradient.directionalStartPoint = point
    case .endPoint(let point): gradient.endPoint = point
    case .directionalEndPoint(let point): gradient.directionalEndPoint = point
    default: break
    }
  }

  private func apply(to node: ImageNode) {
    switch self {
    case .image(let image): node.image = image
    case .contentMode(let mode): node.contentMode = mode
    default: break
    }
  }

  private func apply(to label: LabelNode) {
    switch self {
    case .text(let text): label.text = text
    case .font(let font): label.font = font
    case .numberOfLines(let count): label.numberOfLines = count
    case .lineBreakMode(let mode): label.lineBreakMode = mode
    case .textAlignment(let alignment): label.textAlignment = alignment
    case .textDirection(let direction): label.textDirection = direction
    case .lineHeight(let height): label.lineHeight = height
    default: break
    }
  }
}
