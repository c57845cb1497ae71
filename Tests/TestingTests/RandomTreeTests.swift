import Maraya
import MarayaTesting
import TestSupport
import Testing

@Suite("Random trees")
struct RandomTreeTests {
  private let options = TreeOptions(maxEditCount: 8)

  @Test func aSeedDeterminesTheCase() {
    for seed in 0..<50 as Range<UInt64> {
      let trial = TreeCase(seed: seed, options: options)
      #expect(TreeCase(seed: seed, options: options) == trial)
      #expect(TreeCase(seed: seed + 1, options: options) != trial)
      #expect(trial.sketch.ids.count <= 12 && trial.edits.count <= 8)
      #expect(Set(trial.sketch.ids).count == trial.sketch.ids.count)
    }
  }

  @Test func treesThatTurnHaveNoPhysicalInputs() {
    for seed in 0..<200 as Range<UInt64> {
      let sketch = TreeCase(seed: seed, options: TreeOptions(features: .turning)).sketch
      #expect(sketch.physicalInputs == [])
      #expect(sketch.mirrored(laidOut: .rightToLeft) == sketch)
    }
  }

  /// Everything that there is to set comes up, in trees and in edits.
  @Test func everySettingComesUp() {
    var options = options
    options.features.formUnion([.scrolls, .physicalOffsets])
    var words: Set<Substring> = []
    for seed in 0..<300 as Range<UInt64> {
      let code = TreeCase(seed: seed, options: options).swiftCode
      for line in code.split(separator: "\n") {
        guard let call = line.split(separator: ".", maxSplits: 1).dropFirst().first else {
          continue
        }
        words.insert(call.prefix { $0 != " " && $0 != "(" })
      }
    }
    let expected: Set<Substring> = [
      "addSubnode", "additionalSafeAreaInsets", "anchorPoint", "autoresizesSubnodes",
      "autoresizingMask", "bounds.origin",
      "bounds.size", "center", "contentInset", "contentInsetAdjustmentBehavior", "contentMode",
      "contentOffset", "contentReferenceWidth", "contentSize", "directionalCenter",
      "directionalContentInset", "directionalContentOffset", "directionalEndPoint",
      "directionalFrame", "directionalStartPoint", "endPoint", "image", "sizesContentToFit",
      "startPoint", "directionalLayoutMargins", "directionalTransform", "displayScale",
      "flipsInRightToLeft", "font",
      "frame", "insertSubnode", "insetsLayoutMarginsFromSafeArea",
      "invalidateIntrinsicContentSize", "isHidden", "layout", "layoutDirection", "layoutIfNeeded",
      "layoutMargins", "lineBreakMode", "lineHeight", "numberOfLines", "place",
      "preservesSupernodeLayoutMargins", "ratio", "readableWidth", "referenceWidth",
      "removeFromSupernode", "safeAreaInsets", "semanticContentAttribute", "setNeedsLayout",
      "translatesAutoresizingMaskIntoConstraints", "givenContentSize", "givenBaselines",
      "alignmentRectInsets", "setContentHuggingPriority", "addLayoutGuide", "activate",
      "setContentCompressionResistancePriority", "text", "textAlignment", "textDirection",
      "transform",
    ]
    #expect(words.isSuperset(of: expected), "\(expected.subtracting(words).sorted())")
  }

  /// Constraints come up in all their forms, and mostly agree; also after edits.
  @Test func everyConstraintComesUp() {
    var missing = [
      ".leading ==", ".leading >=", ".trailing <=", ".left ==", ".right ==", ".centerX ==",
      ".directionalCenterX ==", ".firstBaseline", ".width == ", ".height <= ", " * 0.5", "%",
      ".margins.", ".safeArea.", ".readable.", ".content.", ".frame.", ".g.", "@ 999", "@ 1",
      "isActive = false", "constant = ", "priority = ",
    ]
    var trees = 0
    var contradicting = 0
    for seed in 0..<400 as Range<UInt64> {
      let features = TreeFeatures.all.subtracting(.conflicts)
      let trial = TreeCase(seed: seed, options: TreeOptions(maxEditCount: 8, features: features))
      if !missing.isEmpty {
        let text = trial.swiftCode
        missing.removeAll { text.contains($0) }
      }
      let tree = trial.sketch.makeTree()
      tree.layoutIfNeeded()
      if !trial.sketch.constraints.isEmpty { trees += 1 }
      if !tree.layoutConflicts.isEmpty { contradicting += 1 }
    }
    #expect(missing == [])
    #expect(trees > 200 && contradicting < trees / 10, "\(contradicting) of \(trees)")
  }

  /// The readable part is seldom all that the margins leave, or there would be nothing to see.
  @Test func someReadableWidthsAreNarrow() {
    var placed = 0
    var narrow = 0
    for seed in 0..<1000 as Range<UInt64> {
      let tree = TreeCase(seed: seed).sketch.makeTree()
      tree.layoutIfNeeded()
      for node in tree.subtree where node.isInReadableRegion {
        guard let above = node.supernode else { continue }
        placed += 1
        if above.readableContentRect != above.layoutMarginsRect { narrow += 1 }
      }
    }
    #expect(placed > 100 && narrow > placed / 10, "\(narrow) of \(placed)")
  }

  @Test func editsDoTheSameToTreesAndSketches() {
    for seed in 0..<200 as Range<UInt64> {
      let trial = TreeCase(seed: seed, options: options)
      let tree = trial.sketch.makeTree()
      var sketch = trial.sketch
      for edit in trial.edits {
        #expect(edit.apply(to: tree) == edit.apply(to: &sketch))
        #expect(tree.subtree.map(\.id) == sketch.ids)
      }
    }
  }

  @Test func aLeafWraps() {
    let leaf = MeasuredLeaf("leaf", contentSize: Size(width: 100, height: 20))
    let unbounded = Double.infinity
    #expect(leaf.sizeThatFits(Size(width: unbounded, height: unbounded)).description == "100×20")
    #expect(leaf.sizeThatFits(Size(width: 100, height: 5)).description == "100×20")
    #expect(leaf.sizeThatFits(Size(width: 50, height: 5)).description == "50×40")
    #expect(leaf.sizeThatFits(Size(width: 40, height: 5)).description == "40×60")
    #expect(leaf.sizeThatFits(.zero).description == "1×2000")
  }
}

extension Node {
  fileprivate var isInReadableRegion: Bool {
    switch placement {
    case .edges(let edges): edges.region == .readable
    case .ratio(let ratio): ratio.region == .readable
    default: false
    }
  }
}
