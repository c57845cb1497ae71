import Maraya

// The shapes that the cases give to directions and to what has a side.

extension Value {
  /// A direction, `ltr` or `rtl`.
  var direction: LayoutDirection {
    get throws {
      guard let direction = LayoutDirection(rawValue: try text) else {
        throw NotUnderstood("the direction \(self)")
      }
      return direction
    }
  }

  /// A list of directions.
  var directions: [LayoutDirection] {
    get throws { try list.map { try $0.direction } }
  }

  /// Physical insets in the order top, left, bottom, right.
  var edgeInsets: EdgeInsets {
    get throws {
      let numbers = try numbers(4)
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }

  /// What content means, by the name that UIKit has for it.
  var semantic: SemanticContentAttribute {
    get throws {
      guard let semantic = SemanticContentAttribute(rawValue: try text) else {
        throw NotUnderstood("the meaning \(self)")
      }
      return semantic
    }
  }
}

extension Value {
  static func numbers(_ numbers: [Double]) -> Value { .list(numbers.map(Value.number)) }

  static func edgeInsets(_ insets: EdgeInsets) -> Value {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// An object with what is true in each of some directions.
  static func byDirection(
    _ directions: [LayoutDirection],
    _ value: (LayoutDirection) throws -> Value
  ) rethrows -> Value {
    .object(try directions.reduce(into: [:]) { $0[$1.rawValue] = try value($1) })
  }
}
