/// The script of each scalar of a text, where what has none takes the one before it.
///
/// Common scalars at the beginning take the first script that comes. A closing bracket takes the
/// script of the one that opened, and so does what follows it.
struct ScriptTracker {
  private(set) var current: ShapingClass.Script
  /// The closing brackets that are waited for, each with the script that it gives back.
  private var brackets: [(closing: Unicode.Scalar, script: ShapingClass.Script)] = []

  /// More brackets than this are not kept in mind.
  private static let limit = 32

  init(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) {
    current = .common
    for scalar in scalars {
      let script = ShapingClass(scalar).script
      if script != .common, script != .inherited {
        current = script
        break
      }
    }
  }

  /// Takes the next scalar, and tells its script.
  mutating func next(
    _ scalar: Unicode.Scalar,
    of script: ShapingClass.Script
  ) -> ShapingClass.Script {
    switch script {
    case .inherited: break
    case .common: visitBracket(scalar)
    case .latin, .arabic, .hebrew, .other: current = script
    }
    return current
  }

  private mutating func visitBracket(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "(": open(closing: ")")
    case "[": open(closing: "]")
    case "{": open(closing: "}")
    case ")", "]", "}":
      guard let place = brackets.lastIndex(where: { $0.closing == scalar }) else { return }
      current = brackets[place].script
      brackets.removeSubrange(place...)
    default: break
    }
  }

  private mutating func open(closing: Unicode.Scalar) {
    if brackets.count == Self.limit { brackets.removeFirst() }
    brackets.append((closing, current))
  }
}
