import MarayaGeometry
public import MarayaTree

extension PropertyValue {
  /// The value as drawings and reports spell it: `20,50,100,100`, `leading 16 top 8`.
  ///
  /// Numbers have at most two decimals. A text that could be read as something else stands in
  /// quotation marks; what is not seen of it is escaped, as in Swift.
  public var text: String {
    switch self {
    case .none: "none"
    case .flag(let isSet): isSet ? "on" : "off"
    case .number(let number): decimalText(number)
    case .text(let text): DrawnText.of(text)
    case .numbers(let numbers): numbers.map(decimalText).joined(separator: ",")
    case .values(let values): values.map(\.text).joined(separator: ",")
    case .record(let fields):
      fields.map { "\($0.name) \($0.value.text)" }.joined(separator: " ")
    }
  }
}
