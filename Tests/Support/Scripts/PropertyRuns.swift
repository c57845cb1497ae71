#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many random cases a law is tried on.
///
/// The environment variable `MARAYA_PROPERTY_RUNS` overrides the number of every law: a small one
/// for a quick look, a large one for the night.
///
/// - Parameter default: How many it is without the variable.
/// - Returns: The number; greater than zero.
/// - Precondition: The variable, if it is set, is a whole number greater than zero.
public func propertyRuns(default: Int = 500) -> Int {
  let name = "MARAYA_PROPERTY_RUNS"
  guard let text = ProcessInfo.processInfo.environment[name] else { return `default` }
  guard let count = Int(text), count > 0 else {
    preconditionFailure("\(name): \(text) is not a whole number greater than zero")
  }
  return count
}
