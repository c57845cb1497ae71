import MarayaGeometry
import MarayaLayout
import MarayaTree

extension ScrollNode {
  func setContentSize(_ size: Size) {
    let hadContent = hasContent
    if storeContentSize(size) { contentChanged(hadContent) }
  }

  func setContentReferenceWidth(_ width: Double?) {
    let hadContent = hasContent
    if storeContentReferenceWidth(width) { contentChanged(hadContent) }
  }

  private func contentChanged(_ hadContent: Bool) {
    // Before there is content an offset is only remembered.
    if hadContent || hasContent { clampOffset() } else { deriveOffset() }
  }

  /// Stores a size, whether or not the offset is in its range; whether there is a change.
  func storeContentSize(_ size: Size) -> Bool {
    guard size.isFinite else {
      report(.nonFiniteValue, "contentSize", "\(size)")
      return false
    }
    guard size.width >= 0, size.height >= 0 else {
      report(.negativeLength, "contentSize", "\(size)")
      return false
    }
    let old = ownContent
    ownContent = size
    if size == content { return false }
    // Where constraints ask for another one the layout, which is asked for by this, restores that.
    if replaceContent(by: size) { return true }
    ownContent = old
    return false
  }

  /// Makes the content another size, whoever asks for it; `false` where that is refused.
  func replaceContent(by size: Size) -> Bool {
    store("contentSize", "\(size)") { content = size }
  }

  /// Stores a width, whether or not the offset is in its range; whether there is a change.
  func storeContentReferenceWidth(_ width: Double?) -> Bool {
    let text = width.map { "\($0)" } ?? "none"
    guard width?.isFinite ?? true else {
      report(.nonFiniteValue, "contentReferenceWidth", text)
      return false
    }
    guard width ?? 0 >= 0 else {
      report(.negativeLength, "contentReferenceWidth", text)
      return false
    }
    if width == ownContentWidth { return false }
    return store("contentReferenceWidth", text) { ownContentWidth = width }
  }

  private func store(_ property: String, _ value: String, _ change: () -> Void) -> Bool {
    recordChange(.geometry)
    let old = (content, ownContentWidth)
    change()
    guard rangesAreFinite else {
      (content, ownContentWidth) = old
      report(.nonFiniteValue, property, value)
      return false
    }
    // Whether a subnode is placed by it is for the layout to see: looking for one costs as much.
    setNeedsLayout()
    adjustmentChanged()
    return true
  }

  /// Makes the content just large enough for the subnodes, once.
  ///
  /// As they stand, without a layout pass. ``sizesContentToFit`` does it in each layout.
  ///
  /// - Complexity: O(*n*) for *n* subnodes.
  public final func sizeContentToFit() { setContentSize(fittingContentSize) }

  /// The size that is just large enough for the subnodes as they stand.
  var fittingContentSize: Size {
    var size = Size.zero
    let zoomed = zoom.scale == 1 ? nil : zoomNode
    for subnode in subnodes where !subnode.isHidden {
      let box = subnode === zoomed ? zoomedReach(of: subnode) : subnode.reachIntoContent
      size.width = max(size.width, box.width)
      size.height = max(size.height, box.height)
    }
    return size
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
      // The readable part lies in the middle of the content, wherever that is.
      let isKnownAcross =
        edges.region != .readable
        && (edges.trailing == nil || edges.leading != nil && edges.width != nil)
      let isKnownDown = edges.bottom == nil || edges.top != nil && edges.height != nil
      return Size(width: isKnownAcross ? frame.maxX : 0, height: isKnownDown ? frame.maxY : 0)
    case .frame(_, in: .physical):
      return Size(width: untransformedFrame.maxX, height: untransformedFrame.maxY)
    default:
      return Size(width: directionalFrame.maxX, height: directionalFrame.maxY)
    }
  }
}
