import Maraya
import MarayaScenes
import MarayaTesting
import TestSupport
import Testing

@Suite("Round trip")
struct RoundTripTests {
  private var types: NodeTypes {
    var types = NodeTypes.standard
    types.register("leaf") { MeasuredLeaf($0, contentSize: .zero) }
    types.register("column") { MeasuredColumn($0) }
    return types
  }

  /// Saved, loaded, and saved again: the same bytes, and the same layout in both directions and in
  /// other sizes.
  @Test func randomTreesSurviveIt() throws {
    try checkTrees(count: propertyRuns()) { trial in
      let tree = trial.sketch.makeTree()
      tree.layoutIfNeeded()
      for edit in trial.edits { edit.apply(to: tree) }
      try expectRoundTrip(of: tree)
      tree.layoutIfNeeded()
      try expectRoundTrip(of: tree)
    }
  }

  private func expectRoundTrip(of tree: Node) throws {
    let text = try Scene(of: tree).text()
    let loaded = try Scene(text, types: types)
    let again = try Scene(of: loaded.root).text()
    if again != text { throw LawBroken("written again it is another:\n\(text)\n\(again)") }

    let copy = try Scene(text, types: types).root
    tree.layoutIfNeeded()
    copy.layoutIfNeeded()
    if copy.capture() != tree.capture() {
      throw LawBroken("laid out it is another:\n\(tree.treeText)\n\(copy.treeText)\n\(text)")
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func theResultsAreWhatTheTreeCaptures(direction: LayoutDirection) throws {
    try checkTrees(count: propertyRuns(default: 100)) { trial in
      let tree = trial.sketch.makeTree(direction: direction)
      tree.layoutIfNeeded()
      let results = LayoutResults(of: tree)
      let read = try ResultsReader(results.text)
      if read.nodes != tree.capture().nodes.map(ResultsReader.Item.init) {
        throw LawBroken("the results are others:\n\(results.text)")
      }
    }
  }
}
