import MarayaTree

// What was expected and what was found: in a few words, however long and strange the document is.

extension JSONValue {
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
    var key: (text: String, offset: Int)?
    var path = path
    for step in mismatch.path {
      key = nil
      switch step {
      case .place(let place):
        path += "[\(place)]"
        guard let part = value.elements.dropFirst(place).first(where: { _ in true }) else { break }
        value = part
      case .name(let name):
        path += ".\(shown(name))"
        guard let part = value.members.first(where: { $0.key == name }) else { break }
        key = (part.key, part.keyOffset)
        value = part.value
      }
    }
    if mismatch.isAboutName, let key {
      let hint = suggestion(for: key.text, among: mismatch.choices)
      let message = "expected \(mismatch.expected), found \(quoted(key.text))\(hint)"
      return value.error(message, at: key.offset, path: path)
    }
    let hint = value.text.map { suggestion(for: $0, among: mismatch.choices) }
    return value.unexpected(mismatch.expected, path: path, hint: hint ?? "")
  }

  /// What the value is, in a few words.
  private var brief: String {
    switch kind {
    case .null: "null"
    case .flag: flag == true ? "true" : "false"
    case .number: number.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" } ?? ""
    case .text: quoted(text ?? "")
    case .array: count == 0 ? "an empty list" : "a list of \(count)"
    case .object: briefObject
    }
  }

  /// An object by its first keys.
  private var briefObject: String {
    let limit = 6
    let keys = members.prefix(limit + 1).map { shown($0.key) }
    if keys.isEmpty { return "an empty object" }
    return "an object with " + keys.prefix(limit).joined(separator: ", ")
      + (keys.count > limit ? ", …" : "")
  }
}

/// A text of a document as messages show it: in quotes, its beginning, in which nothing ends the
/// line or moves the cursor of a terminal.
func quoted(_ text: String) -> String {
  var json = JSONWriter()
  json.text(clipped(text))
  return json.string.withoutControls
}

/// A message that has words of a document in it: in one line, and not endless.
func brief(_ message: String) -> String {
  let scalars = message.unicodeScalars
  let limit = 300
  let isLong = scalars.count > limit
  let text = scalars.prefix(limit).reduce(into: "") { text, scalar in
    if scalar.value < 0x20 || scalar.value == 0x7F || scalar.isCommand {
      text += "\\u" + hexadecimal(scalar.value)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return isLong ? text + "…" : text
}

/// The same without quotes, as part of a path.
func shown(_ key: String) -> String {
  String(quoted(key).unicodeScalars.dropFirst().dropLast())
}

/// The first forty characters, counted as Unicode does: one letter may have a million accents.
private func clipped(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let limit = 40
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}

extension String {
  /// With a number in place of what JSON lets stand, but terminals take for a command.
  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: { $0.isCommand }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isCommand {
        text += "\\u" + hexadecimal(scalar.value)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or one that turns the direction of what follows.
  fileprivate var isCommand: Bool {
    switch value {
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
