/// What a node says of itself: its type, what was asked of it, and what came of it.
///
/// Filled by ``Node/describe(into:)``. Drawings, reports and files know a class's properties
/// only from its description, so that a new class needs no change anywhere else.
public struct NodeDescription: Sendable {
  /// One named value.
  public struct Property: Hashable, Sendable {
    /// What a property is about.
    @frozen
    public enum Role: Hashable, Sendable {
      /// Where the node was asked to be.
      case placement
      /// Anything else that was asked of it.
      case attribute
      /// What came of it.
      case result
    }

    /// The name, as files spell it.
    public var key: String
    /// The present value.
    public var value: PropertyValue
    /// The value of a new node; `nil` for a result.
    public var defaultValue: PropertyValue?
    /// What the property is about.
    public var role: Role
    /// Whether the value is measured from the leading edge.
    public var isDirectional: Bool
    /// What the value is in the mirror image of the tree; `nil` where that is the value itself.
    ///
    /// Values with physical sides have one, and so have directions that are set.
    public var mirrored: PropertyValue?

    /// Whether the value is that of a new node.
    public var isDefault: Bool { value == defaultValue }
  }

  /// The type, as files and drawings spell it: `node`, `layer`, ….
  public var typeName = "node"
  /// The properties, in the order in which the classes named them.
  public private(set) var properties: [Property] = []

  /// Creates an empty description.
  public init() {}

  /// Names something that was asked of the node.
  ///
  /// - Parameters:
  ///   - key: The name, as files spell it; no other property of the node has it, though a
  ///     result may.
  ///   - value: The present value.
  ///   - defaultValue: The value of a new node.
  ///   - role: What the property is about.
  ///   - isDirectional: Whether the value is measured from the leading edge.
  ///   - mirrored: What the value is in the mirror image of the tree, if it is another one. The
  ///     mirror report names the property then.
  public mutating func property(
    _ key: String,
    _ value: PropertyValue,
    default defaultValue: PropertyValue,
    role: Property.Role = .attribute,
    isDirectional: Bool = false,
    mirrored: PropertyValue? = nil
  ) {
    properties.append(
      Property(
        key: key,
        value: value,
        defaultValue: defaultValue,
        role: role,
        isDirectional: isDirectional,
        mirrored: mirrored == value ? nil : mirrored
      )
    )
  }

  /// Names something that came of what was asked.
  public mutating func result(_ key: String, _ value: PropertyValue, isDirectional: Bool = false) {
    properties.append(
      Property(
        key: key,
        value: value,
        defaultValue: nil,
        role: .result,
        isDirectional: isDirectional,
        mirrored: nil
      )
    )
  }

  /// The value of a property, or else of a result; `nil` when the node has none of that name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of properties.
  public subscript(_ key: String) -> PropertyValue? {
    properties.first { $0.key == key }?.value
  }
}
