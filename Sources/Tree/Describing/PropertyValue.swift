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

  /// A point, as x and y.
  public static func point(_ point: Point) -> PropertyValue {
    .numbers([point.x, point.y])
  }

  /// A rectangle, as x, y, width and height.
  public static func rect(_ rect: Rect) -> PropertyValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// A text that may be missing.
  public static func text(ifPresent text: String?) -> PropertyValue {
    text.map { .text($0) } ?? .none
  }
}
