/// What the values of a property look like: what a file may have in its place.
public indirect enum PropertyShape: Hashable, Sendable {
  /// No value, where another shape says what could be.
  case nothing
  /// Yes or no.
  case flag
  /// Any finite number.
  case number
  /// A number that is not below 0.
  case length
  /// A whole number that is not below 0.
  case count
  /// Any text.
  case text
  /// One of these texts.
  case choice([String])
  /// A fixed number of values, each with a name that files leave out.
  case tuple([Field])
  /// Any number of values.
  case list(PropertyShape)
  /// Values with names.
  case record([Field])
  /// One of several shapes.
  case either([PropertyShape])

  /// A part with a name.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// What its values look like.
    public var shape: PropertyShape
    /// Whether it may be left out.
    public var isOptional: Bool

    /// Creates a part.
    public init(_ name: String, _ shape: PropertyShape = .number, isOptional: Bool = false) {
      self.name = name
      self.shape = shape
      self.isOptional = isOptional
    }
  }

  /// A fixed number of numbers.
  public static func numbers(_ names: [String]) -> PropertyShape {
    .tuple(names.map { Field($0) })
  }

  /// Numbers with names, each of which may be left out.
  public static func named(_ names: [String]) -> PropertyShape {
    .record(names.map { Field($0, isOptional: true) })
  }
}

extension PropertyShape: CustomStringConvertible {
  /// What is expected, in words: `a number`, `4 numbers: x, y, width, height`.
  public var description: String {
    switch self {
    case .nothing: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .length: "a number that is not below 0"
    case .count: "a whole number that is not below 0"
    case .text: "a text"
    case .choice(let texts): texts.map { "\"\($0)\"" }.joined(separator: " or ")
    case .tuple(let fields):
      "\(fields.count) \(fields.areNumbers ? "numbers" : "values"): \(fields.names)"
    case .list(let shape): "a list of: \(shape)"
    case .record(let fields): "an object with \(fields.names)"
    case .either(let shapes): shapes.map { $0.description }.joined(separator: ", or ")
    }
  }
}

extension [PropertyShape.Field] {
  var names: String {
    var text = ""
    for field in self { text += text.isEmpty ? field.name : ", \(field.name)" }
    return text
  }

  fileprivate var areNumbers: Bool {
    allSatisfy { $0.shape == .number || $0.shape == .length }
  }
}
