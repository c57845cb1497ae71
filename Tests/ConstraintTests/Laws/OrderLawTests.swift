import Maraya
import MarayaTesting
import TestSupport
import Testing

/// In which order constraints came does not matter, nor by how much one priority is above another.
@Suite("Law: order of constraints")
struct OrderLawTests {
  /// Also where something is left open: that is decided in the order of the tree.
  @Test func anyOrderOfActivationGivesTheSame() throws {
    try ConstraintTrees.check(seed: 0xC03A_0000_0000) { trial in
      let tree = trial.sketch.laidOut()
      if !tree.layoutConflicts.isEmpty { return }
      let constraints = trial.sketch.allConstraints
      var random = SplitMix64(seed: UInt64(constraints.count))
      for order in [constraints.reversed(), constraints.shuffled(using: &random)] {
        let other = trial.sketch.with(order).laidOut()
        try other.expectGeometry(of: TreeGeometry(of: tree), "in another order")
      }
    }
  }

  @Test func activatingAgainRestoresWhatDeactivatingHasChanged() throws {
    try ConstraintTrees.check(seed: 0xC03B_0000_0000) { trial in
      let tree = trial.sketch.laidOut()
      if !tree.layoutConflicts.isEmpty { return }
      let before = TreeGeometry(of: tree)
      for constraint in tree.subtree.flatMap(\.constraints) {
        constraint.isActive = false
        tree.layoutIfNeeded()
        constraint.isActive = true
        tree.layoutIfNeeded()
        try tree.expectGeometry(of: before, "with \(constraint) again")
      }
      LayoutConstraint.deactivate(tree.subtree.flatMap(\.constraints))
      tree.layoutIfNeeded()
      for equation in trial.sketch.allConstraints { equation.activate(in: tree) }
      tree.layoutIfNeeded()
      try tree.expectGeometry(of: before, "with all again")
    }
  }

  @Test func onlyTheOrderOfPrioritiesCounts() throws {
    try ConstraintTrees.check(seed: 0xC03C_0000_0000) { trial in
      let tree = trial.sketch.spellingOutPriorities.laidOut()
      try tree.expectGeometry(of: TreeGeometry(of: trial.sketch.laidOut()), "spelled out")
      let other = trial.sketch.spellingOutPriorities.mappingPriorities { $0 * $0 / 1000 }.laidOut()
      try other.expectGeometry(of: TreeGeometry(of: tree), "with other priorities")
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      // The other way round priorities are others.
      try ConstraintTrees.check(seed: 0xC03C_0000_0000) { trial in
        let tree = trial.sketch.spellingOutPriorities.laidOut()
        let other = trial.sketch.spellingOutPriorities.mappingPriorities { 1000 - $0 }.laidOut()
        try other.expectGeometry(of: TreeGeometry(of: tree), "with other priorities")
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 3)
  }
}

extension TreeSketch {
  /// The sketch with the priorities of content set where they are the usual ones.
  fileprivate var spellingOutPriorities: TreeSketch {
    var sketch = self
    for index in sketch.children.indices {
      sketch.children[index] = sketch.children[index].spellingOutPriorities
    }
    let isHugging = settings.contains { if case .contentHugging = $0 { true } else { false } }
    let resists = settings.contains { if case .compressionResistance = $0 { true } else { false } }
    if !isHugging { sketch.set(.contentHugging(horizontal: 250, vertical: 250)) }
    if !resists { sketch.set(.compressionResistance(horizontal: 750, vertical: 750)) }
    return sketch
  }

  /// The sketch with each priority below the highest replaced.
  fileprivate func mappingPriorities(_ map: (Double) -> Double) -> TreeSketch {
    var sketch = self
    sketch.children = children.map { $0.mappingPriorities(map) }
    for index in sketch.constraints.indices {
      let priority = sketch.constraints[index].priority
      if priority != .required {
        sketch.constraints[index].priority = LayoutPriority(map(priority.rawValue))
      }
    }
    for setting in settings {
      switch setting {
      case .contentHugging(let horizontal, let vertical):
        sketch.set(.contentHugging(horizontal: map(horizontal), vertical: map(vertical)))
      case .compressionResistance(let horizontal, let vertical):
        sketch.set(.compressionResistance(horizontal: map(horizontal), vertical: map(vertical)))
      default: break
      }
    }
    return sketch
  }
}
