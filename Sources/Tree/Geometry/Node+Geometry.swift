public import MarayaGeometry

extension Node {
  /// The node's rectangle in its supernode's bounds coordinates, in points, physical space.
  ///
  /// UIKit's `frame`: the bounding box of ``bounds`` under ``transform``. Without a transform
  /// what you set is what you read, bit for bit; under one that is not axis-aligned, setting
  /// and reading are not inverse, as in UIKit, and ``bounds`` and ``center`` are what to use.
  /// Setting it, or a part of it, makes the placement physical: it stays when the direction
  /// changes, whatever it was before.
  ///
  /// A negative size is standardised, as `CGRect` does; a non-finite value is refused with a
  /// ``Diagnostic``.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var frame: Rect {
    get {
      if record.flags.contains(.isTransformed) { return transformedFrame }
      return untransformedFrame
    }
    set { setFrame(newValue) }
  }

  /// The node's own coordinate space, in points: its size, and the origin that subnodes see.
  ///
  /// UIKit's `bounds`. Setting the size resizes about ``anchorPoint``; the node's
  /// ``position`` stays. The origin shifts the subnodes, as scrolling does. A directional
  /// placement is kept, with the new size.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var bounds: Rect {
    get { record.bounds }
    set { setBounds(newValue) }
  }

  /// The place of ``anchorPoint`` in the supernode's bounds coordinates, in points.
  ///
  /// UIKit's `center`, which is `CALayer.position`: the middle of the frame only while the
  /// anchor point is in the middle. Setting it is a physical placement.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var center: Point {
    get {
      let point = record.point
      guard record.flags.contains(.pointIsOrigin) else { return point }
      return Point(x: point.x + anchorOffset.x, y: point.y + anchorOffset.y)
    }
    set { setPosition(newValue) }
  }

  /// Another name of ``center``: `CALayer.position`.
  @inlinable
  public final var position: Point {
    get { center }
    set { center = newValue }
  }

  /// The point of the bounds, in units of their size, that ``position`` places and
  /// transforms turn about.
  ///
  /// `CALayer.anchorPoint`; the middle by default. Setting it leaves the position, so the
  /// frame moves.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var anchorPoint: UnitPoint {
    get { record.flags.contains(.hasOwnAnchor) ? ownAnchorPoint : .center }
    set { setAnchorPoint(newValue) }
  }

  // MARK: Reading

  /// The anchor point of a node that has another than the middle.
  @usableFromInline
  final var ownAnchorPoint: UnitPoint { record.extras?.anchorPoint ?? .center }

  /// The anchor point's distance from the frame's origin.
  @inlinable
  final var anchorOffset: Point {
    let anchor = anchorPoint
    return Point(x: anchor.x * record.width, y: anchor.y * record.height)
  }

  /// The frame as it is without the transform, in points, physical.
  ///
  /// What layout places: ``bounds``' size about ``position``.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var untransformedFrame: Rect {
    var origin = record.point
    if !record.flags.contains(.pointIsOrigin) {
      origin.x -= anchorOffset.x
      origin.y -= anchorOffset.y
    }
    return Rect(origin: origin, size: record.bounds.size)
  }

  // MARK: Setting

  @usableFromInline
  final func setFrame(_ frame: Rect) {
    let rect = frame.standardized
    // The frame is meant under the transform as it is to be, also while a pass is due.
    if rect.isFinite { resolveTransform() }
    let isTransformed = record.flags.contains(.isTransformed)
    let (bounds, point) =
      isTransformed ? invertingFrame(rect) : (sized(rect.size), rect.origin)
    // Under a transform the position is what is known; without one, the frame's origin.
    guard rect.isFinite, canCommit(bounds, point, isOrigin: !isTransformed) else {
      return rejectNonFinite("frame", frame)
    }
    commit(bounds, point, isOrigin: !isTransformed)
    record.flags.remove(.isDirectional)
    frameWasAskedFor()
  }

  /// Sets the frame as it is without the transform.
  final func setUntransformedFrame(_ frame: Rect) {
    let rect = frame.standardized
    guard rect.isFinite, canCommit(sized(rect.size), rect.origin, isOrigin: true) else {
      return rejectNonFinite("frame", frame)
    }
    commit(sized(rect.size), rect.origin, isOrigin: true)
    record.flags.remove(.isDirectional)
    frameWasAskedFor()
  }

  @usableFromInline
  final func setBounds(_ bounds: Rect) {
    var rect = bounds.standardized
    guard rect.isFinite else { return rejectNonFinite("bounds", bounds) }
    // What is resized must be where it was asked to be, also while a pass is due. A rule may give
    // it another size then: what was read before, and is set again, was not asked for.
    let read = record.bounds.size
    let old = placeAsItIs
    resolvePlacement()
    if rect.size.width == read.width { rect.size.width = record.width }
    if rect.size.height == read.height { rect.size.height = record.height }
    // Only a change of size has to let go of the frame's origin to hold the position still.
    let keepsPoint = rect.size == record.bounds.size
    let isOrigin = keepsPoint && record.flags.contains(.pointIsOrigin)
    let point = keepsPoint ? record.point : center
    guard canCommit(rect, point, isOrigin: isOrigin),
      keepsPoint || canRederive(rect, position: point, anchorPoint: self.anchorPoint)
    else {
      restore(old)
      return rejectNonFinite("bounds", bounds)
    }
    commit(rect, point, isOrigin: isOrigin)
    if keepsPoint { return }
    rederiveDirectionalPoint()
    frameWasAskedFor()
  }

  @usableFromInline
  final func setPosition(_ position: Point) {
    guard canCommit(record.bounds, position, isOrigin: false) else {
      return rejectNonFinite("position", position)
    }
    commit(record.bounds, position, isOrigin: false)
    record.flags.remove(.isDirectional)
    frameWasAskedFor()
  }

  @usableFromInline
  final func setAnchorPoint(_ anchorPoint: UnitPoint) {
    if anchorPoint == self.anchorPoint { return }
    guard anchorPoint.isFinite else { return rejectNonFinite("anchorPoint", anchorPoint) }
    let old = placeAsItIs
    resolvePlacement()
    let position = center
    let bounds = record.bounds
    guard canCommit(bounds, position, isOrigin: false, anchorPoint: anchorPoint),
      canRederive(bounds, position: position, anchorPoint: anchorPoint)
    else {
      restore(old)
      return rejectNonFinite("anchorPoint", anchorPoint)
    }
    commit(bounds, position, isOrigin: false)
    if anchorPoint == .center {
      record.flags.remove(.hasOwnAnchor)
    } else {
      keepInExtras { $0.anchorPoint = anchorPoint }
      record.flags.insert(.hasOwnAnchor)
    }
    if record.flags.contains(.isRuled) {
      record.supernode?.read { $0.setNeedsPlacing() }
    }
    rederiveDirectionalPoint()
    if record.flags.contains(.isSprung) { rememberStretching() }
  }

  private final func sized(_ size: Size) -> Rect {
    Rect(origin: record.bounds.origin, size: size)
  }
}
