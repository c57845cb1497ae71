import Maraya
import MarayaTesting
import TestSupport
import Testing

@testable import MarayaConstraints

/// How much is missed at each priority: the least that higher ones allow, whatever was before.
@Suite("Law: errors of constraints")
struct ErrorLawTests {
  private typealias Errors = [(priority: Double, error: Double)]

  /// Whether errors above a priority are smaller at the first priority at which they differ, or don't.
  private func isNoWorse(_ errors: Errors, than others: Errors, above priority: Double) -> Bool {
    for (level, error) in errors where level > priority {
      let other = others.first { $0.priority == level }?.error ?? 0
      if abs(error - other) > 1e-6 * max(1, other) { return error < other }
    }
    return true
  }

  private func isSame(_ errors: Errors, as others: Errors) -> Bool {
    let known = errors.filter { $0.error > 1e-6 }
    let other = others.filter { $0.error > 1e-6 }
    return known.count == other.count
      && zip(known, other).allSatisfy {
        $0.priority == $1.priority && abs($0.error - $1.error) <= 1e-6 * max(1, $1.error)
      }
  }

  @Test func aWishCostsNothingAboveIt() throws {
    try ConstraintTrees.check(seed: 0xC04A_0000_0000) { trial in
      let all = trial.sketch.allConstraints
      // A readable part comes with a wish of its own, to be as wide as there is room.
      for (index, wish) in all.enumerated()
      where wish.priority != .required && wish.second?.item.guide != "readable" {
        var others = all
        others.remove(at: index)
        let tree = trial.sketch.with(others).laidOut()
        let before = tree.levelErrors
        if !tree.layoutConflicts.isEmpty || !wish.activate(in: tree) { continue }
        tree.layoutIfNeeded()
        // What is solved inside of what has moved may miss more.
        if tree.systems.count > 1 { continue }
        if !isNoWorse(tree.levelErrors, than: before, above: wish.priority.rawValue) {
          throw LawBroken("with \(wish) errors are \(tree.levelErrors), not \(before)")
        }
      }
    }
  }

  @Test func editsMissAsMuchAsANewTree() throws {
    var options = ConstraintTrees.options
    options.maxEditCount = 10
    options.isWithoutHistory = true
    try ConstraintTrees.check(seed: 0xC04B_0000_0000, options: options) { trial in
      let tree = trial.sketch.laidOut()
      for edit in trial.edits { edit.apply(to: tree) }
      tree.layoutIfNeeded()
      let fresh = trial.finalSketch.laidOut()
      if !isSame(tree.levelErrors, as: fresh.levelErrors) {
        throw LawBroken("errors are \(tree.levelErrors), not \(fresh.levelErrors)")
      }
    }
  }

  @Test func exercisingMovesOnlyWhatIsOpen() throws {
    try ConstraintTrees.check(seed: 0xC04C_0000_0000) { trial in
      var settled: Node?
      for id in trial.sketch.ids {
        let tree = settled ?? trial.sketch.laidOut()
        guard let node = tree[id] else { continue }
        let before = TreeGeometry(of: tree)
        // What is solved inside of what has moved may miss more, or less.
        let systems = NodeConstraints.existing(of: node)?.memberships ?? []
        let errors = systems.levelErrors
        let isOpen = node.hasAmbiguousLayout
        node.exerciseAmbiguityInLayout()
        if !isOpen, let difference = TreeGeometry(of: tree).difference(from: before) {
          throw LawBroken("exercising \(id), of which nothing is open: \(difference)")
        }
        let after = systems.levelErrors.filter { $0.priority != ConstraintSystem.exercisePriority }
        if !isSame(after, as: errors) {
          throw LawBroken("exercising \(id): errors are \(after), not \(errors)")
        }
        // What has not moved is as good as new.
        settled = isOpen ? nil : tree
      }
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      try ConstraintTrees.check(seed: 0xC04A_0000_0000) { trial in
        let tree = trial.sketch.laidOut()
        let before = tree.levelErrors
        // Requirements do cost something below them.
        for equation in trial.sketch.allConstraints where equation.priority != .required {
          var requirement = equation
          requirement.constant += 10
          requirement.priority = .required
          if !requirement.activate(in: tree) { continue }
          tree.layoutIfNeeded()
          if !isNoWorse(tree.levelErrors, than: before, above: 0) { throw LawBroken("\(before)") }
        }
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 3)
  }
}
