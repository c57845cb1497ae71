import MarayaDirection
public import MarayaGeometry
import MarayaLayout

extension Node {
  /// The space between the node's edges and its content, in points, physical; 8 by default.
  ///
  /// UIKit's `layoutMargins`. Reading gives the margins in effect: those set, plus the safe
  /// area if ``insetsLayoutMarginsFromSafeArea``, and not less than the supernode's margins
  /// reach in if ``preservesSupernodeLayoutMargins``. Setting makes them physical: they stay on
  /// their sides when the direction changes. A non-finite value is refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(1); O(*d*), where *d* is the depth of the node, with a safe area or
  ///   preserved margins.
  public final var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      guard newValue.isFinite else { return rejectNonFinite("layoutMargins", newValue) }
      setMargins(.physical(newValue))
    }
  }

  /// The margins from the leading edge of ``effectiveLayoutDirection``, in points.
  ///
  /// UIKit's `directionalLayoutMargins`, the directional twin of ``layoutMargins``: margins set
  /// here change sides with the direction. What was set last counts.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveLayoutDirection.leading(effectiveMargins) }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalLayoutMargins", newValue) }
      setMargins(.directional(newValue))
    }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  ///
  /// UIKit's `insetsLayoutMarginsFromSafeArea`.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { record.extras?.surroundings?.insetsMarginsFromSafeArea ?? true }
    set {
      if newValue == insetsLayoutMarginsFromSafeArea { return }
      recordChange(.environment)
      madeSurroundings.insetsMarginsFromSafeArea = newValue
      markNeedsLayout()
      contentChanged()
    }
  }

  /// Whether the node's margins reach at least as far in as its supernode's; `false` by default.
  ///
  /// UIKit's `preservesSuperviewLayoutMargins`.
  public final var preservesSupernodeLayoutMargins: Bool {
    get { record.flags.contains(.preservesMargins) }
    set {
      if newValue == preservesSupernodeLayoutMargins { return }
      recordChange(.environment)
      record.flags.formSymmetricDifference(.preservesMargins)
      record.extras?.surroundings?.foundMargins = nil
      markNeedsLayout()
      contentChanged()
    }
  }

  /// The margins as they were set, in the space they were set in.
  final var ownMargins: SidedInsets {
    record.extras?.surroundings?.margins
      ?? .physical(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  private final func setMargins(_ margins: SidedInsets) {
    if ownMargins == margins { return }
    recordChange(.environment)
    madeSurroundings.margins = margins
    markNeedsLayout()
    contentChanged()
  }

  private final var effectiveMargins: EdgeInsets {
    // From the topmost node whose margins reach down to here.
    var chain = [self]
    while let last = chain.last, last.preservesSupernodeLayoutMargins,
      let above = last.supernode
    {
      chain.append(above)
    }
    let top = chain[chain.count - 1]
    var margins = top.margins(withSafeArea: top.safeAreaInsets)
    for (node, above) in zip(chain, chain.dropFirst()).reversed() {
      margins = node.margins(withSafeArea: node.safeAreaInsets)
        .atLeast(node.reach(of: margins, from: above))
    }
    return margins
  }

  private final func margins(withSafeArea safeArea: @autoclosure () -> EdgeInsets) -> EdgeInsets {
    let margins = ownMargins.physical(in: effectiveLayoutDirection)
    return insetsLayoutMarginsFromSafeArea ? margins + safeArea() : margins
  }

  // MARK: In a pass

  /// The margins, in a pass that has found those above.
  final var foundMargins: EdgeInsets {
    record.extras?.surroundings?.foundMargins ?? margins(withSafeArea: foundSafeArea)
  }

  /// Finds the margins of a node that preserves its supernode's.
  final func updatePreservedMargins() {
    let own = margins(withSafeArea: foundSafeArea)
    let above = linkAbove?.takeUnretainedValue()
    let margins = above.map { own.atLeast(reach(of: $0.foundMargins, from: $0)) } ?? own
    if margins == record.extras?.surroundings?.foundMargins { return }
    madeSurroundings.foundMargins = margins
    markSubnodes { $0.record.flags.contains(.preservesMargins) }
  }

  /// What is left of the supernode's margins at this node's edges.
  ///
  /// Measured from the leading end of the axis, so that it is the same number in both directions;
  /// without the transform, which has no part in layout.
  private final func reach(of margins: EdgeInsets, from supernode: Node) -> EdgeInsets {
    let direction = supernode.effectiveLayoutDirection
    let axis = placementAxis ?? ReferenceAxis(width: 0)
    let box = supernode.leadingRegion(.bounds, across: axis)
    let leading = direction.leading(margins)
    let near = EdgeInsets(
      top: leading.top,
      left: leading.leading,
      bottom: leading.bottom,
      right: leading.trailing
    )
    .reaching(directionalFrame, of: box)
    return direction.physical(
      DirectionalEdgeInsets(
        top: near.top,
        leading: near.left,
        bottom: near.bottom,
        trailing: near.right
      )
    )
  }
}

extension EdgeInsets {
  /// What insets of a box leave for a rectangle inside of it: less by the distance of the edges.
  func reaching(_ rect: Rect, of box: Rect) -> EdgeInsets {
    EdgeInsets(
      top: top - (rect.minY - box.minY),
      left: left - (rect.minX - box.minX),
      bottom: bottom - (box.maxY - rect.maxY),
      right: right - (box.maxX - rect.maxX)
    )
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }

  /// The larger ones, edge by edge.
  func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
