import Maraya
import MarayaInspection
import MarayaTesting
import MarayaTree
import TestSupport
import Testing

/// After any edits, `layoutIfNeeded()` gives what a layout from scratch gives, bit for bit; values
/// from the solver within 1e-7 points, and the same pixels.
///
/// *From scratch* is tried in three ways, for each sees what the others can't:
///
/// - a tree that is made in the final state: but what was asked of a stretched node depends on
///   the sizes at that time, so this is for edits without history;
/// - a twin that has had the same edits, but no pass until now: for every tree whose sizes are
///   known without a pass, stretching included;
/// - the same tree, with everything marked again: for all edits. It says that nothing was left
///   out which a pass would do.
@Suite("Law: incremental")
struct IncrementalLawTests {
  /// The tree of a case after its edits, with the passes among them, and the last one.
  private func edited(
    _ trial: TreeCase,
    skippingPasses: Bool = false,
    checksOffsets: Bool = false
  ) throws -> Node {
    let tree = trial.sketch.makeTree()
    if !skippingPasses { tree.layoutIfNeeded() }
    for edit in trial.edits where !(skippingPasses && edit == .layOut) {
      try checkOffsets(in: checksOffsets ? tree : Node(), during: edit) { edit.apply(to: tree) }
    }
    try checkOffsets(in: checksOffsets ? tree : Node(), during: .layOut) { tree.layoutIfNeeded() }
    let broken = tree.brokenInvariants()
    if !broken.isEmpty { throw LawBroken(broken.joined(separator: "; ")) }
    if !tree.checkMeasures() { throw LawBroken("\(tree.diagnostics)") }
    return tree
  }

  private func check(_ tree: Node, against other: Node, _ name: String) throws {
    let difference = TreeGeometry(of: tree).difference(
      from: TreeGeometry(of: other),
      within: tree.tolerance
    )
    if let difference { throw LawBroken("\(name): \(difference)") }
    for (node, other) in zip(tree.subtree, other.subtree) {
      let (frame, expected) = (node.snappedFrame, other.snappedFrame)
      if !frame.isNear(expected, within: tree.displayScale == nil ? tree.tolerance : 1e-9) {
        throw LawBroken("\(name): \(node.path) is snapped to \(frame), not \(expected)")
      }
    }
  }

  /// An offset has history: an edit, or a pass, may bring it into the range of that time.
  ///
  /// So a new tree is scrolled to where the edited one is. What an edit does to an offset is looked
  /// at when it is done: nothing, unless it has set the offset, or that was out of the range.
  private func checkFresh(_ trial: TreeCase) throws {
    let tree = try edited(trial, checksOffsets: true)
    let fresh = trial.finalSketch.makeTree()
    fresh.layoutIfNeeded()
    for (scroll, other) in zip(tree.scrollNodes, fresh.scrollNodes) {
      other.directionalContentOffset = scroll.directionalContentOffset
    }
    fresh.layoutIfNeeded()
    try check(tree, against: fresh, "instead of a new tree's")
  }

  private func checkOffsets(
    in tree: Node,
    during edit: TreeEdit,
    _ body: () -> Void
  ) throws {
    let nodes = tree.scrollNodes
    let before = nodes.map { ($0.directionalContentOffset, $0.minimumDirectionalContentOffset) }
    body()
    for (node, (old, leastBefore)) in zip(nodes, before) {
      let new = node.directionalContentOffset
      if new == old || edit.setsOffset(of: node) { continue }
      let least = node.minimumDirectionalContentOffset
      let most = node.maximumDirectionalContentOffset
      for (one, other, start, range) in [
        (old.x, new.x, leastBefore.x, least.x...most.x),
        (old.y, new.y, leastBefore.y, least.y...most.y),
      ] {
        // What rests at an end that the safe area has moved goes with it.
        if one == other || (one == start && other == range.lowerBound) { continue }
        if range.contains(one) || !range.contains(other) {
          throw LawBroken("\(edit): the offset of \(node.path) \(old) becomes \(new)")
        }
      }
    }
  }

  @Test(arguments: [TreeFeatures.all, .all.subtracting(.constraints)])
  func givesWhatANewTreeGives(features: TreeFeatures) throws {
    let options = TreeOptions(maxEditCount: 12, features: features, isWithoutHistory: true)
    try checkTrees(count: propertyRuns(), seed: 0x14C0_0000_0000, options: options) { trial in
      if trial.goesInCircles { return }
      try checkFresh(trial)
    }
  }

  @Test func givesTheSameWithAndWithoutPassesBetween() throws {
    let features: TreeFeatures = [
      .physicalFrames, .directionalFrames, .centers, .autoresizing, .anchorPoints,
      .directionalTransforms, .islands, .semantics, .thirds, .layers, .boundsOrigins,
      .displayScales, .directionalMargins, .safeAreas,
    ]
    let options = TreeOptions(maxEditCount: 12, features: features)
    try checkTrees(count: propertyRuns(), seed: 0x14C1_0000_0000, options: options) { trial in
      let late = try edited(trial, skippingPasses: true)
      try check(edited(trial), against: late, "instead of one pass at the end")
    }
  }

  @Test func leavesNothingToDo() throws {
    let options = TreeOptions(maxEditCount: 12)
    try checkTrees(count: propertyRuns(), seed: 0x14C2_0000_0000, options: options) { trial in
      if trial.goesInCircles { return }
      let tree = try edited(trial)
      let before = TreeGeometry(of: tree)
      let report = tree.layoutIfNeeded()
      if !report.isEmpty { throw LawBroken("a settled tree is visited: \(report)") }
      for node in tree.subtree { node.invalidateIntrinsicContentSize() }
      tree.layoutIfNeeded()
      let after = TreeGeometry(of: tree)
      if let difference = after.difference(from: before, within: tree.tolerance) {
        throw LawBroken("after a pass over everything: \(difference)")
      }
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      let options = TreeOptions(maxEditCount: 12, isWithoutHistory: true)
      try checkTrees(options: options) { trial in
        // A pass that is forgotten at the end.
        let tree = trial.sketch.makeTree()
        tree.layoutIfNeeded()
        for edit in trial.edits { edit.apply(to: tree) }
        let fresh = trial.finalSketch.makeTree()
        fresh.layoutIfNeeded()
        try check(tree, against: fresh, "without a pass")
      }
    }
    let smallest = try #require(failure?.smallest)
    #expect(smallest.edits.count == 1)
    #expect(smallest.sketch.ids.count <= 3)
  }
}

extension TreeCase {
  /// Whether there is more than one layout that is at rest.
  fileprivate var goesInCircles: Bool { finalSketch.constraintsGoInCircles }
}

extension TreeEdit {
  /// Whether the edit sets a scroll node's offset, or puts the node elsewhere.
  fileprivate func setsOffset(of node: Node) -> Bool {
    guard case .set(let settings, let id) = self, id == node.id else { return false }
    return settings.contains { setting in
      switch setting {
      case .contentOffset, .directionalContentOffset: true
      default: false
      }
    }
  }
}

extension Node {
  /// How far numbers may be apart: values from the solver have come a longer way.
  fileprivate var tolerance: Double {
    subtree.contains { !$0.translatesAutoresizingMaskIntoConstraints } ? 1e-7 : 0
  }

  fileprivate var scrollNodes: [ScrollNode] { subtree.compactMap { $0 as? ScrollNode } }
}
