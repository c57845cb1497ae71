import Maraya
import Testing

/// Trees whose depth is not that of the stack.
@Suite struct DeepTests {
  @Test func manyPinnedLevelsAreLaidOutTurnedAndReleased() {
    var constraints: [LayoutConstraint] = []
    var root: Node? = Node("root")
    root?.frame = box(0, 0, 50_000, 30_000)
    var deepest = root
    for _ in 0..<10_000 {
      guard let above = deepest else { return }
      let node = Node()
      above.addSubnode(node)
      constraints += [
        node.leading == above.leading + 2, node.trailing == above.trailing - 1,
        node.top == above.top + 1, node.bottom == above.bottom - 1,
      ]
      deepest = node
    }
    LayoutConstraint.activate(constraints)
    root?.layoutIfNeeded()
    #expect(deepest?.frame == box(2, 1, 20_000, 10_000))
    root?.layoutDirection = .rightToLeft
    root?.layoutIfNeeded()
    #expect(deepest?.frame == box(1, 1, 20_000, 10_000))
    root?.frame.size = Size(width: 40_000, height: 30_000)
    root?.layoutIfNeeded()
    #expect(deepest?.frame == box(1, 1, 10_000, 10_000))
    constraints = []
    weak let released = deepest
    (deepest, root) = (nil, nil)
    #expect(released == nil)
  }

  @Test func aConstraintReachesAcrossManyPlacedLevels() {
    let root = Node("root")
    root.frame = box(0, 0, 20_000, 20_000)
    let side = root.added("side")
    var node = root
    for _ in 0..<2_000 {
      let next = Node()
      node.addSubnode(next)
      next.frame = box(1, 2, 15_000, 15_000)
      node = next
    }
    let leaf = node.added("leaf")
    LayoutConstraint.activate([
      side.left == root.left + 7_000, side.top == root.top + 9_000, side.width == 10,
      side.height == 20, leaf.left == side.left, leaf.bottom == side.top, leaf.width == side.width,
      leaf.height == 30,
    ])
    // 2000 levels to the right, and 4000 down.
    #expect(leaf.framesInBoth(below: root) == Array(repeating: box(5_000, 4_970, 10, 30), count: 2))
  }
}
