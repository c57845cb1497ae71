import Maraya
import Testing

@Suite("Layout without an end")
struct EndlessTests {
  private final class Endless: Node {
    override func layoutSubnodes() {
      if firstSubnode == nil { addSubnode(Endless()) }
    }
  }

  @Test func aNodeThatMakesANodeForEverEndsWithADiagnostic() {
    let root = Endless("root")
    #expect(root.newNodeLimit == 1_000_000)
    root.newNodeLimit = 1_000
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code) == [.layoutLoop])
    #expect(root.diagnostics.map(\.value) == ["1000 nodes were added in one pass"])
    #expect(root.subtree.reduce(0) { count, _ in count + 1 } == 1_002)
    #expect(root.brokenInvariants() == [])
    // What was left goes on in the next pass.
    let report = root.layoutIfNeeded()
    #expect(report.laidOut == 1_001)
  }
}
