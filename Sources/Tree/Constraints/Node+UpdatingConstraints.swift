extension Node {
  /// Asks for ``updateConstraints()`` before the next layout.
  ///
  /// UIKit's method of the same name.
  ///
  /// - Complexity: O(*d*) for the *d* ancestors up to the first that knows already.
  public final func setNeedsUpdateConstraints() {
    record.flags.insert(.asksForConstraints)
    markNeedsUpdateConstraints()
  }

  /// Whether ``updateConstraints()`` is called on this node before the next layout.
  public final var needsUpdateConstraints: Bool { record.flags.contains(.asksForConstraints) }

  /// Brings the constraints of the whole tree up to date, without a layout.
  ///
  /// UIKit's method of the same name: calls ``updateConstraints()`` where it was asked for, subnodes
  /// before their supernodes. A layout does it by itself.
  public final func updateConstraintsIfNeeded() {
    let root = root
    root.constraintHooks?.activateWaiting()
    var rounds = 0
    while root.record.flags.contains(.needsUpdateConstraints) {
      if rounds == LayoutLimits.repeats {
        return report(
          .layoutLoop,
          "updateConstraints",
          "keeps asking for an update (\(rounds) times)"
        )
      }
      rounds += 1
      root.updateConstraintsOnce()
    }
  }

  /// Says that constraints here are to be brought to where they are solved.
  package final func markNeedsUpdateConstraints() {
    if record.flags.contains(.needsUpdateConstraints) { return }
    record.flags.insert(.needsUpdateConstraints)
    markPathToUpdate()
  }

  final func markPathToUpdate() {
    var link = record.supernode
    while let current = link {
      link = current.read { node in
        if node.record.flags.contains(.needsUpdateConstraints) { return nil }
        node.record.flags.insert(.needsUpdateConstraints)
        return node.record.supernode
      }
    }
  }

  private final func updateConstraintsOnce() {
    var marked: [Node] = []
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      if current.read({ $0.record.flags.contains(.needsUpdateConstraints) }) {
        marked.append(current.takeUnretainedValue())
        link = current.read { $0.following(within: top) }
      } else {
        link = current.followingSubtree(within: top)
      }
    }
    // Whatever a hook asks for from now on is for the next round.
    for node in marked { node.record.flags.remove(.needsUpdateConstraints) }
    for node in marked.reversed() {
      if node.record.flags.remove(.asksForConstraints) != nil { node.updateConstraints() }
      node.constraintHooks?.updateConstraints()
    }
  }

  /// Where a layout of this node begins: at or above `top`, where constraints are solved that place
  /// something on the way.
  final func topWithConstraints(from top: Node) -> Node {
    updateConstraintsIfNeeded()
    var top = top
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link {
      let (isTop, above) = current.read { node in
        let flags = node.record.flags
        return (
          flags.contains(.solvesConstraints) && !flags.isDisjoint(with: .visitMarks),
          node.linkAbove
        )
      }
      if isTop && top.isDescendant(of: current.takeUnretainedValue()) {
        top = current.takeUnretainedValue()
      }
      link = above
    }
    return top
  }
}

extension Node {
  /// A layout of a tree with constraints: again while hooks of it have activated others.
  @inline(never)
  final func layoutWithConstraints(
    from top: Node,
    recordsMoves: Bool,
    after earlier: LayoutReport = LayoutReport()
  ) -> LayoutReport {
    var report = earlier
    var rounds = 0
    while true {
      let top = topWithConstraints(from: top)
      if top.isBeingLaidOut || top.record.flags.isDisjoint(with: .anyMark) { return report }
      if rounds == LayoutLimits.repeats {
        self.report(.layoutLoop, "layout", "activates constraints (\(rounds) times in one pass)")
        return report
      }
      rounds += 1
      var pass = LayoutPass(top: top, recordsMoves: recordsMoves)
      pass.run()
      report.add(pass.report)
      if !root.record.flags.contains(.needsUpdateConstraints) { return report }
    }
  }
}

extension LayoutReport {
  /// Adds what another pass did.
  fileprivate mutating func add(_ other: LayoutReport) {
    visited += other.visited
    laidOut += other.laidOut
    placed += other.placed
    measured += other.measured
    solved += other.solved
    moves += other.moves
  }
}
