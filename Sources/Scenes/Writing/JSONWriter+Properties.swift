package import MarayaTree

extension JSONWriter {
  /// Writes a value, with spaces after commas and colons.
  ///
  /// What no JSON can hold, a number that is not finite, is written as `null`.
  package mutating func property(_ value: PropertyValue) {
    switch value {
    case .none: null()
    case .flag(let isSet): flag(isSet)
    case .number(let number): finite(number)
    case .text(let text): self.text(text)
    case .numbers(let numbers): list(numbers) { $0.finite($1) }
    case .values(let values): list(values) { $0.property($1) }
    case .record(let fields):
      var members = Members()
      for field in fields { members.add(field.name, field.value, to: &self) }
      members.end(in: &self)
    }
  }

  private mutating func finite(_ number: Double) {
    if number.isFinite { self.number(number) } else { null() }
  }

  private mutating func list<Element>(
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(", ") }
      write(&self, element)
    }
    raw("]")
  }

  /// An object that is being written: `{ "key": value, … }`.
  package struct Members {
    private var isEmpty = true

    /// Begins an object; nothing is written before the first key.
    package init() {}

    /// Goes on with an object that has members already, or has none.
    init(isEmpty: Bool) { self.isEmpty = isEmpty }

    /// Writes a key, and what comes before it; the value follows.
    package mutating func key(_ key: String, in writer: inout JSONWriter) {
      writer.raw(isEmpty ? "{ " : ", ")
      isEmpty = false
      writer.text(key)
      writer.raw(": ")
    }

    /// Writes a key and its value.
    package mutating func add(
      _ key: String,
      _ value: PropertyValue,
      to writer: inout JSONWriter
    ) {
      self.key(key, in: &writer)
      writer.property(value)
    }

    /// Ends the object.
    package func end(in writer: inout JSONWriter) { writer.raw(isEmpty ? "{}" : " }") }
  }
}
