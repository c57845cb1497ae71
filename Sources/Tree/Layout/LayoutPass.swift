import MarayaDirection

/// One walk over what is marked: depth first, supernodes before subnodes.
///
///     visit    the hook for a changed direction, subnodes' own placements, layoutSubnodes()
///     descend  into the first marked subnode, or the next marked sibling
///     leave    when nothing below is marked any more: didLayout()
///
/// The walk needs no stack: the nodes that it has entered and not left, from the top down to
/// where it stands, carry `isOnPassPath`. Every hook may change the tree in any way. A node
/// that is moved loses the bit, and so does what it has below on the path; when the walk
/// notices, it descends again from the top, where marks still lead to what is left to do, past
/// the nodes it has visited. A mark set below a node on the path makes that node look at its
/// subnodes again (`rescans`). A pass that a hook begins further up leaves the subtree of this
/// one, known by `isPassTop`, to this one. Each node is held while a hook of it runs, and links
/// are read again after it.
struct LayoutPass {
  /// How often one node may be laid out again, looked through again or moved.
  static let limit = 100

  private let top: Node
  /// Which nodes did so, and how often; empty unless hooks change what was done.
  ///
  /// Looked up, never iterated. Holding the nodes keeps their identifiers from being used again.
  private var repeats: [ObjectIdentifier: (node: Node, count: Int)] = [:]
  /// Nodes that this pass no longer lays out; they stay marked, for the next one.
  private var givenUp: [ObjectIdentifier: Node] = [:]
  private var isAbandoned = false
  /// Whether something below stays marked, so that those above it must, too.
  private var leavesMarks = false

  init(top: Node) { self.top = top }

  private enum Step {
    case visit, descend, leave, goOn, restart
  }

  mutating func run() {
    top.record.flags.insert(.isPassTop)
    defer { top.record.flags.remove(.isPassTop) }
    let topLink = Unmanaged.passUnretained(top)
    var current = topLink
    var step = Step.visit
    while true {
      switch step {
      case .visit:
        step = visit(current) ? .descend : .restart
      case .descend:
        step = .leave
        if let next = firstMarked(from: current.read { $0.record.firstSubnode }) {
          current = next
          step = Self.firstStep(at: next)
        }
      case .leave:
        step = leave(current)
      case .goOn:
        if current.isSame(as: topLink) { return }
        if let next = firstMarked(from: current.read { $0.record.nextSibling }) {
          current = next
          step = Self.firstStep(at: next)
        } else if let above = current.read({ $0.record.supernode }) {
          current = above
          step = .leave
        } else {
          step = .restart
        }
      case .restart:
        if isAbandoned { return top.leavePassPath() }
        top.record.flags.insert(.isOnPassPath)
        current = topLink
        step = .descend
      }
    }
  }

  /// A node that was entered before a restart has been visited.
  private static func firstStep(at link: NodeLink) -> Step {
    link.read { $0.record.flags.contains(.isOnPassPath) } ? .descend : .visit
  }

  /// Lays out one node; `false` when it was moved meanwhile.
  private mutating func visit(_ link: NodeLink) -> Bool {
    link.read { node in
      node.record.flags.insert(.isOnPassPath)
      node.record.flags.remove(.rescans)
    }
    if link.read({ $0.record.flags.isDisjoint(with: [.needsLayout, .needsPlacing]) })
      || hasGivenUp(on: link)
    {
      return true
    }
    // Held: the hooks may remove it.
    let node = link.takeUnretainedValue()
    var rounds = 0
    while !node.record.flags.isDisjoint(with: [.needsLayout, .needsPlacing]) {
      if rounds == Self.limit || !node.record.flags.contains(.isOnPassPath) { break }
      rounds += 1
      if node.record.flags.remove(.directionChanged) != nil {
        node.effectiveLayoutDirectionDidChange()
        if !node.record.flags.contains(.isOnPassPath) { break }
      }
      let needsLayout = node.record.flags.contains(.needsLayout)
      node.record.flags.subtract([.needsLayout, .needsPlacing])
      node.record.flags.insert(.isLayingOut)
      let axis = Unmanaged.passUnretained(node).axisOfSubnodes
      placeSubnodes(of: node, across: axis)
      if needsLayout {
        node.layoutSubnodes()
        node.record.flags.insert(.wasLaidOut)
        // A container may find the extent of its content only while it lays it out.
        let newAxis = Unmanaged.passUnretained(node).axisOfSubnodes
        if newAxis != axis { placeSubnodes(of: node, across: newAxis) }
      }
      node.record.flags.remove(.isLayingOut)
    }
    if node.needsLayout && rounds == Self.limit { giveUp(on: node, "keeps asking for layout") }
    return isStill(node)
  }

  /// Derives the places of the subnodes that are placed from the leading edge.
  private func placeSubnodes(of node: Node, across axis: ReferenceAxis) {
    let reflection = Reflection(node.inheritedDirection, across: axis)
    var link = node.record.firstSubnode
    while let current = link {
      link = current.read { subnode in
        if subnode.record.flags.contains(.isDirectional) {
          if subnode.record.referenceWidth.isNaN {
            subnode.resolvePlacement(with: reflection)
          } else {
            subnode.resolvePlacement()
          }
        }
        return subnode.record.nextSibling
      }
    }
  }

  /// Ends a node below which nothing is marked, unless its marks or hooks say otherwise.
  private mutating func leave(_ link: NodeLink) -> Step {
    if needsAnotherLook(link), mayRepeat(link, "is never settled") { return .visit }
    if !leavesMarks || link.read({ !$0.hasMarkedSubnode }) {
      link.read { _ = $0.record.flags.remove(.subnodeIsMarked) }
    }
    if link.read({ $0.record.flags.remove(.wasLaidOut) }) != nil {
      let node = link.takeUnretainedValue()
      node.didLayout()
      if !isStill(node) { return .restart }
      if needsAnotherLook(link), mayRepeat(link, "changes in didLayout()") { return .visit }
    }
    link.read { _ = $0.record.flags.remove(.isOnPassPath) }
    return .goOn
  }

  /// Whether a node is where the walk left it; one that keeps moving ends the pass.
  private mutating func isStill(_ node: Node) -> Bool {
    if node.record.flags.contains(.isOnPassPath) { return true }
    isAbandoned = !mayRepeat(Unmanaged.passUnretained(node), "keeps moving")
    return false
  }

  /// Counts one more repetition for a node; `false`, with a diagnostic, when it is too many.
  private mutating func mayRepeat(_ link: NodeLink, _ complaint: String) -> Bool {
    let node = link.takeUnretainedValue()
    let count = repeats[ObjectIdentifier(node), default: (node, 0)].count + 1
    repeats[ObjectIdentifier(node)] = (node, count)
    if count <= Self.limit { return true }
    giveUp(on: node, complaint)
    return false
  }

  private mutating func giveUp(on node: Node, _ complaint: String) {
    givenUp[ObjectIdentifier(node)] = node
    leavesMarks = true
    node.report(.layoutLoop, "layout", "\(complaint) (\(Self.limit) times in one pass)")
  }

  private func hasGivenUp(on link: NodeLink) -> Bool {
    !givenUp.isEmpty && givenUp[ObjectIdentifier(link.takeUnretainedValue())] != nil
  }

  /// Whether marks were set on a node or below it since the walk looked.
  private func needsAnotherLook(_ link: NodeLink) -> Bool {
    let marks: NodeFlags = [.needsLayout, .needsPlacing, .rescans]
    return !link.read { $0.record.flags.isDisjoint(with: marks) } && !hasGivenUp(on: link)
  }

  /// The first marked node from here on, but for the top of a pass that is under way.
  private mutating func firstMarked(from link: NodeLink?) -> NodeLink? {
    var link = link
    while let current = link {
      let flags = current.read { $0.record.flags }
      if !flags.isDisjoint(with: .anyMark) {
        if !flags.contains(.isPassTop) { return current }
        leavesMarks = true
      }
      link = current.read { $0.record.nextSibling }
    }
    return nil
  }
}

extension Node {
  fileprivate final var hasMarkedSubnode: Bool {
    var link = record.firstSubnode
    while let current = link {
      if !current.read({ $0.record.flags.isDisjoint(with: .anyMark) }) { return true }
      link = current.read { $0.record.nextSibling }
    }
    return false
  }

  /// Takes the node, which is being moved, and what is below it off the path of a running pass.
  final func leavePassPath() {
    let top = Unmanaged.passUnretained(self)
    func firstOnPath(from link: NodeLink?) -> NodeLink? {
      var link = link
      while let current = link, !current.read({ $0.record.flags.contains(.isOnPassPath) }) {
        link = current.read { $0.record.nextSibling }
      }
      return link
    }

    var current = top
    while true {
      current.read { _ = $0.record.flags.remove(.isOnPassPath) }
      var next = firstOnPath(from: current.read { $0.record.firstSubnode })
      while next == nil {
        if current.isSame(as: top) { return }
        next = firstOnPath(from: current.read { $0.record.nextSibling })
        guard next == nil, let above = current.read({ $0.record.supernode }) else { break }
        current = above
      }
      guard let next else { return }
      current = next
    }
  }
}
