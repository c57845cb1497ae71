public import MarayaDirection
import MarayaGeometry

extension Node {
  /// Asks for ``layoutSubnodes()`` in the next pass.
  ///
  /// UIKit's `setNeedsLayout()`. Neither supernode nor subnodes are asked for by it.
  ///
  /// - Complexity: O(*d*) for the *d* ancestors up to the first that knows already.
  public final func setNeedsLayout() {
    if record.flags.contains(.needsLayout) { return }
    record.flags.insert(.needsLayout)
    markPath()
  }

  /// Whether the next pass calls ``layoutSubnodes()`` on this node.
  @inlinable
  public final var needsLayout: Bool { record.flags.contains(.needsLayout) }

  /// Lays out what has changed, now.
  ///
  /// UIKit's `layoutIfNeeded()`: begins at the topmost of the ancestors that need layout
  /// without a gap from here up, and brings everything below up to date, supernodes first.
  /// Where nothing has changed nothing is called. Inside a pass that is at work on this node
  /// it does nothing: that pass gets there.
  ///
  /// - Complexity: O(*m*) for *m* marked nodes and their subnodes.
  public final func layoutIfNeeded() {
    var top = self
    while let above = top.supernode, above.needsLayout { top = above }
    if top.isBeingLaidOut { return }
    var pass = LayoutPass(top: top)
    pass.run()
  }

  /// Whether a pass is at work on this node or below it.
  package final var isBeingLaidOut: Bool {
    !record.flags.isDisjoint(with: [.isOnPassPath, .isPassTop])
  }

  /// Gives the node this size and direction, and lays it out.
  ///
  /// The origin of the untransformed frame stays. With a negative or non-finite length size
  /// and direction are refused with a ``Diagnostic``, and the tree is laid out as it is.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - direction: What to set ``layoutDirection`` to; `nil` leaves it as it is.
  /// - Complexity: O(*n*), where *n* is the number of nodes below that are affected.
  public final func layout(
    width: Double,
    height: Double,
    direction: LayoutDirection? = nil
  ) {
    let isResized = resize(to: Size(width: width, height: height))
    if isResized, let direction { layoutDirection = direction }
    layoutIfNeeded()
  }

  /// Takes the size from ``sizeThatFits(_:)``, given the present size.
  ///
  /// UIKit's `sizeToFit()`. The origin of the untransformed frame stays: the physical one, or
  /// the leading one of a directional placement. A negative length counts as 0.
  public final func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    resize(to: Size(width: max(size.width, 0), height: max(size.height, 0)))
  }

  /// Changes the size; the untransformed frame keeps the origin that it was placed by.
  @discardableResult
  private final func resize(to size: Size) -> Bool {
    let isDirectional = record.flags.contains(.isDirectional)
    let rect = Rect(
      origin: isDirectional ? record.directionalOrigin : untransformedFrame.origin,
      size: size
    )
    let bounds = Rect(origin: record.bounds.origin, size: size)
    let origin = isDirectional ? placementReflection(rect).origin : rect.origin
    guard size.isFinite, rect.isFinite, canCommit(bounds, origin, isOrigin: true) else {
      rejectNonFinite("size", size)
      return false
    }
    guard size.width >= 0, size.height >= 0 else {
      rejectNegative("size", size)
      return false
    }
    commit(bounds, origin, isOrigin: true)
    return true
  }

  // MARK: Marks

  /// The list of subnodes, or the size of one, has changed: UIKit's rule is to lay out again.
  ///
  /// While the node arranges its own subnodes it knows.
  final func subnodesChanged() {
    if record.flags.contains(.isLayingOut) { return }
    setNeedsLayout()
  }

  /// The axis about which the subnodes mirror has moved.
  final func setNeedsPlacing() {
    if record.flags.contains(.needsPlacing) { return }
    record.flags.insert(.needsPlacing)
    markPath()
  }

  /// Tells the ancestors, up to the first that knows, that something is marked below them.
  final func markPath() {
    var link = record.supernode
    while let current = link {
      link = current.read { node in
        if node.record.flags.contains(.isOnPassPath) {
          // The running pass looks at this node's subnodes again before it leaves it.
          node.record.flags.formUnion([.subnodeIsMarked, .rescans])
          return nil
        }
        if node.record.flags.contains(.subnodeIsMarked) { return nil }
        node.record.flags.insert(.subnodeIsMarked)
        return node.record.supernode
      }
    }
  }
}
