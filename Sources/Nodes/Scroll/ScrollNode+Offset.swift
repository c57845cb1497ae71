import MarayaDirection
public import MarayaGeometry
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

extension ScrollNode: RemembersLayouts {
  package final func wayBack() -> () -> Void {
    let (intent, settled) = (intent, settled)
    return { [self] in
      (self.intent, self.settled) = (intent, settled)
      deriveOffset()
    }
  }
}

extension ScrollNode {
  // MARK: Physical

  /// The point of the content at the top left corner of the node, in points, physical.
  ///
  /// UIKit's `contentOffset`: the origin of `bounds`; while a pass is due, what it is kept at by
  /// that. It is not brought into the range, and may be set before there is content. What was set
  /// reads back bit for bit; when content, width or direction change, it is kept from the leading
  /// edge. A non-finite value is refused with a `Diagnostic`.
  ///
  /// - Complexity: O(1). No node is laid out by it.
  public final var contentOffset: Point {
    get {
      let offset = intent.physical(in: situation)
      return offset.isFinite ? offset : bounds.origin
    }
    set { setOffset(intent(newValue, at: contentOffset.x), "contentOffset", newValue) }
  }

  /// Sets ``contentOffset``; at once, until there is motion.
  public final func setContentOffset(_ contentOffset: Point, animated: Bool) {
    self.contentOffset = contentOffset
  }

  // MARK: Directional

  /// The distance of the node's leading top corner from that of the content, in points.
  ///
  /// The directional twin of ``contentOffset``: 0 shows the beginning, in both directions.
  ///
  /// - Complexity: O(1).
  public final var directionalContentOffset: Point {
    get { intent.leading(in: situation) }
    set {
      var wanted = intent
      wanted.move(to: newValue)
      setOffset(wanted, "directionalContentOffset", newValue)
    }
  }

  /// Sets ``directionalContentOffset``; at once, until there is motion.
  public final func setDirectionalContentOffset(_ offset: Point, animated: Bool) {
    directionalContentOffset = offset
  }

  /// An offset in the other space: from leading to physical, or back.
  public final func mirroredOffset(_ offset: Point) -> Point { situation.mirrored(offset) }

  // MARK: Ranges

  /// The least physical offset at which nothing beyond the content and its insets is seen.
  public final var minimumContentOffset: Point { physicalRange.min }

  /// The largest such offset.
  public final var maximumContentOffset: Point { physicalRange.max }

  /// The least offset from the leading edge at which nothing beyond the content and its insets is
  /// seen.
  public final var minimumDirectionalContentOffset: Point {
    let (x, y) = ranges
    return Point(x: x.min, y: y.min)
  }

  /// The largest such offset.
  public final var maximumDirectionalContentOffset: Point {
    let (x, y) = ranges
    return Point(x: x.max, y: y.max)
  }

  /// The offset in the range that is nearest to another one, physical, in points.
  public final func clampedContentOffset(_ offset: Point) -> Point {
    let (min, max) = physicalRange
    return Point(
      x: Swift.max(min.x, Swift.min(max.x, offset.x)),
      y: Swift.max(min.y, Swift.min(max.y, offset.y))
    )
  }

  /// Whether the ends of the ranges are numbers.
  var rangesAreFinite: Bool { physicalRange.min.isFinite && physicalRange.max.isFinite }

  /// Whether a size or a width of the content has been set.
  var hasContent: Bool { content != .zero || ownContentWidth != nil }

  private var physicalRange: (min: Point, max: Point) {
    let (x, y) = ranges
    let one = situation.mirrored(Point(x: x.min, y: y.min))
    let other = situation.mirrored(Point(x: x.max, y: y.max))
    return (
      Point(x: min(one.x, other.x), y: one.y), Point(x: max(one.x, other.x), y: other.y)
    )
  }

  /// The ranges from the leading edge and the top.
  var ranges: (x: ScrollRange, y: ScrollRange) { ranges(in: bounds.size) }

  /// The ranges in a node of a size.
  func ranges(in size: Size) -> (x: ScrollRange, y: ScrollRange) {
    let insets = adjustedContentInset(in: effectiveLayoutDirection)
    return (
      ScrollRange(
        content: contentWidth,
        visible: size.width,
        near: insets.leading,
        far: insets.trailing
      ),
      ScrollRange(
        content: content.height,
        visible: size.height,
        near: insets.top,
        far: insets.bottom
      )
    )
  }

  // MARK: From what was asked for to the bounds

  var situation: ScrollSituation {
    ScrollSituation(
      direction: effectiveLayoutDirection,
      contentWidth: contentWidth,
      visibleWidth: bounds.width,
      hasContent: hasContent
    )
  }

  /// What a physical offset asks for, where the present x is `x`.
  ///
  /// An x that was read and is set again stays what was asked for. Before there is content, 0 is
  /// what is read at rest and what somebody may mean.
  private func intent(_ physical: Point, at x: Double) -> ScrollIntent {
    let situation = situation
    guard physical.x == x, situation.isKnown || x != 0 else {
      return ScrollIntent(physical: physical, in: situation)
    }
    var wanted = intent
    wanted.meet(situation)
    wanted.move(toY: physical.y)
    return wanted
  }

  private func setOffset(_ wanted: ScrollIntent, _ property: String, _ value: Point) {
    let (leading, physical) = (wanted.leading(in: situation), wanted.physical(in: situation))
    guard value.isFinite, leading.isFinite, physical.isFinite else {
      return report(.nonFiniteValue, property, "\(value)")
    }
    recordChange(.geometry)
    let old = intent
    intent = wanted
    // Refused where it makes what lies inside overflow.
    if !deriveOffset() { intent = old }
  }

  /// Takes an origin of the bounds that somebody has set for an offset, as things are now: UIKit's
  /// other way to scroll.
  func adoptOrigin() {
    let origin = bounds.origin
    let wanted = intent(origin, at: derivedOrigin.x)
    if wanted.leading(in: situation).isFinite {
      (intent, derivedOrigin) = (wanted, origin)
    } else {
      report(.nonFiniteValue, "bounds", "\(bounds)")
      scroll(to: derivedOrigin)
    }
  }

  private func scroll(to origin: Point) {
    isDeriving = true
    bounds.origin = origin
    isDeriving = false
  }

  /// Derives the origin of the bounds from what was asked for; `false` where that is refused.
  @discardableResult
  func deriveOffset() -> Bool {
    intent.meet(situation)
    let origin = intent.physical(in: situation)
    guard origin.isFinite else { return false }
    if bounds.origin != origin { scroll(to: origin) }
    guard bounds.origin == origin else { return false }
    derivedOrigin = origin
    return true
  }

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
