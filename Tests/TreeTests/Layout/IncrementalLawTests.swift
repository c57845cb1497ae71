import Maraya
import MarayaTree
import TestSupport
import Testing

/// After any edits a pass gives what a pass over everything gives, bit for bit.
@Suite struct IncrementalLawTests {
  /// A container as high as the contents in it, which it puts below each other.
  private final class Stack: Node {
    private var contents: [AnsweringNode] { subnodes.compactMap { $0 as? AnsweringNode } }

    override func sizeThatFits(_ size: Size) -> Size {
      contents.reduce(Size.zero) {
        let answer = $1.measure(.unbounded)
        return Size(width: max($0.width, answer.width), height: $0.height + answer.height)
      }
    }

    override func layoutSubnodes() {
      var y = 0.0
      for content in contents {
        let size = content.measure(.unbounded)
        content.directionalFrame = Rect(x: 0, y: y, width: size.width, height: size.height)
        y += size.height
      }
    }
  }

  /// A tree with placements of every kind, and random edits of it.
  private struct Garden {
    var random: SplitMix64
    let root = Node("root")

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for index in 1...20 {
        let node = makeNode("\(index)")
        pick().addSubnode(node)
        place(node)
      }
      root.layout(width: 320, height: 480)
    }

    mutating func pick() -> Node {
      let nodes = Array(root.subtree)
      return nodes[random.below(nodes.count)]
    }

    mutating func makeNode(_ id: String) -> Node {
      switch random.below(6) {
      case 0: LayerNode(id)
      case 1: Stack(id)
      case 2: AnsweringNode(id, Double(random.below(50)), Double(random.below(50)))
      default: Node(id)
      }
    }

    mutating func place(_ node: Node) {
      let rect = Rect(
        x: random.uniform(-50...300),
        y: random.uniform(0...9),
        width: random.uniform(0...200),
        height: random.uniform(0...90)
      )
      switch random.below(7) {
      case 0: node.frame = rect
      case 1: node.directionalCenter = rect.origin
      case 2: node.place(leading: rect.minX, top: 0)
      case 3: node.place(top: 1, trailing: rect.minX, width: rect.width)
      case 4: node.place(leading: 3.3, top: 0.1, trailing: 4.7, bottom: 9)
      case 5: node.ratio = RatioRect(Rect(x: 0.1, y: 0, width: 0.7, height: 1), of: .margins)
      default: node.directionalFrame = rect
      }
    }

    /// Changes something, and says what.
    mutating func edit() -> String {
      // What a container has placed it need not place again when somebody else moves it.
      var node = pick()
      while node is AnsweringNode && node.supernode is Stack { node = pick() }
      let direction: LayoutDirection? = [nil, .leftToRight, .rightToLeft][random.below(3)]
      let name = node.path
      let kind = random.below(15)
      switch kind {
      case 0: if node !== root { place(node) }
      case 1: node.layoutDirection = direction
      case 2: root.layoutDirection = direction
      case 3:
        node.semanticContentAttribute =
          SemanticContentAttribute.allCases[random.below(SemanticContentAttribute.allCases.count)]
      case 4: if node !== root { node.bounds.size.width = random.uniform(0...200) }
      case 5: root.bounds.size = Size(width: random.uniform(100...400), height: 480)
      case 6: node.layoutMargins.left = random.uniform(0...20)
      case 7: node.directionalLayoutMargins.leading = random.uniform(0...20)
      case 8: (node as? AnsweringNode)?.change(to: random.uniform(0...50), random.uniform(0...50))
      case 9: if node !== root { node.removeFromSupernode() }
      case 10:
        let late = makeNode("late")
        place(late)
        node.addSubnode(late)
      case 11: try? pick().attach(node, at: random.below(3))
      case 12: node.referenceWidth = random.below(2) == 0 ? nil : random.uniform(0...400)
      case 13: node.anchorPoint = random.anchor()
      default: node.bounds.origin.x = random.uniform(-9...9)
      }
      return "\(kind) on \(name) \(type(of: node))"
    }
  }

  @Test func editsAndAPassGiveWhatAPassOverEverythingGives() {
    for run in 0..<propertyRuns(default: 300) {
      let seed = 0x6A4D + UInt64(run)
      var garden = Garden(seed: seed)
      for round in 0..<10 {
        var edits: [String] = []
        for _ in 0...garden.random.below(3) { edits.append(garden.edit()) }
        garden.root.layoutIfNeeded()
        let nodes = Array(garden.root.subtree)
        let settled = nodes.map(\.frame)
        let broken = garden.root.brokenInvariants()
        for node in nodes { node.setNeedsLayout() }
        garden.root.layoutIfNeeded()
        let moved = zip(nodes, settled).first { $0.0.frame.bits != $0.1.bits }
        let note = moved.map { "\($0.0.path): \($0.1) → \($0.0.frame) \($0.0.placement)" }
        #expect(note == nil, "seed \(seed), round \(round): \(edits)")
        #expect(broken == [], "seed \(seed), round \(round)")
        if note != nil || !broken.isEmpty { return }
      }
    }
  }
}
