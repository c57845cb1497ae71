public import MarayaGeometry
import MarayaLayout
import MarayaTree

extension ScrollNode {
  /// The part of the content that is seen, in points, in content coordinates: `bounds` without the
  /// insets.
  public final var visibleRect: Rect {
    let insets = adjustedContentInset
    return Rect(
      x: bounds.minX + insets.left,
      y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0)
    )
  }

  /// Scrolls just so far that a rectangle of the content is seen; at once, until there is motion.
  ///
  /// UIKit's. Nothing moves if it is seen already, or if it has no part in the content. Of one that
  /// is larger than what can be seen the leading top corner is shown.
  ///
  /// - Parameters:
  ///   - rect: In content coordinates, in points, physical.
  ///   - animated: Whether to move there.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let box = childReferenceRect
    let part = rect.intersection(box)
    if part.isNull || !hasContent { return }
    let (x, y) = ranges
    let visible = visibleRect.size
    // From the leading edge, so that right-to-left scrolls as its mirror image does.
    let start = mirroredInContent(part)
    let offset = directionalContentOffset
    let wanted = Point(
      x: x.showing(start: start.minX, length: part.width, from: offset.x, visible: visible.width),
      y: y.showing(start: start.minY, length: part.height, from: offset.y, visible: visible.height)
    )
    if wanted != offset { setDirectionalContentOffset(wanted, animated: animated) }
  }

  /// A rectangle of the content in the other space: from leading to physical, or back.
  private func mirroredInContent(_ rect: Rect) -> Rect {
    let (near, far) = (mirroredInSelf(rect.minX), mirroredInSelf(rect.maxX))
    return Rect(x: min(near, far), y: rect.minY, width: rect.width, height: rect.height)
  }
}
