/// A JSON value, as the cases hold it.
///
/// What is asked and what is answered are both values, so one comparison serves all areas.
enum Value: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Value])
  case object([String: Value])
}

extension Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Value].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }
}

// MARK: Comparing

extension Value {
  /// Whether the value has the shape of another and its numbers within a tolerance.
  func agrees(with other: Value, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let number), .number(let other)):
      abs(number - other) <= tolerance
    case (.list(let list), .list(let other)):
      list.count == other.count
        && zip(list, other).allSatisfy { $0.agrees(with: $1, within: tolerance) }
    case (.object(let object), .object(let other)):
      object.keys == other.keys
        && object.allSatisfy { key, value in
          other[key]?.agrees(with: value, within: tolerance) == true
        }
    default:
      self == other
    }
  }

  /// How many numbers, flags, texts and empty lists the value holds.
  var leafCount: Int {
    switch self {
    case .list(let list) where !list.isEmpty: list.reduce(0) { $0 + $1.leafCount }
    case .object(let object) where !object.isEmpty: object.values.reduce(0) { $0 + $1.leafCount }
    default: 1
    }
  }
}

// MARK: Reading

extension Value {
  var number: Double {
    get throws {
      guard case .number(let number) = self else { throw NotUnderstood("\(self) as a number") }
      return number
    }
  }

  var flag: Bool {
    get throws {
      guard case .flag(let flag) = self else { throw NotUnderstood("\(self) as a flag") }
      return flag
    }
  }

  var text: String {
    get throws {
      guard case .text(let text) = self else { throw NotUnderstood("\(self) as a text") }
      return text
    }
  }

  var list: [Value] {
    get throws {
      guard case .list(let list) = self else { throw NotUnderstood("\(self) as a list") }
      return list
    }
  }

  var object: [String: Value] {
    get throws {
      guard case .object(let object) = self else { throw NotUnderstood("\(self) as an object") }
      return object
    }
  }

  /// The fields of an object, to be taken one by one.
  func fields(of owner: String) throws -> Fields { Fields(try object, of: owner) }

  /// The numbers of a list.
  var numbers: [Double] {
    get throws { try list.map { try $0.number } }
  }

  /// A list of so many numbers.
  func numbers(_ count: Int) throws -> [Double] {
    let numbers = try numbers
    guard numbers.count == count else { throw NotUnderstood("\(self) as \(count) numbers") }
    return numbers
  }
}

// MARK: Describing

extension Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    }
  }
}

/// What a case says and the tests can't make sense of; never a reason to skip the case.
struct NotUnderstood: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = "not understood: \(what)"
  }
}
