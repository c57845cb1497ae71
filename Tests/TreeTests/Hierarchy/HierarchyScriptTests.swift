import Maraya
import TestSupport
import Testing

/// What the law's failure message rests on: scripts that come again, get short, and can be read.
@Suite struct HierarchyScriptTests {
  @Test func aSeedDeterminesAScript() {
    #expect(HierarchyScript(seed: 7) == HierarchyScript(seed: 7))
    #expect(HierarchyScript(seed: 7) != HierarchyScript(seed: 8))
    #expect(HierarchyScript(seed: 7).operations.count == 60)
  }

  @Test func shrinkingKeepsWhatTheFailureNeeds() {
    let steps: [HierarchyOperation] = [.layOut(3), .remove(5), .add(1, to: 2)]
    let noise = HierarchyScript(seed: 7).operations.filter { !steps.contains($0) }
    let script = HierarchyScript(noise + [steps[0]] + noise + [steps[1]] + noise + [steps[2]])
    let shortest = script.shrunk { shorter in
      steps.allSatisfy { shorter.operations.contains($0) }
    }
    #expect(shortest == HierarchyScript(steps))
  }

  @Test func aFailureThatNeedsNothingShrinksToNothing() {
    #expect(HierarchyScript(seed: 7).shrunk { _ in true } == HierarchyScript([]))
  }

  @Test func stepsWithoutTheirNodesDoNothing() {
    let script = HierarchyScript([.add(1, to: 2), .remove(1), .drop(1), .layOut(1)])
    #expect(script.difference() == nil)
  }

  @Test func aScriptReadsAsSwift() {
    let script = HierarchyScript([
      .make(1, isLayer: false),
      .make(2, isLayer: true),
      .attach(1, to: 2, at: -1),
      .insertAbove(1, sibling: 3, into: 2),
      .setDirection(1, .rightToLeft),
      .setReferenceWidth(1, nil),
      .setFrame(1, Rect(x: 1, y: 2, width: 3, height: 4.5)),
      .drop(2),
    ])
    #expect(
      script.description == """
        n1 = Node("n1")
        n2 = LayerNode("n2")
        try n2.attach(n1, at: -1)
        n2.insertSubnode(n1, aboveSubnode: n3)
        n1.layoutDirection = .rightToLeft
        n1.referenceWidth = nil
        n1.frame = Rect(x: 1.0, y: 2.0, width: 3.0, height: 4.5)
        n2 = nil
        """
    )
  }
}
