import Maraya
import MarayaTesting
import TestSupport
import Testing

/// `layout(mirrored(tree), opposite direction) == reflection of layout(tree)`.
@Suite("Law: mirror")
struct MirrorLawTests {
  /// Lays a tree out in one direction and its mirror in the other, and compares.
  private func check(
    _ sketch: TreeSketch,
    isExact: Bool,
    mirroredBy mirrored: (TreeSketch, LayoutDirection) -> TreeSketch = { $0.mirrored(laidOut: $1) }
  ) throws {
    for direction in LayoutDirection.allCases {
      let tree = sketch.makeTree(direction: direction)
      tree.layoutIfNeeded()
      let mirror = mirrored(sketch, direction).makeTree(direction: direction.opposite)
      mirror.layoutIfNeeded()
      let geometry = TreeGeometry(of: tree)
      if let difference = TreeGeometry(of: mirror).mirrorDifference(
        from: geometry,
        positions: sketch.idsPlacedByPosition,
        tolerance: isExact ? 0 : geometry.tolerance
      ) {
        throw LawBroken("\(direction), \(isExact ? "exactly" : "nearly"): \(difference)")
      }
    }
  }

  /// Features that, together with others, may leave a tree without a mirror image.
  static let choices: [TreeFeatures] = [
    [.referenceWidths, .autoresizing], [.safeAreas, .preservedMargins],
  ]

  /// The same; the frame of a stretched node that was placed by a position is within rounding.
  static let exactChoices: [TreeFeatures] = [choices[0], choices[1].union(.centers)]

  @Test(arguments: exactChoices)
  func holdsBitForBitWithoutPhysicalInputs(leavingOut features: TreeFeatures) throws {
    let options = TreeOptions(features: .turning.subtracting(features))
    try checkTrees(count: propertyRuns(), seed: 0x3117_0000, options: options) { trial in
      guard trial.sketch.physicalInputs.isEmpty, trial.sketch.hasMirrorImage else { return }
      if trial.sketch.mirrored(laidOut: .leftToRight) != trial.sketch {
        throw LawBroken("the mirror of a tree without physical inputs is another tree")
      }
      try check(trial.sketch, isExact: true)
    }
  }

  @Test(arguments: exactChoices)
  func holdsBitForBitWithIslands(leavingOut features: TreeFeatures) throws {
    let turning = TreeFeatures.turning.subtracting(features)
    let options = TreeOptions(features: turning.union([.islands, .semantics]))
    try checkTrees(count: propertyRuns(), seed: 0x3117_1000_0000, options: options) { trial in
      guard trial.sketch.physicalInputs.isEmpty, trial.sketch.hasMirrorImage else { return }
      try check(trial.sketch, isExact: true)
    }
  }

  @Test(arguments: choices)
  func holdsWithinRoundingForAllTrees(leavingOut features: TreeFeatures) throws {
    let options = TreeOptions(features: .all.subtracting(features))
    try checkTrees(count: propertyRuns(), seed: 0x3117_2000_0000, options: options) { trial in
      guard trial.sketch.hasMirrorImage else { return }
      try check(trial.sketch, isExact: false)
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      // Without mirroring what is physical, a physical frame stays where it is.
      try checkTrees(count: 100) { try check($0.sketch, isExact: false) { sketch, _ in sketch } }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 2)
  }
}

extension TreeSketch {
  /// The nodes that stand by a position; a column gives a frame to what is in it.
  fileprivate var idsPlacedByPosition: Set<String> {
    children.reduce(into: isPlacedByPosition ? [id] : []) { ids, child in
      ids.formUnion(child.idsPlacedByPosition)
      if kind == .column { ids.remove(child.id) }
    }
  }

  private var isPlacedByPosition: Bool {
    settings.contains { setting in
      switch setting {
      case .center, .directionalCenter: true
      default: false
      }
    }
  }
}
