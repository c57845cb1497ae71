import MarayaDirection
import MarayaGeometry

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
/// are read again after it. A node of a class without hooks is not held, and one without
/// subnodes is done with when its supernode places it.
struct LayoutPass {
  var visitedCount = 0
  var placedCount = 0
  private var solvedCount = 0
  private var laidOutCount = 0
  private var measuredCount = 0

  private let top: Node
  private var trace: LayoutTrace?
  private var limits = LayoutLimits()
  private var isAbandoned = false

  init(top: Node, recordsMoves: Bool) {
    self.top = top
    if recordsMoves { trace = LayoutTrace(below: top) }
  }

  /// What the pass has done.
  var report: LayoutReport {
    var report = LayoutReport()
    report.visited = visitedCount
    report.laidOut = laidOutCount
    report.placed = placedCount
    report.measured = measuredCount
    report.solved = solvedCount
    if let trace { report.moves = trace.moves() }
    return report
  }

  private enum Step {
    case visit, descend, leave, goOn, restart
  }

  mutating func run() {
    top.record.flags.insert(.isPassTop)
    defer {
      top.record.flags.remove(.isPassTop)
      if limits.leavesMarks { top.forgetThatMarksWereLeft() }
    }
    let topLink = Unmanaged.passUnretained(top)
    var current = topLink
    var step = Step.visit
    while true {
      switch step {
      case .visit:
        step = visit(current)
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
        if isAbandoned {
          if limits.leavesMarks { top.forgetThatMarksWereLeft() }
          return top.leavePassPath()
        }
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

  // MARK: Visiting

  /// Lays out one node; `.restart` when it was moved meanwhile.
  private mutating func visit(_ link: NodeLink) -> Step {
    visitedCount += 1
    let flags = link.read { node in
      let flags = node.record.flags
      node.record.flags.insert(.isOnPassPath)
      node.record.flags.subtract(.rescans + .contentChanged)
      return flags
    }
    if flags.contains(.isNewInPass) && limits.isOneNewNodeTooMany(link, of: top.newNodeLimit) {
      return .leave
    }
    if flags.isDisjoint(with: .visitMarks) || limits.hasGivenUp(on: link) {
      return .descend
    }
    if flags.contains(.isPlain) && trace == nil, let step = visitPlain(link) { return step }
    // Held: the hooks may remove it.
    let node = link.takeUnretainedValue()
    var rounds = 0
    while !node.record.flags.isDisjoint(with: .visitMarks) {
      if rounds == LayoutLimits.repeats || !node.record.flags.contains(.isOnPassPath) { break }
      rounds += 1
      if !layOut(node) { break }
    }
    if rounds == LayoutLimits.repeats && !node.record.flags.isDisjoint(with: .visitMarks) {
      limits.giveUp(on: node, "keeps asking for layout")
    }
    // What its own hooks have marked below is looked through now.
    node.record.flags.subtract(.rescans + .contentChanged)
    return isStill(node) ? .descend : .restart
  }

  /// One round of a node whose hooks may do anything; `false` when it was moved.
  private mutating func layOut(_ node: Node) -> Bool {
    let directionChanged = node.record.flags.remove(.directionChanged) != nil
    let wasResized = node.record.flags.remove(.wasResized) != nil
    if directionChanged {
      node.effectiveLayoutDirectionDidChange()
      if !node.record.flags.contains(.isOnPassPath) { return false }
    }
    if !node.record.flags.isDisjoint(with: .hasSurroundings) { node.updateSurroundings() }
    if !node.record.flags.isDisjoint(with: .solvesConstraints + .isInConstraints) {
      node.record.flags.remove(.needsSolving)
      let solved = node.solveConstraints(directionChanged: directionChanged)
      solvedCount += solved.blocks
      placedCount += solved.places
    }
    // What was solved may have moved margins or baselines that it depends on: another round.
    let marks = node.record.flags.intersection(.layoutMarks)
    node.record.flags.subtract(marks)
    node.record.flags.formUnion(.isLayingOut + .countsMeasures)
    let axis = Unmanaged.passUnretained(node).axisOfSubnodes
    let box = Unmanaged.passUnretained(node).boxOfSubnodes
    var frames = trace?.frames(of: node)
    if marks.contains(.needsPlacing) { placeSubnodes(of: node, across: axis) }
    let reason = LayoutTrace.reason(wasResized: wasResized, directionChanged: directionChanged)
    note(reason, since: &frames)
    if marks.contains(.needsLayout) || node.followsSubnodes {
      node.layoutSubnodes()
      if !node.record.flags.contains(.isPlain) { laidOutCount += 1 }
      node.record.flags.insert(.wasLaidOut)
      // A container may find the extent of its content only while it lays it out.
      let newAxis = Unmanaged.passUnretained(node).axisOfSubnodes
      if newAxis != axis || Unmanaged.passUnretained(node).boxOfSubnodes != box {
        placeSubnodes(of: node, across: newAxis)
      }
      note(.container, since: &frames)
    }
    measuredCount += node.takeMeasureCount()
    node.record.flags.subtract(.isLayingOut + .countsMeasures)
    return true
  }

  /// A visit without hooks, in which nothing has to be held; `nil` when a subnode has some.
  private mutating func visitPlain(_ link: NodeLink) -> Step? {
    let flags = link.read { $0.record.flags }
    // The axis of a supernode may be asked for: the long way.
    if !flags.isDisjoint(with: .hasSurroundings + .solvesConstraints + .isInConstraints) {
      return nil
    }
    if flags.contains(.needsPlacing) {
      switch placeSimpleSubnodes(of: link) {
      case .someHaveHooks: return nil
      case .allAreSettled:
        link.clearOwnMarks()
        return .leave
      case .someAreMarked: break
      }
    }
    link.clearOwnMarks()
    return .descend
  }

  /// Notes in the trace why subnodes have moved.
  private mutating func note(
    _ reason: LayoutReport.Reason,
    since frames: inout [(node: Node, frame: Rect)]?
  ) {
    guard let old = frames else { return }
    trace?.note(reason, since: old)
    frames = old.map { ($0.node, $0.node.frame) }
  }

  // MARK: Leaving

  /// Ends a node below which nothing is marked, unless its marks or hooks say otherwise.
  private mutating func leave(_ link: NodeLink) -> Step {
    if needsAnotherLook(link), limits.mayRepeat(link, "is never settled") { return .visit }
    if !limits.leavesMarks || link.read({ !$0.hasMarkedSubnode }) {
      link.read { _ = $0.record.flags.remove(.subnodeIsMarked) }
    } else {
      link.read { $0.record.flags.formUnion(.isLeftMarked) }
    }
    if link.read({ $0.record.flags.remove(.wasLaidOut) }) != nil {
      let node = link.takeUnretainedValue()
      node.didLayout()
      if !isStill(node) { return .restart }
      if needsAnotherLook(link), limits.mayRepeat(link, "changes in didLayout()") { return .visit }
    }
    link.read { $0.record.flags.subtract(.isOnPassPath + .contentChanged) }
    return .goOn
  }

  /// Whether a node is where the walk left it; one that keeps moving ends the pass.
  private mutating func isStill(_ node: Node) -> Bool {
    if node.record.flags.contains(.isOnPassPath) { return true }
    isAbandoned = !limits.mayRepeat(Unmanaged.passUnretained(node), "keeps moving")
    return false
  }

  /// Whether marks were set on a node or below it since the walk looked.
  private func needsAnotherLook(_ link: NodeLink) -> Bool {
    let marks: NodeFlags = .visitMarks + .rescans
    return !link.read { $0.record.flags.isDisjoint(with: marks) } && !limits.hasGivenUp(on: link)
  }

  /// The first marked node from here on, but for the top of a pass that is under way.
  private mutating func firstMarked(from link: NodeLink?) -> NodeLink? {
    var link = link
    while let current = link {
      let flags = current.read { $0.record.flags }
      if !flags.isDisjoint(with: .anyMark) {
        if flags.isDisjoint(with: .isPassTop + .isLeftMarked) { return current }
        limits.leavesMarks = true
      }
      link = current.read { $0.record.nextSibling }
    }
    return nil
  }
}

extension Unmanaged<Node> {
  /// Takes off a node what its visit has done.
  fileprivate func clearOwnMarks() {
    read { $0.record.flags.subtract(.visitMarks + .directionChanged + .wasResized) }
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
}
