import MarayaDirection
import MarayaGeometry

extension Node {
  /// What is wrong with the subtree, in words; empty when all is well.
  ///
  /// Tests ask after every mutation. Between passes every statement here holds.
  package final func brokenInvariants() -> [String] {
    var broken: [String] = []
    for node in subtree { node.checkInvariants(into: &broken) }
    return broken
  }

  private final func checkInvariants(into broken: inout [String]) {
    let flags = record.flags
    func expect(_ holds: Bool, _ statement: String) {
      if !holds { broken.append("\(briefPath): \(statement)") }
    }

    var count: Int32 = 0
    var previous: NodeLink?
    var link = record.firstSubnode
    while let current = link {
      let subnode = current.takeUnretainedValue()
      expect(owns(subnode), "a subnode's supernode is this node")
      expect(
        subnode.record.previousSibling?.toOpaque() == previous?.toOpaque(),
        "siblings agree"
      )
      if !subnode.record.flags.isDisjoint(with: .anyMark) {
        expect(flags.contains(.subnodeIsMarked), "a marked subnode marks its supernode")
      }
      let inherits = !subnode.record.flags.contains(.overridesDirection)
      expect(
        !inherits || subnode.inheritableDirection == inheritableDirection,
        "a subnode inherits the direction"
      )
      let meant = subnode.semanticContentAttribute
      expect(
        subnode.effectiveLayoutDirection
          == (subnode.record.flags.contains(.isLayer)
            ? effectiveLayoutDirection
            : meant.direction(relativeTo: subnode.inheritableDirection)),
        "a subnode runs in the direction that it should"
      )
      expect(
        subnode.record.flags.contains(.isScaled) == flags.contains(.isScaled),
        "a subnode is scaled with its supernode"
      )
      expect(
        subnode.record.flags.contains(.isRecorded) == flags.contains(.isRecorded),
        "a subnode is recorded with its supernode"
      )
      for flag in [NodeFlags.hasConstraints, .needsUpdateConstraints] {
        if subnode.record.flags.contains(flag) {
          expect(flags.contains(flag), "a supernode knows of the constraints below")
        }
      }
      count += 1
      previous = current
      link = subnode.record.nextSibling
    }
    expect(count == record.subnodeCount, "the subnodes are counted")
    expect(
      record.lastSubnode?.toOpaque() == previous?.toOpaque(),
      "the last subnode is the last"
    )
    expect(supernode != nil || record.nextSibling == nil, "a root has no siblings")

    expect(bounds.isFinite && center.isFinite && frame.isFinite, "geometry is finite")
    expect(bounds.size.width >= 0 && bounds.size.height >= 0, "a size is not negative")
    expect(
      flags.contains(.isTransformed) != transform3D.affine.isIdentity,
      "the transform has its flag"
    )
    if supernode?.needsLayout != true && supernode?.record.flags.contains(.needsPlacing) != true {
      expect(isPlaced, "a directional node is where its directional frame says")
    }
    expect(
      flags.isDisjoint(with: [.isOnPassPath, .isPassTop, .isLayingOut, .isDying, .isHandedOver]),
      "no pass and no release is under way"
    )
  }

  private final var isPlaced: Bool {
    guard record.flags.contains(.isDirectional), !record.flags.contains(.isRuled) else {
      return true
    }
    let isOrigin = !record.flags.contains(.directionalPointIsPosition)
    let place = placementReflection(directionalFrame)
    // Where there is no finite place the node stays where it was, and a diagnostic says so.
    guard canCommit(bounds, place.origin, isOrigin: true) else { return true }
    return isOrigin ? place == untransformedFrame : mirroredPosition(directionalCenter) == center
  }
}
