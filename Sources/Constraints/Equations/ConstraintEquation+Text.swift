extension ConstraintEquation: CustomStringConvertible {
  /// The equation in its one canonical form, which ``init(parsing:)`` reads as the same equation.
  public var description: String {
    var text = identifier.map { quoted($0) + ": " } ?? ""
    text += "\(first) \(relation.rawValue) "
    if let second {
      text += second.description
      if multiplier != 1 { text += " * " + shortestText(multiplier) }
      if constant != 0 || rightToLeftConstant != nil { text += signed(constant) }
      if let rightToLeftConstant { text += " rtl" + signed(rightToLeftConstant) }
      if fraction != 0 {
        text += (fraction < 0 ? " - " : " + ") + percentText(abs(fraction)) + "%"
      }
    } else {
      text += shortestText(constant)
    }
    if priority != .required { text += " @ \(priority)" }
    return text
  }

  private func signed(_ number: Double) -> String {
    number < 0 ? " - " + shortestText(-number) : " + " + shortestText(number)
  }
}

extension ConstraintEquation.Term: CustomStringConvertible {
  /// The term as equations have it: `card.leading`.
  public var description: String { "\(item).\(attribute.rawValue)" }
}

extension ConstraintEquation.Item: CustomStringConvertible {
  /// The item as equations have it: `card`, `super`, `screen.safeArea`, `'a.b'`.
  public var description: String {
    let name =
      switch owner {
      case .supernode: "super"
      case .node(let id): id == "super" ? quoted(id) : plainOrQuoted(id)
      }
    return guide.map { "\(name).\(plainOrQuoted($0))" } ?? name
  }
}

extension Unicode.Scalar {
  /// Whether a name may hold the character without being quoted.
  var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: value > 0x7F && properties.isAlphabetic
    }
  }
}

private func plainOrQuoted(_ name: String) -> String {
  let isPlain = name.unicodeScalars.allSatisfy(\.isPlain)
  return !isPlain || name.isEmpty || name.hasPrefix("-") ? quoted(name) : name
}

private func quoted(_ name: String) -> String {
  var text = "'"
  for scalar in name.unicodeScalars {
    if scalar == "'" || scalar == "\\" { text.unicodeScalars.append("\\") }
    text.unicodeScalars.append(scalar)
  }
  return text + "'"
}
