import Maraya
import Testing

/// Places that are sums of finite ones and beyond the largest number, about 1.797e308.
///
/// No setter can refuse them: a snapshot has the farthest numbers in their place, 1.79e308.
@Suite struct CaptureOverflowTests {
  private func chain(_ frames: [Rect], direction: LayoutDirection = .leftToRight) -> LayoutSnapshot
  {
    let root = Node("root")
    var node = root
    for frame in frames {
      let next = Node().with { $0.frame = frame }
      node.addSubnode(next)
      node = next
    }
    root.layout(width: 100, height: 50, direction: direction)
    return root.capture()
  }

  /// 1e308 + 1e308 points from the root.
  @Test func aPlaceInTheRootEndsAtTheFarthestNumber() {
    let far = Rect(x: 1e308, y: -1e308, width: 10, height: 5)
    let last = chain([far, far]).nodes[2]
    #expect(last.frame == far)
    #expect(last.rootFrame == Rect(x: 1.79e308, y: -1.79e308, width: 10, height: 5))
    #expect(last.rootTransform == AffineTransform(translationX: 1.79e308, y: -1.79e308))
  }

  /// The root's right edge is at 100 and the node's at 0 − 1e308 − 1e308.
  @Test func aDirectionalFrameEndsThereToo() {
    let root = Node("root") {
      Node("wide") {
        Node("near").with { $0.frame = Rect(x: -1e308, y: 0, width: 1, height: 1) }
      }.with { $0.frame = Rect(x: 0, y: 0, width: 1.7e308, height: 1) }
    }
    root.layout(width: 100, height: 50, direction: .rightToLeft)
    // 1.7e308 + 1e308 from the right edge, less a width that is too small to count.
    let near = root.capture().nodes[2]
    #expect(near.frame == Rect(x: -1e308, y: 0, width: 1, height: 1))
    #expect(near.directionalFrame == Rect(x: 1.79e308, y: 0, width: 1, height: 1))
  }

  /// 1e200 times 1e200, and 0 times what came of it.
  @Test func scalesThatMultiplyBeyondTheNumbersStayAtTheLast() {
    let root = Node("root") {
      Node("one") { Node("two") }
    }
    root.layout(width: 100, height: 50)
    for id in ["one", "two"] { root[id]?.transform = AffineTransform(scaleX: 1e200, y: 1) }
    let last = root.capture().nodes[2]
    #expect(last.rootTransform == AffineTransform(scaleX: 1.79e308, y: 1))
    #expect(last.rootFrame == .zero)
  }

  @Test(arguments: [1e300, .leastNonzeroMagnitude, 1e-300])
  func whatTheGridCannotCountStaysAsItIs(scale: Double) {
    let root = Node("root") {
      Node("a").with { $0.frame = Rect(x: -1e308, y: 1e307, width: 1e308, height: 1e307) }
    }
    root.displayScale = scale
    for direction in LayoutDirection.allCases {
      root.layout(width: 1.7e308, height: 1e308, direction: direction)
      for node in root.capture().nodes {
        let areFinite = node.snappedFrame.isFinite && node.snappedRootFrame.isFinite
        #expect(areFinite, "\(node)")
        if scale == 1e300 {
          #expect(node.snappedFrame == node.frame)
          #expect(node.snappedRootFrame == node.rootFrame)
        }
      }
      #expect(root["a"]?.snappedFrame == root.capture().nodes[1].snappedFrame)
    }
  }
}
