import Maraya
import TestSupport
import Testing

/// Random scripts, played on nodes and on the naive model side by side.
@Suite struct HierarchyLawTests {
  @Test func treesDoWhatTheModelDoes() {
    for seed in 0..<UInt64(propertyRuns()) {
      let script = HierarchyScript(seed: seed)
      guard let difference = script.difference() else { continue }
      let shortest = script.shrunk { $0.difference() != nil }
      Issue.record(
        """
        Seed \(seed) fails at \(difference)
        Shrunk to \(shortest.operations.count) steps, it fails at \
        \(shortest.difference() ?? "nothing"):
        \(shortest)
        """
      )
      return
    }
  }
}
