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
  /// layout, or until constraints are solved again if the supernode's `layoutSubnodes()` has set it. A
  /// node of which no constraint speaks is as large as its content then, in the leading top corner.
  /// Setting it to `true` keeps the node where it is, by its ``directionalFrame``.
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
    madePlacement.solved = nil
    record.flags.formUnion(.isDirectional + .isConstrained)
    isPlacedTheLongWay = true
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
    let inLayout = record.supernode?.read { $0.record.flags.contains(.isLayingOut) } ?? false
    constraintHooks?.frameWasSet(inLayout: inLayout)
    // Where no constraint speaks of the node, nothing else asks for its place.
    if solved == nil && !inLayout { record.supernode?.read { $0.setNeedsPlacing() } }
  }

  /// Puts the node where constraints have put its alignment rectangle: in leading space, measured from
  /// the corner of that of the supernode, in points.
  ///
  /// With `nil` no constraint speaks of the node any more.
  package final func place(solved rect: Rect?) {
    guard isPlacedByConstraints else { return }
    madePlacement.solved = rect
    guard let supernode else { return }
    if rect == nil {
      isPlacedTheLongWay = true
      supernode.setNeedsPlacing()
      return
    }
    // Insets are physical: what is turned is not the frame.
    isPlacedTheLongWay = alignmentRectInsets != .zero || supernode.alignmentRectInsets != .zero
    placeWhereSolved(in: supernode)
  }

  /// Whether a pass asks what constraints have found; else it is kept as a directional frame.
  private final var isPlacedTheLongWay: Bool {
    get { record.flags.contains(.isRuled) }
    set {
      madePlacement.rule = newValue ? .constraints : nil
      if newValue { record.flags.insert(.isRuled) } else { record.flags.remove(.isRuled) }
    }
  }

  /// Puts the subnodes again where they were solved, since the corner that they are measured from has
  /// moved.
  @inline(never)
  final func placeConstrainedSubnodes() {
    // As in a pass: who has measured this node was told the same.
    let isOutside = record.flags.isDisjoint(with: .isLayingOut)
    if isOutside { record.flags.insert(.isLayingOut) }
    defer { if isOutside { record.flags.remove(.isLayingOut) } }
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

  /// Whether the place that the node asks for is physical.
  package final var isPlacedOnASide: Bool {
    record.flags.isDisjoint(with: .isDirectional + .isRuled)
  }

  /// Whether the place that the node asks for depends on how large its content is.
  package final var measuresItsPlace: Bool { placementRule?.measures ?? false }

  /// The frame that belongs to it, in leading space.
  final func solvedRect(in supernode: Node, across axis: ReferenceAxis) -> Rect {
    let solved = solved ?? restingPlace
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

  /// Where constraints leave a node of which none of them speaks: as large as its content, in the
  /// leading top corner.
  private final var restingPlace: Rect {
    let content = contentSizeOnGrid
    return Rect(x: 0, y: 0, width: max(content.width, 0), height: max(content.height, 0))
  }
}
