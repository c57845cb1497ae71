/// What a node says of itself: its type, what was asked of it, and what came of it.
///
/// Filled by ``Node/describe(into:)``. Drawings, reports and files know a class's properties
/// only from its description, so that a new class needs no change anywhere else. It works in both
/// directions: what names a property also says how it is set, for files that are read.
public struct NodeDescription {
  /// One named value.
  public struct Property: Hashable, Sendable {
    /// What a property is about.
    @frozen
    public enum Role: Hashable, Sendable {
      /// Where the node was asked to be; a node has one of these.
      case placement
      /// Anything else that was asked of it.
      case attribute
      /// What is remembered of the time at which it was asked.
      case history
      /// What came of it.
      case result
    }

    /// The name, as files spell it.
    public var key: String
    /// The present value.
    public var value: PropertyValue
    /// The value of a new node; `nil` for a result, and for what a new node does not have.
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

  /// A property that a class has, whether or not a node has a value for it.
  public struct Declaration: Hashable, Sendable {
    /// The name, as files spell it.
    public var key: String
    /// What values look like.
    public var shape: PropertyShape
    /// The value of a new node, if it has one.
    public var defaultValue: PropertyValue?
    /// What the property is about.
    public var role: Property.Role
    /// The property that says the same from other sides, or in other words; its own key if none.
    public var subject: String
  }

  /// What a description is made for.
  enum Purpose {
    /// To be read.
    case properties
    /// To be read, but for what came of the node only.
    case results
    /// To know what there is.
    case declarations
    /// To set what is given.
    case assignment(PropertyAssignment)
  }

  /// The type, as files and drawings spell it: `node`, `layer`, ….
  public var typeName = "node"
  /// The properties that have a value, in the order in which the classes named them.
  public private(set) var properties: [Property] = []
  /// The properties that there are, if the description was made to know them.
  private var declarations: [Declaration] = []
  private var purpose = Purpose.properties

  /// Creates an empty description.
  public init() {}

  init(for purpose: Purpose) { self.purpose = purpose }

  /// Names something that is asked of the node.
  ///
  /// - Parameters:
  ///   - key: The name, as files spell it; no other property of the node has it, though a
  ///     result may.
  ///   - kind: How values are written and read.
  ///   - value: The present value; `nil` if there is none.
  ///   - defaultValue: The value of a new node; `nil` if it has none.
  ///   - role: What the property is about.
  ///   - twin: The property that says the same from other sides, or in other words, if there is
  ///     one: a file gives one of them.
  ///   - isDirectional: Whether the value is measured from the leading edge.
  ///   - mirrored: What the value is in the mirror image of the tree, if it is another one. The
  ///     mirror report names the property then.
  ///   - set: Sets the property to a value; called when a file is read. A value that the node
  ///     refuses, which leaves a ``Diagnostic``, is told as a mistake in the file.
  public mutating func property<Value>(
    _ key: String,
    _ kind: @autoclosure () -> PropertyKind<Value>,
    _ value: @autoclosure () -> Value?,
    default defaultValue: @autoclosure () -> Value? = nil,
    role: Property.Role = .attribute,
    twin: String? = nil,
    isDirectional: Bool = false,
    mirrored: @autoclosure () -> Value? = nil,
    set: (Value) -> Void
  ) {
    switch purpose {
    case .results: return
    case .declarations:
      let kind = kind()
      declarations.append(
        Declaration(
          key: key,
          shape: kind.shape,
          defaultValue: defaultValue().map(kind.encode),
          role: role,
          subject: twin ?? key
        )
      )
    case .assignment(let assignment): assignment.assign(key, kind(), set)
    case .properties:
      guard let value = value() else { return }
      let kind = kind()
      let written = kind.encode(value)
      let mirrored = mirrored().map(kind.encode)
      properties.append(
        Property(
          key: key,
          value: written,
          defaultValue: defaultValue().map(kind.encode),
          role: role,
          isDirectional: isDirectional,
          mirrored: mirrored == written ? nil : mirrored
        )
      )
    }
  }

  /// Says that new nodes of the class have another value for a property of a superclass.
  ///
  /// For a class whose initializer sets it. What has the value of a new node is left out of files
  /// and drawings.
  ///
  /// ```swift
  /// description.changeDefault(of: "clipsToBounds", to: .flag(true))
  /// ```
  ///
  /// - Complexity: O(*p*) for *p* properties that were named before.
  public mutating func changeDefault(of key: String, to value: PropertyValue) {
    for index in properties.indices
    where properties[index].key == key && properties[index].role != .result {
      properties[index].defaultValue = value
    }
    for index in declarations.indices where declarations[index].key == key {
      declarations[index].defaultValue = value
    }
  }

  /// Names something that came of what was asked.
  public mutating func result(
    _ key: String,
    _ value: @autoclosure () -> PropertyValue,
    isDirectional: Bool = false
  ) {
    switch purpose {
    case .declarations, .assignment: return
    case .properties, .results:
      properties.append(
        Property(
          key: key,
          value: value(),
          defaultValue: nil,
          role: .result,
          isDirectional: isDirectional,
          mirrored: nil
        )
      )
    }
  }

  /// The value of a property, or else of a result; `nil` when the node has none of that name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of properties.
  public subscript(_ key: String) -> PropertyValue? {
    properties.first { $0.key == key }?.value
  }
}

extension NodeDescription {
  /// What a node says of itself.
  public init(of node: Node) {
    self.init()
    node.describe(into: &self)
  }

  /// The properties that a node's class has, in the order in which they are set.
  package static func declarations(of node: Node) -> [Declaration] {
    var description = NodeDescription(for: .declarations)
    node.describe(into: &description)
    return description.declarations
  }

  /// What a node says of what came of it; properties are left out.
  ///
  /// - Complexity: That of the results alone.
  package init(resultsOf node: Node) {
    self.init(for: .results)
    node.describe(into: &self)
  }
}
