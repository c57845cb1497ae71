public import MarayaDirection

extension Node {
  /// The direction set on this node for itself and everything below, or `nil` to inherit.
  ///
  /// A node that sets it makes an *island*. A root that sets none is left-to-right. UIKit's
  /// `traitOverrides.layoutDirection`. Setting it moves nothing by itself: directional frames
  /// below are derived again in the next pass. On a ``LayerNode`` it changes nothing and leaves
  /// a ``Diagnostic``.
  ///
  /// - Complexity: O(1) to read; to set, O(*n*) for the *n* nodes whose direction changes.
  public final var layoutDirection: LayoutDirection? {
    get {
      record.flags.contains(.overridesDirection) ? inheritedDirection : nil
    }
    set {
      if newValue == layoutDirection { return }
      if record.flags.contains(.isLayer) {
        return report(.layerDirection, "layoutDirection", newValue?.rawValue ?? "nil")
      }
      recordChange(.environment)
      if let newValue {
        record.flags.insert(.overridesDirection)
        spreadDirection(isRightToLeft: newValue == .rightToLeft)
      } else {
        record.flags.remove(.overridesDirection)
        adoptDirection(of: supernode)
      }
      if record.supernode == nil { resolvePlacement() }
    }
  }

  /// The direction in which this node's subnodes and content run.
  ///
  /// The nearest ``layoutDirection`` on the way up, this node's own first; left-to-right if
  /// there is none. A node is *placed* with its supernode's direction.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var effectiveLayoutDirection: LayoutDirection { inheritedDirection }

  /// Whether ``effectiveLayoutDirection`` is right-to-left.
  ///
  /// Article 1's global `isRTL`, as a property of each node.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var isRTL: Bool { record.flags.contains(.isRightToLeft) }

  @inlinable
  final var inheritedDirection: LayoutDirection {
    record.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Takes over the direction of a supernode, or that of a root, unless the node sets its own.
  final func adoptDirection(of supernode: Node?) {
    if record.flags.contains(.overridesDirection) { return }
    spreadDirection(isRightToLeft: supernode?.isRTL ?? false)
  }

  /// Writes the direction into this node and down to the next islands, and marks what changed.
  ///
  /// The bit in each node is never stale, so reading it costs nothing and passes need not look
  /// for it.
  private final func spreadDirection(isRightToLeft: Bool) {
    if record.flags.contains(.isRightToLeft) == isRightToLeft { return }
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      link = current.read { node in
        if node !== self && node.record.flags.contains(.overridesDirection) {
          return node.followingSubtree(within: top)
        }
        node.record.flags.formSymmetricDifference([.isRightToLeft, .directionChanged])
        node.record.flags.insert(.needsLayout)
        if node.record.firstSubnode != nil { node.record.flags.insert(.subnodeIsMarked) }
        return node.following(within: top)
      }
    }
    markPath()
  }
}
