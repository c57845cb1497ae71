/// The number before `%` that means a part of a length: `20` for 0.2.
///
/// The decimal point of the shortest text is moved, which is exact; multiplying by 100 would round.
func percentText(_ fraction: Double) -> String {
  let sign = fraction < 0 ? "-" : ""
  let parts = shortestText(abs(fraction)).split(separator: "e", maxSplits: 1)
  let mantissa = parts[0].split(separator: ".", maxSplits: 1)
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  let whole = mantissa[0] == "0" ? "" : mantissa[0]
  let all = whole + (mantissa.count > 1 ? mantissa[1] : "")
  let digits = all.drop { $0 == "0" }
  if digits.isEmpty { return "0" }
  /// How many digits stand before the point.
  let place = whole.count - (all.count - digits.count) + exponent + 2

  if place >= digits.count && place <= 20 {
    return sign + digits + String(repeating: "0", count: place - digits.count)
  }
  if place > 0 && place < digits.count {
    return sign + digits.prefix(place) + "." + digits.dropFirst(place)
  }
  if place <= 0 && place > -6 {
    return sign + "0." + String(repeating: "0", count: -place) + digits
  }
  let rest = digits.dropFirst()
  return sign + digits.prefix(1) + (rest.isEmpty ? "" : "." + rest) + "e\(place - 1)"
}

/// The part of a length that a number before `%` means: 0.2 for `20`; `nil` for what is no number.
func fraction(percent text: Substring) -> Double? {
  let parts = text.split(separator: "e", maxSplits: 1)
  guard let mantissa = parts.first else { return nil }
  // An exponent beyond what fits means 0 or infinity, either way.
  let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -9999 : 9999) : 0
  return Double("\(mantissa)e\(max(min(exponent, 9999), -9999) - 2)")
}
