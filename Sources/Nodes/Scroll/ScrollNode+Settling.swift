import MarayaDirection
import MarayaGeometry
import MarayaLayout
import MarayaTree

/// What the offset was last brought into its range for.
struct ScrollSettlement: Equatable {
  var size: Size
  /// The part of the safe area that counts.
  var adjustment = EdgeInsets.zero
  /// The direction in which that was so.
  var direction: LayoutDirection
}

/// When the offset is brought into its range.
extension ScrollNode {
  /// Brings the offset into its range, and derives the origin.
  func clampOffset() {
    intent.meet(situation)
    let (x, y) = ranges
    let offset = intent.leading(in: situation)
    let clamped = Point(x: x.clamped(offset.x), y: y.clamped(offset.y))
    // One that waits for content or a width is only remembered.
    if intent.waiting == nil { intent.move(to: clamped) } else { intent.move(toY: clamped.y) }
    deriveOffset()
  }

  /// The step of a layout: brings the offset into its range if there is a reason.
  func settleOffset(contentChanged: Bool) {
    let now = ScrollSettlement(
      size: bounds.size,
      adjustment: safeAreaAdjustment,
      direction: effectiveLayoutDirection
    )
    let old = settled
    intent.meet(situation)
    // What rests at an end that the safe area has moved goes with it, as in UIKit.
    let leastBefore = leastOffset(in: old?.direction ?? now.direction)
    settled = now
    // A turn that brings another part of the safe area in here is no reason.
    let isTurned = old?.size == now.size && old?.direction != now.direction
    if (now == old || isTurned) && !contentChanged {
      deriveOffset()
      return
    }
    if !isTurned && old?.adjustment ?? .zero != now.adjustment && intent.waiting == nil {
      var offset = directionalContentOffset
      let least = leastOffset(in: now.direction)
      if offset.x == leastBefore.x { offset.x = least.x }
      if offset.y == leastBefore.y { offset.y = least.y }
      intent.move(to: offset)
    }
    // Before there is content an offset is only remembered.
    if hasContent || contentChanged { clampOffset() } else { deriveOffset() }
  }

  /// The offset from which nothing before the content and its insets is seen.
  private func leastOffset(in direction: LayoutDirection) -> Point {
    let insets = adjustedContentInset(in: direction)
    return Point(x: 0 - insets.leading, y: 0 - insets.top)
  }
}

extension ScrollNode: RemembersLayouts {
  package final func wayBack() -> () -> Void {
    let (intent, settled) = (intent, settled)
    return { [self] in
      (self.intent, self.settled) = (intent, settled)
      deriveOffset()
    }
  }
}
