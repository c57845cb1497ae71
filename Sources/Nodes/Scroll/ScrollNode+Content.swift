import MarayaGeometry
import MarayaLayout
import MarayaTree

extension ScrollNode {
  func setContentSize(_ size: Size) {
    guard size.isFinite else { return report(.nonFiniteValue, "contentSize", "\(size)") }
    guard size.width >= 0, size.height >= 0 else {
      return report(.negativeLength, "contentSize", "\(size)")
    }
    if size == content { return }
    changeContent("contentSize", "\(size)") { content = size }
  }

  func setContentReferenceWidth(_ width: Double?) {
    if let width {
      guard width.isFinite else {
        return report(.nonFiniteValue, "contentReferenceWidth", "\(width)")
      }
      guard width >= 0 else { return report(.negativeLength, "contentReferenceWidth", "\(width)") }
    }
    if width == ownContentWidth { return }
    changeContent("contentReferenceWidth", "\(width ?? .nan)") { ownContentWidth = width }
  }

  private func changeContent(_ property: String, _ value: String, _ change: () -> Void) {
    adoptForeignOrigin()
    recordChange(.geometry)
    let old = (content, ownContentWidth)
    let (oldWidth, hadContent) = (contentWidth, hasContent)
    change()
    guard rangesAreFinite else {
      (content, ownContentWidth) = old
      return report(.nonFiniteValue, property, value)
    }
    if contentWidth != oldWidth || subnodesAskForTheContent { setNeedsLayout() }
    settled?.adjustment = safeAreaAdjustment
    clampOffset(hadContent: hadContent)
  }

  /// Whether a subnode is placed by the bottom edge or by a part of the content, or has margins
  /// that depend on it.
  private var subnodesAskForTheContent: Bool {
    var subnode = firstSubnode
    while let node = subnode {
      if node.preservesSupernodeLayoutMargins { return true }
      switch node.placement {
      case .edges, .ratio: return true
      default: subnode = node.nextSibling
      }
    }
    return false
  }

  /// Makes the content just large enough for the subnodes, once.
  ///
  /// As they stand, without a layout pass. ``sizesContentToFit`` does it in each layout.
  ///
  /// - Complexity: O(*n*) for *n* subnodes.
  public final func sizeContentToFit() { fitContent() }

  func fitContent() {
    var size = Size.zero
    for subnode in subnodes where !subnode.isHidden {
      let box = subnode === zoomNode ? zoomedReach(of: subnode) : subnode.reachIntoContent
      size.width = max(size.width, box.width)
      size.height = max(size.height, box.height)
    }
    setContentSize(size)
  }
}

extension Node {
  /// How far the node reaches from the leading top corner of the content around it, as far as that
  /// does not depend on the content.
  fileprivate final var reachIntoContent: Size {
    switch placement {
    case .ratio: return .zero
    case .edges(let edges):
      let frame = directionalFrame
      return Size(
        width: edges.trailing == nil || edges.leading != nil && edges.width != nil ? frame.maxX : 0,
        height: edges.bottom == nil || edges.top != nil && edges.height != nil ? frame.maxY : 0
      )
    case .frame(_, in: .physical):
      return Size(width: untransformedFrame.maxX, height: untransformedFrame.maxY)
    default:
      return Size(width: directionalFrame.maxX, height: directionalFrame.maxY)
    }
  }
}
