public import MarayaGeometry

/// A value in a node's description.
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
  /// Numbers with names, in a fixed order; those that are not given are left out.
  case named([NamedNumber])

  /// A number with a name.
  public struct NamedNumber: Hashable, Sendable {
    /// The name, as files spell it.
    public var name: String
    /// The number.
    public var value: Double

    /// Creates a number with a name.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
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

  /// Physical insets, by name.
  public static func insets(_ insets: EdgeInsets) -> PropertyValue {
    .named([
      NamedNumber("top", insets.top), NamedNumber("left", insets.left),
      NamedNumber("bottom", insets.bottom), NamedNumber("right", insets.right),
    ])
  }

  /// Insets from the leading edge, by name.
  public static func insets(_ insets: DirectionalEdgeInsets) -> PropertyValue {
    .named([
      NamedNumber("top", insets.top), NamedNumber("leading", insets.leading),
      NamedNumber("bottom", insets.bottom), NamedNumber("trailing", insets.trailing),
    ])
  }

  /// A text that may be missing.
  public static func text(ifPresent text: String?) -> PropertyValue {
    text.map { .text($0) } ?? .none
  }
}
