public import MarayaDirection
package import MarayaGeometry
import MarayaLayout

extension Node {
  /// Lays out what has changed, now.
  ///
  /// UIKit's `layoutIfNeeded()`: begins at the topmost of the ancestors that need layout
  /// without a gap from here up, and brings everything below up to date, supernodes first.
  /// Where nothing has changed nothing is called. Inside a pass that is at work on this node
  /// it does nothing: that pass gets there.
  ///
  /// - Complexity: O(*m*) for *m* marked nodes and their subnodes.
  /// - Parameter recordsMoves: Whether the report says what moved and why, which costs a walk
  ///   through all nodes below before the pass and one after it.
  /// - Returns: What the pass did. Passes that hooks begin have reports of their own.
  @discardableResult
  public final func layoutIfNeeded(recordsMoves: Bool = false) -> LayoutReport {
    var top = self
    while let above = top.supernode, above.needsLayout { top = above }
    if top.isBeingLaidOut { return LayoutReport() }
    let ofTree = rootLink.read { $0.record.flags }
    if !ofTree.isDisjoint(with: .hasConstraints + .needsUpdateConstraints) {
      return layoutWithConstraints(from: top, recordsMoves: recordsMoves)
    }
    if top.record.flags.isDisjoint(with: .anyMark) { return LayoutReport() }
    var pass = LayoutPass(top: top, recordsMoves: recordsMoves)
    pass.run()
    if top.record.flags.contains(.needsUpdateConstraints) {
      // Hooks have activated the first constraints.
      return layoutWithConstraints(from: top, recordsMoves: recordsMoves, after: pass.report)
    }
    return pass.report
  }

  /// How many nodes that were added during a pass are laid out in it; tests set fewer.
  package final var newNodeLimit: Int {
    get { rootLink.read { $0.record.extras?.context?.newNodeLimit } ?? 1_000_000 }
    set { root.madeContext.newNodeLimit = newValue }
  }

  /// Whether a pass is at work on this node or below it.
  package final var isBeingLaidOut: Bool {
    !record.flags.isDisjoint(with: .isOnPassPath + .isPassTop)
  }

  /// Gives the node this size and direction, and lays it out.
  ///
  /// For a root; a node inside of a tree that was placed by edges or ratios is placed by its
  /// ``directionalFrame`` from then on. The origin of the untransformed frame stays. A length that
  /// is left open is measured: the node takes what it answers for the other one. With a negative
  /// or non-finite length size and direction are refused with a ``Diagnostic``, and the tree is
  /// laid out as it is.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` to measure it.
  ///   - height: The height in points; `nil` to measure it.
  ///   - direction: What to set ``layoutDirection`` to; `nil` leaves it as it is.
  /// - Returns: What the pass did.
  /// - Complexity: O(*n*), where *n* is the number of nodes below that are affected.
  @discardableResult
  public final func layout(
    width: Double? = nil,
    height: Double? = nil,
    direction: LayoutDirection? = nil
  ) -> LayoutReport {
    var counts = PlacingCounts()
    var measuredCount = 0
    let given = Size(width: width ?? 0, height: height ?? 0)
    if !given.isFinite {
      rejectNonFinite("size", given)
    } else if given.width < 0 || given.height < 0 {
      rejectNegative("size", given)
    } else {
      let proposal = SizeProposal(
        width: width.map { .exactly($0) } ?? .unbounded,
        height: height.map { .exactly($0) } ?? .unbounded
      )
      updateConstraintsIfNeeded()
      record.flags.insert(.countsMeasures)
      let size = measure(proposal, on: displayGrid, asContainer: false)
      record.flags.remove(.countsMeasures)
      measuredCount = takeMeasureCount()
      if resize(to: size), let direction { counts = setLayoutDirection(direction) }
    }
    var report = layoutIfNeeded()
    report.visited += counts.visited
    report.placed += counts.placed
    report.measured += measuredCount
    return report
  }

  /// Takes the size from ``sizeThatFits(_:)``, given the present size.
  ///
  /// UIKit's `sizeToFit()`. A node that was placed by edges or ratios is placed by its
  /// ``directionalFrame`` from then on. The origin of the untransformed frame stays: the physical
  /// one, or the leading one of a directional placement. A negative length counts as 0; an answer
  /// that is not finite is refused with a ``Diagnostic``. What content answers is rounded up to the
  /// pixels of ``displayScale``.
  public final func sizeToFit() {
    if let size = sizeThatFitsNow(bounds.size, on: displayGrid) { resize(to: size) }
  }

  /// Changes the size; the untransformed frame keeps the origin that it was placed by.
  @discardableResult
  package final func resize(to size: Size) -> Bool {
    let isDirectional = record.flags.contains(.isDirectional)
    let rect = Rect(
      origin: isDirectional ? directionalFrame.origin : untransformedFrame.origin,
      size: size
    )
    let bounds = Rect(origin: record.bounds.origin, size: size)
    let origin = isDirectional ? placementReflection(rect).origin : rect.origin
    guard size.isFinite, rect.isFinite, canCommit(bounds, origin, isOrigin: true) else {
      rejectNonFinite("size", size)
      return false
    }
    commit(bounds, origin, isOrigin: true, leading: isDirectional ? rect.origin : nil)
    // The size that a rule gives would not let this one stand; a root's rule gives none.
    if isPlacedByConstraints {
      stayPlacedByConstraints()
    } else if record.supernode != nil {
      dropRule()
    }
    if record.flags.contains(.isSprung) { rememberStretching() }
    return true
  }
}
