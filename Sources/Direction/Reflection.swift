public import MarayaGeometry

/// The way between leading space and physical space: the one place that mirrors.
///
///     leading     minX ─────▶ x                maxX
///     physical    minX                x' ◀──── maxX       x' = minX + maxX - x
///
/// In leading space x grows away from the leading edge; in physical space it grows to the
/// right. Both use the coordinates of the axis, so that left-to-right is the identity, bit for
/// bit. Only x mirrors.
///
/// A reflection is its own inverse: the same call takes a physical input into leading space
/// and a result out of it (in floating point within rounding; exactly for values that the sum
/// of the axis' ends can represent).
///
/// The rule is article 1's `refWidth - maxX`, with the origin of the bounds taken into account.
@frozen
public struct Reflection: Hashable, Sendable {
  /// The direction whose leading edge x is measured from.
  public var direction: LayoutDirection
  /// The extent to mirror about, in physical points.
  public var axis: ReferenceAxis

  /// Creates the reflection of a direction across an axis.
  @inlinable
  public init(_ direction: LayoutDirection, across axis: ReferenceAxis) {
    self.direction = direction
    self.axis = axis
  }

  /// The reflection that changes nothing: of a root without a reference width.
  @inlinable
  public static var identity: Reflection {
    Reflection(.leftToRight, across: ReferenceAxis(width: 0))
  }

  /// The coordinate `x`, in points, in the other space.
  @inlinable
  public func callAsFunction(_ x: Double) -> Double {
    switch direction {
    case .leftToRight: x
    case .rightToLeft: axis.minX + axis.maxX - x
    }
  }

  /// The point in the other space.
  @inlinable
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: self(point.x), y: point.y)
  }

  /// The rectangle in the other space; its size stays, its edges change sides.
  ///
  /// A negative size is standardised first, as `CGRect` does.
  @inlinable
  public func callAsFunction(_ rect: Rect) -> Rect {
    switch direction {
    case .leftToRight: rect.standardized
    case .rightToLeft:
      Rect(x: self(rect.maxX), y: rect.minY, width: rect.width, height: rect.height)
    }
  }
}
