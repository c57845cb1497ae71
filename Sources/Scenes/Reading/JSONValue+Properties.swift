import MarayaTree

extension JSONValue {
  /// The value as a property holds it; lists and objects deeper than any property are left out.
  var propertyValue: PropertyValue { propertyValue(depth: 0) }

  private func propertyValue(depth: Int) -> PropertyValue {
    // No shape is as deep; what is deeper fits none, whatever is in it.
    if depth > 16 { return .none }
    return switch kind {
    case .null: .none
    case .flag: .flag(flag ?? false)
    case .number: .number(number ?? 0)
    case .text: .text(text ?? "")
    case .array:
      numbers.map { .numbers($0) } ?? .list(elements.map { $0.propertyValue(depth: depth + 1) })
    case .object:
      .record(members.map { .init($0.key, $0.value.propertyValue(depth: depth + 1)) })
    }
  }

  /// The numbers of a list of nothing else: what most lists are, and all that are long.
  private var numbers: [Double]? {
    var numbers: [Double] = []
    for element in elements {
      guard let number = element.number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Reads a value of a kind; the path to it is made only if it is none.
  func read<Value>(
    _ kind: PropertyKind<Value>,
    path: @autoclosure () -> String
  ) throws(SceneError) -> Value {
    let value = propertyValue
    if let mismatch = kind.shape.mismatch(of: value) { throw error(mismatch, path: path()) }
    guard let result = kind.value(of: value) else {
      throw unexpected(kind.shape.description, path: path())
    }
    return result
  }
}
