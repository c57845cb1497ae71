import Maraya
import TestSupport
import Testing

/// Frames on the grid of pixels.
@Suite struct SnappedFrameTests {
  private func root(_ direction: LayoutDirection, scale: Double?, _ nodes: Node...) -> Node {
    let root = Node("root") { for node in nodes { node } }
    root.displayScale = scale
    root.layout(width: 100, height: 100, direction: direction)
    return root
  }

  /// Each row: a scale, the snapped frame of 10.3,20.5 30.4×5.1 (to 40.7 and 25.6).
  static let scales: [(Double?, Rect)] = [
    (nil, Rect(x: 10.3, y: 20.5, width: 30.4, height: 5.1)),
    (1, Rect(x: 10, y: 21, width: 31, height: 5)),
    (2, Rect(x: 10.5, y: 20.5, width: 30, height: 5)),
    // 31, 122, 62 and 77 thirds.
    (3, Rect(x: 31.0 / 3, y: 62.0 / 3, width: 91.0 / 3, height: 15.0 / 3)),
    // 12.875, 50.875, 25.625 and 32 pixels.
    (1.25, Rect(x: 13 / 1.25, y: 26 / 1.25, width: 38 / 1.25, height: 6 / 1.25)),
  ]

  @Test(arguments: scales)
  func edgesAreRounded(scale: Double?, snapped: Rect) {
    let node = Node("node")
    let root = root(.leftToRight, scale: scale, node)
    node.directionalFrame = Rect(x: 10.3, y: 20.5, width: 30.4, height: 5.1)
    #expect(node.snappedFrame == snapped)
    #expect(node.frame == Rect(x: 10.3, y: 20.5, width: 30.4, height: 5.1), "exact all the same")
    root.layout(width: 100, height: 100, direction: .rightToLeft)
    // About the root, which is 100 or 125 pixels wide.
    if scale != nil {
      #expect(
        node.snappedFrame
          == Rect(
            x: 100 - snapped.maxX,
            y: snapped.minY,
            width: snapped.width,
            height: snapped.height
          )
      )
    } else {
      #expect(node.snappedFrame == node.frame)
    }
    expectSound(root)
  }

  @Test(arguments: LayoutDirection.allCases)
  func whatTouchesStillTouches(direction: LayoutDirection) {
    let nodes = (0..<7).map { index in
      Node("\(index)").with {
        $0.ratio = RatioRect(
          x: .ratio(Double(index) / 7),
          y: 0,
          width: .ratio(1.0 / 7),
          height: 1
        )
      }
    }
    let root = Node("root") { for node in nodes { node } }
    root.displayScale = 1
    root.layout(width: 100, height: 10, direction: direction)
    // 14.29, 28.57, 42.86, 57.14, 71.43, 85.71: from the leading edge.
    let widths = [14.0, 15, 14, 14, 14, 15, 14]
    #expect(nodes.map(\.snappedFrame.width) == widths)
    for (one, next) in zip(nodes, nodes.dropFirst()) {
      let (left, right) = direction == .rightToLeft ? (next, one) : (one, next)
      #expect(left.snappedFrame.maxX == right.snappedFrame.minX)
    }
  }

  @Test func insideTheEdgesAreThoseInTheRoot() {
    let inner = Node("inner").with {
      $0.directionalFrame = Rect(x: 0.3, y: 0, width: 10, height: 10)
    }
    let outer = Node("outer") { inner }.with {
      $0.directionalFrame = Rect(x: 10.3, y: 0, width: 20.4, height: 10)
    }
    let root = root(.leftToRight, scale: 1, outer)
    // From 10.3 to 30.7; the inner one from 10.6 to 20.6 in the root.
    #expect(outer.snappedFrame == Rect(x: 10, y: 0, width: 21, height: 10))
    #expect(inner.snappedFrame == Rect(x: 1, y: 0, width: 10, height: 10))
    root.layout(width: 100, height: 100, direction: .rightToLeft)
    #expect(outer.snappedFrame == Rect(x: 69, y: 0, width: 21, height: 10))
    #expect(inner.snappedFrame == Rect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test func insideAnIslandTheyStillCountFromTheRootsLeadingEdge() {
    let inner = Node("inner").with {
      $0.directionalFrame = Rect(x: 0.5, y: 0, width: 10, height: 10)
    }
    let island = Node("island") { inner }.with {
      $0.directionalFrame = Rect(x: 10, y: 0, width: 20, height: 10)
      $0.layoutDirection = .leftToRight
    }
    let root = root(.rightToLeft, scale: 1, island)
    // 70.5 to 80.5 from the left are 19.5 to 29.5 from the right, and halfway goes away from it.
    #expect(island.snappedFrame == Rect(x: 70, y: 0, width: 20, height: 10))
    #expect(inner.snappedFrame == Rect(x: 0, y: 0, width: 10, height: 10))
    root.layout(width: 100, height: 100, direction: .leftToRight)
    #expect(inner.snappedFrame == Rect(x: 1, y: 0, width: 10, height: 10))
  }

  /// A node whose content does not move with its bounds.
  private final class ScrollingNode: Node {
    override var childReferenceAxis: ReferenceAxis { ReferenceAxis(width: 400) }
  }

  @Test(arguments: [0, 0.2, 0.4, 0.6, 7.3])
  func scrollingMovesWholePixels(offset: Double) {
    let node = Node("node").with { $0.frame = Rect(x: 10.3, y: 20.3, width: 30.4, height: 5.1) }
    let list = ScrollingNode("list")
    list.addSubnode(node)
    list.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let root = root(.leftToRight, scale: 1, list)
    list.bounds.origin = Point(x: offset, y: offset)
    #expect(node.snappedFrame == Rect(x: 10, y: 20, width: 31, height: 5))
    expectSound(root)
  }

  @Test func aTranslationStaysOnTheGridAndARotationBeginsOne() {
    let inner = Node("inner").with { $0.frame = Rect(x: 0.3, y: 0, width: 10, height: 10) }
    let outer = Node("outer") { inner }.with {
      $0.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    }
    let root = root(.leftToRight, scale: 1, outer)
    outer.transform = AffineTransform(translationX: 0.3, y: 0)
    #expect(outer.snappedFrame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(inner.snappedFrame == Rect(x: 1, y: 0, width: 10, height: 10), "at 10.6 in the root")
    outer.transform = .quarterTurn
    #expect(inner.snappedFrame == Rect(x: 0, y: 0, width: 10, height: 10), "at 0.3 of its own")
    expectSound(root)
  }

  @Test(arguments: [1.0, 2, 3, 1.25])
  func aMirrorImageIsSnappedAlike(scale: Double) {
    var random = SplitMix64(seed: UInt64(scale * 100))
    for _ in 0..<50 {
      let root = Node("root")
      var level = root
      var expected = 0.0
      root.displayScale = scale
      for _ in 0..<5 {
        let node = Node()
        node.directionalFrame = Rect(
          x: random.uniform(0...20),
          y: random.uniform(0...9),
          width: random.uniform(0...80),
          height: random.uniform(0...9)
        )
        level.addSubnode(node)
        level = node
      }
      root.layout(width: 100, height: 100, direction: .leftToRight)
      let leftToRight = root.capture().nodes.map(\.snappedRootFrame)
      root.layout(width: 100, height: 100, direction: .rightToLeft)
      for (one, other) in zip(leftToRight, root.capture().nodes.map(\.snappedRootFrame)) {
        expected = 100 - one.maxX
        #expect(abs(other.minX - expected) < 1e-9 && abs(other.width - one.width) < 1e-9)
        #expect(other.minY == one.minY && other.height == one.height)
        // On the grid.
        let pixels = other.minX * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
      }
    }
  }
}
