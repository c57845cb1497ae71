/// How texts stand in drawings and reports: in one row, and so that nothing of them is unseen.
enum DrawnText {
  /// A text as it is, or in quotation marks if its ends could not be told from what is around it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func of(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy { !isMark($0) && !isUnseen($0) }
    return isPlain ? text : "\"" + escaping(text, quotes: true) + "\""
  }

  /// A text with what is not seen of it, and what begins an escape, escaped as in Swift.
  static func escaping(_ text: String, quotes: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case "\"" where quotes: result += "\\\""
      case _ where isUnseen(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that stands in a drawing as `drawn`.
  static func read(_ drawn: Substring) -> String {
    guard drawn.count > 1, drawn.first == "\"", drawn.last == "\"" else { return String(drawn) }
    var result = String.UnicodeScalarView()
    var rest = drawn.dropFirst().dropLast().unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch kind {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      default: result.append(kind)
      }
    }
    return String(result)
  }

  /// The parts of a list, each with the texts in quotation marks that it has.
  static func parts(of list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = list.startIndex
    var (isQuoted, isEscaped) = (false, false)
    for index in list.indices {
      let character = list[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = isQuoted
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == " " && !isQuoted && list[start..<index].last == "," {
        parts.append(list[start..<index].dropLast())
        start = list.index(after: index)
      }
    }
    return parts + [list[start...]]
  }

  /// Whether a character means something in a drawing.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "[", "]", "\"", "\\": true
    default: false
    }
  }

  /// Joiners are part of what is seen, and so are the tags of a flag.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D && scalar.value < 0xE0000
    default: false
    }
  }
}
