import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// From what was asked for to where the node is: the step that every placement takes.
extension Node {
  /// Derives the physical place from what was asked for, as far as nothing has to be measured.
  final func resolvePlacement() {
    guard record.flags.contains(.isDirectional) else { return resolveTransform() }
    if record.flags.contains(.isRuled) {
      resolveRule()
    } else {
      resolvePlacement(with: placementReflection)
    }
  }

  /// The same for a node that is placed by edges or ratios; `false` when its place is none.
  @inline(never)
  @discardableResult
  final func resolveRule() -> Bool {
    // Without a supernode there is nothing that a rule could be about: the last frame counts.
    if linkAbove == nil {
      resolvePlacement(with: placementReflection)
      return true
    }
    guard let supernode = linkAbove?.takeUnretainedValue(), let rule = placementRule,
      !rule.needsPass(below: supernode),
      let axis = placementAxis
    else {
      resolveTransform()
      return true
    }
    let rect = leadingRect(rule, in: supernode, across: axis) { _ in .zero }
    return commitLeading(rect, with: placementReflection)
  }

  /// The same in a pass: with the supernode's axis, and measuring what is open.
  final func resolvePlacement(in supernode: Node, across axis: ReferenceAxis) {
    let ownAxis =
      record.flags.contains(.hasReferenceWidth)
      ? ReferenceAxis(width: ownReferenceWidth) : axis
    let reflection = Reflection(supernode.effectiveLayoutDirection, across: ownAxis)
    guard record.flags.contains(.isDirectional) else { return resolveTransform() }
    guard let rule = placementRule else { return resolvePlacement(with: reflection) }
    let rect = leadingRect(rule, in: supernode, across: ownAxis) { proposal in
      measure(proposal, on: nearestGrid, asContainer: false)
    }
    // Who is asked may go elsewhere, or ask for another place.
    if supernode.owns(self) && placementRule == rule { commitLeading(rect, with: reflection) }
  }

  /// Where a rule puts the node, in leading space.
  final func leadingRect(
    _ rule: PlacementRule,
    in supernode: Node,
    across axis: ReferenceAxis,
    isSought: Bool = false,
    measuring measured: (SizeProposal) -> Size
  ) -> Rect {
    switch rule {
    case .constraints:
      return solvedRect(in: supernode, across: axis)
    case .ratio(let ratio):
      return ratio.rect(in: supernode.leadingRegion(ratio.region, across: axis, isSought: isSought))
    case .edges(let edges):
      let region = supernode.leadingRegion(edges.region, across: axis, isSought: isSought)
      var proposal = edges.proposal(in: region.size)
      // A size that is to fit the subnodes is no limit for them.
      if supernode.followsSubnodes { proposal = proposal.withoutLimits }
      let size = proposal.exactSize ?? measured(proposal)
      return edges.rect(in: region, size: size)
    }
  }

  /// Moves the node to where its directional frame, or its rule, has put it in leading space.
  final func resolvePlacement(with reflection: Reflection) {
    let isOrigin = !record.flags.contains(.directionalPointIsPosition)
    let point =
      isOrigin
      ? reflection(directionalFrame).origin
      : mirroredPosition(record.directionalPoint, with: reflection)
    resolveTransform()
    if record.flags.contains(.pointIsOrigin) == isOrigin && point == record.point { return }
    guard canCommit(record.bounds, point, isOrigin: isOrigin) else {
      return rejectNonFinite("frame", reflection(directionalFrame))
    }
    commit(record.bounds, point, isOrigin: isOrigin)
  }

  /// Takes over a rectangle in leading space, and its physical twin; `false` when it is refused.
  @discardableResult
  final func commitLeading(_ rect: Rect, with reflection: Reflection) -> Bool {
    let bounds = Rect(origin: record.bounds.origin, size: rect.size)
    let origin = reflection(rect).origin
    guard rect.isFinite, canCommit(bounds, origin, isOrigin: true) else {
      rejectNonFinite("frame", reflection(rect))
      return false
    }
    resolveTransform()
    if record.flags.contains(.pointIsOrigin) && origin == record.point
      && bounds.size == record.bounds.size && rect.origin == directionalFrame.origin
    {
      return true
    }
    commit(bounds, origin, isOrigin: true, leading: rect.origin)
    return true
  }
}

extension PlacementRule {
  /// Whether a pass has to find something first: a measured size, or what comes from further up.
  func needsPass(below supernode: Node) -> Bool {
    self == .constraints || measures
      || region != .bounds && !supernode.record.flags.isDisjoint(with: .hasSurroundings)
  }

  var region: PlacementRegion {
    switch self {
    case .edges(let edges): edges.region
    case .ratio(let ratio): ratio.region
    case .constraints: .bounds
    }
  }

  /// Whether the place depends on the content.
  var followsContent: Bool { measures || self == .constraints }

  /// Whether a size has to be measured.
  var measures: Bool {
    switch self {
    case .edges(let edges): edges.measures
    case .ratio, .constraints: false
    }
  }
}

extension SizeProposal {
  /// The proposal with any length in place of those that have a limit.
  var withoutLimits: SizeProposal {
    func unlimited(_ length: ProposedLength) -> ProposedLength {
      if case .exactly = length { length } else { .unbounded }
    }
    return SizeProposal(width: unlimited(width), height: unlimited(height))
  }
}
