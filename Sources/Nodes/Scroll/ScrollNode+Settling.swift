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
  /// Brings the offset into its range, or its y alone, and derives the origin.
  func clampOffset(across: Bool = true) {
    intent.meet(situation)
    let (x, y) = ranges
    let offset = intent.leading(in: situation)
    let clamped = Point(x: x.clamped(offset.x), y: y.clamped(offset.y))
    // One that waits for content or a width is only remembered.
    if across && intent.waiting == nil {
      intent.move(to: clamped)
    } else {
      intent.move(toY: clamped.y)
    }
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
    let leastBefore = leastOffset(in: old?.direction ?? now.direction)
    settled = now
    // A turn that brings another part of the safe area in from a side is no reason; from above or
    // below it brings none.
    let isTurned = old?.size == now.size && old?.direction != now.direction
    let (before, after) = (old?.adjustment ?? .zero, now.adjustment)
    let isMovedDown = before.top != after.top || before.bottom != after.bottom
    guard contentChanged || isMovedDown || now != old && !isTurned else {
      deriveOffset()
      return
    }
    if before != after { followSafeArea(from: leastBefore, across: !isTurned) }
    // Before there is content an offset is only remembered.
    if hasContent || contentChanged {
      clampOffset(across: contentChanged || !isTurned)
    } else {
      deriveOffset()
    }
  }

  /// What rests at the beginning that the safe area has moved goes with it, as in UIKit.
  private func followSafeArea(from before: Point, across: Bool) {
    let least = leastOffset(in: effectiveLayoutDirection)
    var offset = directionalContentOffset
    if offset.y == before.y {
      offset.y = least.y
      intent.move(toY: least.y)
    }
    if across && intent.waiting == nil && offset.x == before.x {
      intent.move(to: Point(x: least.x, y: offset.y))
    }
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
