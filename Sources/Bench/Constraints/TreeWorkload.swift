import Maraya

/// A tree that came out wrong, or for which more was solved than should be.
struct WrongTree: Error, CustomStringConvertible {
  var description: String
}

/// W4 in trees: builds one, lays it out, gives it five widths, changes a constant and turns it; anew
/// each time.
///
/// Of the two changes of the constant, and of the two turns, each is a sample. Frames are read in
/// *resize*, where the time for it counts, and after everything else, where it doesn't.
///
/// - Throws: A ``WrongTree`` if a checksum is not what arithmetic says, if a turn solves anything, or a
///   constant more than one block.
func treeTimes(
  _ name: String,
  sums: TreeSums,
  repetitions: Int,
  build: () -> ConstrainedTree
) throws -> [ConstraintStep: Samples] {
  var times: [ConstraintStep: Samples] = [:]
  func step<Result>(_ step: ConstraintStep, _ body: () -> Result) -> Result {
    let start = processorTime()
    let result = body()
    times[step, default: Samples()].add(processorTime() - start)
    return result
  }
  func check(_ found: Double, _ expected: Double, after step: ConstraintStep) throws {
    if abs(found - expected) <= 1e-9 * expected { return }
    let numbers = "\(found), not \(expected)"
    throw WrongTree(description: "after \(step.rawValue) the checksum of \(name) is \(numbers)")
  }
  func check(_ report: LayoutReport, solved: Int, after step: ConstraintStep) throws {
    if report.solved == solved { return }
    let numbers = "\(report.solved) blocks, not \(solved)"
    throw WrongTree(description: "the \(step.rawValue) of \(name) solves \(numbers)")
  }

  for _ in 0..<repetitions {
    let tree = step(.build, build)
    _ = step(.layout) { tree.layout() }
    try check(tree.checksum, sums.first, after: .layout)

    var resized = 0.0
    for width in [320.0, 414, 768, 500, ConstrainedTree.width] {
      resized += step(.resize) {
        tree.layout(width: width)
        return tree.checksum
      }
    }
    try check(resized, sums.resized, after: .resize)

    let constants = tree.constants
    for (constant, sum) in [(constants.other, sums.adjusted), (constants.made, sums.first)] {
      let report = step(.constant) {
        tree.adjusted.constant = constant
        return tree.root.layoutIfNeeded()
      }
      try check(report, solved: 1, after: .constant)
      try check(tree.checksum, sum, after: .constant)
    }

    for sum in [sums.turned, sums.first] {
      let direction = tree.root.effectiveLayoutDirection.opposite
      let report = step(.flip) { tree.layout(direction: direction) }
      try check(report, solved: 0, after: .flip)
      try check(tree.checksum, sum, after: .flip)
    }
    guard tree.root.diagnostics.isEmpty else {
      throw WrongTree(description: "\(name) has a diagnostic: \(tree.root.diagnostics[0])")
    }
  }
  return times
}

/// How much memory a list takes as a tree, bytes a row, once built and once laid out.
///
/// To be asked for first of all, while no freed memory is there to be used again.
func bytesPerRow(rows: Int) -> (built: Double, laidOut: Double)? {
  guard let before = residentBytes() else { return nil }
  let tree = ConstrainedTree.list(rows: rows)
  guard let built = residentBytes() else { return nil }
  tree.layout()
  guard let laidOut = residentBytes() else { return nil }
  return withExtendedLifetime(tree) {
    (Double(built - before) / Double(rows), Double(laidOut - before) / Double(rows))
  }
}
