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
      record.flags.contains(.overridesDirection) ? inheritableDirection : nil
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

  /// Whether the node's content turns with the direction; `unspecified`, which it does, by
  /// default.
  ///
  /// UIKit's `semanticContentAttribute`. It applies to this node alone: its subnodes are placed
  /// by it, theirs are not. On a ``LayerNode`` it changes nothing and leaves a ``Diagnostic``.
  ///
  /// - Complexity: O(1); to set, O(*n*) for *n* layers below that are in no other node.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { record.extras?.surroundings?.semantic ?? .unspecified }
    set {
      if newValue == semanticContentAttribute { return }
      if record.flags.contains(.isLayer) {
        return report(.layerDirection, "semanticContentAttribute", newValue.rawValue)
      }
      recordChange(.environment)
      madeSurroundings.semantic = newValue
      if newValue == .unspecified {
        record.flags.remove(.forcesDirection)
      } else {
        record.flags.insert(.forcesDirection)
      }
      spreadEffectiveDirection()
      if record.supernode == nil { resolvePlacement() }
    }
  }

  /// The direction in which this node's subnodes and content run.
  ///
  /// What ``semanticContentAttribute`` says of the nearest ``layoutDirection`` on the way up,
  /// this node's own first; left-to-right if there is none. A layer has that of its supernode.
  /// A node is *placed* with its supernode's direction. UIKit's
  /// `effectiveUserInterfaceLayoutDirection`.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var effectiveLayoutDirection: LayoutDirection {
    record.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Whether ``effectiveLayoutDirection`` is right-to-left.
  ///
  /// Article 1's global `isRTL`, as a property of each node.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final var isRTL: Bool { record.flags.contains(.isRightToLeft) }

  /// The direction that is handed down: the nearest one set, whatever the content means here.
  package final var inheritableDirection: LayoutDirection {
    record.flags.contains(.inheritsRightToLeft) ? .rightToLeft : .leftToRight
  }

  // MARK: Spreading

  /// Takes over the direction of a supernode, or that of a root, unless the node sets its own.
  final func adoptDirection(of supernode: Node?) {
    if !record.flags.contains(.overridesDirection) {
      let inherited = supernode?.record.flags.contains(.inheritsRightToLeft) ?? false
      spreadDirection(isRightToLeft: inherited)
    }
    // A layer's direction is its supernode's also where that forces one.
    if record.flags.contains(.isLayer) { spreadEffectiveDirection() }
  }

  /// Writes the direction into this node and down to the next islands, and marks what changed.
  private final func spreadDirection(isRightToLeft: Bool) {
    if record.flags.contains(.inheritsRightToLeft) == isRightToLeft { return }
    var spread = DirectionSpread(places: false)
    spread.run(from: self)
    tellFitsAround()
    markPath()
  }

  /// This node and those above are fitted with what is inside of them, which has turned.
  private final func tellFitsAround() {
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link, current.read({ $0.record.flags.contains(.hasConstraints) }) {
      link = current.read { node in
        if node.fitMayTurn { node.constraintHooks?.fitDidTurn() }
        return node.record.supernode
      }
    }
  }

  /// Sets a direction where a layout follows at once: what is settled is placed on the way.
  ///
  /// - Returns: What was done already.
  final func setLayoutDirection(_ direction: LayoutDirection) -> PlacingCounts {
    let isOther = record.flags.contains(.inheritsRightToLeft) != (direction == .rightToLeft)
    let isSettled = record.flags.isDisjoint(with: .anyMark + .isLayer + .isRecorded)
    guard isOther, isSettled, record.supernode == nil, !record.flags.contains(.isOnPassPath) else {
      layoutDirection = direction
      return PlacingCounts()
    }
    record.flags.insert(.overridesDirection)
    var spread = DirectionSpread(places: true)
    spread.run(from: self)
    resolvePlacement()
    return spread.counts
  }

  /// Finds this node's effective direction again, and that of the layers that have it from here.
  private final func spreadEffectiveDirection() {
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      link = current.read { node in
        let isOther = node.refreshEffectiveDirection()
        if isOther {
          node.tellFitsAround()
          node.markPath()
        }
        guard isOther, let first = node.record.firstSubnode else {
          return node.nextLayer(within: top)
        }
        return first.read { $0.record.flags.contains(.isLayer) ? first : $0.nextLayer(within: top) }
      }
    }
  }

  /// The next layer that could have its direction from a node that `top` contains.
  private final func nextLayer(within top: NodeLink) -> NodeLink? {
    var link = followingSubtree(within: top)
    while let current = link, !current.read({ $0.record.flags.contains(.isLayer) }) {
      link = current.read { $0.followingSubtree(within: top) }
    }
    return link
  }

  /// Finds the effective direction from what is inherited, meant, or above; whether it changed.
  @discardableResult
  final func refreshEffectiveDirection() -> Bool {
    let isRightToLeft =
      if record.flags.contains(.isLayer) {
        linkAbove?.read { $0.isRTL } ?? false
      } else {
        semanticContentAttribute.direction(relativeTo: inheritableDirection) == .rightToLeft
      }
    if isRightToLeft == isRTL { return false }
    record.flags.formSymmetricDifference(.isRightToLeft + .directionChanged)
    record.flags.formUnion(.layoutMarks)
    return true
  }
}
