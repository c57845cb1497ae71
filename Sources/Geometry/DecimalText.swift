/// A number as people read it: at most two decimals, no trailing zeros, never `-0`.
///
/// Hundredths are rounded to nearest, ties away from zero: 0.125 is `0.13`, 44.50 is `44.5`. What is
/// less than a tie by its last bits counts as one, for layouts come to the same number on several ways.
/// Numbers too large to have hundredths are written as Swift does, what is not a number as `nan`,
/// `inf`, `-inf`.
package func decimalText(_ value: Double) -> String {
  let nudge = value < 0 ? -1e-7 : 1e-7
  let hundredths = (value * 100 + nudge).rounded(.toNearestOrAwayFromZero)
  // Up to here every hundredth is a number of its own; beyond, the shortest description has the
  // fewest digits. NaN fails the comparison.
  guard abs(hundredths) < 0x1p53 else { return withoutFraction(value.description) }

  let digits = Int64(abs(hundredths))
  let (whole, fraction) = digits.quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  let (tenth, hundredth) = fraction.quotientAndRemainder(dividingBy: 10)
  if fraction == 0 { return "\(sign)\(whole)" }
  if hundredth == 0 { return "\(sign)\(whole).\(tenth)" }
  return "\(sign)\(whole).\(tenth)\(hundredth)"
}

/// Numbers as ``decimalText(_:)`` writes them, separated by commas.
func decimalList(_ first: Double, _ rest: Double...) -> String {
  var text = decimalText(first)
  for value in rest {
    text += ","
    text += decimalText(value)
  }
  return text
}

/// A description without the `.0` that Swift adds to whole numbers.
private func withoutFraction(_ description: String) -> String {
  let text = description.utf8
  guard text.suffix(2).elementsEqual(".0".utf8) else { return description }
  return String(decoding: text.dropLast(2), as: UTF8.self)
}
