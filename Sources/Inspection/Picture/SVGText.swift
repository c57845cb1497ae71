import MarayaGeometry

/// A number as an attribute has it: with so many decimals at most, none where it is whole.
///
/// Rounded to the nearest, so a number with fewer decimals is exact.
func svgNumber(_ value: Double, decimals: Int = 4) -> String {
  var factor: Int64 = 1
  for _ in 0..<decimals { factor *= 10 }
  let rounded = (value * Double(factor)).rounded(.toNearestOrAwayFromZero)
  // Beyond, the shortest description has no decimals either; SVG knows exponents.
  guard abs(rounded) < 0x1p53 else { return value.isFinite ? value.description : "0" }
  let (whole, fraction) = Int64(abs(rounded)).quotientAndRemainder(dividingBy: factor)
  var text = rounded < 0 ? "-\(whole)" : "\(whole)"
  if fraction == 0 { return text }
  var digits = Substring(String(fraction + factor).dropFirst())
  while digits.last == "0" { digits.removeLast() }
  text += ".\(digits)"
  return text
}

/// A transform as an attribute has it; its factors, which are multiplied by sizes, are finer.
func svgMatrix(_ matrix: AffineTransform) -> String {
  let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map { svgNumber($0, decimals: 9) }
  let numbers = factors + [matrix.tx, matrix.ty].map { svgNumber($0) }
  return "matrix(\(numbers.joined(separator: " ")))"
}

/// A text as XML has it: markup is escaped, and what XML can't say is replaced.
///
/// Tabs and line ends, which a reader of XML may change, become spaces.
func svgText(_ text: String) -> String {
  var result = ""
  result.unicodeScalars.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n", "\r": result += " "
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
