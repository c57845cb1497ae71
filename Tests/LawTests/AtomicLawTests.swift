import Maraya
import MarayaTesting
import TestSupport
import Testing

@testable import MarayaTree

/// A rejected change leaves the tree exactly as it was, and a diagnostic.
@Suite("Law: atomic")
struct AtomicLawTests {
  /// Changes that a tree refuses, each made from what is in the tree.
  private struct Refusals {
    var random: SplitMix64

    /// A setting of a node with one number that is not finite, or negative where it can't be.
    ///
    /// Or, on a layer, a direction.
    mutating func setting(from part: TreeSketch) -> NodeSetting? {
      if part.kind.isLayer && random.below(4) == 0 { return .layoutDirection(.rightToLeft) }
      let numeric = part.settings.filter {
        $0.numberCount > 0 && !$0.takesAnyNumber(on: part.kind)
      }
      if numeric.isEmpty { return nil }
      let setting = numeric[random.below(numeric.count)]
      let bad = [Double.nan, .infinity, -.infinity][random.below(3)]
      if random.below(3) == 0, let negative = setting.negative { return negative }
      return setting.replacingNumber(at: random.below(setting.numberCount), with: bad)
    }
  }

  /// Everything there is to know about a node, bit for bit, marks included.
  private struct Portrait: Equatable {
    var geometry: NodeGeometry
    var numbers: [UInt64]
    var flags: UInt64
    var placement: Placement
    var mask: AutoresizingMask
    var insets: [EdgeInsets]
    var subnodes: [ObjectIdentifier]
    /// What classes of their own were asked for.
    var content: [NodeDescription.Property]

    init(of node: Node) {
      geometry = NodeGeometry(of: node)
      let transform = node.directionalTransform
      let (point, leading) = (node.record.point, node.record.directionalPoint)
      let numbers: [Double] = [
        point.x, point.y, leading.x, leading.y, node.referenceWidth ?? -1,
        node.readableWidth, node.displayScale ?? -1, transform.a, transform.b, transform.c,
        transform.d, transform.tx, transform.ty,
      ]
      self.numbers = geometry.bits + numbers.map(\.bitPattern)
      flags = node.record.flags.rawValue
      placement = node.placement
      mask = node.autoresizingMask
      insets = [node.layoutMargins, node.safeAreaInsets, node.additionalSafeAreaInsets]
      subnodes = node.subnodes.map(ObjectIdentifier.init)
      let hasContent = !geometry.results.isEmpty || geometry.text != nil
      content = hasContent ? NodeDescription(of: node).properties : []
    }
  }

  private func compare(_ tree: Node, to before: [Portrait], after change: String) throws {
    let after = tree.subtree.map(Portrait.init(of:))
    if after == before { return }
    for (old, new) in zip(before, after) where old != new {
      throw LawBroken("\(change) changes \(old)\nto \(new)")
    }
    throw LawBroken("\(change) changes the number of nodes")
  }

  private func checkInvariants(of tree: Node) throws {
    let broken = tree.brokenInvariants()
    if !broken.isEmpty { throw LawBroken(broken.joined(separator: "; ")) }
  }

  /// A tree with edits, some of which no pass has seen yet.
  private func tree(of trial: TreeCase) -> Node {
    let tree = trial.sketch.makeTree()
    for edit in trial.edits { edit.apply(to: tree) }
    return tree
  }

  private let options = TreeOptions(maxEditCount: 6)

  @Test func aRefusedValueChangesNothing() throws {
    try checkTrees(count: propertyRuns(), seed: 0xA70A_0000_0000, options: options) { trial in
      let tree = tree(of: trial)
      let sketch = trial.finalSketch
      var refusals = Refusals(random: SplitMix64(seed: UInt64(sketch.ids.count)))
      let before = tree.subtree.map(Portrait.init(of:))
      for id in sketch.ids {
        guard let node = tree[id], let part = sketch[id],
          let setting = refusals.setting(from: part)
        else { continue }
        let count = tree.diagnostics.count
        setting.apply(to: node)
        let change = setting.swiftCode(for: id)
        try compare(tree, to: before, after: change)
        if tree.diagnostics.count != count + 1 {
          throw LawBroken("\(change) leaves \(tree.diagnostics.count - count) diagnostics")
        }
      }
      try checkInvariants(of: tree)
    }
  }

  @Test func aRefusedPlaceInTheTreeChangesNothing() throws {
    try checkTrees(count: propertyRuns(), seed: 0xA70B_0000_0000, options: options) { trial in
      let tree = tree(of: trial)
      let before = tree.subtree.map(Portrait.init(of:))
      for node in Array(tree.subtree) {
        for (target, index) in [(node, 0), (node.lastSubnode ?? node, 0), (tree, -1)] {
          let change = "attaching \(node.path) to \(target.path) at \(index)"
          do {
            try target.attach(node, at: index)
            throw LawBroken("\(change) is not refused")
          } catch is HierarchyError {
            try compare(tree, to: before, after: change)
          }
        }
      }
      try checkInvariants(of: tree)
    }
  }

  @Test func aRefusedConstraintChangesNothing() throws {
    try checkTrees(count: propertyRuns(), seed: 0xA70C_0000_0000, options: options) { trial in
      let tree = tree(of: trial)
      let stranger = Node("stranger")
      let before = tree.subtree.map(Portrait.init(of:))
      func texts() -> [String] { tree.subtree.flatMap(\.constraints).map(\.description) }
      let constraints = texts()
      func check(_ change: String, _ body: () -> Void) throws {
        body()
        try compare(tree, to: before, after: change)
        if texts() != constraints { throw LawBroken("\(change) leaves \(texts())") }
      }
      for constraint in tree.subtree.flatMap(\.constraints) {
        try check("an infinite constant") { constraint.constant = .infinity }
        try check("no number") { constraint.rightToLeftConstant = .nan }
        try check("a priority of 0") { constraint.priority = 0 }
        try check("a priority of 1001") { constraint.priority = 1001 }
      }
      for node in Array(tree.subtree) {
        let batch = [node.width == 7, node.width == stranger.width, node.height == 7]
        try check("a batch with another tree") {
          #expect(throws: ConstraintError.self) { try LayoutConstraint.install(batch) }
        }
        if batch.contains(where: \.isActive) { throw LawBroken("some of a batch is active") }
      }
      try checkInvariants(of: tree)
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      // A change that is not refused.
      try checkTrees(options: options) { trial in
        let tree = tree(of: trial)
        let before = tree.subtree.map(Portrait.init(of:))
        tree.lastSubnode?.frame.origin.x += 1
        try compare(tree, to: before, after: "a change")
      }
    }
    #expect(failure?.smallest.sketch.ids.count == 2)
  }
}

extension NodeSetting {
  /// Whether nodes of a class take any number: those of ours, and the sizes of images.
  fileprivate func takesAnyNumber(on kind: TreeSketch.Kind) -> Bool {
    switch self {
    case .contentSize: kind == .leaf
    case .image: true
    default: false
    }
  }

  /// The same property with a negative length, where the tree refuses one.
  fileprivate var negative: NodeSetting? {
    switch self {
    case .contentSize(let size): return .contentSize(Size(width: -1, height: size.height))
    case .contentReferenceWidth: return .contentReferenceWidth(-0.25)
    case .displayScale: return .displayScale(-2)
    case .font: return .font(.sized(-1))
    case .lineHeight: return .lineHeight(-1)
    case .readableWidth: return .readableWidth(-0.25)
    case .referenceWidth: return .referenceWidth(-0.25)
    case .safeAreaInsets(var insets):
      insets.left = -1
      return .safeAreaInsets(insets)
    case .additionalSafeAreaInsets(var insets):
      insets.bottom = -1
      return .additionalSafeAreaInsets(insets)
    case .edges(var edges):
      edges.width = -1
      return .edges(edges)
    case .ratio(var ratio):
      ratio.height = -0.5
      return .ratio(ratio)
    default: return nil
    }
  }
}
