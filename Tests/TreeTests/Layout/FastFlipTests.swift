import Maraya
import MarayaTree
import TestSupport
import Testing

/// `layout(width:height:direction:)` turns a settled tree in one walk; the result is the one that
/// setting the direction and laying out gives.
@Suite struct FastFlipTests {
  /// Draws the same random tree each time it is given the same seed.
  private struct Grove {
    var random: SplitMix64
    let log = ProbeNode.Log()
    let root: Node

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      root = random.below(3) == 0 ? ProbeNode("root") : Node("root")
      adorn(root)
      for index in 1...30 {
        let supernode = pick()
        let node = makeNode("\(index)")
        supernode.addSubnode(node)
        adorn(node)
      }
      if random.below(4) == 0 { root.safeAreaInsets.left = 10 }
      if random.below(4) == 0 { root.displayScale = 2 }
      if random.below(4) == 0 { root.semanticContentAttribute = .forceRightToLeft }
      root.layout(width: 320, height: 480, direction: random.below(2) == 0 ? nil : .leftToRight)
      log.entries = []
    }

    mutating func pick() -> Node {
      let nodes = Array(root.subtree)
      return nodes[random.below(nodes.count)]
    }

    mutating func makeNode(_ id: String) -> Node {
      switch random.below(8) {
      case 0: return LayerNode(id)
      case 1: return AnsweringNode(id, Double(random.below(50)), 10)
      case 2, 3:
        let node = ProbeNode(id)
        let log = log
        node.log = log
        node.onDirection = { log.entries.append("turn \($0.id ?? "") \($0.isRTL)") }
        node.onDidLayout = { log.entries.append("did \($0.id ?? "")") }
        return node
      default: return Node(id)
      }
    }

    /// Gives a node a place, and now and then something else.
    mutating func adorn(_ node: Node) {
      let rect = Rect(
        x: random.uniform(-50...300),
        y: random.uniform(0...9),
        width: random.uniform(0...200),
        height: random.uniform(0...9)
      )
      switch node === root ? 0 : random.below(8) {
      case 0: node.frame = rect
      case 1: node.directionalCenter = rect.origin
      case 2: node.place(leading: rect.minX, top: 0)
      case 3: node.place(leading: 3.3, top: 0, trailing: 4.7, height: 10)
      case 4: node.ratio = RatioRect(Rect(x: 0.1, y: 0, width: 0.7, height: 1), of: .margins)
      default: node.directionalFrame = rect
      }
      switch random.below(16) {
      case 0: node.layoutDirection = .rightToLeft
      case 1: node.layoutDirection = .leftToRight
      case 2: node.semanticContentAttribute = .forceLeftToRight
      case 3: node.semanticContentAttribute = .forceRightToLeft
      case 4: node.directionalTransform = random.mildTransform()
      case 5: node.transform = random.mildTransform()
      case 6: node.anchorPoint = random.anchor()
      case 7: node.referenceWidth = random.uniform(0...400)
      case 8: node.preservesSupernodeLayoutMargins = true
      case 9: node.autoresizingMask = .flexibleWidth
      case 10: node.flipsInRightToLeft = true
      case 11:
        node.directionalLayoutMargins = DirectionalEdgeInsets(
          top: 1,
          leading: 20.3,
          bottom: 2,
          trailing: 1.1
        )
      default: break
      }
    }
  }

  /// What is different between two groves, in words; the first difference is enough.
  private func difference(_ one: Grove, _ two: Grove) -> String? {
    for (node, twin) in zip(one.root.subtree, two.root.subtree) {
      if node.frame.bits != twin.frame.bits { return "\(node.path) \(node.frame) \(twin.frame)" }
      if Portrait(node) != Portrait(twin) { return "\(node.path), not its frame" }
      if node.needsLayout != twin.needsLayout { return "\(node.path), its mark" }
      if node.isRTL != twin.isRTL { return "\(node.path), its direction" }
    }
    if one.log.entries != two.log.entries {
      return
        "\(one.log.entries.joined(separator: ", ")) | \(two.log.entries.joined(separator: ", "))"
    }
    let broken = one.root.brokenInvariants() + two.root.brokenInvariants()
    if !broken.isEmpty { return broken.joined(separator: ", ") }
    if one.root.diagnostics != two.root.diagnostics { return "diagnostics" }
    if !one.root.layoutIfNeeded().isEmpty { return "the first one is not settled" }
    if !two.root.layoutIfNeeded().isEmpty { return "the second one is not settled" }
    return nil
  }

  @Test func bothWaysGiveTheSame() {
    for run in 0..<propertyRuns(default: 400) {
      let seed = 0xF11B + UInt64(run)
      let (fast, slow) = (Grove(seed: seed), Grove(seed: seed))
      for direction in [LayoutDirection.rightToLeft, .rightToLeft, .leftToRight, .rightToLeft] {
        fast.root.layout(width: 320, height: 480, direction: direction)
        slow.root.layoutDirection = direction
        slow.root.layoutIfNeeded()
        #expect(difference(fast, slow) == nil, "seed \(seed), \(direction)")
        fast.log.entries = []
        slow.log.entries = []
      }
    }
  }

  @Test func turningTwiceRestoresEveryBit() {
    for run in 0..<propertyRuns(default: 200) {
      let seed = 0xF11C + UInt64(run)
      let grove = Grove(seed: seed)
      grove.root.layout(width: 320, height: 480, direction: .leftToRight)
      let before = grove.root.subtree.map(\.frame.bits)
      grove.root.layout(width: 320, height: 480, direction: .rightToLeft)
      let report = grove.root.layout(width: 320, height: 480, direction: .leftToRight)
      #expect(report.measured == 0, "seed \(seed)")
      #expect(grove.root.subtree.map(\.frame.bits) == before, "seed \(seed)")
    }
  }

  @Test func aPassFromScratchGivesTheSame() {
    for run in 0..<propertyRuns(default: 200) {
      let seed = 0xF11D + UInt64(run)
      let grove = Grove(seed: seed)
      grove.root.layout(width: 300, height: 400, direction: .rightToLeft)
      grove.root.layout(width: 320, height: 480, direction: .leftToRight)
      grove.root.layout(width: 320, height: 480, direction: .rightToLeft)
      let settled = grove.root.subtree.map(\.frame.bits)
      for node in grove.root.subtree { node.setNeedsLayout() }
      grove.root.layoutIfNeeded()
      #expect(grove.root.subtree.map(\.frame.bits) == settled, "seed \(seed)")
    }
  }
}
