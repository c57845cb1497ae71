/// What the program was asked to do.
struct Options {
  enum Workload: String, CaseIterable {
    /// Layout, flip, reading.
    case w1
    /// One leaf after the other.
    case w3
    /// Memory.
    case w6
    /// W1 and W3 at growing sizes.
    case growth
    /// Labels and paragraphs.
    case text
    /// W4: the constraint solver alone.
    case constraints
    /// W4 in trees of nodes.
    case trees
  }

  var workload: Workload
  var nodes: Int
  /// How often: trees for W1, updates for W3.
  var repetitions: Int
  /// The step whose instructions are counted, when that is what the program runs for.
  var counted: Step?

  static let usage = """
    usage: maraya-bench --workload w1|w3|w6|growth|text|constraints|trees
             [--nodes 100000] [--repetitions N]
           maraya-bench --instructions layout|flip|update [--nodes 10000] [--repetitions N]

      w1      build, layout, flip, flip back, and reading all frames; N trees, 5 if not told
      w3      a new size for one leaf, and layout; N times, 1000 if not told
      w6      bytes a node, built and laid out
      text    the sizes of --nodes new labels in each of five scripts, and long paragraphs
      growth  w1 and w3 at sizes from 6 thousand to 1.6 million nodes; --nodes doesn't apply
      constraints  w4: the solver on lists of 10 to 10000 rows, and on a form; without --nodes
      trees   w4 in trees: lists of 10 to 10000 rows, a form of 50; N of each, more of small ones

    --instructions is for a run under valgrind --tool=callgrind --toggle-collect='*bench_region*':
    one tree (update: 100 updates), and only the named step is counted.
    """
}

struct UsageError: Error, CustomStringConvertible {
  var description: String
}

extension Options {
  init(arguments: [String]) throws(UsageError) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--workload", "--instructions", "--nodes", "--repetitions"].contains(option) else {
        throw UsageError(description: "'\(option)' is not an option")
      }
      guard let value = rest.popFirst() else {
        throw UsageError(description: "\(option) needs a value")
      }
      guard values.updateValue(value, forKey: option) == nil else {
        throw UsageError(description: "\(option) is given twice")
      }
    }
    switch (values["--workload"], values["--instructions"]) {
    case (let name?, nil):
      guard let workload = Workload(rawValue: name) else {
        throw UsageError(description: "there is no workload '\(name)'")
      }
      self.workload = workload
    case (nil, let name?):
      guard let step = Step(rawValue: name), [.layout, .flip, .update].contains(step) else {
        throw UsageError(description: "instructions of '\(name)' are not counted")
      }
      workload = step == .update ? .w3 : .w1
      counted = step
    case (nil, nil): throw UsageError(description: "--workload is missing")
    case (_?, _?): throw UsageError(description: "--workload and --instructions exclude each other")
    }
    if [.growth, .constraints, .trees].contains(workload) && values["--nodes"] != nil {
      throw UsageError(description: "\(workload) has its own sizes, without --nodes")
    }
    if [.w6, .text].contains(workload) && values["--repetitions"] != nil {
      let name = workload.rawValue
      throw UsageError(description: "\(name) is measured once, without --repetitions")
    }
    nodes =
      try Self.number(values["--nodes"], of: "--nodes", in: 2...10_000_000)
      ?? (counted == nil ? 100_000 : 10_000)
    repetitions =
      try Self.number(values["--repetitions"], of: "--repetitions", in: 1...1_000_000)
      ?? Self.usualRepetitions(workload, isCounted: counted != nil)
  }

  private static func usualRepetitions(_ workload: Workload, isCounted: Bool) -> Int {
    switch workload {
    case .w1: isCounted ? 1 : 5
    case .w3: isCounted ? 100 : 1000
    case .w6, .text: 1
    case .growth, .trees: 3
    case .constraints: 5
    }
  }

  private static func number(
    _ text: String?,
    of option: String,
    in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let (least, most) = (range.lowerBound, range.upperBound)
      throw UsageError(description: "\(option) takes a number from \(least) to \(most)")
    }
    return number
  }
}
