import Maraya

/// Reads transforms that the cases write as text.
///
///     translate(20,20,20) concat scale(20,20,20)
///     rotate(translate(identity,5,5,5),pi/3,x)
struct TransformReader {
  /// The transforms that a text may call by name.
  var names: [String: Transform3D] = ["identity": .identity]

  /// The transform that a text says.
  func transform(_ text: Substring) throws -> Transform3D {
    let terms = text.split(separator: " concat ")
    if terms.count > 1 {
      return try terms.map(transform).reduce(.identity) { $0.concatenating($1) }
    }
    if let known = names[String(text)] { return known }
    guard let call = text.wholeMatch(of: /(\w+)\((.*)\)/) else {
      throw NotUnderstood("the transform '\(text)'")
    }
    return try transform(String(call.1), arguments: Self.parts(of: call.2))
  }

  // With a transform as its first argument an operation does itself first, and then that.
  private func transform(_ name: String, arguments: [Substring]) throws -> Transform3D {
    switch (name, arguments.count) {
    case ("translate", 2):
      let numbers = try arguments.map(number)
      return Transform3D(translationX: numbers[0], y: numbers[1], z: 0)
    case ("translate", 3):
      let numbers = try arguments.map(number)
      return Transform3D(translationX: numbers[0], y: numbers[1], z: numbers[2])
    case ("translate", 4):
      let numbers = try arguments.dropFirst().map(number)
      return try transform(arguments[0])
        .translatedBy(x: numbers[0], y: numbers[1], z: numbers[2])
    case ("scale", 2):
      let numbers = try arguments.map(number)
      return Transform3D(scaleX: numbers[0], y: numbers[1], z: 1)
    case ("scale", 3), ("CATransform3DMakeScale", 3):
      let numbers = try arguments.map(number)
      return Transform3D(scaleX: numbers[0], y: numbers[1], z: numbers[2])
    case ("rotateX", 1):
      return Transform3D(rotationAngle: try number(arguments[0]), x: 1, y: 0, z: 0)
    case ("rotate", 3) where arguments[2] == "x":
      return try transform(arguments[0]).rotated(by: number(arguments[1]), x: 1, y: 0, z: 0)
    default:
      throw NotUnderstood("the transform '\(name)' of \(arguments.count)")
    }
  }

  private func number(_ text: Substring) throws -> Double {
    if let number = Double(text) { return number }
    if let match = text.wholeMatch(of: /pi\/(\d+)/), let divisor = Double(match.1) {
      return .pi / divisor
    }
    throw NotUnderstood("the number '\(text)'")
  }

  /// The arguments of a call: what stands between the commas outside of inner parentheses.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}
