import Maraya
import MarayaTesting
import TestSupport
import Testing

/// Asking how large a node would like to be changes nothing.
@Suite("Law: fitting")
struct FittingLawTests {
  @Test func fittingChangesNothing() throws {
    try ConstraintTrees.check(seed: 0xC0CA_0000_0000) { trial in
      let tree = trial.sketch.laidOut()
      let before = TreeGeometry(of: tree)
      let conflicts = tree.layoutConflicts.map(\.description)
      for node in tree.subtree {
        for target in [Node.layoutFittingCompressedSize, Node.layoutFittingExpandedSize] {
          _ = node.systemLayoutSizeFitting(target)
        }
      }
      let report = tree.layoutIfNeeded()
      if !report.isEmpty { throw LawBroken("\(report)") }
      if let difference = TreeGeometry(of: tree).difference(from: before) {
        throw LawBroken(difference)
      }
      if tree.layoutConflicts.map(\.description) != conflicts {
        throw LawBroken("\(tree.layoutConflicts)")
      }
    }
  }

  @Test func theSmallestIsNoLargerThanTheLargest() throws {
    try ConstraintTrees.check(seed: 0xC0CB_0000_0000) { trial in
      let tree = trial.sketch.laidOut()
      if !tree.layoutConflicts.isEmpty { return }
      for node in tree.subtree {
        let least = node.systemLayoutSizeFitting(Node.layoutFittingCompressedSize)
        let most = node.systemLayoutSizeFitting(Node.layoutFittingExpandedSize)
        if least.width > most.width + 1e-6 || least.height > most.height + 1e-6 {
          throw LawBroken("\(node.path): \(least) … \(most)")
        }
      }
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      try ConstraintTrees.check(seed: 0xC0CB_0000_0000) { trial in
        let tree = trial.sketch.laidOut()
        for node in tree.subtree {
          let least = node.systemLayoutSizeFitting(Node.layoutFittingCompressedSize)
          let most = node.systemLayoutSizeFitting(Node.layoutFittingExpandedSize)
          if least != most { throw LawBroken("\(node.path): \(least) … \(most)") }
        }
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 3)
  }
}
