import MarayaDirection
public import MarayaGeometry
import MarayaLayout
import MarayaTree

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

  /// Sets the origin of the bounds; `false` where that is refused.
  @discardableResult
  private func scroll(to origin: Point) -> Bool {
    isDeriving = true
    bounds.origin = origin
    if isDeriving && bounds.origin == origin { originWasDerived() }
    // Not by the origin: an override of `didScroll()` may have scrolled on from it.
    let isTaken = !isDeriving
    isDeriving = false
    return isTaken
  }

  /// The origin that was derived is that of the bounds; another one from here on is somebody's.
  func originWasDerived() {
    isDeriving = false
    derivedOrigin = bounds.origin
  }

  /// Derives the origin of the bounds from what was asked for; `false` where that is refused.
  @discardableResult
  func deriveOffset() -> Bool {
    intent.meet(situation)
    let origin = intent.physical(in: situation)
    guard origin.isFinite else { return false }
    if bounds.origin != origin { return scroll(to: origin) }
    derivedOrigin = origin
    return true
  }
}
