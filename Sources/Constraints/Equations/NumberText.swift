/// A number to its last digit, without the fraction of a whole one and without the sign of zero.
///
/// Reading the text gives the same number.
func shortestText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
