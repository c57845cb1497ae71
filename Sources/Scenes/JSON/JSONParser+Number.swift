// Numbers: exactly where a `Double` can, else as the standard library rounds.

extension JSONParser {
  /// Reads a number; the next byte is a minus or a digit.
  mutating func number() throws(JSONError) {
    let start = offset
    var end = start
    var decimal = Decimal()
    if bytes[end] == .minus { end += 1 }
    let isNegative = end > start

    let whole = end
    while let digit = digit(at: end) {
      decimal.append(digit)
      end += 1
    }
    guard end > whole else { throw missingDigit("after '-'", at: end) }
    if bytes[whole] == .zero, end > whole + 1 {
      throw failure("a number begins with a needless 0", at: whole)
    }
    if byte(at: end) == .point {
      end += 1
      let fraction = end
      while let digit = digit(at: end) {
        decimal.append(digit)
        end += 1
      }
      guard end > fraction else { throw missingDigit("after '.'", at: end) }
      decimal.exponent = fraction - end
    }
    if byte(at: end) | 0x20 == UInt8(ascii: "e") {
      end += 1
      let isNegativePower = byte(at: end) == .minus
      if isNegativePower || byte(at: end) == .plus { end += 1 }
      let first = end
      var power = 0
      while let digit = digit(at: end) {
        // Beyond any exponent that makes a difference, among at most a thousand digits.
        power = min(power * 10 + Int(digit), 1_000_000)
        end += 1
      }
      guard end > first else { throw missingDigit("in the exponent", at: end) }
      decimal.exponent += isNegativePower ? -power : power
    }
    guard end - start <= JSONDocument.numberLimit else {
      let limit = JSONDocument.numberLimit
      throw failure("a number is longer than \(limit) characters", at: start)
    }

    let number: Double
    if let magnitude = decimal.exactly {
      number = isNegative ? -magnitude : magnitude
    } else {
      number = Double(bytes.text(start..<end)) ?? .nan
    }
    guard number.isFinite else {
      throw failure("\(clipped(start..<end, to: 40)) is not a finite number", at: start)
    }
    tape.append(.number(number, at: start))
    offset = end
  }

  private func digit(at offset: Int) -> UInt64? {
    guard offset < bytes.count, bytes[offset].isDigit else { return nil }
    return UInt64(bytes[offset] - .zero)
  }

  private func missingDigit(_ place: String, at offset: Int) -> JSONError {
    unexpected("a digit \(place)", at: offset, showsWord: false)
  }
}

/// A whole number times a power of ten.
private struct Decimal {
  private var digits: UInt64 = 0
  private var isWhole = true
  var exponent = 0

  /// Takes one more digit.
  mutating func append(_ digit: UInt64) {
    // No nineteen digits overflow 64 bits.
    isWhole = isWhole && digits < 1_000_000_000_000_000_000
    if isWhole { digits = digits * 10 + digit }
  }

  /// The nearest `Double`, if one rounding finds it.
  ///
  /// Both factors are exact up to 2⁵³ and 10²², and one operation on exact numbers rounds once.
  var exactly: Double? {
    if digits == 0, isWhole { return 0 }
    guard isWhole, digits <= 1 << 53, abs(exponent) < powersOfTen.count else { return nil }
    let power = powersOfTen[abs(exponent)]
    return exponent < 0 ? Double(digits) / power : Double(digits) * power
  }
}

/// The powers of ten that are exact as a `Double`.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
