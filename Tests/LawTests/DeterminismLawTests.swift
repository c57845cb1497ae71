import Maraya
import MarayaTesting
import TestSupport
import Testing

/// The same calls give the same bits, on every run and on every thread; diagnostics too.
@Suite("Law: determinism")
struct DeterminismLawTests {
  /// What came of a case: the bits of every number, and what the tree had to say.
  private struct Outcome: Equatable, Sendable {
    var bits: [[UInt64]] = []
    var reports: [LayoutReport] = []
    var diagnostics: [Diagnostic] = []

    init(of trial: TreeCase) {
      let tree = trial.sketch.makeTree()
      reports.append(tree.layoutIfNeeded(recordsMoves: true))
      for edit in trial.edits { edit.apply(to: tree) }
      // Some of what is refused leaves diagnostics.
      tree.referenceWidth = -1
      tree.lastSubnode?.frame.origin.x = .nan
      reports.append(tree.layoutIfNeeded(recordsMoves: true))
      bits = TreeGeometry(of: tree).nodes.map(\.bits)
      bits += tree.subtree.map { node in
        let frame = node.snappedFrame
        return [frame.minX, frame.minY, frame.width, frame.height].map(\.bitPattern)
      }
      diagnostics = tree.diagnostics
    }
  }

  private static let options = TreeOptions(maxEditCount: 8)
  private static let seed: UInt64 = 0xDE7E_0000_0000

  private static func outcomes(count: Int) -> [Outcome] {
    (0..<UInt64(count)).map { Outcome(of: TreeCase(seed: seed + $0, options: options)) }
  }

  @Test func everyBuildGivesTheSame() throws {
    try checkTrees(count: propertyRuns(), seed: Self.seed, options: Self.options) { trial in
      if Outcome(of: trial) != Outcome(of: trial) {
        throw LawBroken("two builds of the same tree differ")
      }
    }
  }

  @Test func everyTaskGivesTheSame() async throws {
    let count = propertyRuns()
    let results = await withTaskGroup(of: [Outcome].self) { group in
      for _ in 0..<4 { group.addTask { Self.outcomes(count: count) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let here = Self.outcomes(count: count)
    for other in results {
      let seed = zip(here, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      #expect(seed == nil, "seed \(Self.seed) + \(seed ?? 0) differs between tasks")
    }
  }

  @Test func canFail() throws {
    var calls = 0
    let failure = #expect(throws: TreeFailure.self) {
      // Something that depends on how often it was called.
      try checkTrees { trial in
        calls += 1
        var other = trial
        other.edits.append(
          .resize(width: Double(calls % 100), height: 10, direction: nil)
        )
        if Outcome(of: trial) != Outcome(of: other) { throw LawBroken("call \(calls)") }
      }
    }
    #expect(failure?.smallest.sketch.ids == ["root"])
  }
}
