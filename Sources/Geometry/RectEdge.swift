/// An edge of a rectangle, named by its coordinate.
///
/// The names are those of `CGRectEdge`. They are physical: in directional space `minX` is the
/// leading edge, in physical space the left one.
@frozen
public enum RectEdge: Hashable, Sendable, CaseIterable {
  /// The edge with the smallest x coordinate.
  case minX

  /// The edge with the smallest y coordinate; the top edge, since y grows downwards.
  case minY

  /// The edge with the largest x coordinate.
  case maxX

  /// The edge with the largest y coordinate; the bottom edge, since y grows downwards.
  case maxY
}
