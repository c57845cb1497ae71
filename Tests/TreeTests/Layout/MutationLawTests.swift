import Maraya
import MarayaTree
import TestSupport
import Testing

/// Random changes of the tree by random hooks, in the middle of passes.
@Suite("Laws of mutation in hooks")
struct MutationLawTests {
  /// A tree whose hooks now and then change it, as a seed says.
  final class Troublemaker {
    var random: SplitMix64
    /// What the hooks may still do; without a limit two of them could go on for ever.
    var changesLeft = 40
    let root = ProbeNode("root")

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for _ in 0..<25 {
        pick().addSubnode(makeNode())
      }
    }

    func makeNode() -> ProbeNode {
      let node = ProbeNode()
      let x = Double(random.below(100))
      let rect = Rect(x: x, y: 0, width: Double(random.below(50)), height: 10)
      if random.below(3) == 0 { node.frame = rect } else { node.directionalFrame = rect }
      // Not kept alive by its own hooks, nor keeping the tree.
      node.onLayout = { [weak self] in self?.act(on: $0) }
      node.onDidLayout = { [weak self] in self?.act(on: $0) }
      node.onMove = { [weak self] in self?.act(on: $0) }
      node.onDirection = { [weak self] in self?.act(on: $0) }
      return node
    }

    func pick() -> Node {
      var rest = random.below(root.subtree.reduce(0) { count, _ in count + 1 })
      for node in root.subtree {
        if rest == 0 { return node }
        rest -= 1
      }
      return root
    }

    /// Does something to the tree, from inside a hook of `node`.
    func act(on node: Node) {
      guard changesLeft > 0, random.below(3) == 0 else { return }
      changesLeft -= 1
      switch random.below(12) {
      case 0: node.removeFromSupernode()
      case 1: node.supernode?.removeFromSupernode()
      case 2: node.nextSibling?.removeFromSupernode()
      case 3: node.firstSubnode?.removeFromSupernode()
      case 4: pick().addSubnode(makeNode())
      case 5: try? pick().attach(pick(), at: random.below(4))
      case 6: pick().setNeedsLayout()
      case 7: pick().bounds.size = Size(width: Double(random.below(200)), height: 10)
      case 8: root.layoutDirection = root.effectiveLayoutDirection.opposite
      case 9: pick().layoutIfNeeded()
      case 10: pick().layoutDirection = [nil, .leftToRight, .rightToLeft][random.below(3)]
      default: for subnode in node.subnodes { subnode.removeFromSupernode() }
      }
    }
  }

  @Test func afterAPassTheTreeIsSoundAndSettled() {
    for run in 0..<propertyRuns() {
      let seed = 0xA11CE + UInt64(run)
      let trouble = Troublemaker(seed: seed)
      for pass in 0..<3 {
        trouble.root.layout(width: Double(100 + pass), height: 10)
        let broken = trouble.root.brokenInvariants()
        #expect(broken == [], "seed \(seed), pass \(pass)")
        let waiting = trouble.root.subtree.filter(\.needsLayout)
        #expect(waiting.isEmpty, "seed \(seed), pass \(pass)")
        #expect(trouble.root.diagnostics.isEmpty, "seed \(seed), pass \(pass)")
        // One wrong seed is enough to look at.
        if !broken.isEmpty || !waiting.isEmpty { return }
        trouble.changesLeft = 40
      }
    }
  }
}
