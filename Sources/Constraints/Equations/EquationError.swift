/// Why a text is no equation, and where.
public struct EquationError: Error, Hashable, Sendable {
  /// The byte of UTF-8 at which the text goes wrong, counted from 0; its length if it is cut short.
  public let offset: Int
  /// The Unicode scalar at which it goes wrong, counted from 1.
  public let column: Int
  /// What could stand there, as in `an attribute`.
  public let expected: String
  /// What stands there, as in `"leadng"`, or `the end`.
  public let found: String
  /// A word that was probably meant, as the end of the message; often empty.
  let hint: String
}

extension EquationError: CustomStringConvertible {
  /// The place and what is wrong: `column 7: expected an attribute, found "leadng"; did you …`.
  public var description: String { "column \(column): \(message)" }

  /// What is wrong, without the place.
  public var message: String { "expected \(expected), found \(found)\(hint)" }
}
