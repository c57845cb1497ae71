/// A value that is not what its place is for.
public struct PropertyMismatch: Error, Hashable, Sendable {
  /// A step on the way into a value.
  public enum Step: Hashable, Sendable {
    /// To the value of a name.
    case name(String)
    /// To a place in a list.
    case place(Int)
  }

  /// The way from the property's value to the part that does not fit.
  public var path: [Step]
  /// What would fit there, in words.
  public var expected: String
  /// The words that would fit, if it is one of them that is expected.
  public var choices: [String]
  /// Whether it is the last name on the way that does not fit, whatever its value is.
  public var isAboutName: Bool

  /// Creates a mismatch.
  public init(
    path: [Step],
    expected: String,
    choices: [String] = [],
    isAboutName: Bool = false
  ) {
    self.path = path
    self.expected = expected
    self.choices = choices
    self.isAboutName = isAboutName
  }

  /// The mismatch of a name that there is not, among those that there are.
  fileprivate init(of name: String, among names: [String]) {
    self.init(
      path: [.name(name)],
      expected: "one of \(names.joined(separator: ", "))",
      choices: names,
      isAboutName: true
    )
  }

  fileprivate func below(_ step: Step) -> PropertyMismatch {
    var whole = self
    whole.path.insert(step, at: 0)
    return whole
  }
}

extension PropertyShape {
  /// What is wrong with a value in a place of this shape; `nil` if it fits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts of the value.
  public func mismatch(of value: PropertyValue) -> PropertyMismatch? {
    switch self {
    case .nothing: value == .none ? nil : misfit
    case .flag: value.isSet == nil ? misfit : nil
    case .number: value.number == nil ? misfit : nil
    case .length: (value.number ?? -1) < 0 ? misfit : nil
    case .count:
      value.number.map { $0 >= 0 && $0 == $0.rounded() } ?? false ? nil : misfit
    case .text: value.string == nil ? misfit : nil
    case .choice(let texts):
      value.string.map(texts.contains) == true
        ? nil : PropertyMismatch(path: [], expected: description, choices: texts)
    case .tuple(let fields): mismatch(of: value, in: fields)
    case .list(let shape):
      if let elements = value.elements { mismatch(of: elements, each: shape) } else { misfit }
    case .record(let fields): mismatch(of: value, named: fields)
    case .either(let shapes): mismatch(of: value, oneOf: shapes)
    }
  }

  private var misfit: PropertyMismatch { PropertyMismatch(path: [], expected: description) }

  private func mismatch(of value: PropertyValue, in fields: [Field]) -> PropertyMismatch? {
    // A file may have millions of numbers in place of four.
    if let numbers = value.numbers, numbers.count != fields.count { return misfit }
    guard let elements = value.elements, elements.count == fields.count else { return misfit }
    for (place, (element, field)) in zip(elements, fields).enumerated() {
      if let wrong = field.shape.mismatch(of: element) { return wrong.below(.place(place)) }
    }
    return nil
  }

  private func mismatch(
    of elements: [PropertyValue],
    each shape: PropertyShape
  ) -> PropertyMismatch? {
    for (place, element) in elements.enumerated() {
      if let wrong = shape.mismatch(of: element) { return wrong.below(.place(place)) }
    }
    return nil
  }

  private func mismatch(of value: PropertyValue, named fields: [Field]) -> PropertyMismatch? {
    guard case .record(let given) = value else { return misfit }
    for part in given {
      guard let field = fields.first(where: { $0.name == part.name }) else {
        return PropertyMismatch(of: part.name, among: fields.map { $0.name })
      }
      if let wrong = field.shape.mismatch(of: part.value) { return wrong.below(.name(part.name)) }
    }
    let isComplete = fields.allSatisfy { $0.isOptional || value[$0.name] != nil }
    return isComplete ? nil : misfit
  }

  /// Of several that don't fit the one that goes furthest is told, for it is what was meant.
  private func mismatch(of value: PropertyValue, oneOf shapes: [PropertyShape])
    -> PropertyMismatch?
  {
    var furthest = misfit
    var meant: PropertyMismatch?
    for shape in shapes {
      guard let wrong = shape.mismatch(of: value) else { return nil }
      let isOwnName = wrong.isAboutName && wrong.path.count == 1
      if case .record = value, case .record = shape, !isOwnName {
        // It has all the names that were given; one that is missing may be of another shape.
        meant = meant ?? (wrong.path.isEmpty ? misfit : wrong)
      }
      if wrong.path.count > furthest.path.count {
        furthest = wrong
      } else if case .name(let name) = wrong.path.last, wrong.isAboutName, furthest.isAboutName,
        wrong.path == furthest.path
      {
        // No shape has the name: those of all of them could be meant.
        let more = wrong.choices.filter { !furthest.choices.contains($0) }
        let path = furthest.path.dropLast()
        furthest = PropertyMismatch(of: name, among: furthest.choices + more)
        furthest.path.insert(contentsOf: path, at: 0)
      }
    }
    return meant ?? furthest
  }
}
