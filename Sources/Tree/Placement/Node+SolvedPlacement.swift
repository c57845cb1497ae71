import MarayaDirection
package import MarayaGeometry
import MarayaLayout

/// A node whose place constraints find.
extension Node {
  /// Whether the node's frame is input to constraints, rather than what they find.
  ///
  /// UIKit's property of the same name. It is `false` of a node that constraints place: one that the
  /// constraint maker was called on, or one that takes part in a constraint and was not asked for a
  /// place. Setting it to `false` asks for that; then what is set of the ``frame`` stays until the next
  /// layout. Setting it to `true` keeps the node where it is, by its ``directionalFrame``.
  ///
  /// - Complexity: O(1).
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set {
      if newValue == translatesAutoresizingMaskIntoConstraints { return }
      if newValue { directionalPlaceStays() } else { placeByConstraints() }
    }
  }

  /// Whether constraints find the node's place.
  package final var isPlacedByConstraints: Bool { record.flags.contains(.isConstrained) }

  /// Lets constraints find the node's place from now on.
  package final func placeByConstraints() {
    if isPlacedByConstraints { return }
    recordChange(.geometry)
    let origin = directionalFrame.origin
    dropRule()
    record.directionalPoint = origin
    record.flags.remove(.directionalPointIsPosition)
    record.extras?.placement?.solved = nil
    record.flags.formUnion(.isDirectional + .isConstrained)
    record.supernode?.read { $0.setNeedsPlacing() }
    constraintHooks?.wayOfPlacingChanged()
  }

  /// The same, unless the node was asked for a place of its own.
  package final func placeByConstraintsIfUnplaced() {
    let isAsked = !record.flags.isDisjoint(with: .isDirectional + .isRuled)
    if isAsked || untransformedFrame != .zero { return }
    placeByConstraints()
  }

  /// The node is placed by its directional frame of now.
  private final func directionalPlaceStays() {
    dropRule()
    // As if it had been asked for.
    let frame = directionalFrame
    directionalFrame = frame
    constraintHooks?.wayOfPlacingChanged()
  }

  /// What was set of the frame counts until the next layout.
  final func stayPlacedByConstraints() {
    if !record.flags.contains(.isDirectional) {
      record.directionalPoint = placementReflection(untransformedFrame).origin
      record.flags.remove(.directionalPointIsPosition)
      record.flags.insert(.isDirectional)
    }
    constraintHooks?.frameWasSet()
  }

  /// Puts the node where constraints have put its alignment rectangle: in leading space, measured from
  /// the corner of that of the supernode, in points.
  package final func place(solved rect: Rect) {
    guard isPlacedByConstraints else { return }
    madePlacement.solved = rect
    guard let supernode else { return }
    // Insets are physical: what is turned is not the frame.
    if alignmentRectInsets != .zero || supernode.alignmentRectInsets != .zero {
      madePlacement.rule = .constraints
      record.flags.insert(.isRuled)
    } else {
      record.flags.remove(.isRuled)
    }
    placeWhereSolved(in: supernode)
  }

  /// Puts the subnodes again where they were solved, since the corner that they are measured from has
  /// moved.
  @inline(never)
  final func placeConstrainedSubnodes() {
    for subnode in subnodes where subnode.isPlacedByConstraints && owns(subnode) {
      subnode.placeWhereSolved(in: self)
    }
  }

  private final func placeWhereSolved(in supernode: Node) {
    guard solved != nil, let axis = placementAxis else { return }
    let rect = solvedRect(in: supernode, across: axis)
    commitLeading(rect, with: Reflection(supernode.effectiveLayoutDirection, across: axis))
  }

  /// Where constraints have put the node, as ``place(solved:)`` has it; `nil` before they were solved.
  package final var solved: Rect? { isPlacedByConstraints ? record.extras?.placement?.solved : nil }

  /// The frame that belongs to it, in leading space.
  final func solvedRect(in supernode: Node, across axis: ReferenceAxis) -> Rect {
    guard let solved else { return directionalFrame }
    let direction = supernode.effectiveLayoutDirection
    let around = direction.leading(supernode.alignmentRectInsets)
    let own = direction.leading(alignmentRectInsets)
    let box = supernode.leadingRegion(.bounds, across: axis)
    return Rect(
      x: box.minX + around.leading + solved.minX - own.leading,
      y: box.minY + around.top + solved.minY - own.top,
      width: max(solved.width + own.leading + own.trailing, 0),
      height: max(solved.height + own.top + own.bottom, 0)
    )
  }
}
