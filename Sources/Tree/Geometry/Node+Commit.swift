import MarayaDirection
import MarayaGeometry

/// The one way by which geometry changes: checked first, then stored and marked.
extension Node {
  /// Whether the node's frame and position stay finite with these values.
  ///
  /// Finite inputs can have a non-finite frame; none of those numbers may reach a tree.
  final func canCommit(
    _ bounds: Rect,
    _ point: Point,
    isOrigin: Bool,
    anchorPoint: UnitPoint? = nil
  ) -> Bool {
    let anchor = anchorPoint ?? self.anchorPoint
    let offset = Point(x: anchor.x * bounds.size.width, y: anchor.y * bounds.size.height)
    var origin = point
    var position = point
    if isOrigin {
      position.x += offset.x
      position.y += offset.y
    } else {
      origin.x -= offset.x
      origin.y -= offset.y
    }
    let frame = Rect(origin: origin, size: bounds.size)
    guard bounds.isFinite, position.isFinite, frame.isFinite else { return false }
    guard record.flags.contains(.isTransformed) else { return true }
    return bounds.frame(around: anchor, at: position, under: transform).isFinite
  }

  /// Stores checked geometry, marks what depends on it, and stretches the sprung subnodes.
  ///
  /// A directional placement that has given it hands over its origin in leading space.
  final func commit(_ bounds: Rect, _ point: Point, isOrigin: Bool, leading: Point? = nil) {
    let isScrolled = bounds.origin != record.bounds.origin
    let isResized = store(bounds, point, isOrigin: isOrigin, leading: leading)
    if isResized && record.flags.contains(.hasSprungSubnodes) { stretchSubnodes() }
    if isScrolled && !record.flags.contains(.isPlain) { tellThatItScrolled() }
  }

  @inline(never)
  private final func tellThatItScrolled() {
    didScroll()
    if record.flags.contains(.isInConstraints) { constraintHooks?.surroundingsChanged() }
  }

  /// Stores checked geometry and marks what depends on it; whether the size is another.
  @discardableResult
  final func store(_ bounds: Rect, _ point: Point, isOrigin: Bool, leading: Point?) -> Bool {
    if record.flags.contains(.isRecorded) { recordChange(.geometry) }
    let old = record.bounds
    let isResized = bounds.size != old.size
    let isScrolled = bounds.origin != old.origin
    var isMoved =
      isResized || point != record.point || isOrigin != record.flags.contains(.pointIsOrigin)
    let box = isScrolled && !record.flags.contains(.isPlain) ? boxFromHooks() : nil
    record.bounds = bounds
    record.point = point
    if let leading {
      record.directionalPoint = leading
      record.flags.remove(.directionalPointIsPosition)
    }
    if isOrigin {
      record.flags.insert(.pointIsOrigin)
    } else {
      record.flags.remove(.pointIsOrigin)
    }
    // Content that scrolls stays where it is in its box.
    let movesSubnodes = isScrolled && (box == nil || box != boxFromHooks())
    if isResized {
      record.flags.insert(.wasResized)
      markNeedsLayout()
    } else if movesSubnodes {
      // Else nobody around has to know, nobody inside is placed again.
      setNeedsPlacing()
      isMoved = true
    } else if isScrolled && record.flags.isSuperset(of: .hasSafeArea + .isLayingOut) {
      findSafeAreaAgain()
    }
    // The part of the safe area, or of the margins, that reaches in here has changed; or only that
    // of the safe area which reaches into content.
    let surroundings: NodeFlags = isMoved ? .hasSafeArea + .preservesMargins : .hasSafeArea
    if (isMoved || isScrolled) && !record.flags.isDisjoint(with: surroundings) {
      markNeedsLayout()
    }
    if isMoved && record.flags.contains(.isInConstraints) { tellConstraintsOfPlacement() }
    if movesSubnodes && record.flags.contains(.hasConstraints) {
      placeConstrainedSubnodes()
      tellConstraintsOfSubnodes()
    }
    guard isMoved, let above = record.supernode,
      !above.read({ $0.record.flags.contains(.isLayingOut) })
    else { return isResized }
    // UIKit's rule: who resizes a subnode from outside disturbs the arrangement around it.
    above.read {
      isResized || $0.followsSubnodes ? $0.subnodesChanged() : $0.contentChanged()
    }
    return isResized
  }

  /// What a layout scrolls has the safe area of where it has come to.
  @inline(never)
  private final func findSafeAreaAgain() { updateSafeArea() }

  /// The box that the subnodes are placed in, by which to see whether it moves with the bounds.
  @inline(never)
  private final func boxFromHooks() -> SubnodeBox? {
    let link = Unmanaged.passUnretained(self)
    return SubnodeBox(rect: link.boxOfSubnodes, axis: link.axisOfSubnodes)
  }

  /// A frame, a position or a size was asked for, and has been committed.
  final func frameWasAskedFor() {
    if !record.flags.isDisjoint(with: .isRuled + .isSprung + .isConstrained) {
      forgetOtherPlacement()
    }
  }

  /// Nothing but the frame counts from now on, and what stretches does so from here.
  @inline(never)
  private final func forgetOtherPlacement() {
    // UIKit's rule: the next layout overwrites what is set of a node that constraints place.
    if isPlacedByConstraints { return stayPlacedByConstraints() }
    dropRule()
    rememberStretching()
  }

  /// Where the node is, to go back to when a change turns out to be refused.
  final var placeAsItIs: PlaceInSpace {
    PlaceInSpace(
      bounds: record.bounds,
      point: record.point,
      directionalPoint: record.directionalPoint,
      flags: record.flags.intersection(PlaceInSpace.flags)
    )
  }

  final func restore(_ place: PlaceInSpace) {
    record.bounds = place.bounds
    record.point = place.point
    record.directionalPoint = place.directionalPoint
    record.flags = record.flags.subtracting(PlaceInSpace.flags).union(place.flags)
  }
}

/// What a change of place writes, beside marks.
struct PlaceInSpace {
  static var flags: NodeFlags { .pointIsOrigin + .directionalPointIsPosition }

  let bounds: Rect
  let point: Point
  let directionalPoint: Point
  let flags: NodeFlags
}

/// What subnodes are placed in, and mirrored about.
private struct SubnodeBox: Equatable {
  let rect: Rect
  let axis: ReferenceAxis
}
