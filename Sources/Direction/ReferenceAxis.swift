/// The horizontal extent about whose middle a node is mirrored, in points.
///
/// A node's axis is its own reference width (`0` to that width) if it has one, otherwise the
/// extent of its supernode's bounds, or of a scroll node's content.
@frozen
public struct ReferenceAxis: Hashable, Sendable {
  /// The left end.
  public var minX: Double
  /// The right end.
  public var maxX: Double

  /// Creates an axis from its two ends.
  @inlinable
  public init(minX: Double, maxX: Double) {
    self.minX = minX
    self.maxX = maxX
  }

  /// Creates an axis that begins at zero, as the article's reference width does.
  @inlinable
  public init(width: Double) {
    self.init(minX: 0, maxX: width)
  }

  /// The distance between the two ends.
  @inlinable
  public var width: Double { maxX - minX }
}
