import Maraya
import MarayaTesting
import TestSupport
import Testing

/// Edges that coincided still coincide, nothing that was inside sticks out, snapping is
/// idempotent, commutes with reflection and never feeds back into layout.
@Suite("Law: snapping")
struct SnappingLawTests {
  /// Trees whose nodes lie on one grid: without transforms, each of which begins a new one.
  private static let features = TreeFeatures.all.subtracting([
    .transforms, .directionalTransforms, .appearance,
  ])

  private static let scales: [Double] = [1, 1.5, 2, 3]

  private func laidOut(_ sketch: TreeSketch, _ direction: LayoutDirection, scale: Double?) -> Node {
    var sketch = sketch
    sketch.set(.displayScale(scale))
    let tree = sketch.makeTree(direction: direction)
    tree.layoutIfNeeded()
    return tree
  }

  /// Tries a law on random trees, in both directions and at all scales.
  private func check(
    _ seed: UInt64,
    features: TreeFeatures = Self.features,
    where applies: (TreeSketch) -> Bool = { _ in true },
    _ law: (TreeSketch, LayoutDirection, Double) throws -> Void
  ) throws {
    let options = TreeOptions(features: features)
    try checkTrees(count: propertyRuns(), seed: seed, options: options) { trial in
      if !applies(trial.sketch) { return }
      for direction in LayoutDirection.allCases {
        for scale in Self.scales {
          try law(trial.sketch, direction, scale)
        }
      }
    }
  }

  /// The same for a law of a single tree, which goes from scale to scale: up in one direction, and
  /// down in the other.
  private func checkEach(
    _ seed: UInt64,
    features: TreeFeatures = Self.features,
    _ law: (Node, LayoutDirection, Double) throws -> Void
  ) throws {
    let options = TreeOptions(features: features)
    try checkTrees(count: propertyRuns(), seed: seed, options: options) { trial in
      let orders = [Self.scales, Self.scales.reversed()]
      for (direction, scales) in zip(LayoutDirection.allCases, orders) {
        let tree = laidOut(trial.sketch, direction, scale: scales[0])
        for scale in scales {
          tree.displayScale = scale
          tree.layoutIfNeeded()
          try law(tree, direction, scale)
        }
      }
    }
  }

  /// The edges of a tree's nodes in root space, exact and snapped, node by node.
  private struct Edges {
    var id: String
    /// The nearest node around that scrolls: whole pixels, so edges coincide in its content only.
    var content: ObjectIdentifier?
    var exact: Rect
    var snapped: Rect
  }

  private func edges(of tree: Node) -> [Edges] {
    zip(tree.subtree, tree.capture().nodes).map { node, captured in
      Edges(
        id: captured.id ?? "",
        content: node.nearestScrollNode.map(ObjectIdentifier.init),
        exact: captured.rootFrame,
        snapped: captured.snappedRootFrame
      )
    }
  }

  /// Whether two exact edges are one, or two snapped ones.
  private func coincide(_ one: Double, _ other: Double, by tolerance: Double = 1e-9) -> Bool {
    abs(one - other) <= tolerance * max(1, abs(one), abs(other))
  }

  @Test func edgesThatCoincidedStillCoincide() throws {
    try checkEach(0x54A0_0000_0000) { tree, direction, scale in
      let groups = Dictionary(grouping: edges(of: tree), by: \.content).values
      let columns = groups.map { edges in
        edges.flatMap {
          [($0.id, $0.exact.minX, $0.snapped.minX), ($0.id, $0.exact.maxX, $0.snapped.maxX)]
        }
      }
      let rows = groups.map { edges in
        edges.flatMap {
          [($0.id, $0.exact.minY, $0.snapped.minY), ($0.id, $0.exact.maxY, $0.snapped.maxY)]
        }
      }
      for lines in columns + rows {
        let sorted = lines.sorted { $0.1 < $1.1 }
        for (one, other) in zip(sorted, sorted.dropFirst())
        where coincide(one.1, other.1, by: 1e-12) && !coincide(one.2, other.2) {
          throw LawBroken(
            "\(direction) @\(scale): edges of \(one.0) and \(other.0) at \(one.1) "
              + "are snapped to \(one.2) and \(other.2)"
          )
        }
      }
    }
  }

  @Test func whatWasInsideStaysInside() throws {
    try checkEach(0x54A1_0000_0000) { tree, direction, scale in
      let edges = edges(of: tree)
      for node in edges {
        for other in edges
        where other.content == node.content && other.exact.contains(node.exact) {
          let isInside =
            node.snapped.minX >= other.snapped.minX - 1e-9
            && node.snapped.maxX <= other.snapped.maxX + 1e-9
            && node.snapped.minY >= other.snapped.minY - 1e-9
            && node.snapped.maxY <= other.snapped.maxY + 1e-9
          if !isInside {
            throw LawBroken(
              "\(direction) @\(scale): \(node.id) is snapped to \(node.snapped), "
                + "which sticks out of \(other.id), \(other.snapped)"
            )
          }
        }
      }
    }
  }

  @Test func snappingTwiceIsSnappingOnce() throws {
    try checkEach(0x54A2_0000_0000) { tree, direction, scale in
      // Of a tree with the snapped frames each is its own snapped frame.
      let copy = TreeSketch.flat(copy: tree, scale: scale).makeTree()
      copy.layoutIfNeeded()
      for (node, original) in zip(copy.subtree, tree.subtree) {
        let (frame, snapped) = (node.frame, node.snappedFrame)
        let isNear = zip(frame.edges, snapped.edges).allSatisfy { coincide($0, $1) }
        if !isNear {
          throw LawBroken(
            "\(direction) @\(scale): \(original.path) is snapped from \(original.frame) to "
              + "\(frame), then to \(snapped)"
          )
        }
      }
    }
  }

  @Test func snappingAndReflectingMayChangePlaces() throws {
    // A node with a reference width of its own is not mirrored about what is around it.
    let features = Self.features.subtracting([.referenceWidths, .autoresizing])
    let seed: UInt64 = 0x54A3_0000_0000
    try check(seed, features: features, where: \.hasMirrorImage) { sketch, direction, scale in
      let tree = laidOut(sketch, direction, scale: scale)
      var scaled = sketch
      scaled.set(.displayScale(scale))
      let mirrored = scaled.mirrored(laidOut: direction)
      let mirror = laidOut(mirrored, direction.opposite, scale: scale)
      let geometry = TreeGeometry(of: tree)
      // Where exact frames were no mirror images, snapped ones could not be.
      let difference = TreeGeometry(of: mirror).mirrorDifference(
        from: geometry,
        tolerance: geometry.tolerance
      )
      if let difference { throw LawBroken("exact frames: \(difference)") }
      let edges = (edges(of: tree), edges(of: mirror))
      let width = edges.0[0].snapped
      for (one, other) in zip(edges.0, edges.1) {
        let x = width.minX + width.maxX - one.snapped.maxX
        let isMirrored =
          coincide(other.snapped.minX, x) && coincide(other.snapped.width, one.snapped.width)
          && coincide(other.snapped.minY, one.snapped.minY)
          && coincide(other.snapped.height, one.snapped.height)
        if !isMirrored {
          throw LawBroken(
            "\(direction) @\(scale): \(one.id) is snapped to \(one.snapped), "
              + "its mirror image to \(other.snapped), in \(width)"
          )
        }
      }
    }
  }

  @Test func neverFeedsBack() throws {
    // What leaves measure is rounded up, which is all that a scale may change.
    let features = TreeFeatures.all.subtracting([.leaves, .columns, .labels])
    let options = TreeOptions(features: features)
    try checkTrees(count: propertyRuns(), seed: 0x54A4_0000_0000, options: options) { trial in
      // Among what constraints place, images are content as well.
      if trial.sketch.hasConstrainedImages { return }
      for direction in LayoutDirection.allCases {
        let exact = TreeGeometry(of: laidOut(trial.sketch, direction, scale: nil))
        for scale in Self.scales {
          let tree = laidOut(trial.sketch, direction, scale: scale)
          for node in tree.subtree { _ = node.snappedFrame }
          tree.setNeedsLayout()
          tree.layoutIfNeeded()
          if let difference = TreeGeometry(of: tree).difference(from: exact) {
            throw LawBroken("\(direction) @\(scale): \(difference)")
          }
        }
      }
    }
  }

  @Test func whatLeavesMeasureIsRoundedUp() throws {
    try checkEach(0x54A6_0000_0000, features: .all) { tree, direction, scale in
      let grid = PixelGrid(scale: scale)
      // A node with something inside is no leaf.
      for leaf in tree.subtree
      where leaf is MeasuredLeaf || leaf is LabelNode && leaf.firstSubnode == nil {
        guard case .edges(let edges) = leaf.placement, leaf.supernode != nil else { continue }
        let size = leaf.bounds.size
        if (edges.measuresWidth && size.width != grid.ceiled(size.width))
          || (edges.measuresHeight && size.height != grid.ceiled(size.height))
        {
          throw LawBroken("\(direction) @\(scale): \(leaf.path) measures \(size)")
        }
      }
    }
  }

  @Test func aSnapshotHasTheFramesThatNodesHave() throws {
    try checkEach(0x54A5_0000_0000, features: .all) { tree, direction, scale in
      for (node, captured) in zip(tree.subtree, tree.capture().nodes)
      where node.snappedFrame != captured.snappedFrame {
        throw LawBroken(
          "\(direction) @\(scale): \(node.path) is \(node.snappedFrame), "
            + "captured as \(captured.snappedFrame)"
        )
      }
    }
  }

  @Test func canFail() throws {
    let failure = #expect(throws: TreeFailure.self) {
      // Rounding sizes instead of edges.
      try checkTrees { trial in
        let tree = trial.sketch.makeTree()
        tree.layoutIfNeeded()
        let grid = PixelGrid(scale: 1)
        for node in tree.subtree {
          let rounded = grid.snapped(node.frame.minX) + grid.snapped(node.frame.width)
          if rounded != grid.snapped(node.frame.maxX) { throw LawBroken(node.path) }
        }
      }
    }
    let smallest = try #require(failure?.smallest.sketch)
    #expect(smallest.ids.count <= 3)
  }
}

extension Node {
  /// Where the corner of a scroll node is in its snapped content.
  fileprivate var snappedContentOffset: Point {
    guard let child = firstSubnode else { return bounds.origin }
    let frames = zip(root.subtree, root.capture().nodes)
    let outer = frames.first { $0.0 === self }?.1.snappedRootFrame ?? .zero
    let inner = frames.first { $0.0 === child }?.1.snappedRootFrame ?? .zero
    return Point(
      x: child.snappedFrame.minX - (inner.minX - outer.minX),
      y: child.snappedFrame.minY - (inner.minY - outer.minY)
    )
  }

  fileprivate var nearestScrollNode: Node? {
    var node = supernode
    while let above = node, !(above is ScrollNode) { node = above.supernode }
    return node
  }
}

extension Rect {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}

extension TreeSketch {
  fileprivate var hasConstrainedImages: Bool {
    kind == .image && settings.contains(.placedByConstraints)
      || children.contains(where: \.hasConstrainedImages)
  }

  /// A tree of physical frames: the snapped ones of another.
  fileprivate static func flat(copy node: Node, scale: Double) -> TreeSketch {
    let frame = node.snappedFrame
    // Content moves by whole pixels.
    let origin = node is ScrollNode ? node.snappedContentOffset : node.bounds.origin
    var sketch = TreeSketch(
      node.id ?? "",
      [
        .boundsOrigin(origin),
        .layoutDirection(node.effectiveLayoutDirection),
        .frame(frame),
      ]
    ) {
      node.subnodes.map { flat(copy: $0, scale: scale) }
    }
    if node.supernode == nil { sketch.set(.displayScale(scale)) }
    return sketch
  }
}
