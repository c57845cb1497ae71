// One line for each measurement, in the form that the peers print, too.

/// Prints what the steps of W1 took.
func printLayout(_ times: Times, count: Int) {
  let sums = FrameTree.checksums(count: count)
  for step in Step.allCases {
    guard let samples = times[step] else { continue }
    let sum = step == .flip ? sums.turned : sums.unturned
    print(
      "maraya abs \(step.rawValue) N=\(count) median_ns=\(Int(samples.median))",
      "min_ns=\(Int(samples.least)) per=\(rounded(samples.median / Double(count))) cs=\(sum)"
    )
  }
}

/// Prints what one update took.
func printUpdate(_ samples: Samples, count: Int, checksum: Double) {
  print(
    "maraya abs update N=\(count) median_ns=\(rounded(samples.median, digits: 1))",
    "mean_ns=\(rounded(samples.mean, digits: 1)) min_ns=\(rounded(samples.least, digits: 1))",
    "updates=\(samples.values.count) cs=\(checksum)"
  )
}

/// Prints what a node takes.
func printMemory(_ bytes: (built: Double, laidOut: Double), count: Int) {
  print(
    "maraya abs memory N=\(count) built_bytes=\(rounded(bytes.built, digits: 1))",
    "laid_out_bytes=\(rounded(bytes.laidOut, digits: 1))"
  )
}

/// Prints what a node costs in a tree of one size: all but the update in nanoseconds a node.
func printGrowth(_ times: Times, update: Samples, count: Int) {
  let steps: [Step] = [.build, .layout, .flip, .read]
  let cells = steps.map { step in
    "\(step.rawValue)=\(rounded((times[step]?.median ?? 0) / Double(count)))"
  }
  print("maraya growth N=\(count)", cells.joined(separator: " "), terminator: " ")
  print("update=\(rounded(update.median, digits: 1))")
}

/// Prints what the steps of W4 took: of a list, or of the form.
func printConstraints(
  _ system: String,
  _ times: [ConstraintStep: Samples],
  count: Int,
  sum: Double
) {
  for step in ConstraintStep.allCases {
    guard let samples = times[step] else { continue }
    print(
      "maraya \(system) \(step.rawValue) N=\(count) median_ns=\(Int(samples.median))",
      "min_ns=\(Int(samples.least)) per=\(rounded(samples.median / Double(count))) cs=\(sum)"
    )
  }
}

/// Prints what a row of a tree with constraints takes, and what that is for each of W4's 24.
func printTreeMemory(_ bytes: (built: Double, laidOut: Double), rows: Int) {
  print(
    "maraya tree-list memory N=\(rows) built_bytes=\(rounded(bytes.built, digits: 1))",
    "laid_out_bytes=\(rounded(bytes.laidOut, digits: 1))",
    "per_constraint=\(rounded(bytes.laidOut / 24, digits: 1))"
  )
}
