#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a workload does with a tree, a name for each.
enum Step: String, CaseIterable {
  case build, layout, read, flip
  case flipBack = "flip-back"
  case update
}

/// All that is measured runs in here, so that a counter of instructions can watch this one name.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inline(never)
func bench_region(_ body: () -> Void) { body() }

/// The processor time that the program has taken, in nanoseconds.
///
/// Unlike the time of day it does not count what others do on the machine meanwhile, which may be much
/// for steps longer than a slice of time. Asking takes some 200 ns.
func processorTime() -> Double {
  var time = timespec()
  guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Times the steps of a workload.
struct Stopwatch {
  /// The one step that the counter of instructions shall see; `nil` shows it all of them.
  var counted: Step?

  private let clock = ContinuousClock()

  init(counted: Step? = nil) { self.counted = counted }

  /// The time now, for steps that the counter does not watch.
  var now: ContinuousClock.Instant { clock.now }

  /// The nanoseconds since a time.
  func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = (clock.now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }

  /// Runs a step; gives the nanoseconds it took.
  func time(_ step: Step, _ body: () -> Void) -> Double {
    let start = clock.now
    if counted == nil || counted == step { bench_region(body) } else { body() }
    let elapsed = (clock.now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}

// MARK: Statistics

/// What a step took, once for each time it ran, in nanoseconds.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// The middle one; of an even count, the greater of the two in the middle, as the peer's.
  var median: Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  var mean: Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  var least: Double { values.min() ?? 0 }
}

/// The samples of each step.
typealias Times = [Step: Samples]

/// A number with at most so many digits after the point.
func rounded(_ value: Double, digits: Int = 2) -> Double {
  let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
  return (value * unit).rounded() / unit
}

// MARK: Memory

/// The memory that this process has resident, in bytes; `nil` where the system doesn't tell.
func residentBytes() -> Int? {
  #if canImport(Glibc) || canImport(Musl)
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, 128, file) != nil else { return nil }
    let numbers = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      .split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * Int(getpagesize())
  #else
    return nil
  #endif
}
