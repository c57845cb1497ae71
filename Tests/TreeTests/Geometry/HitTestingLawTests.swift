import Maraya
import TestSupport
import Testing

/// Hit tests on random trees against a model, and what a hit promises.
@Suite struct HitTestingLawTests {
  @Test func throughExactTransformsTheModelIsRightToTheEdge() throws {
    for seed in 1...UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let root = random.tree(depth: 4) { random in
        let node = random.below(12) == 0 ? LayerNode() : Node()
        node.anchorPoint = random.anchorOfQuarters()
        node.bounds = random.rectOfEighths()
        node.center = Point(x: random.eighths(), y: random.eighths())
        if random.below(3) == 0 { node.transform = random.exactTransform() }
        return node
      }
      for _ in 0..<10 {
        let bounds = root.bounds
        // Often on an edge.
        let point = Point(
          x: random.below(4) == 0 ? bounds.minX : bounds.minX + abs(random.eighths()),
          y: random.below(4) == 0 ? bounds.maxY - 0.125 : bounds.minY + abs(random.eighths())
        )
        var model = HitTestingModel()
        let expected = model.hit(root, at: point)
        let hit = root.hitTest(point)
        try #require(hit === expected, "seed \(seed): \(point) of \(bounds)")
        if let hit { try expectPromises(of: hit, at: point, in: root, "seed \(seed): \(point)") }
      }
      try #require(root.brokenInvariants() == [], "seed \(seed)")
    }
  }

  @Test func throughAnyTransformsTheModelIsRightButForRounding() throws {
    for seed in 1...UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let root = random.tree(depth: 5) { random in
        let node = random.below(12) == 0 ? LayerNode() : Node()
        node.anchorPoint = random.anchor()
        node.bounds = Rect(
          x: random.uniform(-100...100),
          y: random.uniform(-100...100),
          width: random.uniform(50...300),
          height: random.uniform(50...300)
        )
        node.center = Point(x: random.uniform(-100...200), y: random.uniform(-100...200))
        switch random.below(12) {
        case 0: node.transform = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
        case 1...5: node.transform = random.mildTransform()
        default: break
        }
        return node
      }
      for _ in 0..<10 {
        let bounds = root.bounds
        let point = Point(
          x: random.uniform(bounds.minX...bounds.maxX),
          y: random.uniform(bounds.minY...bounds.maxY)
        )
        var model = HitTestingModel()
        let expected = model.hit(root, at: point)
        if model.margin < 1e-6 { continue }
        let hit = root.hitTest(point)
        try #require(hit === expected, "seed \(seed): \(point) of \(bounds)")
        if let hit { try expectPromises(of: hit, at: point, in: root, "seed \(seed): \(point)") }
      }
      try #require(root.brokenInvariants() == [], "seed \(seed)")
    }
  }

  /// A hit contains the point, and so do all its ancestors up to the receiver.
  private func expectPromises(
    of hit: Node,
    at point: Point,
    in receiver: Node,
    _ note: Comment
  ) throws {
    try #require(hit.isDescendant(of: receiver), note)
    var link: Node? = hit
    while let node = link {
      try #require(node.point(inside: receiver.convert(point, to: node)), note)
      try #require(!node.isHidden && node.isUserInteractionEnabled, note)
      try #require(node.alpha >= 0.01 && !(node is LayerNode), note)
      link = node === receiver ? nil : node.supernode
    }
  }
}

extension SplitMix64 {
  /// A tree of such nodes, some of which can't be hit; the root can.
  fileprivate mutating func tree(
    depth: Int,
    making node: (inout SplitMix64) -> Node
  ) -> Node {
    let root = Node("root")
    root.bounds = Rect(x: eighths(), y: eighths(), width: 128, height: 128)
    fill(root, depth: depth, making: node)
    return root
  }

  private mutating func fill(
    _ node: Node,
    depth: Int,
    making make: (inout SplitMix64) -> Node
  ) {
    if depth == 0 { return }
    for _ in 0..<below(4) {
      let subnode = make(&self)
      switch below(12) {
      case 0: subnode.isHidden = true
      case 1: subnode.isUserInteractionEnabled = false
      case 2: subnode.alpha = [0, 0.009, 0.01, 0.5][below(4)]
      case 3: subnode.zPosition = uniform(-1...1)
      default: break
      }
      node.addSubnode(subnode)
      fill(subnode, depth: depth - 1, making: make)
    }
  }
}
