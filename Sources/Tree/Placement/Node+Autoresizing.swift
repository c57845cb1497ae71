import MarayaDirection
import MarayaGeometry
public import MarayaLayout

extension Node {
  /// Which parts of the node's place stretch when its supernode is resized; none by default.
  ///
  /// UIKit's `autoresizingMask`, applied at once when the supernode's size changes. It modifies a
  /// frame, in the space in which that was set: on a physical ``frame`` left is left; on a
  /// ``directionalFrame`` it is the leading side. The place is computed from the frame and the
  /// supernode's size at the time the frame was asked for, not from the last result, so nothing
  /// drifts. A node that is placed by edges or ratios is not stretched.
  ///
  /// - Complexity: O(1).
  public final var autoresizingMask: AutoresizingMask {
    get { record.extras?.placement?.autoresizing?.mask ?? [] }
    set {
      if newValue == autoresizingMask { return }
      recordChange(.geometry)
      defer { if record.flags.contains(.isInConstraints) { tellConstraintsOfPlacement() } }
      if newValue.isEmpty {
        record.flags.remove(.isSprung)
        record.extras?.placement?.autoresizing = nil
        return
      }
      record.flags.insert(.isSprung)
      madePlacement.autoresizing = Autoresizing(mask: newValue, rect: .zero, container: .zero)
      rememberStretching()
    }
  }

  /// Whether the subnodes' ``autoresizingMask`` is followed when this node's size changes.
  ///
  /// UIKit's `autoresizesSubviews`; `true` by default.
  public final var autoresizesSubnodes: Bool {
    get { !record.flags.contains(.leavesSubnodes) }
    set {
      if newValue == autoresizesSubnodes { return }
      recordChange(.geometry)
      record.flags.formSymmetricDifference(.leavesSubnodes)
      // From here on, as they are now.
      for subnode in subnodes where owns(subnode) { subnode.rememberStretching() }
    }
  }

  /// Remembers the place that was asked for, and the size of what is around it.
  @inline(never)
  final func rememberStretching() {
    guard record.flags.contains(.isSprung), let placement = record.extras?.placement,
      let mask = placement.autoresizing?.mask
    else { return }
    let isDirectional = record.flags.contains(.isDirectional)
    let rect = isDirectional ? directionalFrame : untransformedFrame
    let container = linkAbove?.read { $0.record.bounds.size } ?? .zero
    placement.position = askedPosition
    placement.corner = linkAbove?.cornerOfSubnodes ?? .zero
    placement.autoresizing = Autoresizing(
      mask: mask,
      rect: rect.offsetBy(dx: -placement.corner.x, dy: -placement.corner.y),
      container: container
    )
    record.supernode?.read { $0.record.flags.formUnion(.hasSprungSubnodes) }
  }

  /// The position that was asked for, in the space in which it was, if it was no origin.
  private final var askedPosition: Point? {
    if record.flags.contains(.isDirectional) {
      return record.flags.contains(.directionalPointIsPosition) ? record.directionalPoint : nil
    }
    return record.flags.contains(.pointIsOrigin) ? nil : record.point
  }

  /// What the place is stretched from, if there is a supernode to stretch it in.
  final var stretchingBase: StretchingBase? {
    guard let above = linkAbove, let placement = record.extras?.placement,
      let stretching = placement.autoresizing
    else { return nil }
    let hasMoved = placement.corner != above.cornerOfSubnodes
    return StretchingBase(stretching: stretching, corner: hasMoved ? placement.corner : nil)
  }

  /// Takes over what the place is stretched from: a place and a size of an earlier time.
  ///
  /// The present place stays until the supernode's size changes: it was stretched already.
  final func setStretchingBase(_ base: StretchingBase) {
    let (rect, container) = (base.stretching.rect, base.stretching.container)
    guard rect.isFinite, container.isFinite else {
      return rejectNonFinite("autoresizingBase", rect)
    }
    // The mask is that of now, and so is the corner if it has not moved.
    guard record.flags.contains(.isSprung), var autoresizing = madePlacement.autoresizing else {
      return
    }
    recordChange(.geometry)
    // A position was asked for in the size that was around it then.
    if autoresizing.container != container || autoresizing.rect != rect {
      madePlacement.position = nil
    }
    (autoresizing.rect, autoresizing.container) = (rect, container)
    madePlacement.autoresizing = autoresizing
    if let corner = base.corner { madePlacement.corner = corner }
  }

  /// Stretches the sprung subnodes, and what is sprung below those that change their size.
  @inline(never)
  final func stretchSubnodes() {
    var containers = [self]
    while let container = containers.popLast() {
      if container.record.flags.contains(.leavesSubnodes) { continue }
      // Held: where the supernode's axis is found a hook may run.
      for subnode in container.subnodes where container.owns(subnode) {
        if subnode.stretch() && subnode.record.flags.contains(.hasSprungSubnodes) {
          containers.append(subnode)
        }
      }
    }
  }

  /// Stretches this node; whether its size has changed.
  private final func stretch() -> Bool {
    guard record.flags.contains(.isSprung),
      record.flags.isDisjoint(with: .isRuled + .isConstrained),
      let placement = record.extras?.placement, let autoresizing = placement.autoresizing,
      let size = linkAbove?.read({ $0.record.bounds.size })
    else { return false }
    let rect = autoresizing.rect(in: size)
      .offsetBy(dx: placement.corner.x, dy: placement.corner.y)
    let isDirectional = record.flags.contains(.isDirectional)
    let origin = isDirectional ? placementReflection(rect).origin : rect.origin
    let bounds = Rect(origin: record.bounds.origin, size: rect.size)
    guard rect.isFinite, canCommit(bounds, origin, isOrigin: true) else {
      rejectNonFinite("autoresizingMask", rect)
      return false
    }
    let isResized = store(
      bounds,
      origin,
      isOrigin: true,
      leading: isDirectional ? rect.origin : nil
    )
    if let position = placement.position, size == autoresizing.container { stand(at: position) }
    return isResized
  }

  /// Stands where the position is that was asked for, and has been stored as an origin.
  private final func stand(at position: Point) {
    record.flags.remove(.pointIsOrigin)
    if record.flags.contains(.isDirectional) {
      record.directionalPoint = position
      record.flags.insert(.directionalPointIsPosition)
      record.point = mirroredPosition(position)
    } else {
      record.point = position
    }
  }
}

extension Unmanaged<Node> {
  /// The corner of the box that subnodes are stretched in: of content, where that does not move
  /// with the bounds.
  fileprivate var cornerOfSubnodes: Point {
    let node = takeUnretainedValue()
    return Point(
      x: node.contentScrolls ? axisOfSubnodes.minX : node.record.bounds.minX,
      y: boxOfSubnodes.minY
    )
  }
}
