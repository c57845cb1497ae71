/// A text of which the parts are taken one after another.
struct EquationScanner {
  private let scalars: [Unicode.Scalar]
  /// The scalar that comes next.
  private(set) var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The scalar that comes next, or `nil` at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The byte of UTF-8 that comes next.
  var offset: Int { offset(of: index) }

  private func offset(of place: Int) -> Int {
    scalars[..<place].reduce(0) { $0 + UTF8.width($1) }
  }

  /// Whether a dot and a digit come next.
  var isBeforeFraction: Bool {
    next == "." && index + 1 < scalars.count && scalars[index + 1].isDigit
  }

  mutating func skipSpaces() {
    while let next, next == " " || next == "\t" || next == "\n" || next == "\r" { index += 1 }
  }

  /// Takes a sign, if it comes next.
  mutating func take(_ sign: String) -> Bool {
    let sign = Array(sign.unicodeScalars)
    guard scalars[index...].starts(with: sign) else { return false }
    index += sign.count
    return true
  }

  /// Takes a word, if it comes next and does not go on.
  mutating func takeWord(_ word: String) -> Bool {
    let start = index
    guard take(word) else { return false }
    if next?.isPlain == true {
      index = start
      return false
    }
    return true
  }

  /// Takes letters, digits, `_` and `-`; may be none.
  mutating func takePlain(where isWanted: (Unicode.Scalar) -> Bool = { $0.isPlain }) -> String {
    var text = ""
    while let next, isWanted(next) {
      text.unicodeScalars.append(next)
      index += 1
    }
    return text
  }

  /// Takes a text in single quotes, the first of which comes next.
  mutating func takeQuoted() throws(EquationError) -> String {
    let start = index
    index += 1
    var text = ""
    while var scalar = next {
      index += 1
      if scalar == "'" { return text }
      if scalar == "\\" {
        guard let escaped = next, escaped == "'" || escaped == "\\" else {
          throw expected("a quote or a backslash after the backslash")
        }
        scalar = escaped
        index += 1
      }
      text.unicodeScalars.append(scalar)
    }
    throw expected("a quote that ends the name of column \(start + 1)")
  }

  /// Takes the digits of a number without a sign: `0.5`, `1e-3`; nothing if none comes next.
  mutating func takeDigits() -> String? {
    var text = takePlain(where: { $0.isDigit })
    if text.isEmpty { return nil }
    if isBeforeFraction {
      index += 1
      text += "." + takePlain(where: { $0.isDigit })
    }
    guard next == "e" || next == "E" else { return text }
    let start = index
    index += 1
    var exponent = "e"
    if next == "-" || next == "+" {
      exponent += next == "-" ? "-" : ""
      index += 1
    }
    guard next?.isDigit == true else {
      index = start
      return text
    }
    return text + exponent + takePlain(where: { $0.isDigit })
  }

  /// Goes back to where a part began.
  mutating func goBack(to start: Int) { index = start }

  /// The error of what comes next, or at a place.
  func expected(_ what: String, at place: Int? = nil, hint: String = "") -> EquationError {
    let place = place ?? index
    return EquationError(
      offset: offset(of: place),
      column: place + 1,
      expected: what,
      found: found(at: place),
      hint: hint
    )
  }

  private func found(at place: Int) -> String {
    guard place < scalars.count else { return "the end" }
    var text = String(scalars[place])
    if scalars[place].isPlain {
      for scalar in scalars[(place + 1)...].prefix(23).prefix(while: \.isPlain) {
        text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
