import Maraya
import MarayaSolver
import MarayaTesting
import TestSupport

@testable import MarayaConstraints

/// Trees for the laws of constraints: nothing in them is measured, so that what is solved depends on
/// nothing but the constraints.
enum ConstraintTrees {
  static let features: TreeFeatures = [
    .directionalFrames, .physicalFrames, .ratios, .directionalMargins, .thirds, .islands,
    .constraints, .physicalConstraints,
  ]

  /// Small ones, without contradictions other than by chance.
  static let options = TreeOptions(maxNodeCount: 8, features: features)

  /// Small ones that may contradict themselves.
  static let conflicting = TreeOptions(maxNodeCount: 8, features: features.union(.conflicts))

  /// Tries a law on those random trees that have constraints, and don't go in circles.
  static func check(
    seed: UInt64,
    options: TreeOptions = options,
    _ law: (TreeCase) throws -> Void
  ) throws {
    try checkTrees(count: propertyRuns(), seed: seed, options: options) { trial in
      if trial.sketch.constraints.isEmpty || trial.finalSketch.constraintsGoInCircles { return }
      try law(trial)
    }
  }
}

extension TreeSketch {
  /// The tree of the sketch, laid out.
  func laidOut() -> Node {
    let tree = makeTree()
    tree.layoutIfNeeded()
    return tree
  }

  /// The sketch with other constraints.
  func with(_ constraints: [ConstraintEquation]) -> TreeSketch {
    var sketch = self
    sketch.constraints = constraints
    return sketch
  }
}

extension Node {
  /// The systems of the tree, those of supernodes first.
  var systems: [ConstraintSystem] {
    constrainedSubtree.compactMap { ($0 as? NodeConstraints)?.system }
  }

  /// For each optional priority how much is missed in the whole tree, highest priority first.
  var levelErrors: [(priority: Double, error: Double)] { systems.levelErrors }

  /// Expects the geometry of another tree, within what solved values may be apart.
  func expectGeometry(of other: TreeGeometry, _ name: String) throws {
    let difference = TreeGeometry(of: self).difference(from: other, within: 1e-6)
    if let difference { throw LawBroken("\(name): \(difference)") }
  }
}

extension [ConstraintSystem] {
  /// For each optional priority how much is missed in all, highest priority first.
  var levelErrors: [(priority: Double, error: Double)] {
    var sums: [(priority: Double, error: Double)] = []
    for (priority, error) in flatMap({ $0.solver.errors() }) {
      if let index = sums.firstIndex(where: { $0.priority == priority }) {
        sums[index].error += error
      } else {
        sums.append((priority, error))
      }
    }
    return sums.sorted { $0.priority > $1.priority }
  }
}
