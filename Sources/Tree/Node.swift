public import MarayaDirection
public import MarayaGeometry

/// A rectangle in a tree: what UIKit calls a view, without the drawing.
///
/// A node has a frame, subnodes, and a direction it inherits or sets. It remembers what was
/// asked of it (a physical ``frame``, or a ``directionalFrame`` measured from the leading
/// edge) and derives the rest again when the direction or the reference width changes:
///
/// ```swift
/// let card = Node("card") {
///   Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
/// }
/// card.layout(width: 320, height: 120, direction: .rightToLeft)
/// card["photo"]?.frame  // 240,16 64×64
/// ```
///
/// The words, the geometry and the results are UIKit's, with *node* for *view*. Coordinates
/// are points; y grows downwards; a node's `frame` is in its supernode's bounds coordinates.
///
/// A tree belongs to one task at a time; trees share nothing. A supernode owns its subnodes;
/// the way up is not owned.
///
/// ## Subclassing
///
/// Override ``layoutSubnodes()``, ``sizeThatFits(_:)``, ``intrinsicContentSize``,
/// ``childReferenceAxis``, ``childReferenceRect``, ``effectiveLayoutDirectionDidChange()``,
/// ``updateConstraints()``,
/// ``didMoveToSupernode()``, ``didScroll()``, ``didLayout()`` and ``describe(into:)``. Maraya's own
/// classes use nothing else.
open class Node {
  // The one place where dynamic exclusivity checks are off: they are most of the cost of class
  // code, and a tree belongs to one task. Never accessed from another module but through an
  // inlinable accessor, because the attribute stops at the module's edge. Debug builds have the
  // checks.
  #if DEBUG || CHECKED
    @usableFromInline final var record: NodeRecord
  #else
    @exclusivity(unchecked) @usableFromInline final var record: NodeRecord
  #endif

  /// Creates a node of zero size.
  ///
  /// - Parameter id: A name to find the node by; it need not be unique.
  public init(_ id: String? = nil) {
    // A new view lays itself out on the first pass; UIKit's rule.
    record = NodeRecord(id: id, flags: [.pointIsOrigin, .needsLayout])
    // Embedded Swift can't compare types; there every class may have hooks.
    #if !hasFeature(Embedded)
      if type(of: self) == Node.self { record.flags.insert(.isPlain) }
    #endif
  }

  deinit {
    if record.firstSubnode != nil { releaseSubnodes() }
  }

  /// A name to find the node by, or `nil`.
  ///
  /// Ids need not be unique; ``subscript(_:)`` finds the first one.
  @inlinable
  public final var id: String? {
    get { record.id }
    set { record.id = newValue }
  }

  /// The object that a user of the tree hangs on this node, or `nil`; Maraya never reads it.
  public final var payload: AnyObject? {
    get { record.extras?.payload }
    set {
      if newValue == nil && record.extras == nil { return }
      madeExtras.payload = newValue
    }
  }

  // MARK: Open hooks

  /// Places the subnodes; the default does nothing beyond what their placements ask for.
  ///
  /// A pass calls it on each node that needs layout, supernodes before subnodes, after the
  /// subnodes' own placements were resolved. UIKit's `layoutSubviews()`. A change of the origin of
  /// the bounds alone does not ask for it, but under a safe area. Changes to the own subtree take
  /// part in the same pass; removing any node, this one included, is safe.
  ///
  /// Call ``setNeedsLayout()`` or ``layoutIfNeeded(recordsMoves:)`` instead of this method.
  open func layoutSubnodes() {}

  /// Called after ``layoutSubnodes()`` and the layout of everything below; by default nothing.
  open func didLayout() {}

  /// Called after the origin of the ``bounds`` was changed, by whomever; by default nothing.
  ///
  /// For a class that keeps where it is scrolled to. UIKit's `scrollViewDidScroll(_:)`. It may
  /// scroll on, which calls it again.
  open func didScroll() {}

  /// Called after the node was added to, moved between, or removed from supernodes.
  ///
  /// UIKit's `didMoveToSuperview()`. Moving within the same supernode does not call it, nor
  /// does the end of the supernode's life.
  open func didMoveToSupernode() {}

  /// Called in the next pass after ``effectiveLayoutDirection`` changed, before
  /// ``layoutSubnodes()``; the default does nothing.
  open func effectiveLayoutDirectionDidChange() {}

  /// The size, in points, that suits the node best within `size`, which may be infinite.
  ///
  /// UIKit's `sizeThatFits(_:)`. By default the ``intrinsicContentSize`` where there is one, else
  /// the present size. The answer may exceed `size`; a negative length counts as 0. An answer
  /// may depend on `size`, on the subnodes, the frames that were given to them, and what they
  /// answer to ``measure(_:)``; call ``invalidateIntrinsicContentSize()`` when anything else
  /// changes it. Where a rule puts a subnode depends on this node's size, so an answer that asks
  /// for that goes in a circle: the frames it sees are those of the last pass.
  open func sizeThatFits(_ size: Size) -> Size {
    if let fitting = fittingSize(within: size) { return fitting }
    record.flags.insert(.answersByDefault)
    return defaultSize
  }

  /// The size of the node's content, in points; ``noIntrinsicMetric`` where it has none.
  ///
  /// UIKit's `intrinsicContentSize`; by default what ``givenContentSize`` says.
  open var intrinsicContentSize: Size {
    let given = givenContentSize
    return Size(
      width: given.width ?? Self.noIntrinsicMetric,
      height: given.height ?? Self.noIntrinsicMetric
    )
  }

  /// Changes constraints, before a layout; the default does nothing.
  ///
  /// UIKit's `updateConstraints()`: called after ``setNeedsUpdateConstraints()``, before the next
  /// layout, of subnodes before their supernodes. An override calls `super` last. It may change
  /// constraints, not the list of subnodes of the nodes above.
  open func updateConstraints() {}

  /// The length that stands for "no intrinsic size": -1, as in UIKit.
  public static var noIntrinsicMetric: Double { -1 }

  /// The extent about which subnodes mirror, in this node's bounds coordinates, in points.
  ///
  /// By default the horizontal extent of ``childReferenceRect``. After a change of the answer
  /// outside of ``layoutSubnodes()`` call ``setNeedsLayout()``. An answer that is not finite is
  /// replaced by the extent of the bounds, with a ``Diagnostic``.
  open var childReferenceAxis: ReferenceAxis {
    let rect = childReferenceRect
    return ReferenceAxis(minX: rect.minX, maxX: rect.maxX)
  }

  /// The box that subnodes are placed in by edges and ratios, in this node's bounds coordinates,
  /// in points.
  ///
  /// By default ``bounds``, whose origin counts. A node that scrolls answers the box of its
  /// content, which stays where it is when the origin of the bounds changes; then a change of that
  /// origin places nothing again. What is said of ``childReferenceAxis`` holds here, too.
  open var childReferenceRect: Rect { record.bounds }

  /// Names what this node was asked for and what came of it, for everything that reads trees.
  ///
  /// Drawings and reports know a node's properties only from here. An override calls `super`,
  /// then sets ``NodeDescription/typeName`` and adds its own. It should not change the tree.
  open func describe(into description: inout NodeDescription) {
    describeNode(into: &description)
  }
}
