import MarayaSolver

/// What W4 does with a system, a name for each step.
enum ConstraintStep: String, CaseIterable {
  case build, layout, resize, constant, flip, mirror, suggest
}

/// A list that came out wrong.
struct WrongList: Error, CustomStringConvertible {
  var rows: Int
  var expected: Double
  var found: Double

  var description: String { "the checksum of a list of \(rows) rows is \(found), not \(expected)" }
}

/// W4 on lists: builds one, gives it five widths, and mirrors it on reading; anew each time.
func constraintListTimes(
  rows: Int,
  repetitions: Int
) throws -> (times: [ConstraintStep: Samples], checksum: Double) {
  var times: [ConstraintStep: Samples] = [:]
  var checksum = 0.0
  func step(_ step: ConstraintStep, _ body: () throws -> Void) rethrows {
    let start = processorTime()
    try body()
    times[step, default: Samples()].add(processorTime() - start)
  }
  for _ in 0..<repetitions {
    var built: ConstraintList?
    try step(.build) { built = try ConstraintList(rows: rows) }
    guard var list = built else { continue }
    built = nil
    let first = list.checksum()
    // The values that two other solvers agree on.
    let known: [Int: Double] = [10: 45761, 100: 2_478_266, 1000: 226_395_632]
    if let expected = known[rows], abs(first - expected) > 1e-6 * expected {
      throw WrongList(rows: rows, expected: expected, found: first)
    }
    for width in [320.0, 414, 768, 500, 375] {
      try step(.resize) {
        try list.resize(to: width)
        checksum = list.checksum()
      }
    }
    step(.mirror) { _ = list.checksum(mirroredAcross: 375) }
    if abs(checksum - first) > 1e-6 * first {
      throw WrongList(rows: rows, expected: first, found: checksum)
    }
  }
  return (times, checksum)
}

/// W4 on the form: builds it, and suggests six sizes, again and again.
func constraintFormTimes(
  repetitions: Int,
  stopwatch: Stopwatch
) throws -> (times: [ConstraintStep: Samples], errors: [Double]) {
  var times: [ConstraintStep: Samples] = [:]
  for _ in 0..<repetitions {
    let start = stopwatch.now
    let form = try ConstraintForm()
    times[.build, default: Samples()].add(stopwatch.nanoseconds(since: start))
    withExtendedLifetime(form) {}
  }
  let sizes: [(Double, Double)] = [
    (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]
  var form = try ConstraintForm()
  for index in 0..<repetitions * sizes.count {
    let (width, height) = sizes[index % sizes.count]
    let start = stopwatch.now
    try form.suggest(width: width, height: height)
    times[.suggest, default: Samples()].add(stopwatch.nanoseconds(since: start))
  }
  var errors: [Double] = []
  for (width, height) in sizes {
    try form.suggest(width: width, height: height)
    errors += form.errors
  }
  return (times, errors)
}
