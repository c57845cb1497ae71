/// The named values of a case, each to be taken by somebody who understands it.
struct Fields {
  private var values: [String: Value]
  /// Whose values they are, for messages.
  private let owner: String

  init(_ values: [String: Value], of owner: String) {
    self.values = values
    self.owner = owner
  }

  /// Whether there is a value of this name that nobody has taken.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// Takes a value, if there is one.
  mutating func take(_ key: String) -> Value? {
    values.removeValue(forKey: key)
  }

  /// Puts a value back, or another one in its place.
  mutating func put(_ value: Value, as key: String) { values[key] = value }

  /// Takes a value that has to be there.
  mutating func require(_ key: String) throws -> Value {
    guard let value = take(key) else { throw NotUnderstood("\(owner) without '\(key)'") }
    return value
  }

  /// Takes the value whose key starts with a prefix, and the rest of that key.
  mutating func take(prefixed prefix: String) -> (rest: Substring, value: Value)? {
    guard let key = values.keys.sorted().first(where: { $0.hasPrefix(prefix) }) else { return nil }
    return take(key).map { (key.dropFirst(prefix.count), $0) }
  }

  /// Takes the values that have fields of their own, in the order of their names.
  ///
  /// The order in which the file has them is lost.
  mutating func takeObjects() -> [(name: String, fields: Fields)] {
    values.keys.sorted().compactMap { name in
      guard case .object(let object) = values[name] else { return nil }
      values[name] = nil
      return (name, Fields(object, of: "'\(name)'"))
    }
  }

  /// Takes all values that are left.
  mutating func takeAll() -> [String: Value] {
    defer { values = [:] }
    return values
  }

  /// Ends the reading: what nobody took, nobody understood.
  func finish() throws {
    guard values.isEmpty else {
      throw NotUnderstood("\(owner) with \(Value.object(values))")
    }
  }
}
