// Measures layout, flip, reading, updates and memory on one made-up tree, and constraints on lists and
// forms, the solver alone and in trees; described in docs/performance.md. Exits with 1 when a layout
// came out wrong, with 2 when asked wrongly.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let sizesOfGrowth = [6_000, 25_000, 100_000, 400_000, 1_600_000]
let sizesOfLists = [10, 100, 1000, 10_000]

func run(_ options: Options) throws {
  let stopwatch = Stopwatch(counted: options.counted)
  let (count, repetitions) = (options.nodes, options.repetitions)
  switch options.workload {
  case .w1:
    let times = try layoutTimes(count: count, repetitions: repetitions, stopwatch: stopwatch)
    printLayout(times, count: count)
  case .w3:
    let found = updateTimes(count: count, updates: repetitions, stopwatch: stopwatch)
    printUpdate(found.times, count: count, checksum: found.checksum)
  case .w6:
    guard let bytes = bytesPerNode(count: count) else { fail("this system tells no memory", 1) }
    printMemory(bytes, count: count)
  case .text: printText(TextWorkload(count: count, stopwatch: stopwatch))
  case .growth:
    for count in sizesOfGrowth {
      let times = try layoutTimes(count: count, repetitions: repetitions, stopwatch: stopwatch)
      let update = updateTimes(count: count, updates: 1000, stopwatch: stopwatch).times
      printGrowth(times, update: update, count: count)
    }
  case .constraints:
    for rows in sizesOfLists {
      // Small lists are done in no time; so they are done more often.
      let found = try constraintListTimes(
        rows: rows,
        repetitions: repetitions * max(1, 1000 / rows)
      )
      printConstraints("list", found.times, count: rows, sum: found.checksum)
    }
    let form = try constraintFormTimes(repetitions: 100 * repetitions, stopwatch: stopwatch)
    printConstraints("form", form.times, count: 1, sum: form.errors.reduce(0, +))
  case .trees: try runTrees(repetitions: repetitions)
  }
}

func runTrees(repetitions: Int) throws {
  if let bytes = bytesPerRow(rows: 10_000) { printTreeMemory(bytes, rows: 10_000) }
  for rows in sizesOfLists {
    guard let sums = ConstrainedTree.sumsOfLists[rows] else { continue }
    let times = try treeTimes(
      "a list of \(rows) rows",
      sums: sums,
      repetitions: repetitions * max(1, 1000 / rows)
    ) { ConstrainedTree.list(rows: rows) }
    printConstraints("tree-list", times, count: rows, sum: sums.first)
  }
  let times = try treeTimes(
    "the form",
    sums: ConstrainedTree.sumsOfForm,
    repetitions: 20 * repetitions
  ) { ConstrainedTree.form(rows: 50) }
  printConstraints("tree-form", times, count: 50, sum: ConstrainedTree.sumsOfForm.first)
}

/// Ends the program with a message on the standard error.
func fail(_ message: String, _ code: Int32) -> Never {
  var text = message + "\n"
  _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
  exit(code)
}

do {
  try run(try Options(arguments: Array(CommandLine.arguments.dropFirst())))
} catch let error as UsageError {
  fail("error: \(error)\n\n\(Options.usage)", 2)
} catch {
  fail("error: \(error)", 1)
}
