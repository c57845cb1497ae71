import Maraya
import MarayaTesting
import TestSupport
import Testing

/// A change of direction measures and solves nothing, and changing twice restores every bit.
///
/// On trees without physical inputs, islands and overrides of `layoutSubnodes()`.
@Suite("Law: flip")
struct FlipLawTests {
  /// Ways to turn a laid-out tree.
  enum Turn: CaseIterable {
    /// The root's direction, then a pass.
    case setter
    /// Size and direction at once, as `layout(width:height:direction:)` does.
    case layout

    func callAsFunction(_ root: Node, to direction: LayoutDirection) -> LayoutReport {
      switch self {
      case .setter:
        root.layoutDirection = direction
        return root.layoutIfNeeded()
      case .layout:
        let size = root.bounds.size
        return root.layout(width: size.width, height: size.height, direction: direction)
      }
    }
  }

  /// Turns a tree and turns it back.
  private func check(_ sketch: TreeSketch, _ turn: Turn) throws {
    for direction in LayoutDirection.allCases {
      let tree = sketch.makeTree(direction: direction)
      tree.layoutIfNeeded()
      let before = TreeGeometry(of: tree)
      let report = turn(tree, to: direction.opposite)
      if report.measured != 0 || report.solved != 0 {
        throw LawBroken("turning from \(direction): \(report)")
      }
      // The turned tree is the one that is laid out that way from the beginning.
      let fresh = sketch.makeTree(direction: direction.opposite)
      fresh.layoutIfNeeded()
      if let difference = TreeGeometry(of: tree).difference(from: TreeGeometry(of: fresh)) {
        throw LawBroken("turned from \(direction): \(difference)")
      }
      let report2 = turn(tree, to: direction)
      if report2.measured != 0 || report2.solved != 0 {
        throw LawBroken("turning back to \(direction): \(report2)")
      }
      if let difference = TreeGeometry(of: tree).difference(from: before) {
        throw LawBroken("turned back to \(direction): \(difference)")
      }
      let broken = tree.brokenInvariants()
      if !broken.isEmpty { throw LawBroken(broken.joined(separator: "; ")) }
    }
  }

  @Test(arguments: Turn.allCases)
  func measuresNothingAndComesBack(turn: Turn) throws {
    let options = TreeOptions(features: .turning.subtracting(.columns))
    try checkTrees(count: propertyRuns(), seed: 0xF11B_0000_0000, options: options) { trial in
      guard trial.sketch.physicalInputs.isEmpty, trial.sketch.hasMirrorImage else { return }
      try check(trial.sketch, turn)
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      // Physical margins don't turn, so what is placed by them has another place in its region.
      let options = TreeOptions(features: [.ratios, .physicalMargins, .leaves])
      try checkTrees(options: options) { trial in
        let tree = trial.sketch.makeTree()
        tree.layoutIfNeeded()
        let before = TreeGeometry(of: tree)
        tree.layout(width: 100, height: 100, direction: .rightToLeft)
        if let difference = TreeGeometry(of: tree).difference(from: before) {
          throw LawBroken(difference)
        }
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 2)
  }
}
