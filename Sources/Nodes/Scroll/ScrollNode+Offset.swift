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
    adoptForeignOrigin()
    let (intent, settled) = (intent, settled)
    return { [self] in
      (self.intent, self.settled) = (intent, settled)
      derivedOrigin = bounds.origin
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
      let offset = presentIntent.physical(in: situation)
      return offset.isFinite ? offset : bounds.origin
    }
    set { setOffset(newValue, in: .physical) }
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
    get { presentIntent.leading }
    set { setOffset(newValue, in: .directional) }
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
    let insets = effectiveLayoutDirection.leading(adjustedContentInset)
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

  /// Whether somebody has set the origin of the bounds: UIKit's other way to scroll.
  private var isForeign: Bool { bounds.origin != derivedOrigin }

  /// What is asked for by an origin of the bounds that somebody has set; `nil` if nobody has, or if
  /// it is too far out to be counted from the leading edge.
  private var foreignIntent: ScrollIntent? {
    if !isForeign { return nil }
    let situation = situation
    if bounds.minX == derivedOrigin.x && situation.isKnown {
      return intent.adopted(in: situation).movedDown(to: bounds.minY)
    }
    let wanted = ScrollIntent(bounds.origin, in: .physical, situation)
    return wanted.leading.isFinite ? wanted : nil
  }

  /// What counts now, whether or not it has come to the bounds.
  private var presentIntent: ScrollIntent { (foreignIntent ?? intent).adopted(in: situation) }

  /// Takes over an origin of the bounds that somebody has set, as a physical offset.
  func adoptForeignOrigin() {
    guard isForeign else { return }
    guard let foreign = foreignIntent else {
      report(.nonFiniteValue, "bounds", "\(bounds)")
      bounds.origin = derivedOrigin
      return
    }
    intent = foreign
    derivedOrigin = bounds.origin
  }

  private func setOffset(_ offset: Point, in space: Placement.Space) {
    let wanted = ScrollIntent(offset, in: space, situation)
    guard offset.isFinite, wanted.leading.isFinite, wanted.physical(in: situation).isFinite else {
      let name = space == .physical ? "contentOffset" : "directionalContentOffset"
      return report(.nonFiniteValue, name, "\(offset)")
    }
    let read = space == .physical ? contentOffset : directionalContentOffset
    recordChange(.geometry)
    let old = (intent, derivedOrigin)
    adoptForeignOrigin()
    // An x that was read and is set again was not asked for: it stays what it was, bit for bit.
    // So does that of rest, right-to-left, before there is content.
    let keepsX = offset.x == read.x && (situation.isKnown ? intent.wasAsked : offset.x != 0)
    intent = keepsX ? intent.adopted(in: situation).movedDown(to: offset.y) : wanted
    // Refused where it makes what lies inside overflow.
    if !deriveOffset() { (intent, derivedOrigin) = old }
  }

  /// Derives the origin of the bounds from what was asked for; `false` where that is refused.
  @discardableResult
  func deriveOffset() -> Bool {
    adoptForeignOrigin()
    intent = intent.adopted(in: situation)
    let origin = intent.physical(in: situation)
    guard origin.isFinite else { return false }
    if bounds.origin != origin {
      isDeriving = true
      bounds.origin = origin
      isDeriving = false
    }
    guard bounds.origin == origin else { return false }
    derivedOrigin = origin
    return true
  }

  /// Brings the offset into its range, and derives the origin.
  func clampOffset(hadContent: Bool = false) {
    adoptForeignOrigin()
    intent = intent.adopted(in: situation)
    let (x, y) = ranges
    // Before there is content an offset is only remembered.
    if hadContent || hasContent {
      let clamped = Point(x: x.clamped(intent.leading.x), y: y.clamped(intent.leading.y))
      intent = intent.moved(to: clamped, in: situation)
    }
    deriveOffset()
  }

  /// The step of a layout: brings the offset into its range if there is a reason.
  func settleOffset() {
    let now = ScrollSettlement(
      size: bounds.size,
      adjustment: safeAreaAdjustment,
      direction: effectiveLayoutDirection
    )
    let (size, direction) = (settled?.size, settled?.direction)
    // A turn that brings another part of the safe area in here is no reason.
    let isTurned = size == now.size && direction != now.direction
    if now == settled || isTurned {
      settled = now
      deriveOffset()
      return
    }
    settled = now
    clampOffset()
  }
}
