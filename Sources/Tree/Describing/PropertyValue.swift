public import MarayaGeometry

/// A value in a node's description: what a file can hold of a property.
public enum PropertyValue: Hashable, Sendable {
  /// No value.
  case none
  /// Yes or no.
  case flag(Bool)
  /// A number: points, or whatever the property counts in.
  case number(Double)
  /// A text.
  case text(String)
  /// Numbers in a fixed order, such as those of a rectangle or a transform.
  case numbers([Double])
  /// Values in a fixed order, not all of them numbers; made by ``list(_:)``.
  case values([PropertyValue])
  /// Values with names, in a fixed order; those that are not given are left out.
  case record([Field])

  /// A value with a name.
  public struct Field: Hashable, Sendable {
    /// The name, as files spell it.
    public var name: String
    /// The value.
    public var value: PropertyValue

    /// Creates a value with a name.
    public init(_ name: String, _ value: PropertyValue) {
      self.name = name
      self.value = value
    }

    /// Creates a number with a name.
    public init(_ name: String, _ number: Double) {
      self.init(name, .number(number))
    }
  }

  /// Values in order: ``numbers(_:)`` where all of them are.
  public static func list(_ values: [PropertyValue]) -> PropertyValue {
    let numbers = values.compactMap { $0.number }
    return numbers.count == values.count ? .numbers(numbers) : .values(values)
  }

  /// A point, as x and y.
  public static func point(_ point: Point) -> PropertyValue {
    .numbers([point.x, point.y])
  }

  /// A rectangle, as x, y, width and height.
  public static func rect(_ rect: Rect) -> PropertyValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// A size, as width and height.
  public static func size(_ size: Size) -> PropertyValue {
    .numbers([size.width, size.height])
  }

  /// A text that may be missing.
  public static func text(ifPresent text: String?) -> PropertyValue {
    text.map { .text($0) } ?? .none
  }
}

extension PropertyValue {
  /// The number, if it is one.
  public var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The text, if it is one.
  public var string: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The flag, if it is one.
  public var isSet: Bool? {
    if case .flag(let isSet) = self { return isSet }
    return nil
  }

  /// The numbers, if it is a list of nothing else.
  public var numbers: [Double]? {
    if case .numbers(let numbers) = self { return numbers }
    return nil
  }

  /// The values in order, if it is a list.
  public var elements: [PropertyValue]? {
    switch self {
    case .numbers(let numbers): numbers.map { .number($0) }
    case .values(let values): values
    default: nil
    }
  }

  /// The value of a name, if it is a record that has one.
  public subscript(_ name: String) -> PropertyValue? {
    guard case .record(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }
}
