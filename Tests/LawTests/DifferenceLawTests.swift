import Maraya
import MarayaTesting
import TestSupport
import Testing

/// What is said of the difference of two trees is all of it, and nothing else.
///
/// What is to be said is found here by the nodes' ids, without regard to how it is found there.
@Suite("Law: differences")
struct DifferenceLawTests {
  /// The tree before the edits and the tree after them; the passes among them, but no last one.
  private func trees(of trial: TreeCase) -> (before: Node, after: Node) {
    let trees = (trial.sketch.makeTree(), trial.sketch.makeTree())
    trees.0.layoutIfNeeded()
    trees.1.layoutIfNeeded()
    for edit in trial.edits { edit.apply(to: trees.1) }
    return trees
  }

  private func expect(_ differences: [TreeDifference], _ lines: [String]) throws {
    let found = differences.map(\.description)
    if found != lines { throw LawBroken("\(found) instead of \(lines)") }
  }

  @Test func aTreeIsNoOtherThanItself() throws {
    try checkTrees(count: propertyRuns() / 4, seed: 0xD1FF_0000_0000) { trial in
      for name in Naming.allCases {
        let (tree, twin) = (trial.sketch.makeTree(), trial.sketch.makeTree())
        for top in [tree, twin] {
          top.layoutIfNeeded()
          name.rename(top)
        }
        try expect(tree.differences(from: tree), [])
        try expect(twin.differences(from: tree), [])
        try expect(twin.differences(from: tree, .both), [])
      }
    }
  }

  @Test func editsAreToldCompletelyAndWithoutNoise() throws {
    // A place in place of one that constraints found is told as a placement.
    let options = TreeOptions(maxEditCount: 12, features: .all.subtracting(.conflicts))
    try checkTrees(count: propertyRuns() / 4, seed: 0xD1FF_1000_0000, options: options) { trial in
      let (before, after) = trees(of: trial)
      let expected = ExpectedDifferences(from: before, to: after)
      try expected.check(after.differences(from: before))
      after.layoutIfNeeded()
      try ExpectedDifferences(from: before, to: after).check(after.differences(from: before))
      // And the other way round.
      try ExpectedDifferences(from: after, to: before).check(before.differences(from: after))
    }
  }

  /// What is told of both directions at once is what is told of each.
  @Test func bothDirectionsSayWhatEachSays() throws {
    let options = TreeOptions(maxEditCount: 6)
    try checkTrees(count: propertyRuns() / 4, seed: 0xD1FF_2000_0000, options: options) { trial in
      // Where several layouts are at rest, the one of before decides which it is.
      if trial.finalSketch.constraintsGoInCircles { return }
      let (before, after) = trees(of: trial)
      // What constraints find on another way is the same but for rounding.
      let both = after.differences(from: before, .both, tolerance: 1e-6)
      for direction in LayoutDirection.allCases {
        let one = after.differences(from: before, .only(direction), tolerance: 1e-6)
        let expected = one.flatMap { $0.statements(in: nil) }
        let found = both.flatMap { $0.statements(in: direction) }
        if found.sorted() != expected.sorted() {
          throw LawBroken("\(direction): \(both) instead of \(one)")
        }
      }
    }
  }

  // MARK: One edit, to each node of fewer trees

  @Test func aRemovalIsOneDifference() throws {
    // With a node the constraints go that reach into it, which is told as well.
    let options = TreeOptions(features: .all.subtracting([.constraints, .physicalConstraints]))
    try checkTrees(count: propertyRuns() / 12, seed: 0xD1FF_3000_0000, options: options) { trial in
      for name in Naming.allCases {
        for index in trial.sketch.ids.indices.dropFirst() {
          let (before, after) = trees(of: TreeCase(trial.sketch))
          for top in [before, after] { name.rename(top) }
          let node = Array(before.subtree)[index]
          let type = NodeDescription(of: node).typeName
          let count = node.subtree.reduce(-1) { count, _ in count + 1 }
          Array(after.subtree)[index].removeFromSupernode()
          let differences = after.differences(from: before)
          guard case .removed(let summary) = differences.first?.change, differences.count == 1,
            summary.nodeCount == count, summary.typeName == type
          else { throw LawBroken("\(name): \(differences)") }
          if name == .unique && differences.first?.node != node.path {
            throw LawBroken("\(differences) of \(node.path)")
          }
        }
      }
    }
  }

  private static let still = TreeOptions(
    features: [.physicalFrames, .appearance, .physicalMargins, .thirds]
  )

  @Test func aNodeInAnotherSupernodeIsOneDifference() throws {
    try checkTrees(count: propertyRuns() / 12, seed: 0xD1FF_4000_0000, options: Self.still) {
      trial in
      for id in trial.sketch.ids.dropFirst() {
        let (before, after) = trees(of: TreeCase(trial.sketch))
        guard let node = after[id], let supernode = node.supernode, supernode !== after else {
          continue
        }
        let path = supernode.path
        after.insertSubnode(node, at: 0)
        try expect(
          after.differences(from: before),
          ["\(id) re-parented from \(path) to root"]
        )
      }
    }
  }

  @Test func aPropertyIsOneDifference() throws {
    try checkTrees(count: propertyRuns() / 12, seed: 0xD1FF_5000_0000) { trial in
      for index in trial.sketch.ids.indices {
        for name in Naming.allCases {
          let (before, after) = trees(of: TreeCase(trial.sketch))
          for top in [before, after] { name.rename(top) }
          let node = Array(after.subtree)[index]
          node.alpha = 0.5
          try expect(after.differences(from: before), ["\(node.path): alpha 1 → 0.5"])
        }
      }
    }
  }

  @Test func anotherSizeIsOneDifference() throws {
    try checkTrees(count: propertyRuns() / 12, seed: 0xD1FF_6000_0000, options: Self.still) {
      trial in
      for id in trial.sketch.ids {
        let (before, after) = trees(of: TreeCase(trial.sketch))
        guard let node = after[id], let old = before[id]?.frame else { continue }
        node.frame.size.width += 64
        node.frame.size.height += 1
        let difference = after.differences(from: before)
        guard case .frame(let changes) = difference.first?.change, difference.count == 1,
          changes.map(\.from) == [old], changes.map(\.to) == [node.frame]
        else { throw LawBroken("\(difference)") }
        if !difference[0].description.hasPrefix("\(node.path) resized by ") {
          throw LawBroken("\(difference)")
        }
      }
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      try checkTrees(options: TreeOptions(maxEditCount: 12)) { trial in
        let (before, after) = trees(of: trial)
        // Something that is overlooked.
        let found = after.differences(from: before).dropFirst()
        try ExpectedDifferences(from: before, to: after).check(Array(found))
      }
    }
    #expect(failure?.smallest.edits.count == 1)
  }
}

/// How the nodes of a tree are called.
private enum Naming: CaseIterable {
  /// Each has an id of its own.
  case unique
  /// None has an id.
  case anonymous
  /// Three ids for all, but for some that have none.
  case shared

  func rename(_ top: Node) {
    for (index, node) in Array(top.subtree).enumerated() {
      switch self {
      case .unique: break
      case .anonymous: node.id = nil
      case .shared: node.id = index % 4 == 3 ? nil : "shared\(index % 4)"
      }
    }
  }
}

extension TreeDifference {
  /// What the difference says of one layout; other than of places, which the frame may stand for.
  fileprivate func statements(in direction: LayoutDirection?) -> [String] {
    if let own = self.direction, let direction, own != direction { return [] }
    switch change {
    case .frame(let changes):
      return changes.filter { $0.direction == direction || $0.direction == nil }
        .map { "\(node) frame \($0.from) \($0.to)" }
    case .added(let summary), .removed(let summary):
      let frames = summary.frames.filter { $0.direction == direction || $0.direction == nil }
      return ["\(node) \(frames.map(\.frame)) \(summary.nodeCount)"]
    case .property("bounds", _, _), .property("frame", _, _), .property("center", _, _),
      .property("directionalFrame", _, _), .property("directionalCenter", _, _):
      return []
    case .property("placement", let from, let to):
      // What is stretched has another frame in each direction.
      return ["\(node) placement \([from, to].map { $0?.text.prefix { $0 != " " } })"]
    default:
      return ["\(node) \(change)"]
    }
  }
}
