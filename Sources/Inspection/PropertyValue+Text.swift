import MarayaGeometry
public import MarayaTree

extension PropertyValue {
  /// The value as drawings and reports spell it: `20,50,100,100`, `leading 16 top 8`.
  ///
  /// Numbers have at most two decimals.
  public var text: String {
    switch self {
    case .none: "none"
    case .flag(let isSet): isSet ? "on" : "off"
    case .number(let number): decimalText(number)
    case .text(let text): text
    case .numbers(let numbers): numbers.map(decimalText).joined(separator: ",")
    case .named(let numbers):
      numbers.map { "\($0.name) \(decimalText($0.value))" }.joined(separator: " ")
    }
  }
}
