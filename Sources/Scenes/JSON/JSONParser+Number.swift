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
    digits(&end) { decimal.append($0) }
    guard end > whole else { throw missingDigit("after '-'", at: end) }
    if bytes[whole] == .zero, end > whole + 1 {
      throw failure("a number begins with a needless 0", at: whole)
    }
    if byte(at: end) == .point {
      end += 1
      let fraction = end
      digits(&end) {
        decimal.append($0)
        decimal.exponent -= 1
      }
      guard end > fraction else { throw missingDigit("after '.'", at: end) }
    }
    if byte(at: end) | 0x20 == UInt8(ascii: "e") {
      end += 1
      let isNegativePower = byte(at: end) == .minus
      if isNegativePower || byte(at: end) == .plus { end += 1 }
      let first = end
      var power = 0
      // Beyond any exponent that makes a difference, among at most a thousand digits.
      digits(&end) { power = min(power * 10 + $0, 1_000_000) }
      guard end > first else { throw missingDigit("in the exponent", at: end) }
      decimal.exponent += isNegativePower ? -power : power
    }
    guard end - start <= JSONDocument.numberLimit else {
      let limit = JSONDocument.numberLimit
      throw failure("a number is longer than \(limit) characters", at: start)
    }

    let number =
      decimal.exactly.map { isNegative ? -$0 : $0 } ?? Double(bytes.text(start..<end)) ?? .nan
    guard number.isFinite else {
      throw failure("\(clipped(start..<end, to: 40)) is not a finite number", at: start)
    }
    tape.append(.number(number, at: start))
    offset = end
  }

  /// Moves behind the digits that begin at an offset.
  private func digits(_ end: inout Int, _ body: (Int) -> Void) {
    while end < bytes.count, bytes[end].isDigit {
      body(Int(bytes[end] - .zero))
      end += 1
    }
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
  mutating func append(_ digit: Int) {
    // No nineteen digits overflow 64 bits.
    isWhole = isWhole && digits < 1_000_000_000_000_000_000
    if isWhole { digits = digits * 10 + UInt64(digit) }
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
