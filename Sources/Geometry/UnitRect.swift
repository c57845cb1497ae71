/// A rectangle inside another, as parts of its size.
///
/// x and width are parts of the outer width, y and height of the outer height: `0.5,0 0.5×1` is the
/// second half. From which edge x is counted is a matter of the space it is used in.
@frozen
public struct UnitRect: Hashable, Sendable {
  /// The part of the outer width before the rectangle.
  public var x: Double

  /// The part of the outer height above the rectangle.
  public var y: Double

  /// The part of the outer width that the rectangle covers.
  public var width: Double

  /// The part of the outer height that the rectangle covers.
  public var height: Double

  /// Creates a rectangle from parts of an outer width and height.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension UnitRect {
  /// Whether no part is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}

extension UnitRect: CustomStringConvertible {
  /// The parts with at most two decimals, as in `0.1,0.1 0.4×0.9`.
  public var description: String {
    decimalList(x, y) + " " + decimalText(width) + "×" + decimalText(height)
  }
}
