import Maraya
import MarayaSolver
import MarayaTesting
import TestSupport
import Testing

@testable import MarayaConstraints

/// What was activated and is no longer leaves nothing behind.
@Suite("Law: memory of constraints")
struct MemoryLawTests {
  /// What a tree keeps for its constraints.
  private struct Holdings: Equatable {
    var systems: [[Int]]
    var nodes: [[Int]]

    init(of tree: Node) {
      systems = tree.systems.filter { !$0.list.isEmpty }.map { system in
        [
          system.list.count, system.participants.count, system.rows.count,
          system.queuedRows.count, system.queuedParticipants.count, system.changed.count,
          system.conflicts.count,
        ]
      }
      nodes = tree.subtree.compactMap { NodeConstraints.existing(of: $0) }.map { record in
        [
          record.owned.count, record.pending.count, record.touching.count, record.members.count,
          record.watchers.count, record.crossings, record.waiting.count,
        ]
      }
      .filter { $0.contains { $0 != 0 } }
    }
  }

  private func footprint(of tree: Node) -> Int {
    tree.systems.reduce(0) { $0 + $1.solver.memoryFootprint }
  }

  @Test func cyclesLeaveNothingBehind() throws {
    try ConstraintTrees.check(seed: 0xC0EA_0000_0000) { trial in
      // Half of the constraints come and go.
      let all = trial.sketch.allConstraints
      let tree = trial.sketch.with(Array(all.prefix(all.count / 2))).laidOut()
      let before = Holdings(of: tree)
      var settled = 0
      for cycle in 0..<16 {
        for equation in all.dropFirst(all.count / 2) { equation.activate(in: tree) }
        tree.layoutIfNeeded()
        for equation in all.dropFirst(all.count / 2) {
          tree.activeConstraint(equation.identifier ?? "")?.isActive = false
        }
        tree.layoutIfNeeded()
        let after = Holdings(of: tree)
        if after != before { throw LawBroken("cycle \(cycle): \(after) instead of \(before)") }
        if cycle == 3 { settled = footprint(of: tree) }
      }
      // How much room storage has beyond what it needs changes a little.
      let last = footprint(of: tree)
      if last > settled + settled / 4 { throw LawBroken("\(last) bytes instead of \(settled)") }
    }
  }

  /// A part that is taken out and put back leaves nothing, and takes nothing with it.
  @Test func removalsLeaveNothingBehind() throws {
    try ConstraintTrees.check(seed: 0xC0EB_0000_0000) { trial in
      for id in trial.sketch.ids.dropFirst() {
        let tree = trial.sketch.laidOut()
        guard let node = tree[id] else { continue }
        node.removeFromSupernode()
        tree.layoutIfNeeded()
        var rest = trial.sketch
        TreeEdit.remove(id).apply(to: &rest)
        let fresh = rest.laidOut()
        if Holdings(of: tree) != Holdings(of: fresh) {
          throw LawBroken("without \(id): \(Holdings(of: tree)), not \(Holdings(of: fresh))")
        }
        node.layoutIfNeeded()
        if !node.subtree.flatMap(\.constraints).allSatisfy({ $0.owner?.root === node }) {
          throw LawBroken("\(id) has taken constraints with it")
        }
      }
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      try ConstraintTrees.check(seed: 0xC0EA_0000_0000) { trial in
        let tree = trial.sketch.laidOut()
        let before = Holdings(of: tree)
        guard let equation = trial.sketch.allConstraints.first else { return }
        equation.activate(in: tree)
        tree.layoutIfNeeded()
        if Holdings(of: tree) != before { throw LawBroken("there is one more") }
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 3)
  }
}
