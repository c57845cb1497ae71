public import MarayaDirection
public import MarayaTree

/// Something in a tree that is probably a mistake, as ``Node/audit()`` finds it.
///
/// ```
/// overflow: card/name sticks out of card: trailing by 12 (right-to-left)
/// ```
public struct AuditFinding: Hashable, Sendable {
  /// What kind of mistake it is.
  public var code: Code
  /// The path of the node; of a very deep node only its end.
  public var node: String
  /// What is wrong, in words, with its numbers.
  ///
  /// It goes on where the path ends. Lengths are points with at most two decimals.
  public var message: String
  /// The directions in which it is so: left-to-right, right-to-left, or both, in that order.
  public var directions: [LayoutDirection]
  /// The numbers and names of the message, to the last digit, for programs.
  public var details: [PropertyValue.Field]

  /// Creates a finding.
  public init(
    code: Code,
    node: String,
    message: String,
    directions: [LayoutDirection] = LayoutDirection.allCases,
    details: [PropertyValue.Field] = []
  ) {
    self.code = code
    self.node = node
    self.message = message
    self.directions = directions
    self.details = details
  }

  /// The finding as a record for files: code, node, directions, message, and the details.
  public var value: PropertyValue {
    var fields: [PropertyValue.Field] = [
      PropertyValue.Field("code", .text(code.rawValue)),
      PropertyValue.Field("node", .text(node)),
      PropertyValue.Field("directions", .values(directions.map { .text($0.rawValue) })),
      PropertyValue.Field("message", .text(message)),
    ]
    if !details.isEmpty { fields.append(PropertyValue.Field("details", .record(details))) }
    return .record(fields)
  }
}

extension AuditFinding: CustomStringConvertible {
  /// Code, node and message in a line; and the direction, if it holds in one alone.
  public var description: String {
    let direction = directions.count == 1 ? " (\(directions[0]))" : ""
    return "\(code.rawValue): \(node) \(message)\(direction)"
  }
}
