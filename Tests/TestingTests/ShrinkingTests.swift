import Maraya
import MarayaTesting
import Testing

@Suite("Shrinking")
struct ShrinkingTests {
  /// A law that trees with a node wider than 100 points break.
  private func nothingIsWide(_ trial: TreeCase) throws {
    let tree = trial.sketch.makeTree()
    for edit in trial.edits { edit.apply(to: tree) }
    tree.layoutIfNeeded()
    for node in tree.subtree.dropFirst() where node.bounds.width > 100 {
      throw LawBroken("\(node.path) is \(node.frame)")
    }
  }

  @Test func findsTheSmallestTree() throws {
    let failure = #expect(throws: TreeFailure.self) {
      let options = TreeOptions(maxEditCount: 8, features: [.physicalFrames, .leaves, .thirds])
      try checkTrees(options: options) { try nothingIsWide($0) }
    }
    let smallest = try #require(failure?.smallest)
    #expect(smallest.sketch.ids.count == 2)
    #expect(smallest.edits.isEmpty)
    let node = try #require(smallest.sketch.children.first)
    #expect(node.kind == .node)
    #expect(node.settings == [.frame(Rect(x: 0, y: 0, width: 110, height: 0))])
  }

  @Test func findsTheShortestText() {
    let text = NodeSetting.text("one שלום two 12 世界")
    let trial = TreeCase(TreeSketch("a", kind: .label, [text, .numberOfLines(3)]))
    let smallest = trial.shrunk { trial in
      trial.sketch.settings.contains { setting in
        guard case .text(let text) = setting else { return false }
        return text.contains("世") && text.count > 1
      }
    }
    #expect(smallest.sketch.settings == [.text("世a")])
  }

  @Test func keepsOnlyTheEditThatMatters() throws {
    let sketch = TreeSketch("root") { TreeSketch("a", [.frame(.unit)]) { TreeSketch("b") } }
    let trial = TreeCase(
      sketch,
      edits: [
        .layOut, .set([.isHidden(true), .frame(.wide)], on: "b"), .invalidate("a"),
        .move("b", to: "root", at: 0),
      ]
    )
    let smallest = trial.shrunk { (try? nothingIsWide($0)) == nil }
    #expect(
      smallest.swiftCode == """
        let root = Node("root")
        let b = Node("b")
        root.addSubnode(b)
        b.frame = Rect(x: 0, y: 0, width: 110, height: 0)
        """
    )
  }

  @Test func aCaseThatHoldsOnItsOwnStaysAsItIs() {
    let trial = TreeCase(seed: 7, options: TreeOptions(maxEditCount: 4))
    #expect(trial.shrunk { $0 == trial } == trial)
  }

  @Test func stopsAtTheLimit() {
    let trial = TreeCase(seed: 7)
    var calls = 0
    _ = trial.shrunk(limit: 10) { _ in
      calls += 1
      return false
    }
    #expect(calls == 10)
  }

  @Test func theFailureTellsSeedMessageAndCode() {
    let failure = TreeFailure(
      seed: 42,
      firstMessage: "n3 is wrong",
      message: "n1 is wrong",
      smallest: TreeCase(TreeSketch("root") { TreeSketch("n1") })
    )
    #expect(
      failure.description == """
        Seed 42: n3 is wrong
        The smallest tree: n1 is wrong

        let root = Node("root")
        let n1 = Node("n1")
        root.addSubnode(n1)

        """
    )
  }
}

extension Rect {
  fileprivate static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
  fileprivate static let wide = Rect(x: 3, y: 4, width: 170.25, height: 6)
}
