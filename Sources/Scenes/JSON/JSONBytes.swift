/// The bytes that JSON is made of, by name.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let delete: UInt8 = 0x7F

  /// Whether the byte is one of the digits 0 to 9.
  var isDigit: Bool { self &- .zero < 10 }

  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is a character of ASCII.
  var isASCII: Bool { self < 0x80 }

  /// Whether the byte is a control character that a JSON text must escape.
  var isControl: Bool { self < 0x20 }

  /// Whether the byte goes on with a character of UTF-8 that began before it.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// What the byte is worth as a hexadecimal digit.
  var hexadecimalValue: UInt16? {
    switch self {
    case .zero ... .nine: UInt16(self - .zero)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension [UInt8] {
  /// The end of the character of UTF-8 that begins at an offset, unless it is not well-formed.
  ///
  /// Overlong forms, surrogates, numbers above U+10FFFF and characters cut short are not. The table
  /// is the one of the Unicode standard, chapter 3, "Well-Formed UTF-8 Byte Sequences".
  func endOfCharacter(at offset: Int) -> Int? {
    let more: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch self[offset] {
    case 0x00...0x7F: return offset + 1
    case 0xC2...0xDF: more = 1
    case 0xE0: (more, second) = (2, 0xA0...0xBF)
    case 0xED: (more, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: more = 2
    case 0xF0: (more, second) = (3, 0x90...0xBF)
    case 0xF1...0xF3: more = 3
    case 0xF4: (more, second) = (3, 0x80...0x8F)
    default: return nil
    }
    let end = offset + 1 + more
    guard end <= count, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<Swift.max(end, offset + 2) where !self[index].isContinuation {
      return nil
    }
    return end
  }

  /// The text of bytes that are UTF-8.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

/// A number with the digits 0 to F, with zeros in front up to four digits.
func hexadecimal(_ number: UInt32) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
