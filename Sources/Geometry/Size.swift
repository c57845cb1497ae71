/// A width and a height, in points.
///
/// A size is only a pair of numbers: negative lengths are kept as they are. It is ``Rect`` that
/// gives them a meaning, as `CGRect` does.
@frozen
public struct Size: Hashable, Sendable {
  /// The horizontal length, in points.
  public var width: Double

  /// The vertical length, in points.
  public var height: Double

  /// Creates a size from its lengths, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size {
  /// The size of nothing: 0 on both axes.
  @inlinable
  public static var zero: Size { Size(width: 0, height: 0) }

  /// Whether both lengths are neither infinite nor NaN.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The lengths with at most two decimals, as in `100×44.5`.
  public var description: String { decimalText(width) + "×" + decimalText(height) }
}
