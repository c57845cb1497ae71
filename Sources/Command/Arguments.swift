import Maraya
import MarayaScenes

/// What was asked on the command line, sorted into operands and options.
struct Arguments {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// Whether the help was asked for.
  private(set) var asksForHelp = false
  private var values: [String: String] = [:]

  /// Sorts arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command.
  ///   - options: The names of the options that the command has; each takes a value.
  /// - Throws: For an option that the command has not, that lacks its value, or stands twice.
  init(_ arguments: [String], options: [String]) throws(UsageError) {
    var rest = arguments[...]
    var endsOptions = false
    while let argument = rest.popFirst() {
      guard !endsOptions, argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        endsOptions = true
      } else if argument == "--help" || argument == "-h" {
        asksForHelp = true
      } else {
        try read(argument, options: options, rest: &rest)
      }
    }
  }

  private mutating func read(
    _ argument: String,
    options: [String],
    rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard argument.hasPrefix("--"), options.contains(name) else {
      throw UsageError(
        "there is no option \(parts[0])" + suggestion(for: name, among: options, prefix: "--")
      )
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("--\(name) needs a value")
    }
    guard values.updateValue(value, forKey: name) == nil else {
      throw UsageError("--\(name) is given twice")
    }
  }
}

/// A command line that says nothing that can be done.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

extension Arguments {
  /// The value of an option; `nil` if it was not given.
  func value(of option: String) -> String? { values[option] }

  /// The value of an option that is one of the cases of a type.
  func choice<Choice>(
    _ option: String,
    among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice?
  where Choice: RawRepresentable, Choice: CaseIterable, Choice.RawValue == String {
    guard let text = values[option] else { return nil }
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    let names = choices.map(\.rawValue).joined(separator: " or ")
    throw UsageError("--\(option): expected \(names), found \"\(text)\"")
  }

  /// The value of an option that is a finite number, not below 0.
  func number(_ option: String, isZeroAllowed: Bool = true) throws(UsageError) -> Double? {
    guard let text = values[option] else { return nil }
    if let number = Double(text), number.isFinite, number > 0 || isZeroAllowed && number == 0 {
      return number
    }
    let expected = isZeroAllowed ? "a number that is not below 0" : "a number above 0"
    throw UsageError("--\(option): expected \(expected), found \"\(text)\"")
  }
}
