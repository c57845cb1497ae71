/// Distances by which a rectangle's edges move inwards, named from the leading edge, in points.
///
/// The fields and their order are those of `NSDirectionalEdgeInsets`. Which physical edge is the
/// leading one is decided where the insets are used, by the layout direction there.
@frozen
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the leading edge, in points.
  public var leading: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Creates insets from a distance for each edge, in points.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension DirectionalEdgeInsets {
  /// The insets that move no edge.
  @inlinable
  public static var zero: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Whether no distance is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The distances in the order top, leading, bottom, trailing, as in `8,16,8,16`.
  public var description: String { decimalList(top, leading, bottom, trailing) }
}
