import Maraya
import MarayaTree
import Testing

/// Large trees, in which only what has changed is looked at.
@Suite struct LargeTreeTests {
  /// A tree in which each node has ten subnodes, down to a depth; its nodes and its last leaf.
  private func tree(depth: Int) -> (root: Node, count: Int) {
    let root = Node("root")
    var level = [root]
    var count = 1
    for _ in 0..<depth {
      var next: [Node] = []
      for node in level {
        for index in 0..<10 {
          let subnode = Node()
          subnode.directionalFrame = Rect(x: Double(index) * 10, y: 0, width: 10, height: 10)
          node.addSubnode(subnode)
          next.append(subnode)
        }
      }
      count += next.count
      level = next
    }
    root.layout(width: 320, height: 480)
    return (root, count)
  }

  @Test func oneLeafIsLaidOutWithItsAncestorsAlone() {
    let (root, count) = tree(depth: 5)
    #expect(count == 111_111)
    var leaf = root
    while let last = leaf.lastSubnode { leaf = last }
    leaf.setNeedsLayout()
    let report = root.layoutIfNeeded()
    #expect(report.visited == 6, "the leaf and the five above it")
    #expect(report.placed == 0 && report.laidOut == 0 && report.measured == 0)
    #expect(root.layoutIfNeeded().isEmpty)

    // A new width is one for its supernode as well, which places the leaf's siblings... none.
    leaf.bounds.size.width = 20
    #expect(root.layoutIfNeeded().visited == 6)

    // A frame from the leading edge is derived at once.
    leaf.directionalFrame.origin.x = 5
    #expect(root.layoutIfNeeded().visited <= 6)

    let flip = root.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(flip.placed == count - 1)
    #expect(flip.laidOut == 0 && flip.measured == 0)
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(root.brokenInvariants() == [])
  }

  @Test func aMeasuredLeafIsMeasuredAlone() {
    let (root, _) = tree(depth: 3)
    var leaf = root
    while let last = leaf.lastSubnode { leaf = last }
    let text = AnsweringNode("text", 7, 7)
    text.place(leading: 0, top: 0)
    leaf.addSubnode(text)
    let first = root.layoutIfNeeded()
    #expect(first.visited == 5 && first.measured == 1 && first.placed == 1)
    text.change(to: 8, 8)
    let report = root.layoutIfNeeded()
    #expect(report.visited == 5 && report.measured == 1 && report.placed == 1)
    #expect(report.laidOut == 1)
    #expect(text.bounds.size == Size(width: 8, height: 8))
    #expect(root.brokenInvariants() == [])
  }

  /// Makes a sibling of its own kind whenever it is laid out, for ever.
  private final class Crowd: Node {
    override func layoutSubnodes() { supernode?.addSubnode(Crowd()) }
  }

  @Test func aListThatMakesNodesForEverEndsWithADiagnostic() {
    let root = Node("root") { Crowd("first") }
    root.newNodeLimit = 1_000
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code) == [.layoutLoop])
    #expect(root.diagnostics.map(\.value) == ["1000 nodes were added in one pass"])
    #expect(root.subnodeCount == 1_002, "the first, those of the pass, the one that waits")
    #expect(root.lastSubnode?.needsLayout == true)
  }
}
