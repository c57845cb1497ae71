/// The grid of a display's pixels, which lie `1 / scale` points apart.
///
/// Edges are snapped, never sizes, so rectangles that shared an edge still share it, and what was
/// inside another rectangle is still inside. Snapping twice is the same as snapping once. What lies
/// beyond the largest number when it is counted in pixels stays as it is.
///
///     scale 2:   0 ──┬── 0.5 ──┬── 1      from 0.25 on to 0.5, from 0.75 on to 1
///
/// - Invariant: ``scale`` is finite and greater than zero.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  public let scale: Double

  /// Creates the grid of a display.
  ///
  /// - Parameter scale: The number of pixels per point, such as 2.
  /// - Precondition: `scale` is finite and greater than zero.
  @inlinable
  public init(scale: Double) {
    precondition(
      scale.isFinite && scale > 0,
      "PixelGrid: scale \(scale) is not a finite number greater than zero"
    )
    self.scale = scale
  }
}

// MARK: - Edges

extension PixelGrid {
  /// The whole pixel nearest to a coordinate in points, counted from the origin.
  ///
  /// A coordinate halfway between two pixels goes to the larger one, for negative coordinates too,
  /// so a grid moved by whole pixels rounds alike everywhere. A millionth of a pixel less than
  /// halfway counts as halfway, so that sums with a rounding error go where the exact sum would.
  @inlinable
  public func pixel(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down)
  }

  /// The coordinate of the nearest whole pixel, in points.
  @inlinable
  public func snapped(_ value: Double) -> Double {
    let result = pixel(value) / scale
    return result.isFinite ? result : value
  }

  /// The rectangle whose edges are the nearest whole pixels.
  ///
  /// The size is a difference of whole pixels, divided by the scale once, so equal widths in pixels
  /// are equal in points wherever they stand. A rectangle narrower than half a pixel may become
  /// empty. ``Rect/null`` stays null.
  @inlinable
  public func snapped(_ rect: Rect) -> Rect {
    if rect.isNull { return .null }
    let left = pixel(rect.minX)
    let top = pixel(rect.minY)
    let result = Rect(
      x: left / scale,
      y: top / scale,
      width: (pixel(rect.maxX) - left) / scale,
      height: (pixel(rect.maxY) - top) / scale
    )
    return result.isFinite ? result : rect
  }
}

// MARK: - Lengths

extension PixelGrid {
  /// The smallest length of whole pixels that is not shorter, in points.
  ///
  /// What a text needs is rounded up, so that it is never cut. A millionth of a pixel more than a
  /// whole number is a rounding error and adds no pixel.
  @inlinable
  public func ceiled(_ value: Double) -> Double {
    // Adding 0 turns the −0 that rounding up can give into 0.
    let result = ((value * scale - 1e-6).rounded(.up) + 0) / scale
    return result.isFinite ? result : value
  }

  /// The size whose lengths are rounded up to whole pixels, in points.
  @inlinable
  public func ceiled(_ size: Size) -> Size {
    Size(width: ceiled(size.width), height: ceiled(size.height))
  }
}

extension PixelGrid: CustomStringConvertible {
  /// The scale in the style of image names, as in `@2x`.
  public var description: String { "@" + decimalText(scale) + "x" }
}
