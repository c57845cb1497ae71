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
    case .array: .list(elements.map { $0.propertyValue(depth: depth + 1) })
    case .object:
      .record(members.map { .init($0.key, $0.value.propertyValue(depth: depth + 1)) })
    }
  }

  /// Reads a value of a kind.
  func read<Value>(_ kind: PropertyKind<Value>, path: String) throws(SceneError) -> Value {
    let value = propertyValue
    if let mismatch = kind.shape.mismatch(of: value) { throw error(mismatch, path: path) }
    guard let result = kind.value(of: value) else {
      throw unexpected(kind.shape.description, path: path)
    }
    return result
  }

  // MARK: Errors

  /// An error about this value, or about what stands at an offset.
  func error(_ message: String, at offset: Int? = nil, path: String) -> SceneError {
    let position = document.position(of: offset ?? self.offset)
    return SceneError(
      line: position.line,
      column: position.column,
      path: path,
      message: message
    )
  }

  /// The error that something else stands here than what was expected.
  func unexpected(_ expected: String, path: String, hint: String = "") -> SceneError {
    error("expected \(expected), found \(brief)\(hint)", path: path)
  }

  /// The error for a part of this value that does not fit.
  func error(_ mismatch: PropertyMismatch, path: String) -> SceneError {
    var value = self
    var path = path
    for step in mismatch.path {
      switch step {
      case .place(let place):
        path += "[\(place)]"
        guard let part = value.elements.dropFirst(place).first(where: { _ in true }) else { break }
        value = part
      case .name(let name):
        path += ".\(name)"
        guard let part = value.members.first(where: { $0.key == name }) else { break }
        value = part.value
      }
    }
    return value.unexpected(mismatch.expected, path: path)
  }

  /// What the value is, in a few words.
  private var brief: String {
    switch kind {
    case .null: "null"
    case .flag: flag == true ? "true" : "false"
    case .number: number.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" } ?? ""
    case .text: "\"\(text.map { $0.count > 40 ? $0.prefix(40) + "…" : $0[...] } ?? "")\""
    case .array: "a list of \(count)"
    case .object: "an object"
    }
  }
}
