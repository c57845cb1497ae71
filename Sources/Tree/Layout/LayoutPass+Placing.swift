import MarayaDirection
import MarayaGeometry

/// The step of a pass that moves things: leading space in, physical space out.
extension LayoutPass {
  /// What placing the subnodes of a plain node came to.
  enum PlacedSubnodes {
    case allAreSettled, someAreMarked, someHaveHooks
  }

  /// Derives the places of a node's subnodes; ends those that have nothing else to do.
  mutating func placeSubnodes(of node: Node, across axis: ReferenceAxis) {
    let reflection = Reflection(node.effectiveLayoutDirection, across: axis)
    var counts = PlacingCounts()
    defer { counts.add(to: &self) }
    node.record.flags.remove(.listChanged)
    var link = node.record.firstSubnode
    while let current = link {
      if current.read({ $0.record.flags.isDisjoint(with: .longWay) }) {
        _ = current.read { $0.place(with: reflection, &counts) }
        link = current.read { $0.record.nextSibling }
      } else if placeTheLongWay(current, in: node, across: axis) {
        link = current.read { $0.record.nextSibling }
      } else {
        // The node has changed meanwhile: it is looked through again.
        node.setNeedsPlacing()
        return
      }
    }
  }

  /// The same for a node that nobody holds, as far as no hook runs.
  mutating func placeSimpleSubnodes(of node: NodeLink) -> PlacedSubnodes {
    let axis = node.axisOfSubnodes
    let reflection = Reflection(node.read { $0.effectiveLayoutDirection }, across: axis)
    var counts = PlacingCounts()
    node.read { $0.record.flags.formUnion(.isLayingOut) }
    defer {
      node.read { $0.record.flags.subtract(.isLayingOut) }
      counts.add(to: &self)
    }
    var isSettled = true
    var link = node.read { $0.record.firstSubnode }
    while let current = link {
      if !current.read({ $0.record.flags.isDisjoint(with: .longWay) }) { return .someHaveHooks }
      isSettled = current.read { $0.place(with: reflection, &counts) } && isSettled
      link = current.read { $0.record.nextSibling }
    }
    return isSettled ? .allAreSettled : .someAreMarked
  }

  /// Places a subnode that has more to it; `false` when that has changed the list of subnodes.
  @inline(never)
  private mutating func placeTheLongWay(
    _ link: NodeLink,
    in node: Node,
    across axis: ReferenceAxis
  ) -> Bool {
    // Held: measuring runs its hooks.
    let subnode = link.takeUnretainedValue()
    if subnode.record.flags.contains(.isDirectional) { placedCount += 1 }
    if subnode.record.flags.contains(.preservesMargins) { subnode.markNeedsLayout() }
    subnode.resolvePlacement(in: node, across: axis)
    return !node.record.flags.contains(.listChanged)
  }
}

/// What a loop over subnodes has done, kept out of memory while it runs.
struct PlacingCounts {
  var visited = 0
  var placed = 0

  func add(to pass: inout LayoutPass) {
    pass.visitedCount += visited
    pass.placedCount += placed
  }
}

extension Node {
  /// Places a node that has at most a directional frame; whether nothing else is to be done.
  @inline(__always)
  final func place(with reflection: Reflection, _ counts: inout PlacingCounts) -> Bool {
    var flags = record.flags
    if flags.contains(.isDirectional) {
      let width = record.width
      let x = reflection(x: record.directionalX, width: width)
      counts.placed &+= 1
      // y is what it was; only x depends on the direction.
      if x.isFinite && (x + width).isFinite && flags.contains(.pointIsOrigin) {
        record.x = x
      } else {
        resolvePlacement(with: reflection)
        flags = record.flags
      }
    }
    var isSettled = flags.isDisjoint(with: .anyMark)
    if !isSettled && flags.isSettledWithoutVisit && record.firstSubnode == nil {
      counts.visited &+= 1
      flags.subtract(.settledMarks)
      isSettled = true
    }
    record.flags = flags
    return isSettled
  }
}

extension NodeFlags {
  /// What keeps a subnode from the short way: anything but a frame, and hooks above all.
  static var longWay: Self {
    isTransformed + hasDirectionalTransform + hasOwnAnchor + hasReferenceWidth + isRuled
      + directionalPointIsPosition + isRecorded + hasSafeArea + preservesMargins
  }

  /// What a visit would take off a node without subnodes and hooks.
  fileprivate static var settledMarks: Self {
    anyMark + directionChanged + wasResized + isNewInPass
  }

  fileprivate var isSettledWithoutVisit: Bool {
    contains(.isPlain) && isDisjoint(with: .isOnPassPath + .isPassTop + .isInConstraints)
  }
}
