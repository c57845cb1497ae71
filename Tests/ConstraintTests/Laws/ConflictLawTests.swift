import Maraya
import MarayaSolver
import MarayaTesting
import TestSupport
import Testing

@testable import MarayaConstraints

/// A contradiction is told without anything that is not needed for it, and one constraint is left
/// out of it.
@Suite("Law: conflicts")
struct ConflictLawTests {
  @Test func noMemberCanBeMissing() throws {
    try ConstraintTrees.check(seed: 0xC07A_0000_0000, options: ConstraintTrees.conflicting) {
      trial in
      let tree = trial.sketch.laidOut()
      for conflict in tree.layoutConflicts {
        let names = conflict.members.compactMap { $0.constraint?.identifier }
        let members = trial.sketch.allConstraints.filter { names.contains($0.identifier ?? "") }
        let alone = trial.sketch.with(members).laidOut().layoutConflicts
        if alone.isEmpty { throw LawBroken("no conflict among these: \(conflict)") }
        for missing in members {
          let rest = trial.sketch.with(members.filter { $0 != missing }).laidOut()
          // There may be others, of requirements that are none of these.
          let equations = Set(conflict.members.map(\.equation))
          if let other = rest.layoutConflicts.first(where: {
            $0.members.allSatisfy { equations.contains($0.equation) }
          }) {
            throw LawBroken("without \(missing): \(other)\ninstead of \(conflict)")
          }
        }
      }
    }
  }

  @Test func whatIsLeftOutIsBrokenAndNothingElse() throws {
    try ConstraintTrees.check(seed: 0xC07B_0000_0000, options: ConstraintTrees.conflicting) {
      trial in
      let tree = trial.sketch.laidOut()
      let conflicts = tree.layoutConflicts
      let told = conflicts.compactMap { $0.broken.constraint?.identifier }.sorted()
      let broken = tree.subtree.flatMap(\.constraints).filter(\.isBroken)
      if broken.compactMap(\.identifier).sorted() != told {
        throw LawBroken("\(broken) are left out, told are \(told)")
      }
      for conflict in conflicts where conflict.members.count(where: \.isLeftOut) != 1 {
        throw LawBroken("\(conflict)")
      }
      // All others hold.
      for system in tree.systems {
        for row in system.rows where row.constraint.priority == .required && !row.isBroken {
          guard let id = row.id else { throw LawBroken("\(row.constraint) is nowhere") }
          let error = try system.solver.error(of: id)
          if error > 1e-5 { throw LawBroken("\(row.constraint) is missed by \(error)") }
        }
      }
    }
  }

  /// Without what was left out nothing else contradicts.
  @Test func theRestHoldsTogether() throws {
    try ConstraintTrees.check(seed: 0xC07C_0000_0000, options: ConstraintTrees.conflicting) {
      trial in
      let tree = trial.sketch.laidOut()
      let broken = tree.layoutConflicts.compactMap { $0.broken.constraint }
      if broken.count != tree.layoutConflicts.count { return }
      LayoutConstraint.deactivate(broken)
      let before = TreeGeometry(of: tree)
      tree.layoutIfNeeded()
      if let conflict = tree.layoutConflicts.first { throw LawBroken("still: \(conflict)") }
      try tree.expectGeometry(of: before, "without what counted for nothing")
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      try ConstraintTrees.check(seed: 0xC07A_0000_0000, options: ConstraintTrees.conflicting) {
        let conflicts = $0.sketch.laidOut().layoutConflicts
        if conflicts.contains(where: { $0.members.count > 2 }) { throw LawBroken("there is one") }
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 4)
  }
}
